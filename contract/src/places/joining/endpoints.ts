/** Calls by which people join events and organisers answer. */
import * as z from 'zod/mini';
import { endpoint, may, mayInRole } from '../../endpoint.ts';
import { crewNeedSchema } from '../../events/crew-rules/schema.ts';
import { idParams, idSchema, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { answersSchema } from '../questions/schema.ts';
import { queueMessages, waitListMessages } from './messages.ts';
import { askRefusals, placeRefusals } from './rules.ts';
import {
  clashSchema,
  decisionOutcomeSchema,
  myParticipationSchema,
  participationSchema,
  queueCountsSchema,
  queueCursor,
  queueEntrySchema,
  queueSectionSchema,
  rosterPersonSchema,
  waitingRequestSchema,
} from './schema.ts';

const participationReply = z.object({ ...said, participation: participationSchema });
const note = z._default(text(limits.joinNote.max), '');

/** Why the place is given although the person has another one at that time; kept with it. */
const clashReason = z.optional(text(limits.clashReason.max));
/** Why the place is given although the person may not do the role yet; kept with it. */
const eligibilityReason = z.optional(text(limits.clashReason.max));

export const requestJoin = endpoint({
  method: 'POST',
  path: '/api/event/request-join',
  summary:
    "Ask to join an event, with or without naming a role. `userId` must be the caller's own.",
  access: 'signed-in',
  token: 'places.write',
  errors: [...askRefusals, 'accounts.not_allowed', 'questions.changed', 'questions.unanswered'],
  body: z.object({
    eventId: idSchema,
    userId: z.optional(idSchema),
    roleId: z.nullish(idSchema),
    /** A shift of that role; any when left out. */
    shiftId: z.nullish(idSchema),
    note,
    /** To the questions of the event. What a person answered before stands where it is left out. */
    answers: z.optional(answersSchema),
    /** The answers are offered the next time the same is asked; left out = what is remembered stays. */
    remember: z.optional(z.boolean()),
  }),
  reply: z.extend(participationReply, {
    /** The address to which a mail was queued, when it is the caller's own; null when none was. */
    mailedTo: z.nullable(z.string()),
  }),
});

export const myParticipations = endpoint({
  method: 'GET',
  path: '/api/participation/mine',
  summary: 'What the signed-in volunteer asked for and takes part in, soonest event first.',
  access: 'signed-in',
  errors: [],
  query: z.object({ eventId: z.optional(idSchema) }),
  reply: z.object({
    participations: z.array(myParticipationSchema),
    /** One's own place that leaves no time for the event; only when one is asked for. */
    clash: z.nullable(clashSchema),
  }),
});

export const withdraw = endpoint({
  method: 'POST',
  path: '/api/participation/:id/withdraw',
  summary: 'Take back an own request or give back an own place, until the event starts.',
  access: 'signed-in',
  errors: [
    'events.not_found',
    'joining.not_active',
    'joining.not_found',
    'joining.not_open',
    'joining.not_possible',
    'joining.time_over',
    'roles.not_found',
  ],
  params: idParams,
  reply: participationReply,
});

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/participation/:id/offer',
  summary: 'Take the place that is offered, or pass it on to the next person.',
  access: 'signed-in',
  errors: [
    ...placeRefusals,
    'events.not_published',
    'joining.event_over',
    'joining.not_found',
    'joining.offer_over',
  ],
  params: idParams,
  body: z.object({ accept: z.boolean(problem(waitListMessages, 'answer')) }),
  reply: participationReply,
});

export const moveOnWaitList = endpoint({
  method: 'POST',
  path: '/api/participation/:id/position',
  summary: 'Give somebody another place on the wait list of their role, and say why.',
  access: may('places.write', 'place'),
  token: 'places.write',
  errors: ['events.not_found', 'joining.not_active', 'joining.not_found', 'joining.not_waiting'],
  params: idParams,
  body: z.object({
    position: z
      .int(problem(waitListMessages, 'position'))
      .check(
        z.minimum(1, problem(waitListMessages, 'position')),
        z.maximum(1_000_000, problem(waitListMessages, 'position')),
      ),
    reason: text(limits.waitListReason.max, {
      min: 1,
      required: problem(waitListMessages, 'reason'),
    }),
  }),
  reply: participationReply,
});

