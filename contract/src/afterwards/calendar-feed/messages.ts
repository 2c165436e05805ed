import type { ErrorEntry } from '../../error-entry.ts';

/** Texts of one's own calendar feed. */
export const calendarFeedErrors = {
  'calendar_feed.not_found': { status: 404, message: 'This calendar address no longer works.' },
} as const satisfies Record<string, ErrorEntry>;

export const calendarFeedMessages = {
  $: 'calendar_feed',
  made: 'Your calendar address is ready.',
  ended: 'The calendar address no longer works.',
} as const;
