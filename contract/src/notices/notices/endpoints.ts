/** Calls about notices. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idSchema, said } from '../../fields.ts';
import {
  mailChoiceParams,
  mailChoiceSchema,
  noticeSchema,
  noticeSettingsChangeSchema,
  noticeSettingsSchema,
} from './schema.ts';

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/notice',
  summary: 'Your own notices, newest first, twenty a page, and how many are unread in all.',
  access: 'signed-in',
  errors: [],
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
  summary: 'Mark one of your own notices as read, or all of them.',
  access: 'signed-in',
  errors: [],
  body: z.object({ id: z.optional(idSchema) }),
  reply: z.object({ unread: z.number() }),
});

/** How many devices get the person's news; with none, the choice for devices waits for the first. */
const devices = { devices: z.number() };

export const getNoticeSettings = endpoint({
  method: 'GET',
  path: '/api/notice/settings',
  summary:
    'Which news about events also come by mail and to the devices of the signed-in account, and when the devices stay silent.',
  access: 'signed-in',
  errors: ['accounts.user_not_found'],
  reply: z.extend(noticeSettingsSchema, devices),
});

export const changeNoticeSettings = endpoint({
  method: 'PUT',
  path: '/api/notice/settings',
  summary:
    'Choose which news about events also come by mail and to devices. The notice is always kept; mails about the account itself always come.',
  access: 'signed-in',
  errors: ['accounts.user_not_found'],
  body: noticeSettingsChangeSchema,
  reply: z.extend(noticeSettingsSchema, { ...devices, ...said }),
});

export const getMailChoice = endpoint({
  method: 'GET',
  path: '/api/notice/mail/:token',
  summary: 'What the link of a mail would stop. Nothing changes.',
  access: 'public',
  errors: ['notices.link_invalid'],
  params: mailChoiceParams,
  reply: z.object({ choice: mailChoiceSchema }),
});

export const changeMailChoice = endpoint({
  method: 'POST',
  path: '/api/notice/mail/:token',
  summary:
    'Stop the mails that the link is about, or have them again. Works without being signed in. Mail programs send `List-Unsubscribe=One-Click` as a form to `/unsubscribe/…` with the same token (RFC 8058).',
  access: 'public',
  errors: ['notices.link_invalid'],
  params: mailChoiceParams,
  body: z.object({ isOn: z.boolean() }),
  reply: z.object({ choice: mailChoiceSchema, ...said }),
});
