import { createEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import {
  eventEditorMessages,
  eventFormMessages,
  eventLifeMessages,
} from '@saath/contract/events/events/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { requireAt } from '../../../platform/actor.ts';
import { changeEvent } from './changing.ts';
import { presentEvent } from './present.ts';
import * as service from './service.ts';

export function eventRoutes(events: service.Events): Route[] {
  const { db, now } = events;
  return [
    on(getEvent).reply(async ({ actor, params }) => {
      const event = await service.readEvent(db, params.id, actor);
      return { event: presentEvent(event, { actor, now: now() }) };
    }),

    on(createEvent, { limits: rateLimits.upload }).reply(async ({ actor, body, files }) => {
      const event = await service.createEvent(events, body, { pictures: files, actor });
      return {
        ...(body.publish ? say(eventFormMessages, 'created') : say(eventLifeMessages, 'saved')),
        event: presentEvent(event, { actor, now: now() }),
      };
    }),

    on(updateEvent).reply(async ({ actor, params: { id }, body }) => {
      if (body.correction) requireAt(actor, 'hours.write', id);
      await changeEvent(events, { id, actorId: actor.id, update: body });
      const event = await service.readEvent(db, id, actor);
      return {
        ...say(eventEditorMessages, 'updated'),
        event: presentEvent(event, { actor, now: now() }),
      };
    }),
  ];
}
