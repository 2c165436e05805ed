import type { Event } from '@saath/contract/events/events/schema';

/** What runs already has one for shifts that are yet to begin. */
export function mayHaveOutlook({ status, role: roles }: Pick<Event, 'status' | 'role'>): boolean {
  if (status === 'ONGOING') return roles.some(({ shifts }) => shifts.length > 0);
  return status === 'UPCOMING' && roles.length > 0;
}
