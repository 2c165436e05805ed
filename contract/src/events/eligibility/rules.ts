/** Who may do a role: the one policy that every way to a place asks (EL-01, EL-02). Pure functions only. */

import type { CrewLack } from '../crew-rules/rules.ts';
import type { TooMuch } from '../time-limits/rules.ts';

/** The ages that people can say they are over, youngest first. */
export const ages = [14, 16, 18] as const;
export type Age = (typeof ages)[number];

/** The highest age that somebody said to be over; 0 = none of them yet. */
export type SaidAge = Age | 0;

/** What a role asks for; nothing = anybody may do it. All of it has to hold. */
export type Requirements = {
  /** Ids of kinds of qualification: one of them is enough. */
  readonly oneOf: readonly string[];
  readonly minAge: Age | null;
  /** Ids of agreements: all of them have to be signed. Left out = none. */
  readonly agreements?: readonly string[] | undefined;
  /** The id of the role, where a guardian has to agree for whoever is under 18. Left out = nobody has to. */
  readonly guardian?: string | undefined;
};

/** Whoever has not said that they are over it may be a minor. */
export const ADULT = 18;

/** For how long it stands that somebody is not over an age: then they are asked again. */
const ASKED_AGAIN_AFTER = 365 * 86_400_000;

/** The moment until which somebody must have said, or have been asked, which age they are over not to be asked again. */
export function askedBefore(now: Date): Date {
  return new Date(now.getTime() - ASKED_AGAIN_AFTER);
}

/** Whether somebody may well be over another age by now: it is a year since they said so, or they said nothing. */
export function isAgeOpen(said: { over: SaidAge | null; saidAt: Date | null }, now: Date): boolean {
  if (said.over === null || said.saidAt === null) return true;
  return said.over < ADULT && said.saidAt <= askedBefore(now);
}

/** The age that comes next; undefined for adults. */
export function nextAge(over: SaidAge | null): Age | undefined {
  return ages.find((age) => age > (over ?? 0));
}

