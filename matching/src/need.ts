/** The plain values that the engine works on. Nothing here tells who a person is: only what fits. */

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
  readonly event: {
    readonly title: string;
    readonly description: string;
    readonly type: string;
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
  readonly history: {
    /** Past events that the person was confirmed for. */
    readonly confirmed: number;
    readonly attended: number;
    /** Earlier confirmed roles with the same or a close name. */
    readonly sameRole: number;
    readonly lastConfirmedAt: number | null;
  };
};
