/** Calls by which volunteers see and say what matching uses about them. */
import { endpoint } from '../../endpoint.ts';
import { matchingChoiceSchema, matchingUseSchema } from './schema.ts';

export const getMatchingUse = endpoint({
  method: 'GET',
  path: '/api/user/matching',
  summary: 'What matching uses about the signed-in volunteer, and what is switched off.',
  access: 'volunteer',
  errors: ['accounts.user_not_found'],
  reply: matchingUseSchema,
});

export const setMatchingUse = endpoint({
  method: 'PUT',
  path: '/api/user/matching',
  summary:
    'Switch off what matching may not use about the signed-in volunteer, or tell the area where they live.',
  access: 'volunteer',
  errors: ['accounts.user_not_found'],
  body: matchingChoiceSchema,
  reply: matchingUseSchema,
});
