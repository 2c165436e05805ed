/** What organisers write to the people of an event (HR-04). Plain text: nothing in it becomes a link or a picture. */
import * as z from 'zod/mini';
import { idSchema, instant, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { announcementMessages } from './messages.ts';
import { announcedStates } from './rules.ts';

const states = z
  .array(z.enum(announcedStates, announcementMessages.states), announcementMessages.states)
  .check(
    z.minLength(1, announcementMessages.states),
    z.maxLength(announcedStates.length, announcementMessages.states),
  );

/** People of the event in any of the states; of one role, or of all and none. */
export const segmentSchema = z.object({ states, roleId: z.nullish(idSchema) });

/** The same in an address: `states=confirmed,waitlisted`. */
export const segmentQuerySchema = z.object({
  states: z.pipe(
    z.pipe(
      z.string(announcementMessages.states),
      z.transform((value: string) => value.split(',')),
    ),
    states,
  ),
  roleId: z.optional(idSchema),
});

/** One line: line breaks and other white space become single spaces. */
const subject = z.pipe(
  z.pipe(
    z.string(announcementMessages.subject),
    z.transform((value: string) => value.replace(/[\s\p{Cc}]+/gu, ' ')),
  ),
  text(limits.announcement.subject, { min: 1, required: announcementMessages.subject }),
);

export const newAnnouncementSchema = z.object({
  segment: segmentSchema,
  subject,
  text: text(limits.announcement.text, { min: 1, required: announcementMessages.text }),
  /** Made by the sender: the same key a second time sends nothing. */
  key: idSchema,
});

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
