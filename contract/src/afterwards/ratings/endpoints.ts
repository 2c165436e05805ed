/** Calls by which organisers rate the people of a past event. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { ownRatingSchema, ratedPersonSchema, ratingBody } from './schema.ts';

export const myRating = endpoint({
  method: 'GET',
  path: '/api/rating/mine',
  summary: "The average of organisers' ratings of the signed-in volunteer, one decimal, or null.",
  access: 'volunteer',
  errors: [],
  reply: ownRatingSchema,
});

export const eventRatings = endpoint({
  method: 'GET',
  path: '/api/event/:id/ratings',
  summary: 'Who held a place at an event that is over, by name, with the rating of each.',
  access: 'admin',
  errors: ['events.not_found', 'ratings.not_over'],
  params: idParams,
  reply: z.object({ people: z.array(ratedPersonSchema) }),
});

export const ratePerson = endpoint({
  method: 'PUT',
  path: '/api/event/:id/ratings/:userId',
  summary: 'Rate a person who held a place at an event that is over; it can be changed.',
  access: 'admin',
  errors: ['events.not_found', 'ratings.not_over', 'ratings.not_there', 'ratings.own'],
  params: z.extend(idParams, { userId: idSchema }),
  body: ratingBody,
  reply: messageReply,
});
