import { m } from '../paraglide/messages.js';

const steps = [
  [m.days_ago, 86_400],
  [m.hours_ago, 3600],
  [m.minutes_ago, 60],
] as const;

/** "3 hours ago"; "just now" under a minute and for moments to come. */
export function formatAgo(iso: string, nowIso: string): string {
  const seconds = (new Date(nowIso).getTime() - new Date(iso).getTime()) / 1000;
  for (const [text, length] of steps) {
    const amount = Math.floor(seconds / length);
    if (amount >= 1) return text({ count: amount });
  }
  return m.just_now();
}
