/** One row of the table of skills. The rows are grouped by family, one file each. */
export type Skill = {
  /** Shown to people, and the key under which other rows name this skill. */
  readonly name: string;
  /** Other words for the same skill, separated by commas. */
  readonly also?: string;
  /**
   * How well somebody with another skill can stand in where this one is asked for, 0.3 to 0.9.
   * Counts in both directions, unless the other row states its own figure: a paramedic can give
   * first aid, but a first-aider is only half a paramedic.
   */
  readonly near?: Readonly<Record<string, number>>;
};
