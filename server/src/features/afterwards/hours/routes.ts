import * as endpoints from '@saath/contract/afterwards/hours/endpoints';
import { hoursMessages } from '@saath/contract/afterwards/hours/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { eventOfPlace } from '../../places/lists/service.ts';
import type { Ports } from '../../places/ports.ts';
import { answerMissed, propose, readOwn } from './own-hours.ts';
import { presentOwn, presentRow } from './present.ts';
import * as service from './service.ts';

const minutesOf = (hours: number) => Math.round(hours * 60);

export function hoursRoutes(ports: Ports): Route[] {
  return [...hoursOfEvents(ports), ...ownHours(ports)];
}

/** For who puts the hours of an event right. */
function hoursOfEvents(ports: Ports): Route[] {
  const { now } = ports;
  const ofPlace = { eventOf: eventOfPlace(ports) };
  const ofProposal = {
    eventOf: async (id: string) => await service.eventOfProposal(ports.db, id),
  };
  return [
    on(endpoints.eventHours).reply(async ({ params, query }) => {
      const { after } = query;
      const { waiting, people, planned, ...rest } = await service.readEvent(ports, {
        eventId: params.id,
        after,
      });
      const present = (row: (typeof people)[number]) =>
        presentRow(row, { now: now(), plannedMinutes: planned(row) });
      return { ...rest, waiting: waiting.map(present), people: people.map(present) };
    }),

    on(endpoints.correctHours, ofPlace).reply(async ({ actor, params, body }) => {
      const { hours, reason, beyondPlan } = body;
      const given = { participationId: params.id, minutes: minutesOf(hours), reason, beyondPlan };
      await service.correct(ports, { ...given, actorId: actor.id });
      return say(hoursMessages, 'corrected');
    }),

    on(endpoints.answerProposal, ofProposal).reply(async ({ actor, params, body }) => {
      const { decision, hours, ...said } = body;
      const minutes = hours === undefined ? undefined : minutesOf(hours);
      await service.answer(ports, {
        id: params.id,
        decision,
        minutes,
        ...said,
        actorId: actor.id,
      });
      return say(hoursMessages, decision === 'accept' ? 'accepted' : 'declined');
    }),

    on(endpoints.excuseMissed, ofPlace).reply(async ({ actor, params }) => {
      await service.excuse(ports, { participationId: params.id, actorId: actor.id });
      return say(hoursMessages, 'excused');
    }),
  ];
}

/** For those whose hours they are. */
function ownHours(ports: Ports): Route[] {
  return [
    on(endpoints.myHours).reply(async ({ actor, params }) => {
      const own = await readOwn(ports, { eventId: params.id, userId: actor.id });
      return presentOwn(own, ports.now());
    }),

    on(endpoints.proposeHours).reply(async ({ actor, params, body: { hours, reason } }) => {
      const place = { eventId: params.id, userId: actor.id };
      await propose(ports, { ...place, minutes: minutesOf(hours), reason });
      return say(hoursMessages, 'proposed');
    }),

    on(endpoints.answerMissed).reply(async ({ actor, params, body: { answer, hours, note } }) => {
      const place = { eventId: params.id, userId: actor.id };
      const minutes = hours === undefined ? undefined : minutesOf(hours);
      await answerMissed(ports, { ...place, answer, minutes, note });
      return say(hoursMessages, answer === 'there' ? 'proposed' : 'answered');
    }),
  ];
}
