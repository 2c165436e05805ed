/** What a person is told inside the product. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../fields.ts';
import { noticeSettingsMessages } from './messages.ts';
import type { EventNoticeKind } from './rules.ts';

export const noticeSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A path of this site. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

const byMail = z.boolean(noticeSettingsMessages.choose);
const byMailOfKinds = {
  'request-received': byMail,
  decision: byMail,
  change: byMail,
  cancellation: byMail,
  announcement: byMail,
} satisfies Record<EventNoticeKind, typeof byMail>;

/** Which news about events also come by mail; all kinds at once. */
export const noticeSettingsSchema = z.strictObject(
  {
    mail: z.strictObject(byMailOfKinds, {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? noticeSettingsMessages.unknown
          : noticeSettingsMessages.choose,
    }),
  },
  noticeSettingsMessages.unreadable,
);
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;
