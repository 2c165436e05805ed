/** Calls about the roles of an event and who holds them. */
import * as z from 'zod/mini';
import { endpoint, may, mayAsSent } from '../../endpoint.ts';
import { idSchema, messageReply, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { assignMessages } from './messages.ts';
import { createRoleSchema, eventRoleSchema } from './schema.ts';

export const createRole = endpoint({
  method: 'POST',
  path: '/api/role/create-role',
  summary: 'Add a role to an event.',
  access: mayAsSent('events.write', 'event', 'event_id'),
  token: 'events.write',
  errors: [
    'crew_rules.impossible',
    'crew_rules.no_room_for_minors',
    'eligibility.unknown_kind',
    'events.cancelled',
    'events.not_found',
    'events.over',
    'roles.duplicate',
    'roles.too_many',
  ],
  body: createRoleSchema,
  reply: z.object({ ...said, eventRole: eventRoleSchema }),
});

const roleParams = z.object({ roleId: idSchema });

export const deleteRole = endpoint({
  method: 'DELETE',
  path: '/api/role/:roleId',
  summary: 'Delete a role; people who held a place in it are asked again for the event.',
  access: may('events.write', 'role', 'roleId'),
  token: 'events.write',
  errors: [
    'events.cancelled',
    'events.not_found',
    'joining.not_possible',
    'roles.begun',
    'roles.not_found',
    'roles.recorded',
  ],
  params: roleParams,
  reply: messageReply,
});

const assignId = z.uuid(problem(assignMessages, 'invalid'));

export const assignVolunteer = endpoint({
  method: 'POST',
  path: '/api/role/assign-volunteer',
  summary: 'Give a volunteer a place in a role; refused when full, overlapping or not active.',
  access: mayAsSent('places.give', 'event', 'eventId'),
  token: 'places.give',
  errors: [
    'events.not_found',
    'events.not_published',
    'joining.already_assigned',
    'joining.event_over',
    'joining.full',
    'joining.not_active',
    'joining.not_eligible',
    'joining.not_possible',
    'joining.overlap',
    'joining.own_overlap',
    'joining.role_needed',
    'joining.time_over',
    'roles.not_found',
    'shifts.not_found',
  ],
  body: z.object({
    volunteerId: assignId,
    roleId: assignId,
    eventId: assignId,
    /** Without it the first shift with a free place that suits the person. */
    shiftId: z.nullish(idSchema),
    /** Why the place is given although the person has another one at that time. */
    clashReason: z.optional(text(limits.clashReason.max)),
    /** Why the place is given although the person may not do the role yet. */
    eligibilityReason: z.optional(text(limits.clashReason.max)),
  }),
  reply: messageReply,
});
