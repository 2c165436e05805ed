/** What somebody would do too much of, in words. */
import type { Missing } from '@saath/contract/events/eligibility/rules';
import {
  ownTimeMessages,
  timeBesideMessages,
  timeLackMessages,
} from '@saath/contract/events/time-limits/messages';
import { hasLimits, type TimeLimits, type TooMuch } from '@saath/contract/events/time-limits/rules';
import { type Said, say } from '@saath/contract/texts';
import type { LimitedEvent } from './queries.ts';

/** What an event asks for; undefined = no limits. */
export function limitsOf({
  dayHours,
  weekHours,
  restHours,
}: Omit<LimitedEvent, 'id' | 'timeZone'>): TimeLimits | undefined {
  const limits = { dayHours, weekHours, restHours };
  return hasLimits(limits) ? limits : undefined;
}

const isTime = (each: Missing): each is TooMuch => each.rule === 'time';

/** Why time is in the way, to an organiser; undefined where it is not. */
export function timeLackOf(name: string, missing: readonly Missing[]): Said | undefined {
  const first = missing.find(isTime);
  if (!first) return undefined;
  if (!missing.every(isTime)) return say(timeLackMessages, 'too', { name });
  return say(timeLackMessages, first.why, { name, hours: first.hours });
}

/** The same to the person, who can do nothing else before. */
export function ownTimeLackOf(missing: readonly Missing[]): Said | undefined {
  const first = missing.find(isTime);
  return first && say(ownTimeMessages, first.why, { hours: first.hours });
}

/** The same in a few words. */
export function timeBeside({ why, hours }: TooMuch): Said {
  return say(timeBesideMessages, why, { hours });
}
