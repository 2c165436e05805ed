/** Crews of which some people can only be so many, such as those who lack a paper, or only beside others, such as minors. */
/** How many of some people a part takes, besides those who are in it already. */
export type CrewLimit = {
  /** By its index. */
  readonly part: number;
  readonly most: number;
  /** For each person 1 where they count, else 0. */
  readonly counts: Uint8Array;
};

/** Whether a person, by index, is one of those of whom the part takes only so many. */
export function doesCount({ counts }: CrewLimit, person: number): boolean {
  return counts[person] === 1;
}

/** Some people whom a part takes only beside so many of the others. One a part at most. */
export type CrewBeside = {
  /** By its index. */
  readonly part: number;
  /** How many of the others have to be there, besides those who are in it already. */
  readonly least: number;
  /** For each person 1 where they come only beside others, 0 where they are one of those. */
  readonly counts: Uint8Array;
};

/** Whether a person, by index, comes only beside others. False: they are one of those others. */
export function comesBeside({ counts }: CrewBeside, person: number): boolean {
  return counts[person] === 1;
}
