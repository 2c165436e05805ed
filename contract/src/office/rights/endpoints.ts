/** Who may do what: everybody with a right, on one page (RG-01, OR-03). */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { rightHolderSchema } from './schema.ts';

export const listRights = endpoint({
  method: 'GET',
  path: '/api/right',
  summary: 'Everybody who may do more than a volunteer: what, where, since when, until when.',
  access: 'admin',
  errors: [],
  reply: z.object({
    /** Admins first, then by name. */
    holders: z.array(rightHolderSchema),
  }),
});
