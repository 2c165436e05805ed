import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { feedbackMessages } from '@saath/contract/afterwards/feedback/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentFeedback } from './present.ts';
import { type FeedbackBook, giveFeedback, readFeedback } from './service.ts';

export function feedbackRoutes(book: FeedbackBook): Route[] {
  return [
    on(sendFeedback, { limits: rateLimits.upload }).reply(async ({ actor, body }) => {
      await giveFeedback(book, { ...body, userId: actor.id });
      return say(feedbackMessages, 'sent');
    }),

    on(listFeedback).reply(async ({ query }) => {
      const { rows, ...rest } = await readFeedback(book, query.after);
      return { feedback: rows.map(presentFeedback), ...rest };
    }),
  ];
}
