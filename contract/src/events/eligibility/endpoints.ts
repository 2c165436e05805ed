/** Calls about the kinds of qualification that roles can ask for (EL-01). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { kindSchema, newKindSchema } from './schema.ts';

export const listKinds = endpoint({
  method: 'GET',
  path: '/api/qualification',
  summary: 'The kinds of qualification that roles can ask for, by name.',
  access: may('events.write', 'anywhere'),
  token: 'events.read',
  errors: [],
  reply: z.object({
    kinds: z.array(kindSchema),
    /** Those that nobody has, checked and valid today: a role that asks for them has nobody yet who may do it. */
    nobodyHas: z.array(idSchema),
    /** Whether the caller may add to them and take away. */
    mayChange: z.boolean(),
  }),
});

export const addKind = endpoint({
  method: 'POST',
  path: '/api/qualification',
  summary: 'Name a kind of qualification; one that has the name already is answered as it is.',
  access: 'admin',
  token: 'events.write',
  errors: ['eligibility.too_many_kinds'],
  body: newKindSchema,
  reply: z.extend(messageReply, { kind: kindSchema }),
});

export const removeKind = endpoint({
  method: 'DELETE',
  path: '/api/qualification/:id',
  summary: 'Remove a kind of qualification that no role asks for and nobody has.',
  access: 'admin',
  token: 'events.write',
  errors: ['eligibility.kind_gone', 'eligibility.kind_in_use'],
  params: idParams,
  reply: messageReply,
});
