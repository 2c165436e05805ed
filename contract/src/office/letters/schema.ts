/** What organisers write to people whom they found in the list of people. Plain text, as announcements are. */
import * as z from 'zod/mini';
import { idSchema, instant } from '../../fields.ts';
import { announcementWords } from '../../messages/announcements/schema.ts';
import { peopleFilterSchema } from '../people/schema.ts';

export const newLetterSchema = z.object({
  ...announcementWords,
  /** To volunteers of whom this holds when it is sent. */
  filter: peopleFilterSchema,
  /** A coming event to which the letter leads. */
  eventId: z.nullish(idSchema),
});

/** Why somebody of the list gets no letter, or hears of it in the product only. */
export const leftOutReasons = ['waiting', 'leaving', 'organiser', 'mail_off'] as const;

export const letterReachSchema = z.object({
  /** Who is told in the product. */
  recipients: z.number(),
  /** How many of them by mail as well. */
  byMail: z.number(),
  /** `mail_off`: told in the product, but wants no such mails; all others get nothing. */
  leftOut: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      count: z.number(),
      /** Of a few of them. */
      names: z.array(z.string()),
    }),
  ),
});
export type LetterReach = z.output<typeof letterReachSchema>;

/** As its reader sees it. */
export const letterSchema = z.object({
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
  /** The event that it is about, as long as that can be seen. */
  event: z.nullable(z.object({ id: idSchema, title: z.string() })),
});
