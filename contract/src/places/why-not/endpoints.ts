/** The call behind 'Why not …?'. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idSchema } from '../../fields.ts';
import { whyNotSchema } from './schema.ts';

export const whyNot = endpoint({
  method: 'GET',
  path: '/api/role/:id/why-not/:userId',
  summary: 'Why a person is not suggested for a role, where they stand, and what would change it.',
  access: 'admin',
  token: 'people.lacks',
  errors: ['accounts.user_not_found', 'roles.not_found'],
  params: z.object({ id: idSchema, userId: idSchema }),
  reply: whyNotSchema,
});
