/** Calls about the address by which a person's calendar programs read their places. */
import * as z from 'zod/mini';
import { download, endpoint } from '../../endpoint.ts';
import { instant, messageReply, said } from '../../fields.ts';
import { calendarFeedErrors } from './messages.ts';

const feed = z.object({
  /** The address; null when there is none. */
  url: z.nullable(z.string()),
  /** When a calendar program last asked, to the hour. */
  readAt: z.nullable(instant),
  /** When this address took the place of one that ended with an old password; null otherwise. */
  replacedAt: z.nullable(instant),
});

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  summary: "The address of the caller's own calendar feed.",
  access: 'signed-in',
  errors: [],
  reply: feed,
});

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  summary: 'Make an address for your own calendar; an earlier one ends.',
  access: 'signed-in',
  errors: [],
  reply: z.extend(feed, { ...said }),
});

export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  summary: 'End the address of your own calendar.',
  access: 'signed-in',
  errors: [],
  reply: messageReply,
});

const unknown = calendarFeedErrors['calendar_feed.not_found'].message;

export const readCalendarFeed = download({
  path: '/api/calendar-feed/:token/saath.ics',
  summary: 'Where and when a person has places, for their calendar programs (RFC 5545).',
  access: 'public',
  errors: ['calendar_feed.not_found'],
  params: z.object({ token: z.string(unknown).check(z.maxLength(200, unknown)) }),
  download: { type: 'text/calendar' },
});
