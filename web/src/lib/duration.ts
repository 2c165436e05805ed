/** How long something takes, in words. */
import { inHours } from '@saath/contract/language-in-use';
import { m } from '../paraglide/messages.js';

/** "40 minutes", "4 h 40 min" @param duration whole minutes */
export function formatDuration(duration: number): string {
  const { hours, minutes } = inHours(duration);
  if (hours === 0) return m.number_of_minutes({ minutes });
  return minutes === 0 ? m.number_of_hours({ hours }) : m.hours_and_minutes({ hours, minutes });
}
