/** Calls by which branches lend people: an appeal goes from branch to branch, and only a person's own yes tells a name (RG-02). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { branchNameSchema } from '../../foundation/organisation/schema.ts';
import {
  lendingChoiceSchema,
  newAppealSchema,
  sentAppealSchema,
  waitingAppealSchema,
} from './schema.ts';

export const eventAppeals = endpoint({
  method: 'GET',
  path: '/api/event/:id/appeal',
  summary:
    'Which branches were asked for help at the event, how many people each asked and how many said yes, and which could be asked.',
  access: may('events.write'),
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({
    /** By name; none where the event can have no help from another branch. */
    branches: z.array(branchNameSchema),
    appeals: z.array(sentAppealSchema),
  }),
});

export const askBranches = endpoint({
  method: 'POST',
  path: '/api/role/:id/appeal',
  summary: 'Ask another branch, or all of them, for people who could take free places of a role.',
  access: may('events.write', 'role'),
  errors: [
    ...(['roles.not_found', 'branches.not_found', 'branches.closed'] as const),
    ...(['lending.no_branch', 'lending.closed', 'lending.no_gap', 'lending.no_other'] as const),
  ],
  params: idParams,
  body: newAppealSchema,
  reply: messageReply,
});

export const takeBackAppeal = endpoint({
  method: 'DELETE',
  path: '/api/role/:id/appeal/:branchId',
  summary: 'Ask a branch no longer. What its people have asked for stays.',
  access: may('events.write', 'role'),
  errors: ['roles.not_found', 'lending.gone'],
  params: z.extend(idParams, { branchId: idSchema }),
  reply: messageReply,
});

export const waitingAppeals = endpoint({
  method: 'GET',
  path: '/api/appeal',
  summary:
    'What other branches ask of those that the caller helps to run, soonest event first. Admins are told by `listWaiting`.',
  access: 'volunteer',
  errors: [],
  reply: z.object({ appeals: z.array(waitingAppealSchema) }),
});

export const answerAppeal = endpoint({
  method: 'POST',
  path: '/api/branch/:id/appeal/:roleId',
  summary:
    'Pass on what another branch asks to the people of this one who let others ask them, or decline.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found', 'branches.closed', 'lending.gone', 'lending.nobody'],
  params: z.extend(idParams, { roleId: idSchema }),
  body: z.object({ answer: z.enum(['pass_on', 'decline']) }),
  reply: messageReply,
});

export const getLendingChoice = endpoint({
  method: 'GET',
  path: '/api/user/lending',
  summary: 'Whether other branches may ask the signed-in volunteer for help.',
  access: 'volunteer',
  errors: [],
  reply: lendingChoiceSchema,
});

export const setLendingChoice = endpoint({
  method: 'PUT',
  path: '/api/user/lending',
  summary: 'Let other branches ask the signed-in volunteer for help, or no longer.',
  access: 'volunteer',
  errors: [],
  body: z.object({ isOn: z.boolean() }),
  reply: messageReply,
});
