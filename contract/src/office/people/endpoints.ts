/** Calls about other people's accounts, for Admins. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import {
  peopleFiguresSchema,
  peopleQuerySchema,
  personPlaceSchema,
  personProfileSchema,
  personRowSchema,
} from './schema.ts';

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/user/volunteers',
  summary: 'People with hours, events and status, newest first, six a page; Admins are among them.',
  access: 'admin',
  token: 'people.read',
  errors: [],
  query: peopleQuerySchema,
  reply: z.object({
    people: z.array(personRowSchema),
    /** The page that this is: the last one for numbers beyond it. */
    page: z.number(),
    /** Counted to a thousand under a search or a filter, exact without. */
    total: z.number(),
    hasMore: z.boolean(),
    pages: z.number(),
  }),
});

export const peopleFigures = endpoint({
  method: 'GET',
  path: '/api/user/volunteer-stats',
  summary: 'The figures of the Volunteer Stats screen.',
  access: 'admin',
  token: 'people.read',
  errors: [],
  reply: peopleFiguresSchema,
});

export const personProfile = endpoint({
  method: 'GET',
  path: '/api/user/:id/profile',
  summary: 'One person in full.',
  access: 'admin',
  token: 'people.read',
  errors: ['accounts.user_not_found', 'people.gone'],
  params: idParams,
  reply: z.object({ person: personProfileSchema }),
});

export const personPlaces = endpoint({
  method: 'GET',
  path: '/api/user/:id/places',
  summary: 'Places of a person, ten a page: coming ones soonest first, past ones newest first.',
  access: 'admin',
  token: 'people.read',
  errors: ['accounts.user_not_found', 'people.gone'],
  params: idParams,
  query: z.object({
    when: z._default(z.enum(['coming', 'past'], problem(fieldMessages, 'filter')), 'coming'),
    after: z.optional(idSchema),
  }),
  reply: z.object({ places: z.array(personPlaceSchema), next: z.nullable(idSchema) }),
});

export const previewRemoval = endpoint({
  method: 'GET',
  path: '/api/user/:id/removal',
  summary: 'What a removal would free and take back.',
  access: 'admin',
  errors: ['accounts.user_not_found', 'people.gone'],
  params: idParams,
  reply: z.object({ places: z.number(), requests: z.number() }),
});

export const promotePerson = endpoint({
  method: 'POST',
  path: '/api/user/:id/promote',
  summary: 'Make a volunteer an Admin; they are told by mail and notice.',
  access: 'admin',
  errors: [
    'accounts.not_allowed',
    'accounts.user_not_found',
    'joining.not_possible',
    'organisers.not_active',
    'people.gone',
    'people.is_admin',
  ],
  params: idParams,
  reply: messageReply,
});

export const demotePerson = endpoint({
  method: 'POST',
  path: '/api/user/:id/demote',
  summary: 'Make an Admin a Volunteer; not oneself, and not the last Admin.',
  access: 'admin',
  errors: [
    'accounts.not_allowed',
    'accounts.user_not_found',
    'people.demote_self',
    'people.gone',
    'people.is_volunteer',
    'people.last_admin',
  ],
  params: idParams,
  reply: messageReply,
});

export const signOutPerson = endpoint({
  method: 'POST',
  path: '/api/user/:id/sign-out',
  summary: 'Log somebody else out on all devices; they are told by mail and notice.',
  access: 'admin',
  errors: [
    'accounts.not_allowed',
    'accounts.user_not_found',
    'people.gone',
    'people.sign_out_self',
  ],
  params: idParams,
  reply: messageReply,
});
