/** Calls by which organisers write to the people of an event, and those people read it. */
import * as z from 'zod/mini';
import { endpoint, may, mayInRole } from '../../endpoint.ts';
import { idParams, idSchema, said } from '../../fields.ts';
import {
  announcementParams,
  announcementSchema,
  deliverySchema,
  failedMailSchema,
  failedMailsQuery,
  newAnnouncementSchema,
  receivedAnnouncementSchema,
  segmentQuerySchema,
} from './schema.ts';

export const sendAnnouncement = endpoint({
  method: 'POST',
  path: '/api/event/:id/announcements',
  summary:
    "Write to an event's people, by notice and mail. The same key a second time sends nothing and answers as before.",
  access: mayInRole('messages.write', { part: 'body', path: ['segment', 'roleId'] }),
  token: 'messages.write',
  errors: [
    'announcements.nobody',
    'announcements.not_published',
    'events.not_found',
    'roles.not_found',
  ],
  params: idParams,
  body: newAnnouncementSchema,
  reply: z.object({ ...said, recipients: z.number() }),
});

export const countRecipients = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements/recipients',
  summary: 'How many people an announcement would reach now, and how many of them by mail as well.',
  access: mayInRole('messages.write'),
  token: 'messages.write',
  errors: ['events.not_found', 'roles.not_found'],
  params: idParams,
  query: segmentQuerySchema,
  reply: z.object({ recipients: z.number(), byMail: z.number() }),
});

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements',
  summary: 'What was sent to the people of an event, newest first, twenty a page.',
  access: may('messages.write'),
  token: 'messages.write',
  errors: ['events.not_found'],
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
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ announcements: z.array(receivedAnnouncementSchema) }),
});

export const readDelivery = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements/:announcementId/delivery',
  summary:
    'How far an announcement has come: mails sent, waiting and failed, who gets none, and who has read it here.',
  access: may('messages.write'),
  token: 'messages.write',
  errors: ['announcements.not_found'],
  params: announcementParams,
  reply: deliverySchema,
});

export const listFailedMails = endpoint({
  method: 'GET',
  path: '/api/event/:id/announcements/:announcementId/failed-mails',
  summary: 'Whose mail failed the last time it was tried, twenty a page.',
  access: may('messages.write'),
  token: 'messages.write',
  errors: ['announcements.not_found'],
  params: announcementParams,
  query: failedMailsQuery,
  reply: z.object({ mails: z.array(failedMailSchema), next: z.nullable(idSchema) }),
});

export const retryFailedMails = endpoint({
  method: 'POST',
  path: '/api/event/:id/announcements/:announcementId/retry',
  summary:
    'Try the mails of an announcement that failed again, one or all; each goes to the address its person has now.',
  access: may('messages.write'),
  token: 'messages.write',
  errors: ['announcements.not_found'],
  params: announcementParams,
  body: z.object({ mailId: z.optional(idSchema) }),
  reply: z.object({ ...said, count: z.number() }),
});
