/** What somebody would do too much of, in words. */
import type { Missing } from '@saath/contract/events/eligibility/rules';
import {
  ownTimeMessages,
  timeBesideMessages,
  timeLackMessages,
  timeLimitMessages,
} from '@saath/contract/events/time-limits/messages';
import {
  hasLimits,
  impossibleParts,
  type TimeLimits,
  type TooMuch,
} from '@saath/contract/events/time-limits/rules';
import { type Said, say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LimitedEvent, Times } from './queries.ts';

/** What an event asks for; undefined = no limits. */
export function limitsOf({
  dayHours,
  weekHours,
  restHours,
}: Omit<LimitedEvent, 'id' | 'timeZone'>): TimeLimits | undefined {
  const limits = { dayHours, weekHours, restHours };
  return hasLimits(limits) ? limits : undefined;
}

type Parts = {
  readonly roles: readonly { readonly id: string; readonly name: string }[];
  readonly shifts: readonly {
    readonly roleId: string;
    readonly startsAt: Date;
    readonly endsAt: Date;
  }[];
};

/** @throws DomainError `time_limits.impossible` naming a role that nobody could do within the limits */
export function requirePossible(
  limits: TimeLimits,
  event: Times & { readonly timeZone: string },
  { roles, shifts }: Parts,
): void {
  const shiftsByRole = Map.groupBy(shifts, ({ roleId }) => roleId);
  const whole = [{ startsAt: event.startTime, endsAt: event.endTime }];
  const parts = roles.flatMap((role) =>
    (shiftsByRole.get(role.id) ?? whole).map(({ startsAt, endsAt }) => ({
      ...{ role, startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    })),
  );
  const [first] = impossibleParts(parts, { limits, timeZone: event.timeZone });
  if (!first) return;
  const role = first.part.role.name;
  const [key, hours] =
    first.why === 'day'
      ? (['longDay', limits.dayHours ?? 0] as const)
      : (['longWeek', limits.weekHours ?? 0] as const);
  const said = say(timeLimitMessages, key, { role, hours });
  throw new DomainError('time_limits.impossible', { said });
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
