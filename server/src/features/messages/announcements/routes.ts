import {
  countRecipients as countEndpoint,
  listAnnouncements,
  myAnnouncements,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentAnnouncement, presentReceived } from './present.ts';
import { type Announcements, countRecipients, listReceived, listSent, send } from './service.ts';

export function announcementRoutes(announcements: Announcements): Route[] {
  return [
    on(sendAnnouncement, { limits: rateLimits.announcement }).reply(
      async ({ actor, params, body }) => {
        const letter = { ...body, eventId: params.id, actorId: actor.id };
        const recipients = await send(announcements, letter);
        return { ...say(announcementMessages, 'sent'), recipients };
      },
    ),

    on(countEndpoint).reply(
      async ({ params, query }) =>
        await countRecipients(announcements, { ...query, eventId: params.id }),
    ),

    on(listAnnouncements).reply(async ({ params, query: { after } }) => {
      const { rows, ...rest } = await listSent(announcements, { eventId: params.id, after });
      return { announcements: rows.map(presentAnnouncement), ...rest };
    }),

    on(myAnnouncements).reply(async ({ actor, params }) => {
      const rows = await listReceived(announcements, { eventId: params.id, actor });
      return { announcements: rows.map(presentReceived) };
    }),
  ];
}
