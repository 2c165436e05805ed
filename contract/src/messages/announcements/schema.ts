/** What organisers write to the people of an event (HR-04). Plain text: nothing in it becomes a link or a picture. */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { announcementMessages } from './messages.ts';
import { announcedStates } from './rules.ts';

const states = z
  .array(
    z.enum(announcedStates, problem(announcementMessages, 'states')),
    problem(announcementMessages, 'states'),
  )
  .check(
    z.minLength(1, problem(announcementMessages, 'states')),
    z.maxLength(announcedStates.length, problem(announcementMessages, 'states')),
  );

/** People of the event in any of the states; of one role, or of all and none. */
export const segmentSchema = z.object({ states, roleId: z.nullish(idSchema) });

/** The same in an address: `states=confirmed,waitlisted`. */
export const segmentQuerySchema = z.object({
  states: z.pipe(
    z.pipe(
      z.string(problem(announcementMessages, 'states')),
      z.transform((value: string) => value.split(',')),
    ),
    states,
  ),
  roleId: z.optional(idSchema),
});

/** One line: line breaks and other white space become single spaces. */
const subject = z.pipe(
  z.pipe(
    z.string(problem(announcementMessages, 'subject')),
    z.transform((value: string) => value.replace(/[\s\p{Cc}]+/gu, ' ')),
  ),
  text(limits.announcement.subject, { min: 1, required: problem(announcementMessages, 'subject') }),
);

/** What is written, to whomever. */
export const announcementWords = {
  subject,
  text: text(limits.announcement.text, { min: 1, required: problem(announcementMessages, 'text') }),
  /** Made by the sender: the same key a second time sends nothing. */
  key: idSchema,
};

export const newAnnouncementSchema = z.object({ segment: segmentSchema, ...announcementWords });

/** As the people of the event read it. */
export const receivedAnnouncementSchema = z.object({
  id: idSchema,
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
});
export type ReceivedAnnouncement = z.output<typeof receivedAnnouncementSchema>;

/** As organisers see what was sent. */
export const announcementSchema = z.extend(receivedAnnouncementSchema, {
  /** Null when the account is gone. */
  author: z.nullable(z.string()),
  states: z.array(z.enum(announcedStates)),
  /** The role that it was narrowed down to, by the name it had; null = all. */
  roleName: z.nullable(z.string()),
  recipients: z.number(),
});
export type Announcement = z.output<typeof announcementSchema>;

/** A page of mails that failed begins after this one. */
export const failedMailsQuery = z.object({ after: z.optional(idSchema) });

/** The event, and what was sent to its people. */
export const announcementParams = z.object({ id: idSchema, announcementId: idSchema });

/** How far an announcement has come, counted at this moment. */
export const deliverySchema = z.object({
  /** Everybody who was told inside the product. */
  recipients: z.number(),
  /** How many have opened what told them of it; those whose account is gone are not counted. */
  read: z.number(),
  /** Null for what was sent before mails were counted. */
  mail: z.nullable(
    z.object({
      sent: z.number(),
      waiting: z.number(),
      failed: z.number(),
      /** Why, the most frequent first: a code of the mail program, `EENVELOPE`. */
      reasons: z.array(z.object({ code: z.string(), count: z.number() })),
      /** Who wants no such mails. */
      switchedOff: z.number(),
    }),
  ),
});
export type Delivery = z.output<typeof deliverySchema>;

/** A mail that failed the last time it was tried. */
export const failedMailSchema = z.object({
  id: idSchema,
  /** Null when the account is gone. */
  name: z.nullable(z.string()),
  code: z.string(),
  attempts: z.number(),
});
export type FailedMail = z.output<typeof failedMailSchema>;