export const eventQueue = endpoint({
  method: 'GET',
  path: '/api/event/:id/participations',
  summary:
    "One part of an event's queue with the fit of each, fifty a page: requests, wait list and people oldest first, those declined or withdrawn latest first; and how many there are in each part.",
  access: mayInRole('places.read'),
  token: 'places.read',
  errors: ['events.not_found'],
  params: idParams,
  query: z.object({
    state: z._default(queueSectionSchema, 'requested'),
    after: z.optional(queueCursor),
    /** Nobody but who asked for this role. */
    roleId: z.optional(idSchema),
    /** A part of a name. */
    q: z.optional(text(limits.searchText.max)),
  }),
  reply: z.object({
    participations: z.array(queueEntrySchema),
    next: z.nullable(queueCursor),
    counts: queueCountsSchema,
  }),
});

export const eventRoster = endpoint({
  method: 'GET',
  path: '/api/event/:id/roster',
  summary:
    'Who holds a place in a role, by name, fifty a page, after the person with the given id; without a role the first twelve of each.',
  access: mayInRole('places.read'),
  token: 'places.read',
  errors: ['events.not_found', 'joining.list_changed'],
  params: idParams,
  query: z.object({ roleId: z.optional(idSchema), after: z.optional(idSchema) }),
  reply: z.object({
    people: z.array(rosterPersonSchema),
    next: z.nullable(idSchema),
    /** Without a role: crews in which somebody is missing that their rules ask for; left out = none. */
    crews: z.optional(z.array(crewNeedSchema)),
  }),
});

export const waitingRequests = endpoint({
  method: 'GET',
  path: '/api/participation/waiting',
  summary: 'Requests of all coming events that wait for an answer, oldest first, fifty at most.',
  access: 'admin',
  token: 'places.read',
  errors: [],
  reply: z.object({ total: z.number(), requests: z.array(waitingRequestSchema) }),
});

export const decisions = ['approve', 'decline', 'waitlist', 'offer'] as const;

/** Why an organiser's answer to a request is refused. */
const decisionErrors = [
  ...placeRefusals,
  'events.not_published',
  'joining.event_over',
  'joining.not_found',
  'joining.not_open',
] as const;

export const decide = endpoint({
  method: 'POST',
  path: '/api/participation/:id/decision',
  summary:
    'Answer a request. Approving and offering need a role when the person asked for any; offering is for those on the wait list.',
  access: may('places.write', 'place'),
  token: 'places.write',
  errors: decisionErrors,
  params: idParams,
  body: z.object({
    decision: z.enum(decisions),
    roleId: z.nullish(idSchema),
    /** A shift of that role, in place of the one that was asked for. */
    shiftId: z.nullish(idSchema),
    note,
    clashReason,
    eligibilityReason,
  }),
  reply: participationReply,
});

export const decideMany = endpoint({
  method: 'POST',
  path: '/api/event/:id/decisions',
  summary:
    'Answer up to a hundred requests of one event, each by itself: what is refused leaves the others done.',
  access: may('places.write'),
  token: 'places.write',
  errors: decisionErrors,
  params: idParams,
  body: z.object({
    decisions: z
      .array(
        z.object({
          participationId: idSchema,
          decision: z.enum(decisions),
          roleId: z.nullish(idSchema),
        }),
        problem(queueMessages, 'none'),
      )
      .check(
        z.minLength(1, problem(queueMessages, 'none')),
        z.maxLength(limits.decisionsAtOnce, problem(queueMessages, 'tooMany')),
      ),
    note,
  }),
  reply: z.object({ ...said, outcomes: z.array(decisionOutcomeSchema) }),
});
