/** The call behind 'Invite to a role': the plan that it answers is saved and taken back as any other (`filling/fill`). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams } from '../../fields.ts';
import { fillPlanSchema } from '../../filling/fill/schema.ts';
import { notInvitedSchema, roleInvitationSchema } from './schema.ts';

export const previewRoleInvitation = endpoint({
  method: 'POST',
  path: '/api/role/:id/invitation/preview',
  summary:
    'Who of the people of a filter could be asked to take the free places of a role, and who could not and why. Nothing is saved or sent. Who runs a branch asks its people.',
  access: may('places.give', 'role'),
  errors: ['fill.closed', 'roles.not_found'],
  params: idParams,
  body: roleInvitationSchema,
  reply: z.object({
    plan: fillPlanSchema,
    /** They could come, but other people of the filter fit better and take the free places. */
    noPlaceLeft: notInvitedSchema,
    cannot: notInvitedSchema,
  }),
});
