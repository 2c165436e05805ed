/** Crews of which some people can only be so many, such as those who lack a paper that others of it have to have. */
/** How many of some people a part takes, besides those who are in it already. */
export type CrewLimit = {
  /** By its index. */
  readonly part: number;
  readonly most: number;
  /** For each person 1 where they count, else 0. */
  readonly counts: Uint8Array;
};

export function doesCount({ counts }: CrewLimit, person: number): boolean {
  return counts[person] === 1;
}
