/** Calls by which Admins keep the branches of the organisation, and say who helps to run their events (OR-08, RG-02). */
import * as z from 'zod/mini';
import { lastDaySchema } from '../../day/helpers/schema.ts';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { branchNameSchema } from '../../foundation/organisation/schema.ts';
import { branchRightSchema, branchSchema, newBranchSchema } from './schema.ts';

export const listBranches = endpoint({
  method: 'GET',
  path: '/api/branch',
  summary:
    'The branches of the organisation by name, closed ones last, with who has a right there.',
  access: 'admin',
  errors: [],
  reply: z.object({ branches: z.array(branchSchema) }),
});

export const makeBranch = endpoint({
  method: 'POST',
  path: '/api/branch',
  summary: 'Make a branch. Events and people are given to it by calls of their own.',
  access: 'admin',
  errors: ['branches.name_taken', 'branches.too_many'],
  body: newBranchSchema,
  reply: messageReply,
});

export const closeBranch = endpoint({
  method: 'POST',
  path: '/api/branch/:id/close',
  summary: 'Close a branch for ever: its events stay, and everybody’s right at it ends.',
  access: 'admin',
  errors: ['branches.not_found', 'branches.closed'],
  params: idParams,
  reply: messageReply,
});

export const addToBranch = endpoint({
  method: 'POST',
  path: '/api/branch/:id/people',
  summary:
    'Let a volunteer lead all events of the branch or look at them, in place of what they had there; they are told.',
  access: 'admin',
  errors: [
    'branches.not_found',
    'branches.closed',
    'branches.not_volunteer',
    'branches.too_many_people',
  ],
  params: idParams,
  body: z.object({ userId: idSchema, right: branchRightSchema, until: lastDaySchema }),
  reply: messageReply,
});

export const removeFromBranch = endpoint({
  method: 'DELETE',
  path: '/api/branch/:id/people/:userId',
  summary: 'End that somebody helps to run the branch: from their next call on.',
  access: 'admin',
  errors: ['branches.person_gone'],
  params: z.extend(idParams, { userId: idSchema }),
  reply: messageReply,
});

export const eventBranch = endpoint({
  method: 'GET',
  path: '/api/event/:id/branch',
  summary: 'The branch that the event belongs to, and those that it could belong to.',
  access: 'admin',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({
    /** Null: the organisation itself. It may be closed, and is not among the others then. */
    branch: z.nullable(branchNameSchema),
    open: z.array(branchNameSchema),
  }),
});

export const moveEvent = endpoint({
  method: 'PUT',
  path: '/api/event/:id/branch',
  summary: 'Give the event to a branch, or back to the organisation itself.',
  access: 'admin',
  errors: ['events.not_found', 'branches.not_found', 'branches.closed'],
  params: idParams,
  body: z.object({ branchId: z.nullable(idSchema) }),
  reply: messageReply,
});
