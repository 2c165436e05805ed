/** People as Admins see them in lists and in full. */
import * as z from 'zod/mini';
import {
  accountRoleSchema,
  profileImageSchema,
  weeklySlotSchema,
} from '../../accounts/accounts/schema.ts';
import { daySchema, idSchema, instant, pageNumber, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { personStatuses } from './rules.ts';

const invalid = problem(fieldMessages, 'filter');

/**
 * Which people, and which of their pages. `after` and `before` name the last or the first person of the page that one
 * comes from: the page beside it then costs the same wherever it is.
 */
export const peopleQuerySchema = z.object({
  page: pageNumber,
  q: z._default(text(limits.searchText.max), ''),
  role: z.optional(z.enum(accountRoleSchema.options, invalid)),
  status: z.optional(z.enum(personStatuses, invalid)),
  after: z.optional(idSchema),
  before: z.optional(idSchema),
});

const helpSchema = z.object({
  /** Of events that are over, in quarters. */
  hours: z.number(),
  /** That are over and that gave hours. */
  events: z.number(),
  /** Places in events that are still to end. */
  upcoming: z.number(),
});

export const personRowSchema = z.extend(helpSchema, {
  id: idSchema,
  name: z.string(),
  role: accountRoleSchema,
  status: z.enum(personStatuses),
  profileImage: profileImageSchema,
  createdAt: instant,
});
export type PersonRow = z.output<typeof personRowSchema>;

/** Counts of the whole installation; what cannot be compared with anything yet is null. */
export const peopleFiguresSchema = z.object({
  activeVolunteers: z.number(),
  /** By how many the active ones became more since the month began; fewer when negative. */
  activeChange: z.number(),
  /** Volunteers who signed up in the current month of the installation's zone. */
  newThisMonth: z.number(),
  newLastMonth: z.nullable(z.number()),
  totalHours: z.number(),
  /** Of events that ended within the last ninety days. */
  hoursThisQuarter: z.nullable(z.number()),
  totalEvents: z.number(),
  eventsThisMonth: z.number(),
});
export type PeopleFigures = z.output<typeof peopleFiguresSchema>;

export const personProfileSchema = z.extend(personRowSchema, {
  email: z.string(),
  contactNumber: z.string(),
  experienceYears: z.number(),
  description: z.string(),
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  weekly: z.array(weeklySlotSchema),
  /** From yesterday on, in order. */
  daysOff: z.array(daySchema),
  /** The average of organisers' stars with one decimal; null without any. */
  rating: z.nullable(z.number()),
});
export type PersonProfile = z.output<typeof personProfileSchema>;

/** A place that a person holds or held. */
export const personPlaceSchema = z.object({
  id: idSchema,
  eventId: idSchema,
  title: z.string(),
  roleName: z.nullable(z.string()),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  /** Hours that count for it; null before its end, and when nobody recorded that the person was there. */
  hours: z.nullable(z.number()),
});
export type PersonPlace = z.output<typeof personPlaceSchema>;
