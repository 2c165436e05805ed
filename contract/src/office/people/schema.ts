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
import { dayPartNames, personPasts, personStatuses } from './rules.ts';

const invalid = problem(fieldMessages, 'filter');

/** Skills in an address: `First Aid,Driving`. A comma is no part of a skill's name. */
const skillList = z.pipe(
  z.pipe(
    text(limits.searchText.max * 4),
    z.transform((value: string) => value.split(',').map((skill) => skill.trim())),
  ),
  z
    .array(z.string().check(z.maxLength(limits.skillName.max, invalid)))
    .check(z.maxLength(limits.skillsSought, invalid)),
);

/** Which people: all that is given must hold of them. As texts, so that an address can hold it. */
export const peopleFilterSchema = z.object({
  /** A part of the name. */
  q: z._default(text(limits.searchText.max), ''),
  role: z.optional(z.enum(accountRoleSchema.options, invalid)),
  status: z.optional(z.enum(personStatuses, invalid)),
  /** However they are spelt, as matching compares them; people have all of them, or with `any` one at least. */
  skills: z.optional(skillList),
  match: z._default(z.enum(['all', 'any'], invalid), 'all'),
  /** Usually free on this weekday (0 = Monday), in this part of a day; with one of both on any day, in any part. */
  day: z.optional(
    z.pipe(z.string(invalid).check(z.regex(/^[0-6]$/, invalid)), z.transform(Number)),
  ),
  part: z.optional(z.enum(dayPartNames, invalid)),
  past: z.optional(z.enum(personPasts, invalid)),
  /** At least so many hours of help so far. */
  hours: z.optional(
    z.pipe(z.string(invalid).check(z.regex(/^[1-9]\d{0,3}$/, invalid)), z.transform(Number)),
  ),
  /** Helped at this event. */
  event: z.optional(idSchema),
});
export type PeopleFilter = z.output<typeof peopleFilterSchema>;

/**
 * Which people, and which of their pages. `after` and `before` name the last or the first person of the page that one
 * comes from: the page beside it then costs the same wherever it is.
 */
export const peopleQuerySchema = z.extend(peopleFilterSchema, {
  page: pageNumber,
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
