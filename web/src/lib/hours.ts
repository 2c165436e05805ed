/** Hours in words. */
import { m } from '../paraglide/messages.js';
import { formatNumber } from './numbers.ts';

/** "1 hour", "3.25 hours" */
export function formatHours(hours: number): string {
  return m.hours_count({ count: hours, hours: formatNumber(hours) });
}
