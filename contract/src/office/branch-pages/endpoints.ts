/** Calls about the pages that branches have of their own (OR-08). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, messageReply } from '../../fields.ts';
import { logoFile } from '../../foundation/organisation/schema.ts';
import {
  branchAddressSchema,
  branchLetterheadSchema,
  branchPageChangeSchema,
  branchPageSchema,
} from './schema.ts';

export const listBranchPages = endpoint({
  method: 'GET',
  path: '/api/branch/pages',
  summary: 'The pages of open branches that have had an event for everybody, by name.',
  access: 'public',
  errors: [],
  reply: z.object({ branches: z.array(z.object({ slug: z.string(), name: z.string() })) }),
});

export const readBranchPage = endpoint({
  method: 'GET',
  path: '/api/branch/page/:slug',
  summary: 'What a branch says of itself, by its address of now or an earlier one.',
  access: 'public',
  errors: ['branches.not_found'],
  params: z.object({ slug: branchAddressSchema }),
  reply: z.object({
    branch: branchPageSchema,
    /** Whether who reads it may change what it says. */
    mayChange: z.boolean(),
  }),
});

export const changeBranchPage = endpoint({
  method: 'PUT',
  path: '/api/branch/:id/page',
  summary: 'Change what a branch says of itself.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found', 'branches.closed'],
  params: idParams,
  body: branchPageChangeSchema,
  reply: messageReply,
});

export const saveBranchLogo = endpoint({
  method: 'POST',
  path: '/api/branch/:id/logo',
  summary: 'Put a picture in place of the logo of a branch.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found', 'branches.closed', 'media.none', 'media.unreadable'],
  params: idParams,
  files: logoFile,
  reply: messageReply,
});

export const removeBranchLogo = endpoint({
  method: 'DELETE',
  path: '/api/branch/:id/logo',
  summary: 'Take the logo of a branch away.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found', 'branches.closed'],
  params: idParams,
  reply: messageReply,
});

export const readBranchLetterhead = endpoint({
  method: 'GET',
  path: '/api/branch/:id/letterhead',
  summary: 'In whose name the mails and certificates of a branch are.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found'],
  params: idParams,
  reply: z.object({ letterhead: branchLetterheadSchema }),
});

export const changeBranchLetterhead = endpoint({
  method: 'PUT',
  path: '/api/branch/:id/letterhead',
  summary:
    'Change in whose name the mails and certificates of a branch are. What is empty is as the organisation has it.',
  access: may('events.write', 'branch'),
  errors: ['branches.not_found', 'branches.closed'],
  params: idParams,
  body: branchLetterheadSchema,
  reply: messageReply,
});

export const changeBranchAddress = endpoint({
  method: 'PUT',
  path: '/api/branch/:id/address',
  summary: 'Give the page of a branch another address; the earlier one leads there.',
  access: 'admin',
  errors: ['branches.not_found', 'branches.closed', 'branches.address_taken'],
  params: idParams,
  body: z.object({ slug: branchAddressSchema }),
  reply: messageReply,
});
