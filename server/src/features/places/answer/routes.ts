import { assignVolunteer as assignEndpoint } from '@saath/contract/events/roles/endpoints';
import { assignMessages } from '@saath/contract/events/roles/messages';
import {
  decide,
  decideMany as decideManyEndpoint,
  eventQueue,
  eventRoster,
  myParticipations,
  requestJoin,
  waitingRequests,
  withdraw,
} from '@saath/contract/places/joining/endpoints';
import { joiningMessages, queueMessages } from '@saath/contract/places/joining/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { type Actor, mayAt, mayEverywhere, mayInRole, reachedBy } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requestToJoin, withdrawRequest } from '../ask/service.ts';
import { crewsToLookAfter } from '../crews/service.ts';
import { shownShifts } from '../further-shifts/present.ts';
import {
  clashOf,
  eventOfPlace,
  myPlaces,
  queueOfEvent,
  rosterOfEvent,
  waitingList,
} from '../lists/service.ts';
import { asToldTo, isToldWhy as isToldWhyAt } from '../place/policy.ts';
import { askedMessage, presentParticipation } from '../place/present.ts';
import type { Ports } from '../ports.ts';
import {
  presentClash,
  presentMine,
  presentQueueEntry,
  presentRosterPerson,
  presentWaiting,
  sentDespite,
} from './present.ts';
import { assignVolunteer, decideMany, decideRequest, type Held } from './service.ts';

const decided = {
  approve: say(joiningMessages, 'approved'),
  decline: say(joiningMessages, 'declined'),
  waitlist: say(joiningMessages, 'waitlisted'),
  offer: say(joiningMessages, 'offered'),
} as const;

export function answerRoutes(ports: Ports): Route[] {
  return [...volunteerRoutes(ports), ...listRoutes(ports), ...decidingRoutes(ports)];
}

function volunteerRoutes(ports: Ports): Route[] {
  return [
    on(requestJoin).reply(async ({ actor, body: { userId = actor.id, ...asked } }) => {
      if (userId !== actor.id && actor.role !== 'Admin')
        throw new DomainError('accounts.not_allowed');
      // Nobody answers for somebody else.
      if (userId !== actor.id && asked.answers) throw new DomainError('accounts.not_allowed');
      const request = { ...asked, roleId: asked.roleId, userId, actorId: actor.id };
      const { row, mailedTo, clash } = await requestToJoin(ports, request);
      return {
        ...(clash ? sentDespite(clash) : askedMessage(row.state)),
        participation: presentParticipation(row),
        mailedTo: userId === actor.id ? mailedTo : null,
      };
    }),

    on(myParticipations).reply(async ({ actor, query: { eventId } }) => {
      const mine = await myPlaces(ports, { userId: actor.id, eventId });
      const clash = eventId ? await clashOf(ports, { userId: actor.id, eventId }) : undefined;
      const shiftsOf = await shownShifts(
        ports.db,
        mine.map(({ row }) => row),
      );
      return {
        participations: mine.map((place) => ({
          ...presentMine(place, ports.now()),
          ...shiftsOf(place.row),
        })),
        clash: clash ? presentClash(clash) : null,
      };
    }),

    on(withdraw).reply(async ({ actor, params }) => {
      const own = { participationId: params.id, userId: actor.id };
      const row = await withdrawRequest(ports, own);
      return { ...say(joiningMessages, 'withdrawn'), participation: presentParticipation(row) };
    }),
  ];
}

function listRoutes(ports: Ports): Route[] {
  return [
    on(eventQueue).reply(async ({ actor, params, query: { state, after, q, roleId } }) => {
      const isToldWhy = isToldWhyAt(actor, params.id);
      const page = { eventId: params.id, section: state, after, q, roleId, isToldWhy };
      const { people, next, counts } = await queueOfEvent(ports, page);
      const shiftsOf = await shownShifts(
        ports.db,
        people.map(({ row }) => row),
      );
      const participations = people.map((each) => ({
        ...presentQueueEntry(each, { isToldWhy }),
        ...shiftsOf(each.row),
      }));
      return { participations, next, counts };
    }),

    on(eventRoster).reply(async ({ actor, params, query: { roleId, after } }) => {
      const { rows, next } = await rosterOfEvent(ports, { eventId: params.id, roleId, after });
      const reached = reachedBy(actor, { eventId: params.id, roleId });
      const isToldWhy = isToldWhyAt(actor, params.id);
      const shown = { reached, isToldWhy };
      const seen = { eventId: params.id, isToldWhy };
      const crews = roleId ? [] : await crewsToLookAfter(ports, seen);
      const placeOf = ({ userId }: { userId: string }) => ({ eventId: params.id, userId });
      const shiftsOf = await shownShifts(ports.db, rows.map(placeOf));
      const people = rows.map((row) => ({
        ...presentRosterPerson(row, shown),
        ...shiftsOf(placeOf(row)),
      }));
      return { people, next, ...(crews.length > 0 ? { crews } : {}) };
    }),

    on(waitingRequests).reply(async () => {
      const { total, rows } = await waitingList(ports);
      return { total, requests: rows.map(presentWaiting) };
    }),
  ];
}

function decidingRoutes(ports: Ports): Route[] {
  const eventOf = eventOfPlace(ports);
  return [
    on(decide, { eventOf }).reply(async ({ actor, params, body }) => {
      const event = await eventOf(params.id);
      const row = await decideRequest(ports, {
        ...body,
        participationId: params.id,
        ...answeringAs(actor, event?.id ?? ''),
        // Once it is held: in between somebody may have moved it into another role.
        provided: async (_tx, held) => requireLedRoles(actor, held, body.roleId),
      });
      return { ...decided[body.decision], participation: presentParticipation(row) };
    }),

    on(decideManyEndpoint).reply(async ({ actor, params, body }) => {
      const answers = { ...body, eventId: params.id, ...answeringAs(actor, params.id) };
      return {
        ...say(queueMessages, 'answered'),
        outcomes: await decideMany(ports, answers),
      };
    }),

    on(assignEndpoint).reply(async ({ actor, body: { volunteerId, ...place } }) => {
      const isOfBranch = !mayEverywhere(actor, 'places.give');
      const given = { ...place, userId: volunteerId, actorId: actor.id, isOfBranch };
      await assignVolunteer(ports, given).catch((error: unknown) => {
        throw answeringAs(actor, place.eventId).asTold(error);
      });
      return say(assignMessages, 'assigned');
    }),
  ];
}

/** Who leads the people of one role moves nobody into another one, nor out of another one. @throws DomainError `accounts.not_allowed` */
function requireLedRoles(
  actor: Actor,
  { event: { id: eventId }, row }: Held,
  wanted: string | null | undefined,
): void {
  for (const roleId of [row.roleId, wanted ?? row.roleId])
    if (!mayInRole(actor, 'places.write', { eventId, roleId }))
      throw new DomainError('accounts.not_allowed');
}

const fetchOrganiser = say(joiningMessages, 'fetchOrganiser');

/** Who leads an event neither gives a place although something stands in the way, nor is told what it is. */
function answeringAs(actor: Actor, eventId: string) {
  const instead = { 'joining.not_eligible': fetchOrganiser, 'joining.overlap': fetchOrganiser };
  return {
    actorId: actor.id,
    mayOverride: mayAt(actor, 'places.give', eventId),
    asTold: asToldTo(actor, eventId, instead),
  };
}
