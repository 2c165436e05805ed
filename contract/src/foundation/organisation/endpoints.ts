/** Calls about whose product it is. What pages need of it comes with `getSite`. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { said } from '../../fields.ts';
import { logoFile, organisationChangeSchema, organisationSchema } from './schema.ts';

export const getOrganisation = endpoint({
  method: 'GET',
  path: '/api/organisation',
  summary: "The organisation's settings: name, logo, colour, who may sign up, mails, certificates.",
  access: 'admin',
  errors: [],
  reply: z.object({ organisation: organisationSchema }),
});

const saved = z.object({ ...said, organisation: organisationSchema });

export const saveOrganisation = endpoint({
  method: 'PUT',
  path: '/api/organisation',
  summary: 'Change settings of the organisation; what is left out stays as it is.',
  access: 'admin',
  errors: ['organisation.changed_meanwhile', 'passkeys.own_first', 'providers.only'],
  body: organisationChangeSchema,
  reply: saved,
});

export const saveLogo = endpoint({
  method: 'POST',
  path: '/api/organisation/logo',
  summary: 'Put a picture in place of the logo.',
  access: 'admin',
  errors: ['media.none', 'media.unreadable'],
  files: logoFile,
  reply: saved,
});

export const removeLogo = endpoint({
  method: 'DELETE',
  path: '/api/organisation/logo',
  summary: 'Take the logo away.',
  access: 'admin',
  errors: [],
  reply: saved,
});
