import * as endpoints from '@saath/contract/day/check-in/endpoints';
import { checkInMessages } from '@saath/contract/day/check-in/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { requireAt } from '../../../platform/actor.ts';
import type { Ports } from '../../places/ports.ts';
import { asToldAtDoor } from './policy.ts';
import { presentAsking, presentDayEvent, presentDayPeople, presentDayPerson } from './present.ts';
import { correctTimes, eventsOfToday, readDay, recordMarks } from './service.ts';

export function dayRoutes(ports: Ports): Route[] {
  return [
    on(endpoints.readDay).reply(async ({ actor, params, query }) => {
      const page = await readDay(ports, {
        eventId: params.id,
        roleId: query.roleId,
        after: query.after,
      });
      const reader = { actor, roleId: query.roleId, now: ports.now() };
      return {
        event: presentDayEvent(page, reader),
        people: presentDayPeople(page, reader),
        asking: page.asking.map(presentAsking),
        next: page.next,
      };
    }),

    on(endpoints.sendMarks).reply(async ({ actor, params, query: { roleId }, body }) => {
      const isMore = body.marks.some(
        ({ addPlace, reason, clashReason }) => addPlace || reason !== '' || clashReason !== '',
      );
      if (isMore) requireAt(actor, 'day.correct', params.id);
      const asTold = asToldAtDoor(actor, params.id);
      const given = { marks: body.marks, actorId: actor.id, asTold };
      const answers = await recordMarks(ports, { eventId: params.id, roleId, ...given });
      return {
        results: answers.map(({ id, outcome, refusal, row }) => ({
          id,
          outcome,
          code: refusal?.code ?? null,
          message: refusal?.message ?? '',
          wording: refusal?.wording,
          person: row ? presentDayPerson(row) : null,
        })),
      };
    }),

    on(endpoints.correctTimes).reply(async ({ actor, params, body }) => {
      const row = await correctTimes(ports, {
        eventId: params.id,
        participationId: body.participationId,
        arrivedAt: new Date(body.arrivedAt),
        leftAt: body.leftAt ? new Date(body.leftAt) : null,
        actorId: actor.id,
      });
      return { ...say(checkInMessages, 'timesSaved'), person: presentDayPerson(row) };
    }),

    on(endpoints.eventsOfToday).reply(async () => ({
      events: (await eventsOfToday(ports)).map(({ startTime, endTime, ...event }) => ({
        ...event,
        startTime: startTime.toISOString(),
        endTime: endTime.toISOString(),
      })),
    })),
  ];
}
