/** What an event is on the wire, and the rules of its forms (specification §3 and §5). */
import * as z from 'zod/mini';
import { abilities } from '../../abilities.ts';
import {
  daySchema,
  idSchema,
  instant,
  listOrJson,
  numberOrText,
  objectOrJson,
  text,
} from '../../fields.ts';
import { eventImageSchema } from '../../foundation/media/schema.ts';
import { mapPointSchema, mapPointText } from '../../foundation/towns/schema.ts';
import { limits } from '../../limits.ts';
import { type Problem, problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { questionMessages } from '../questions/messages.ts';
import { questionSchema, wantedQuestionSchema } from '../questions/schema.ts';
import { eventRoleSchema, newRoleSchema, roleUpdateSchema } from '../roles/schema.ts';
import { timeLimitMessages } from '../time-limits/messages.ts';
import { newTimeLimitsSchema, timeLimitsSchema } from '../time-limits/schema.ts';
import { eventEditorMessages, eventFormMessages, eventLifeMessages } from './messages.ts';
import { eventModes, eventStatuses, eventTypes, radii } from './rules.ts';

export const eventSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  /** The same on the map; null when it is not known. */
  point: z.nullable(mapPointSchema),
  type: z.enum(eventTypes),
  startTime: instant,
  endTime: instant,
  /** IANA name of the zone in which the event takes place. */
  timeZone: z.string(),
  status: z.enum(eventStatuses),
  /** Who gives the places: the event itself, at once, or its organisers. */
  mode: z.enum(eventModes),
  /** How long the way to or from an event at another place takes. */
  travelMinutes: z.number(),
  images: z.array(eventImageSchema),
  role: z.array(eventRoleSchema),
  /** Whether people may have more than one shift of their role; left out = they may not. */
  severalShifts: z.optional(z.literal(true)),
  /** How much one person may help, and how long they rest; left out = no limits. */
  timeLimits: z.optional(timeLimitsSchema),
  /** What is asked of who wants to help; only where one event is read, left out = nothing. */
  questions: z.optional(z.array(questionSchema)),
  /** Everyone who holds a place; to anyone who may not see its lists only ids. */
  volunteers: z.array(z.object({ id: idSchema })),
  /** How many they are, where a list was asked to count them: they are left out then, also in the roles. */
  volunteerCount: z.optional(z.number()),
  /** The branch it belongs to, with the last part of its page's address; left out = the organisation itself. */
  branch: z.optional(z.object({ id: idSchema, name: z.string(), slug: z.string() })),
  /** Why it does not take place; of cancelled events only. */
  cancelReason: z.optional(z.string()),
  /** How many people are concerned; for who has a right to look at it, and where one event is asked for. */
  people: z.optional(
    z.object({ confirmed: z.number(), waitlisted: z.number(), requested: z.number() }),
  ),
  /** What who reads it may do here, where that is anything and one event is asked for. */
  can: z.optional(z.array(z.enum(abilities))),
  createdAt: instant,
  updatedAt: instant,
});
export type Event = z.output<typeof eventSchema>;

/** A card of the public calendar: everything of the event but its people. */
export const eventCardSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  location: z.string(),
  type: z.enum(eventTypes),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  status: z.enum(eventStatuses),
  image: z.nullable(eventImageSchema),
  skills: z.array(z.string()),
  places: z.object({ total: z.number(), free: z.number() }),
  /** As the crow flies, from the place that the calendar was asked about. */
  kilometres: z.optional(z.number()),
});
export type EventCard = z.output<typeof eventCardSchema>;

const flag = z.literal('1', problem(fieldMessages, 'filter'));

/** What the public calendar can be narrowed down to, as the address bar carries it; absent = everything. */
export const calendarFiltersSchema = z.object({
  /** In title, description or place. */
  q: z.optional(text(limits.searchText.max)),
  skill: z.optional(text(limits.searchText.max)),
  place: z.optional(text(limits.searchText.max)),
  /** A town, or a point as `readMapPoint` reads it. */
  near: z.optional(text(limits.mapPoint.max)),
  /** Kilometres around it; only with `near`. */
  within: z.optional(z.enum(radii, problem(fieldMessages, 'filter'))),
  type: z.optional(z.enum(eventTypes)),
  /** First and last day, in each event's own zone. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Only events with a free place. */
  free: z.optional(flag),
  /** Only events in the free times of the signed-in volunteer who has no other place then. */
  fits: z.optional(flag),
});
export type CalendarFilters = z.output<typeof calendarFiltersSchema>;

const timeText = (message: Problem) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(40, message));

/** What multipart forms send for yes and no. */
const yesOrNo = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
);

