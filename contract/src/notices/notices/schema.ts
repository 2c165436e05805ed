/** News to a person inside the product, and its other channels. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { type Problem, problem } from '../../problems.ts';
import { noticeSettingsMessages } from './messages.ts';
import { askedPaces, type EventNoticeKind, eventNoticeKinds } from './rules.ts';

export const noticeSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** A path of this site. */
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

const chosen = z.boolean(problem(noticeSettingsMessages, 'choose'));
const everyKind = {
  'request-received': chosen,
  asked: chosen,
  decision: chosen,
  offer: chosen,
  reminder: chosen,
  change: chosen,
  cancellation: chosen,
  announcement: chosen,
  message: chosen,
  recap: chosen,
} satisfies Record<EventNoticeKind, typeof chosen>;

const refusal: Problem = {
  error: (issue) =>
    problem(
      noticeSettingsMessages,
      'code' in issue && issue.code === 'unrecognized_keys' ? 'unknown' : 'choose',
    ).error(issue),
};

const clockTime = z
  .string(problem(noticeSettingsMessages, 'time'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem(noticeSettingsMessages, 'time')));

const timeZone = z
  .string(problem(noticeSettingsMessages, 'zone'))
  .check(
    z.maxLength(60, problem(noticeSettingsMessages, 'zone')),
    z.refine(isTimeZone, problem(noticeSettingsMessages, 'zone')),
  );

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** When devices stay silent, by the clocks of a zone. Over midnight when `from` is the later one. */
const quietHoursSchema = z
  .strictObject(
    {
      isOn: z.boolean(problem(noticeSettingsMessages, 'quiet')),
      from: clockTime,
      to: clockTime,
      timeZone,
    },
    problem(noticeSettingsMessages, 'quiet'),
  )
  .check(z.refine(({ from, to }) => from !== to, problem(noticeSettingsMessages, 'never')));

/** Which news about events also come by mail and to the person's devices, and when the devices stay silent. */
export const noticeSettingsSchema = z.object({
  mail: z.object(everyKind),
  push: z.object(everyKind),
  quiet: quietHoursSchema,
  /** How often an organiser hears of requests. */
  asked: z.enum(askedPaces, problem(noticeSettingsMessages, 'asked')),
});
export type NoticeSettings = z.output<typeof noticeSettingsSchema>;

const { asked, offer, reminder, message, recap, ...firstKinds } = everyKind;

/**
 * A choice for all kinds at once. Those that came later may be missing and then stay as they are, as does all of `push`,
 * `quiet` and `asked`: who knows the call from before need not know them.
 */
export const noticeSettingsChangeSchema = z.strictObject(
  {
    mail: z.strictObject(
      {
        ...firstKinds,
        asked: z.optional(asked),
        offer: z.optional(offer),
        reminder: z.optional(reminder),
        message: z.optional(message),
        recap: z.optional(recap),
      },
      refusal,
    ),
    push: z.optional(z.strictObject({ ...everyKind, asked: z.optional(asked) }, refusal)),
    quiet: z.optional(quietHoursSchema),
    asked: z.optional(noticeSettingsSchema.shape.asked),
  },
  problem(noticeSettingsMessages, 'unreadable'),
);
export type NoticeSettingsChange = z.output<typeof noticeSettingsChangeSchema>;

/** What the link of a mail is about: mails of one kind to one person. */
export const mailChoiceSchema = z.object({
  kind: z.enum(eventNoticeKinds),
  /** The address, all but its first letter and its host made unreadable. */
  address: z.string(),
  isOn: z.boolean(),
});
export type MailChoice = z.output<typeof mailChoiceSchema>;

/** As the link carries it. Anything else is answered like a wrong one. */
export const mailChoiceParams = z.object({ token: z.string().check(z.maxLength(300)) });
