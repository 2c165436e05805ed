/** Calls about notices. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../fields.ts';
import { noticeSchema, noticeSettingsSchema } from './schema.ts';

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notice',
  summary: 'The own notices, newest first, twenty a page, and how many are unread in all.',
  access: 'signed-in',
  query: z.object({ after: z.optional(idSchema) }),
  reply: z.object({
    notices: z.array(noticeSchema),
    next: z.nullable(idSchema),
    unread: z.number(),
  }),
});

export const readNotices = endpoint({
  method: 'POST',
  path: '/api/notice/read',
  summary: 'Mark one of the own notices as read, or all of them.',
  access: 'signed-in',
  body: z.object({ id: z.optional(idSchema) }),
  reply: z.object({ unread: z.number() }),
});

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/notice/settings',
  summary: 'Which news about events also come by mail to the signed-in account.',
  access: 'signed-in',
  reply: noticeSettingsSchema,
});

export const changeNoticeSettings = endpoint({
  method: 'PUT',
  path: '/api/notice/settings',
  summary:
    'Choose which news about events also come by mail. The notice is always kept; mails about the account itself always come.',
  access: 'signed-in',
  body: noticeSettingsSchema,
  reply: z.extend(noticeSettingsSchema, { message: z.string() }),
});
