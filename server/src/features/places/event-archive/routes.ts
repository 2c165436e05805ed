import { inHours } from '@saath/contract/afterwards/hours/rules';
import { deleteEvent } from '@saath/contract/events/events/endpoints';
import { eventListMessages } from '@saath/contract/events/events/messages';
import * as endpoints from '@saath/contract/places/event-archive/endpoints';
import { archiveMessages } from '@saath/contract/places/event-archive/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentEvent } from '../../events/events/present.ts';
import { readEvent } from '../../events/events/service.ts';
import * as service from './service.ts';

const presentPast = ({ people, minutes }: { people: number; minutes: number }) => ({
  people,
  hours: inHours(minutes),
});

export function eventArchiveRoutes(archive: service.Archive): Route[] {
  const { ports } = archive;
  const { db, now } = ports;
  return [
    on(deleteEvent).reply(async ({ actor, params: { id }, query: { updatedAt } }) => {
      const past = await service.removeEvent(archive, { id, actorId: actor.id, updatedAt });
      const kept = past.people > 0 ? { kept: presentPast(past) } : {};
      return { ...say(eventListMessages, 'deleted'), event: { id }, ...kept };
    }),

    on(endpoints.eventDeletion).reply(async ({ params: { id } }) =>
      presentPast(await service.readDeletion(ports, id)),
    ),

    on(endpoints.archivedEvents).reply(async () => ({
      events: (await service.listArchived(ports)).map((row) => ({
        id: row.id,
        title: row.title,
        startTime: row.startTime.toISOString(),
        timeZone: row.timeZone,
        archivedAt: row.archivedAt.toISOString(),
        archivedBy: row.archivedByName,
        until: row.until.toISOString(),
        ...presentPast(row),
      })),
    })),

    on(endpoints.restoreEvent).reply(async ({ actor, params: { id } }) => {
      await service.restoreEvent(ports, { id, actorId: actor.id });
      const event = await readEvent(db, id, actor);
      return {
        ...say(archiveMessages, 'restored'),
        event: presentEvent(event, { actor, now: now() }),
      };
    }),
  ];
}
