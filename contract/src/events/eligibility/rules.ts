/** Who may do a role: the one policy that every way to a place asks (EL-01, EL-02). Pure functions only. */

import type { TooMuch } from '../time-limits/rules.ts';

/** The ages that people can say they are over, youngest first. */
export const ages = [14, 16, 18] as const;
export type Age = (typeof ages)[number];

/** What a role asks for; nothing = anybody may do it. All of it has to hold. */
export type Requirements = {
  /** Ids of kinds of qualification: one of them is enough. */
  readonly oneOf: readonly string[];
  readonly minAge: Age | null;
  /** Ids of agreements: all of them have to be signed. Left out = none. */
  readonly agreements?: readonly string[] | undefined;
};

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
  /** The highest age they said to be over. */
  readonly over: Age | null;
  /** Ids of agreements of which they signed a text that still counts. Left out = none. */
  readonly signed?: readonly string[] | undefined;
};

export const noFacts: Facts = { papers: [], over: null };

/** Why the qualification is missing: there is none, it waits for a look, was refused, or ends before the day. */
type WhyNoPaper = 'none' | 'being_checked' | 'refused' | 'ends_before';

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
  | TooMuch;

export type Eligibility =
  | { readonly ok: true }
  | { readonly ok: false; readonly missing: readonly [Missing, ...Missing[]] };

/** Whether anything is asked for. */
export function asksFor({ oneOf, minAge, agreements = [] }: Requirements): boolean {
  return oneOf.length > 0 || minAge !== null || agreements.length > 0;
}

/**
 * Whether a person may do what asks for the requirements, and if not, what is missing and what comes next.
 *
 * @param day the last one of the place by the calendar where it is (see `lastDayOf`), as `2026-12-05`
 */
export function eligible(
  { oneOf, minAge, agreements = [] }: Requirements,
  facts: Facts,
  day: string,
): Eligibility {
  const noPaper = oneOf.length > 0 ? paperMissing(oneOf, facts.papers, day) : undefined;
  const noAge: Missing | undefined =
    minAge !== null && (facts.over ?? 0) < minAge
      ? { rule: 'age', why: 'not_said', nextStep: 'say_age', age: minAge }
      : undefined;
  const [first, ...others] = [noPaper, noAge, notSigned(agreements, facts)].filter(
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

/** The same with the limits of hours and rest that a place would break (see `tooMuch`). */
export function withTime(eligibility: Eligibility, broken: readonly TooMuch[]): Eligibility {
  const [first, ...others] = [...(eligibility.ok ? [] : eligibility.missing), ...broken];
  return first ? { ok: false, missing: [first, ...others] } : { ok: true };
}

/** Whether the person has done all they can: what is missing is an organiser's look. They may ask for the place. */
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
