/** Calls by which organisers write to the people of an event, and those people read it. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema } from '../fields.ts';
import {
  announcementSchema,
  newAnnouncementSchema,
  receivedAnnouncementSchema,
  segmentQuerySchema,
} from './schema.ts';

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/api/event/:id/announcements',
  summary:
    "Write to an event's people, by notice and mail. The same key a second time sends nothing and answers as before.",
  access: 'admin',
  params: idParams,
  body: newAnnouncementSchema,
  reply: z.object({ message: z.string(), recipients: z.number() }),
});

export const countRecipients = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements/recipients',
  summary: 'How many people an announcement would reach now, and how many of them by mail as well.',
  access: 'admin',
  params: idParams,
  query: segmentQuerySchema,
  reply: z.object({ recipients: z.number(), byMail: z.number() }),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements',
  summary: 'What was sent to the people of an event, newest first, twenty a page.',
  access: 'admin',
  params: idParams,
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({
    announcements: z.array(announcementSchema),
    next: z.nullable(idSchema),
    total: z.number(),
  }),
});

export const myAnnouncements = endpoint({
  method: 'GET',
  path: '/api/event/:id/my-announcements',
  summary:
    'The announcements of an event that are meant for the signed-in person, newest first, twenty at most.',
  access: 'signed-in',
  params: idParams,
  reply: z.object({ announcements: z.array(receivedAnnouncementSchema) }),
});
