/**
 * What a role asks of its people together (EL-02). A crew is everybody who holds a place of one role at one time: of one of its
 * shifts, where it has some. Pure functions only.
 */

export type CrewRules = {
  /** Of which kind of qualification at least so many people have to hold one; null = of none. */
  readonly paper: { readonly kindId: string; readonly least: number } | null;
  /** Whoever may be a minor has a place only beside so many adults; null = beside anybody. */
  readonly adults: number | null;
  /** At most so many people who have not helped before; null = any number. */
  readonly beginners: number | null;
};

/** How many adults there are beside a minor, unless somebody says another number. */
export const USUAL_ADULTS = 2;

/** Somebody in a crew, or who would come into it, as far as its rules look at them. */
export type CrewMember = {
  /** A qualification of the kind that is asked for, checked and valid on the day. */
  readonly hasPaper: boolean;
  /** They have said that they are over 18; whoever has not may be a minor. */
  readonly isAdult: boolean;
  /** They have not been checked in at any other event. */
  readonly isBeginner: boolean;
};

export type Crew = {
  /** Taken or not. */
  readonly places: number;
  /** Who holds one of them besides the person who is asked about. */
  readonly others: readonly CrewMember[];
};

export type CrewLack = {
  readonly rule: 'crew';
  /** Whoever is missing has to come, or somebody else to leave. */
  readonly nextStep: 'wait';
} & (
  | { readonly why: 'kept_for_paper'; readonly kindId: string }
  /** Or the person says that they are over 18, if they are. */
  | { readonly why: 'needs_adults'; readonly adults: number }
  | { readonly why: 'too_many_beginners'; readonly most: number }
);

/** Whether a role asks for anything of its people together. */
export function hasCrewRules({ paper, adults, beginners }: CrewRules): boolean {
  return paper !== null || adults !== null || beginners !== null;
}

/**
 * How many people without the paper a crew takes at most. Those who are missing find room as long as no more places are
 * given to others, so this is the same as to count who is missing and which places are left.
 */
export function mostWithoutPaper({ paper }: CrewRules, places: number): number {
  return Math.max(0, places - (paper?.least ?? 0));
}

/** Why a crew cannot take a person now: one entry for each rule in the way, none when it can. */
export function crewLacks(rules: CrewRules, person: CrewMember, crew: Crew): CrewLack[] {
  return [
    ...lacksPaper(rules, person, crew),
    ...lacksAdults(rules, person, crew),
    ...isOneTooMany(rules, person, crew),
  ];
}

/** Who has the paper is never kept out for the sake of those who are missing. */
function lacksPaper(rules: CrewRules, person: CrewMember, crew: Crew): CrewLack[] {
  const { paper } = rules;
  if (!paper || person.hasPaper) return [];
  const without = crew.others.filter(({ hasPaper }) => !hasPaper).length;
  if (without < mostWithoutPaper(rules, crew.places)) return [];
  return [{ rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: paper.kindId }];
}

/** An adult is never kept out; a minor until the adults are there, however many places are left for them. */
function lacksAdults({ adults }: CrewRules, { isAdult }: CrewMember, { others }: Crew): CrewLack[] {
  if (adults === null || isAdult || adultsIn(others) >= adults) return [];
  return [{ rule: 'crew', why: 'needs_adults', nextStep: 'wait', adults }];
}

/** Who has helped before is never kept out. */
function isOneTooMany(
  { beginners: most }: CrewRules,
  { isBeginner }: CrewMember,
  { others }: Crew,
): CrewLack[] {
  if (most === null || !isBeginner || beginnersIn(others) < most) return [];
  return [{ rule: 'crew', why: 'too_many_beginners', nextStep: 'wait', most }];
}

const beginnersIn = (members: readonly CrewMember[]) =>
  members.filter(({ isBeginner }) => isBeginner).length;
const adultsIn = (members: readonly CrewMember[]) =>
  members.filter(({ isAdult }) => isAdult).length;

/** What a crew has too little of. */
export type CrewGap =
  | { readonly why: 'paper'; readonly kindId: string }
  | { readonly why: 'adult' };

/** What a crew lacks that a person would bring, however many places it has left. */
export function crewGaps(
  { paper, adults }: CrewRules,
  { hasPaper, isAdult }: CrewMember,
  { others }: Crew,
): CrewGap[] {
  const withPaper = others.filter((other) => other.hasPaper).length;
  return [
    ...(paper && hasPaper && withPaper < paper.least
      ? [{ why: 'paper' as const, kindId: paper.kindId }]
      : []),
    ...(adults !== null && isAdult && adultsIn(others) < adults ? [{ why: 'adult' as const }] : []),
  ];
}

/** What a crew needs that is there, but is not as its rules ask for. */
export type CrewNeed =
  | ({
      /** How many people are missing. */
      readonly missing: number;
      /** Whether there is no place left for all of them. */
      readonly isFull: boolean;
    } & (
      | {
          readonly why: 'paper';
          readonly kindId: string;
          /** Others find a place too. */
          readonly hasRoom?: true;
        }
      | { readonly why: 'adults' }
    ))
  /** So many beginners are too many. */
  | { readonly why: 'beginners'; readonly tooMany: number };

type CrewThere = {
  readonly places: number;
  readonly members: readonly CrewMember[];
  /** It had who is missing: that is said at once, however many places are left. */
  readonly wasWhole?: boolean;
};

/** What to look after; nothing is the matter in a crew without anybody. */
export function crewNeeds(rules: CrewRules, crew: CrewThere): CrewNeed[] {
  if (crew.members.length === 0) return [];
  return [
    ...needsPaper(rules, crew),
    ...needsAdults(rules, crew),
    ...hasTooManyBeginners(rules, crew),
  ];
}

/**
 * Only places for those who are missing are left, or not even these. As long as others find a place too, nothing is said,
 * unless somebody was counted on.
 */
function needsPaper(
  { paper }: CrewRules,
  { places, members, wasWhole = false }: CrewThere,
): CrewNeed[] {
  if (!paper) return [];
  const missing = paper.least - members.filter(({ hasPaper }) => hasPaper).length;
  const free = places - members.length;
  const hasRoom = free > missing;
  if (missing <= 0 || (hasRoom && !wasWhole)) return [];
  const need = { why: 'paper', kindId: paper.kindId, missing, isFull: free < missing } as const;
  return [{ ...need, ...(hasRoom ? { hasRoom } : {}) }];
}

/** A minor is there without them, however many places are left. */
function needsAdults({ adults }: CrewRules, { places, members }: CrewThere): CrewNeed[] {
  const there = adultsIn(members);
  if (adults === null || there >= adults || there === members.length) return [];
  const missing = adults - there;
  return [{ why: 'adults', missing, isFull: places - members.length < missing }];
}

/** The rule came later than they did, or somebody gave them the place for a reason. */
function hasTooManyBeginners({ beginners: most }: CrewRules, { members }: CrewThere): CrewNeed[] {
  const tooMany = most === null ? 0 : beginnersIn(members) - most;
  return tooMany > 0 ? [{ why: 'beginners', tooMany }] : [];
}

/** Whether no crew with so many places could be as the rules ask for. */
export function isImpossible({ paper }: CrewRules, places: number): boolean {
  return paper !== null && paper.least > places;
}

/** Whether a minor could never have one of so many places: that is what a least age is for. */
export function hasNoRoomForMinors({ adults }: CrewRules, places: number): boolean {
  return adults !== null && adults >= places;
}
