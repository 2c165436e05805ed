/** The plain values that the engine works on. Nothing here tells who a person is: only what fits. */
import type { Point } from './distance.ts';

/** Half-open, in epoch milliseconds: the end no longer belongs to it. */
export type Interval = { readonly startsAt: number; readonly endsAt: number };

/** One stretch of one day of every week, in the local time of the event. */
export type WeeklySlot = {
  /** 0 = Monday … 6 = Sunday. */
  readonly weekday: number;
  /** Minutes from local midnight, 0 to 1440. */
  readonly from: number;
  /** Minutes from local midnight, later than `from`, at most 1440. */
  readonly to: number;
};

/** A role of an event, as far as it decides who fits. */
export type RoleNeed = {
  readonly name: string;
  readonly description: string;
  readonly skills: readonly string[];
  /** How many people it needs. */
  readonly places: number;
  readonly event: {
    readonly title: string;
    readonly description: string;
    readonly type: string;
    /** Where it takes place, in words; empty when that is not known. */
    readonly place: string;
    /** And on the map, when that is known. */
    readonly point?: Point | undefined;
    /** An IANA name such as `Asia/Karachi`. */
    readonly timeZone: string;
  } & Interval;
};

/** A volunteer, as far as it decides where they fit. */
export type Candidate = {
  readonly id: string;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly experienceYears: number;
  /** Local to the event's zone. Empty means unknown, which neither helps nor harms. */
  readonly availability: readonly WeeklySlot[];
  /** When the person is confirmed elsewhere. */
  readonly busy: readonly Interval[];
  /** When the person said to be away, whatever the week says. */
  readonly away?: readonly Interval[];
  /** The town or area where the person lives, in words; empty when not told. */
  readonly area: string;
  /** The same on the map, to about a kilometre; undefined when not told. */
  readonly point?: Point | undefined;
  /** Null when it is not to be used: then it neither helps nor harms. */
  readonly history: History | null;
};

/** What came of earlier places and invitations. Figures that are NaN, infinite or negative count as 0. */
export type History = {
  /** Past events that the person had a place in, as far as it is known who came. */
  readonly confirmed: number;
  readonly attended: number;
  /** Places that organisers gave or offered, and those of them that the person took and kept. */
  readonly asked: number;
  readonly accepted: number;
  /** Invitations of coming events that are open or accepted: who is asked often gives way to others. */
  readonly openInvitations: number;
  /** Earlier places in a role with the same name, */
  readonly sameRole: number;
  /** in roles that ask for skills of the same families, */
  readonly sameFamily: number;
  /** and with the same organiser. */
  readonly sameOrganiser: number;
  /** Places in the four weeks around the event. */
  readonly recentTurns: number;
  /** Stars of organisers, 1 to 5 each. */
  readonly ratings: { readonly count: number; readonly sum: number };
  readonly lastConfirmedAt: number | null;
};

/** Of somebody who is new. */
export const noHistory: History = {
  confirmed: 0,
  attended: 0,
  asked: 0,
  accepted: 0,
  openInvitations: 0,
  sameRole: 0,
  sameFamily: 0,
  sameOrganiser: 0,
  recentTurns: 0,
  ratings: { count: 0, sum: 0 },
  lastConfirmedAt: null,
};