/** How it stands with a guardian who was asked to agree. */
export const consentStates = ['asked', 'consented', 'refused', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

export const paperStates = ['claimed', 'verified', 'refused'] as const;
export type PaperState = (typeof paperStates)[number];

/** A qualification that a person says to have, and what came of looking at it. */
export type PaperFact = {
  readonly kindId: string;
  readonly state: PaperState;
  /** The last day on which it is valid, as `2026-12-05`; null = it does not expire. */
  readonly validUntil: string | null;
};

/** What is known of one person. */
export type Facts = {
  readonly papers: readonly PaperFact[];
  /** The highest age they said to be over; null = they said nothing. */
  readonly over: SaidAge | null;
  /** Ids of agreements of which they signed a text that still counts. Left out = none. */
  readonly signed?: readonly string[] | undefined;
  /** Of each role for which they named a guardian. Left out = none. */
  readonly guardians?:
    | readonly {
        readonly roleId: string;
        readonly state: ConsentState;
        /** Ids of agreements of which that guardian signed a text that still counts. Left out = none. */
        readonly signed?: readonly string[] | undefined;
      }[]
    | undefined;
};

export const noFacts: Facts = { papers: [], over: null };

/** Why the qualification is missing: there is none, it waits for a look, was refused, or ends before the day. */
type WhyNoPaper = 'none' | 'being_checked' | 'refused' | 'ends_before';

type WhyNoGuardian =
  | 'guardian_needed'
  | 'guardian_asked'
  | 'guardian_unsigned'
  | 'guardian_refused'
  | 'guardian_withdrew';

export type Missing =
  | {
      readonly rule: 'qualification';
      readonly why: WhyNoPaper;
      /** `wait`: the person has done what they can. */
      readonly nextStep: 'add_paper' | 'wait';
    }
  | {
      readonly rule: 'age';
      readonly why: 'not_said';
      readonly nextStep: 'say_age';
      readonly age: Age;
    }
  | {
      readonly rule: 'agreement';
      readonly why: 'not_signed';
      readonly nextStep: 'sign';
      /** Of those that are asked for. */
      readonly agreementIds: readonly string[];
    }
  | {
      readonly rule: 'guardian';
      readonly why: WhyNoGuardian;
      /** `wait`: the guardian was asked, or agreed and has yet to sign a text. */
      readonly nextStep: 'name_guardian' | 'wait';
    }
  | TooMuch
  | CrewLack;

export type Eligibility =
  | { readonly ok: true }
  | { readonly ok: false; readonly missing: readonly [Missing, ...Missing[]] };

/** Whether anything is asked for. */
export function asksFor({ oneOf, minAge, agreements = [], guardian }: Requirements): boolean {
  return oneOf.length > 0 || minAge !== null || agreements.length > 0 || guardian !== undefined;
}

/**
 * Whether a person may do what asks for the requirements, and if not, what is missing and what comes next.
 *
 * @param day the last one of the place by the calendar where it is (see `lastDayOf`), as `2026-12-05`
 */
export function eligible(
  { oneOf, minAge, agreements = [], guardian }: Requirements,
  facts: Facts,
  day: string,
): Eligibility {
  const noPaper = oneOf.length > 0 ? paperMissing(oneOf, facts.papers, day) : undefined;
  const noAge: Missing | undefined =
    minAge !== null && (facts.over ?? 0) < minAge
      ? { rule: 'age', why: 'not_said', nextStep: 'say_age', age: minAge }
      : undefined;
  const noGuardian =
    guardian === undefined ? undefined : guardianMissing(guardian, agreements, facts);
  const [first, ...others] = [noPaper, noAge, notSigned(agreements, facts), noGuardian].filter(
    (each) => each !== undefined,
  );
  return first ? { ok: false, missing: [first, ...others] } : { ok: true };
}

function notSigned(
  agreements: readonly string[],
  { signed = [] }: Facts,
): Extract<Missing, { rule: 'agreement' }> | undefined {
  const agreementIds = agreements.filter((id) => !signed.includes(id));
  if (agreementIds.length === 0) return undefined;
  return { rule: 'agreement', why: 'not_signed', nextStep: 'sign', agreementIds };
}

const withoutConsent = {
  asked: 'guardian_asked',
  refused: 'guardian_refused',
  withdrawn: 'guardian_withdrew',
} as const;

/** Whoever may be a minor signs together with their guardian: each text that the role asks for. */
function guardianMissing(
  role: string,
  agreements: readonly string[],
  { over, guardians = [] }: Facts,
): Missing | undefined {
  if ((over ?? 0) >= ADULT) return undefined;
  const rule = 'guardian';
  const { state, signed = [] } = guardians.find(({ roleId }) => roleId === role) ?? {};
  if (state === 'consented') {
    const isSigned = agreements.every((id) => signed.includes(id));
    return isSigned ? undefined : { rule, why: 'guardian_unsigned', nextStep: 'wait' };
  }
  const why = state ? withoutConsent[state] : 'guardian_needed';
  return { rule, why, nextStep: state === 'asked' ? 'wait' : 'name_guardian' };
}

function paperMissing(
  oneOf: readonly string[],
  papers: readonly PaperFact[],
  day: string,
): Missing | undefined {
  const own = papers.filter(({ kindId }) => oneOf.includes(kindId));
  const isLong = ({ validUntil }: PaperFact) => validUntil === null || validUntil >= day;
  const are = (state: PaperState) => own.filter((paper) => paper.state === state);
  if (are('verified').some(isLong)) return undefined;
  const rule = 'qualification';
  if (are('claimed').some(isLong)) return { rule, why: 'being_checked', nextStep: 'wait' };
  const hasShort = own.some((paper) => paper.state !== 'refused' && !isLong(paper));
  const why = hasShort ? 'ends_before' : own.length > 0 ? 'refused' : 'none';
  return { rule, why, nextStep: 'add_paper' };
}

/** The same with the limits that a place would break (see `tooMuch`), or why a crew cannot take the person (see `crewLacks`). */
export function withTime(
  eligibility: Eligibility,
  broken: readonly (TooMuch | CrewLack)[],
): Eligibility {
  const [first, ...others] = [...(eligibility.ok ? [] : eligibility.missing), ...broken];
  return first ? { ok: false, missing: [first, ...others] } : { ok: true };
}

/** Whether the person has done all they can: what is missing is somebody else's answer. They may ask for the place. */
export function mayAskMeanwhile(eligibility: Eligibility): boolean {
  return eligibility.ok || eligibility.missing.every(({ nextStep }) => nextStep === 'wait');
}

/** The last day of a place where it is: one that ends at midnight ends on the day before. */
export function lastDayOf(
  { endTime }: { readonly endTime: Date },
  { timeZone }: { readonly timeZone: string },
): string {
  // As `2026-12-05`: so days are written in Canada.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return day.format(new Date(endTime.getTime() - 1));
}
