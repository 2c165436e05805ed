import { eventRatings, myRating, ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import { ratingMessages } from '@saath/contract/afterwards/ratings/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentRated } from './present.ts';
import { averageRating, type RatingBook, rate, readRatings } from './service.ts';

export function ratingRoutes(book: RatingBook): Route[] {
  return [
    on(myRating).reply(async ({ actor }) => ({ average: await averageRating(book, actor.id) })),

    on(eventRatings).reply(async ({ params }) => {
      const people = await readRatings(book, params.id);
      return { people: people.map(presentRated) };
    }),

    on(ratePerson).reply(async ({ actor, params: { id, userId }, body }) => {
      await rate(book, { eventId: id, userId, stars: body.rating, actorId: actor.id });
      return say(ratingMessages, 'saved');
    }),
  ];
}
