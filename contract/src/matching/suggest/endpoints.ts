/** Calls that match people and roles. */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idSchema, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { skillStepSchema, suggestedEventSchema, suggestedPersonSchema } from './schema.ts';

export const suggestVolunteers = endpoint({
  method: 'GET',
  path: '/api/role-suggest/:roleId',
  summary: 'The volunteers who fit a role best and are free for it, with the reasons.',
  access: may('places.give', 'role', 'roleId'),
  token: 'places.read',
  errors: ['roles.not_found'],
  params: z.object({ roleId: idSchema }),
  reply: z.object({ suggestedUsers: z.array(suggestedPersonSchema) }),
});

export const suggestEvents = endpoint({
  method: 'GET',
  path: '/api/event-suggest',
  summary:
    'The coming events in the order in which they fit the signed-in volunteer, with reasons, and skills that would open more.',
  access: 'volunteer',
  errors: ['accounts.user_not_found'],
  reply: z.object({
    events: z.array(suggestedEventSchema),
    steps: z.array(skillStepSchema),
  }),
});

export const suggestSkillNames = endpoint({
  method: 'GET',
  path: '/api/skill-suggest',
  summary: 'Known skills with a word that begins like the text.',
  access: 'public',
  errors: [],
  query: z.object({ text: z._default(text(limits.skillName.max), '') }),
  reply: z.object({ skills: z.array(z.string()) }),
});
