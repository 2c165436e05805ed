import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@saath/contract/afterwards/calendar-feed/endpoints';
import { calendarFeedMessages } from '@saath/contract/afterwards/calendar-feed/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { fileStem } from '../../../platform/organisation.ts';
import { calendarBehind, endFeed, type Feeds, makeFeed, ownFeed } from './service.ts';

export function calendarFeedRoutes(feeds: Feeds): Route[] {
  return [
    on(getCalendarFeed).reply(async ({ actor }) => {
      const { url, readAt, replacedAt } = await ownFeed(feeds, actor.id);
      return {
        url,
        readAt: readAt?.toISOString() ?? null,
        replacedAt: replacedAt?.toISOString() ?? null,
      };
    }),

    on(makeCalendarFeed).reply(async ({ actor }) => ({
      ...say(calendarFeedMessages, 'made'),
      url: await makeFeed(feeds, { userId: actor.id, sessionId: actor.sessionId }),
      readAt: null,
      replacedAt: null,
    })),

    on(endCalendarFeed).reply(async ({ actor }) => {
      await endFeed(feeds, actor.id);
      return say(calendarFeedMessages, 'ended');
    }),

    on(readCalendarFeed).reply(async ({ params: { token } }) => ({
      fileName: `${fileStem(feeds.organisation.now())}.ics`,
      bytes: Buffer.from(await calendarBehind(feeds, token)),
    })),
  ];
}
