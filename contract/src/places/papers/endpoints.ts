/** Calls by which people say what they have and organisers check it (EL-01, EL-02). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { saidAgeSchema } from '../../events/eligibility/schema.ts';
import { idParams, idSchema, messageReply, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { paperMessages } from './messages.ts';
import { claimSchema, myPapersSchema, paperDecisionSchema, paperToCheckSchema } from './schema.ts';

export const myPapers = endpoint({
  method: 'GET',
  path: '/api/papers',
  summary:
    "The caller's own qualifications and the age they said to be over; around an event also their other places.",
  access: 'signed-in',
  errors: [],
  query: z.object({ eventId: z.optional(idSchema) }),
  reply: myPapersSchema,
});

export const claimPaper = endpoint({
  method: 'POST',
  path: '/api/papers',
  summary:
    'Say that one has a qualification, and until when; it waits for an organiser. One that is checked already holds meanwhile.',
  access: 'signed-in',
  errors: ['eligibility.kind_gone', 'papers.expired'],
  body: claimSchema,
  reply: z.extend(messageReply, { id: idSchema }),
});

export const withdrawPaper = endpoint({
  method: 'DELETE',
  path: '/api/papers/:id',
  summary: 'Take an own qualification back. Places that need it are marked, and organisers told.',
  access: 'signed-in',
  errors: ['papers.given', 'papers.not_found'],
  params: idParams,
  reply: messageReply,
});

export const sayAge = endpoint({
  method: 'POST',
  path: '/api/papers/age',
  summary:
    'Say the highest of the ages that one is over (0: none of them yet), or take it back. Whoever is not over 18 is asked again after a year. No birth date is kept.',
  access: 'signed-in',
  errors: [],
  body: z.object({ over: z.nullable(saidAgeSchema) }),
  reply: messageReply,
});

export const papersToCheck = endpoint({
  method: 'GET',
  path: '/api/papers/to-check',
  summary: `Qualifications that wait for an organiser, longest first, or those that were checked, latest first; ${limits.papersPage} at most.`,
  access: 'admin',
  errors: [],
  query: z.object({ state: z._default(z.enum(['claimed', 'verified']), 'claimed') }),
  reply: z.object({ papers: z.array(paperToCheckSchema), total: z.number() }),
});

export const decidePaper = endpoint({
  method: 'POST',
  path: '/api/papers/:id/decision',
  summary:
    'Verify a qualification, or refuse it with a reason, also one that was verified before. The person is told.',
  access: 'admin',
  errors: ['papers.answered', 'papers.not_found'],
  params: idParams,
  body: paperDecisionSchema,
  reply: messageReply,
});

export const keepPlace = endpoint({
  method: 'POST',
  path: '/api/participation/:id/keep',
  summary: 'Leave somebody their place although something that the role asks for is missing.',
  access: may('places.give', 'place'),
  token: 'places.write',
  errors: ['events.not_found', 'joining.not_active', 'joining.not_found', 'joining.not_possible'],
  params: idParams,
  body: z.object({
    reason: text(limits.clashReason.max, { min: 1, required: problem(paperMessages, 'reason') }),
  }),
  reply: messageReply,
});
