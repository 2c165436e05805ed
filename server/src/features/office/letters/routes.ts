import * as endpoints from '@saath/contract/office/letters/endpoints';
import { letterMessages } from '@saath/contract/office/letters/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Announcements } from '../../messages/announcements/service.ts';
import { presentLetter } from './present.ts';
import * as service from './service.ts';

export function letterRoutes(letters: Announcements): Route[] {
  return [
    on(endpoints.letterReach, { limits: rateLimits.search }).reply(
      async ({ query }) => await service.reach(letters, query),
    ),

    on(endpoints.sendLetter, { limits: rateLimits.announcement }).reply(async ({ actor, body }) => {
      const recipients = await service.send(letters, { ...body, actorId: actor.id });
      const told =
        recipients === 1
          ? say(letterMessages, 'sentToOne')
          : say(letterMessages, 'sent', { count: recipients });
      return { ...told, recipients };
    }),

    on(endpoints.readLetter).reply(async ({ actor, params }) => ({
      letter: presentLetter(await service.read(letters, { id: params.id, actor })),
    })),
  ];
}
