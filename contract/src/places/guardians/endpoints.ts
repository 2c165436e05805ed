/** Calls by which minors name a guardian, and guardians answer without an account. Reading never changes anything. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { limits } from '../../limits.ts';
import {
  guardianAnswerBody,
  guardianAnswerSchema,
  guardianLinkSchema,
  guardianTokenParams,
  namedGuardianSchema,
} from './schema.ts';

export const nameGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian',
  summary:
    'Name the guardian who has to agree to a role for whoever is under 18: a mail with a link follows. Naming another one ends the link of the one before.',
  access: 'signed-in',
  errors: [
    'guardians.answered',
    'guardians.not_needed',
    'guardians.own_address',
    'joining.not_open',
    'roles.not_found',
  ],
  body: namedGuardianSchema,
  reply: messageReply,
});

export const sendGuardianAgain = endpoint({
  method: 'POST',
  path: '/api/guardian/:id/again',
  summary:
    'Send the mail to an own guardian again, with a new link, until they have agreed and signed; the one before ends.',
  access: 'signed-in',
  errors: ['guardians.answered', 'guardians.not_found', 'joining.not_open'],
  params: idParams,
  reply: messageReply,
});

export const listGuardians = endpoint({
  method: 'GET',
  path: '/api/guardian',
  summary: `What guardians answered, latest first; ${limits.signaturesPage} at most, and how many there are.`,
  access: 'admin',
  errors: [],
  reply: z.object({ answers: z.array(guardianAnswerSchema), total: z.number() }),
});

export const readGuardianConsent = endpoint({
  method: 'GET',
  path: '/api/guardian/link/:token',
  summary: 'What the link in a guardian’s mail is about. Reading it changes nothing.',
  access: 'public',
  errors: ['guardians.link_expired', 'guardians.link_invalid'],
  params: guardianTokenParams,
  reply: guardianLinkSchema,
});

export const answerAsGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/link/:token',
  summary:
    'Agree, do not agree, or take consent back, without signing in. Refused when a text is not the one that was read. Who has agreed signs texts that are new by agreeing again; otherwise the same answer a second time is answered alike.',
  access: 'public',
  errors: [
    'guardians.link_expired',
    'guardians.link_invalid',
    'guardians.too_late',
    'signatures.changed',
  ],
  params: guardianTokenParams,
  body: guardianAnswerBody,
  reply: messageReply,
});
