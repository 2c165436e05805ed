import { dayWindow } from '@saath/contract/day/check-in/rules';
import type { Event } from '@saath/contract/events/events/schema';

/** What an organiser most likely came for. */
export type NextStep =
  | { readonly what: 'publish' }
  | { readonly what: 'check-in'; readonly count: number }
  | { readonly what: 'answer'; readonly count: number }
  | { readonly what: 'share' }
  | { readonly what: 'hours'; readonly count: number }
  | { readonly what: 'report' }
  | { readonly what: 'copy' };

type Given = {
  readonly event: Pick<Event, 'status' | 'startTime' | 'endTime' | 'role'>;
  /** How many requests wait for an answer, and how many people for one about their hours. */
  readonly waiting: number;
  readonly proposals: number;
  readonly now: number;
};

/** The one main action of an event's page, by what happens next: the day before everything, then people who wait. */
export function nextStepOf({ event, waiting, proposals, now }: Given): NextStep {
  const { status, role: roles } = event;
  if (status === 'PENDING') return { what: 'publish' };
  if (status === 'CANCELLED') return { what: 'copy' };
  if (status === 'COMPLETED')
    return proposals > 0 ? { what: 'hours', count: proposals } : { what: 'report' };
  const count = roles.reduce((sum, { filled }) => sum + filled, 0);
  if (count > 0 && now >= opensAt(event)) return { what: 'check-in', count };
  if (waiting > 0) return { what: 'answer', count: waiting };
  return { what: 'share' };
}

function opensAt({ startTime, endTime }: Given['event']): number {
  return dayWindow({
    startTime: new Date(startTime),
    endTime: new Date(endTime),
  }).opensAt.getTime();
}
