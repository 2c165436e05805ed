/** How long people and organisers of an event can write to each other, and who speaks on which side (HR-04, NT-04). */
import { limits } from '../../limits.ts';

export const threadSides = ['participant', 'organisers'] as const;
export type ThreadSide = (typeof threadSides)[number];

/** Why nobody can write any more: the event is long over, or the person's account is gone. */
export const threadEnds = ['over', 'gone'] as const;
export type ThreadEnd = (typeof threadEnds)[number];

/** Until when there is something to say about an event that ends at this time. */
export function writableUntil(endTime: Date): Date {
  return new Date(endTime.getTime() + limits.thread.openAfterEvent);
}
