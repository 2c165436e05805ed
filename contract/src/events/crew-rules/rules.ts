/**
 * What a role asks of its people together (EL-02). A crew is everybody who holds a place of one role at one time: of one of its
 * shifts, where it has some. Pure functions only.
 */

export type CrewRules = {
  /** Of which kind of qualification at least so many people have to hold one; null = of none. */
  readonly paper: { readonly kindId: string; readonly least: number } | null;
};

export const noCrewRules: CrewRules = { paper: null };

/** Somebody in a crew, or who would come into it, as far as its rules look at them. */
export type CrewMember = {
  /** A qualification of the kind that is asked for, checked and valid on the day. */
  readonly hasPaper: boolean;
};

export type Crew = {
  /** Taken or not. */
  readonly places: number;
  /** Who holds one of them besides the person who is asked about. */
  readonly others: readonly CrewMember[];
};

export type CrewLack = {
  readonly rule: 'crew';
  readonly why: 'kept_for_paper';
  /** The person can do nothing about it: whoever is missing has to come, or somebody else to leave. */
  readonly nextStep: 'wait';
  readonly kindId: string;
};

export function hasCrewRules({ paper }: CrewRules): boolean {
  return paper !== null;
}

/**
 * How many people without the paper a crew takes at most. Those who are missing find room as long as no more places are
 * given to others, so this is the same as to count who is missing and which places are left.
 */
export function mostWithoutPaper({ paper }: CrewRules, places: number): number {
  return Math.max(0, places - (paper?.least ?? 0));
}

/** Why a crew cannot take a person now. Who has the paper is never kept out for the sake of those who are missing. */
export function crewLacks(rules: CrewRules, person: CrewMember, crew: Crew): CrewLack[] {
  const { paper } = rules;
  if (!paper || person.hasPaper) return [];
  const without = crew.others.filter(({ hasPaper }) => !hasPaper).length;
  if (without < mostWithoutPaper(rules, crew.places)) return [];
  return [{ rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: paper.kindId }];
}

/** What a crew needs that is there, but is not as its rules ask for. */
export type CrewNeed = {
  readonly why: 'paper';
  readonly kindId: string;
  /** How many people with it are missing. */
  readonly missing: number;
  /** Whether there is no place left for all of them. */
  readonly isFull: boolean;
};

/**
 * What to look after: only places for those who are missing are left, or not even these. As long as others find a place too,
 * nothing is the matter; nor in a crew without anybody.
 */
export function crewNeeds(
  { paper }: CrewRules,
  { places, members }: { readonly places: number; readonly members: readonly CrewMember[] },
): CrewNeed[] {
  if (!paper || members.length === 0) return [];
  const missing = paper.least - members.filter(({ hasPaper }) => hasPaper).length;
  const free = places - members.length;
  if (missing <= 0 || free > missing) return [];
  return [{ why: 'paper', kindId: paper.kindId, missing, isFull: free < missing }];
}

/** Whether no crew with so many places could be as the rules ask for. */
export function isImpossible({ paper }: CrewRules, places: number): boolean {
  return paper !== null && paper.least > places;
}
