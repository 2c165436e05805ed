/** Limits of hours and rest in words. */
import { hasLimits, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import { m } from '../../../paraglide/messages.js';

/** In one line; undefined without any. */
export function timeLimitsText(limits: TimeLimits | undefined): string | undefined {
  if (!limits || !hasLimits(limits)) return undefined;
  const { dayHours, weekHours, restHours } = limits;
  return [
    ...(dayHours !== null ? [m.at_most_hours_a_day({ hours: dayHours })] : []),
    ...(weekHours !== null ? [m.at_most_hours_a_week({ hours: weekHours })] : []),
    ...(restHours !== null ? [m.rest_hours_between_places({ hours: restHours })] : []),
  ].join(' · ');
}

export function areSameLimits(one: TimeLimits, other: TimeLimits): boolean {
  return (
    one.dayHours === other.dayHours &&
    one.weekHours === other.weekHours &&
    one.restHours === other.restHours
  );
}
