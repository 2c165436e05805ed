import {
  listFailedMails,
  readDelivery as readDeliveryEndpoint,
  retryFailedMails,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentFailed } from './present.ts';
import { type Deliveries, listFailed, readDelivery, retryFailed } from './service.ts';

export function deliveryRoutes(deliveries: Deliveries): Route[] {
  return [
    on(readDeliveryEndpoint).reply(
      async ({ params: { id, announcementId } }) =>
        await readDelivery(deliveries, { id: announcementId, eventId: id }),
    ),

    on(listFailedMails).reply(async ({ params: { id, announcementId }, query: { after } }) => {
      const sent = { id: announcementId, eventId: id };
      const { rows, next } = await listFailed(deliveries, { ...sent, after });
      return { mails: rows.map(presentFailed), next };
    }),

    on(retryFailedMails).reply(
      async ({ actor, params: { id, announcementId }, body: { mailId } }) => {
        const sent = { id: announcementId, eventId: id };
        const count = await retryFailed(deliveries, { ...sent, mailId, actorId: actor.id });
        return { ...say(announcementMessages, 'triedAgain'), count };
      },
    ),
  ];
}
