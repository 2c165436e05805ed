/** Why somebody fits a role or does not: values for programs, phrases for people. */

/** `for` raised the score, `against` lowered it or rules the person out. */
export type Reason =
  /** The asked skill is offered, perhaps in other words. */
  | {
      readonly kind: 'has-skill';
      readonly tone: 'for';
      readonly asked: string;
      readonly offered: string;
    }
  | {
      readonly kind: 'close-skill';
      readonly tone: 'for';
      readonly asked: string;
      readonly offered: string;
    }
  /** Some of the asked skills, but not all, are missing. */
  | { readonly kind: 'lacks-skills'; readonly tone: 'against'; readonly missing: readonly string[] }
  | { readonly kind: 'no-asked-skill'; readonly tone: 'against' }
  | { readonly kind: 'interest'; readonly tone: 'for'; readonly interest: string }
  | {
      readonly kind: 'close-interest';
      readonly tone: 'for';
      readonly interest: string;
      readonly topic: string;
    }
  | { readonly kind: 'free'; readonly tone: 'for' }
  | {
      readonly kind: 'partly-free';
      readonly tone: 'for' | 'against';
      readonly freeMinutes: number;
      readonly eventMinutes: number;
    }
  | { readonly kind: 'experience'; readonly tone: 'for'; readonly years: number }
  | {
      readonly kind: 'attendance';
      readonly tone: 'for' | 'against';
      readonly attended: number;
      readonly confirmed: number;
    }
  | { readonly kind: 'same-role'; readonly tone: 'for'; readonly times: number }
  | { readonly kind: 'newcomer'; readonly tone: 'for' }
  | { readonly kind: 'last-turn'; readonly tone: 'for' | 'against'; readonly days: number }
  | { readonly kind: 'busy'; readonly tone: 'against' }
  | { readonly kind: 'not-free'; readonly tone: 'against' };

/** A reason as a short phrase in plain English. */
export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case 'has-skill':
      return isSameWord(reason)
        ? `Has ${reason.offered}`
        : `Has ${reason.offered} (asked: ${reason.asked})`;
    case 'close-skill':
      return `${reason.offered} is close to ${reason.asked}`;
    case 'lacks-skills':
      return `Does not name ${listOf(reason.missing)}`;
    case 'no-asked-skill':
      return 'Has none of the asked skills';
    case 'interest':
      return `Interested in ${reason.interest}, as is this event`;
    case 'close-interest':
      return `Interested in ${reason.interest}, close to ${reason.topic}`;
    case 'free':
      return 'Free at this time';
    case 'partly-free':
      return `Free for ${hours(reason.freeMinutes)} of ${hours(reason.eventMinutes)} hours`;
    case 'experience':
      return `${countOf(reason.years, 'year')} of experience`;
    case 'attendance':
      return `Came to ${reason.attended} of ${reason.confirmed}`;
    case 'same-role':
      return `Did this role ${timesOf(reason.times)}`;
    case 'newcomer':
      return 'New here';
    case 'last-turn':
      return reason.days === 0
        ? 'Had a turn today'
        : `Last turn ${countOf(reason.days, 'day')} ago`;
    case 'busy':
      return 'Already has another role at this time';
    case 'not-free':
      return 'Not free at this time';
  }
}

function isSameWord({ asked, offered }: { asked: string; offered: string }): boolean {
  return asked.toLowerCase() === offered.toLowerCase();
}

const MOST_LISTED = 2;

function listOf(names: readonly string[]): string {
  const rest = names.length - MOST_LISTED;
  const named = names.slice(0, MOST_LISTED).join(rest > 0 ? ', ' : ' and ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}

/** Hours to the half, without a needless `.0`. */
function hours(minutes: number): string {
  return String(Math.round(minutes / 30) / 2);
}

function countOf(amount: number, unit: string): string {
  const whole = Math.round(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

function timesOf(times: number): string {
  return ['once', 'twice'][times - 1] ?? `${times} times`;
}