const eventMode = z.enum(eventModes, problem(eventFormMessages, 'mode'));

const travelMinutes = z.pipe(
  numberOrText(problem(eventFormMessages, 'travel')),
  z
    .int(problem(eventFormMessages, 'travel'))
    .check(
      z.minimum(0, problem(eventFormMessages, 'travel')),
      z.maximum(limits.travelMinutes.max, problem(eventFormMessages, 'travel')),
    ),
);

const eventType = z._default(z.enum(eventTypes), 'community');

/** The create form. Times are text, because one without an offset is read in the event's zone. */
export const newEventSchema = z.object({
  title: text(limits.eventTitle.max, { min: 1, required: problem(eventFormMessages, 'title') }),
  startTime: timeText(problem(eventFormMessages, 'startTime')),
  endTime: timeText(problem(eventFormMessages, 'endTime')),
  location: text(limits.eventLocation.max, {
    min: 1,
    required: problem(eventFormMessages, 'location'),
  }),
  description: text(limits.eventDescription.max, {
    min: 1,
    required: problem(eventFormMessages, 'description'),
  }),
  type: eventType,
  mode: z._default(eventMode, 'approve'),
  travelMinutes: z._default(travelMinutes, 0),
  /** Left out or empty: by the words of `location`, where they name one town. */
  mapPoint: z.optional(mapPointText),
  role: listOrJson(newRoleSchema, {
    min: 1,
    max: limits.rolesPerEvent.max,
    message: problem(eventFormMessages, 'oneRole'),
  }),
  /** Of everybody who wants to help, or of one role: by the id that the form gave it. */
  questions: z.optional(
    listOrJson(wantedQuestionSchema, {
      max: limits.question.perEvent,
      message: problem(questionMessages, 'words'),
    }),
  ),
  /** Its own, or none; left out = the usual limits of the organisation. */
  timeLimits: z.optional(
    objectOrJson(
      newTimeLimitsSchema,
      problem(timeLimitMessages, 'hours', { max: limits.timeLimits.week }),
    ),
  ),
  /** The branch it belongs to; left out = the organisation itself. */
  branchId: z.optional(idSchema),
  /** Whether everybody sees it at once. */
  publish: z._default(yesOrNo, true),
});

/** The version that was seen: a step over somebody else's later one is refused. */
const seenVersion = z.optional(z.string().check(z.maxLength(40)));

export const eventStepSchema = z.object({ updatedAt: seenVersion });

export const eventCancelSchema = z.object({
  reason: text(limits.cancelReason.max, { min: 1, required: problem(eventLifeMessages, 'reason') }),
  updatedAt: seenVersion,
});

/** A copy lasts as long as the event unless it says otherwise. */
export const eventCopySchema = z.object({
  startTime: timeText(problem(eventFormMessages, 'startTime')),
  endTime: z.optional(timeText(problem(eventFormMessages, 'endTime'))),
  withPictures: z._default(z.boolean(), true),
});

/** The editor's form: every field is sent; `role` holds existing roles only. */
export const eventUpdateSchema = z.object({
  title: text(limits.eventTitle.max, {
    min: 1,
    required: problem(eventEditorMessages, 'required'),
  }),
  description: text(limits.eventDescription.max, {
    min: 1,
    required: problem(eventEditorMessages, 'required'),
  }),
  location: text(limits.eventLocation.max, {
    min: 1,
    required: problem(eventEditorMessages, 'required'),
  }),
  startTime: timeText(problem(eventEditorMessages, 'required')),
  endTime: timeText(problem(eventEditorMessages, 'required')),
  type: z.optional(z.enum(eventTypes)),
  /** Left out = as it is. */
  mode: z.optional(eventMode),
  travelMinutes: z.optional(travelMinutes),
  /** Left out: as it is, or by the words of a new `location`. Empty: by those words. */
  mapPoint: z.optional(mapPointText),
  updatedAt: seenVersion,
  /**
   * `false`: nobody is told of a corrected place; of a new time people always are. Left out: they are told after five
   * minutes, unless the event has its old time and place again by then.
   */
  notify: z.optional(z.boolean()),
  /** Says that the times of an event in which people have hours were others; needed for that, read for nothing else. */
  correction: z.optional(
    z.object({
      reason: text(limits.correctionReason.max, {
        min: limits.correctionReason.min,
        required: problem(eventEditorMessages, 'correctionReason'),
      }),
    }),
  ),
  role: z.optional(
    z
      .array(roleUpdateSchema, problem(eventEditorMessages, 'required'))
      .check(z.maxLength(limits.rolesPerEvent.max)),
  ),
});
