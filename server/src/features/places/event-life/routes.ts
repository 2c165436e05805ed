import {
  cancelEvent,
  copyEvent,
  publishEvent,
  unpublishEvent,
} from '@saath/contract/events/events/endpoints';
import { eventLifeMessages } from '@saath/contract/events/events/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Viewer } from '../../../platform/actor.ts';
import { presentEvent } from '../../events/events/present.ts';
import { readEvent } from '../../events/events/service.ts';
import { cancel, copy, type EventLife, publish, unpublish } from './service.ts';

export function eventLifeRoutes(life: EventLife): Route[] {
  const { db, now } = life.ports;
  const shown = async (id: string, actor: Viewer) =>
    presentEvent(await readEvent(db, id, actor), { actor, now: now() });
  return [
    on(publishEvent).reply(async ({ actor, params: { id }, body }) => {
      await publish(life, { ...body, id, actorId: actor.id });
      return { ...say(eventLifeMessages, 'published'), event: await shown(id, actor) };
    }),

    on(unpublishEvent).reply(async ({ actor, params: { id }, body }) => {
      await unpublish(life, { ...body, id, actorId: actor.id });
      return { ...say(eventLifeMessages, 'unpublished'), event: await shown(id, actor) };
    }),

    on(cancelEvent).reply(async ({ actor, params: { id }, body }) => {
      await cancel(life, { ...body, id, actorId: actor.id });
      return { ...say(eventLifeMessages, 'cancelled'), event: await shown(id, actor) };
    }),

    on(copyEvent, { limits: rateLimits.upload }).reply(async ({ actor, params: { id }, body }) => {
      const made = await copy(life, { ...body, id, actorId: actor.id });
      return { ...say(eventLifeMessages, 'copied'), event: await shown(made.id, actor) };
    }),
  ];
}
