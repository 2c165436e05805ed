/** The calls that set the shifts of a role, and how many of them one person may have. */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply, said } from '../../fields.ts';
import { shiftListSchema, shiftSchema } from './schema.ts';

export const setShifts = endpoint({
  method: 'PUT',
  path: '/api/role/:roleId/shifts',
  summary:
    "Set all shifts of a role; those without an id are new, those left out are deleted. The role's number of people becomes the sum of theirs. No shifts = one time for all.",
  access: may('events.write', 'role', 'roleId'),
  token: 'events.write',
  errors: [
    'crew_rules.impossible',
    'crew_rules.no_room_for_minors',
    'events.cancelled',
    'events.changed_meanwhile',
    'joining.event_over',
    'joining.not_possible',
    'roles.not_found',
    'shifts.begun',
    'shifts.below_filled',
    'shifts.clash',
    'shifts.has_people',
    'shifts.not_found',
    'shifts.outside',
  ],
  params: z.object({ roleId: idSchema }),
  body: z.object({
    shifts: shiftListSchema,
    /** Whether who holds a place in a shift that is left out asks again; otherwise the call is refused. */
    release: z._default(z.boolean(), false),
    /** The version of the event that was seen: a step over somebody else's later one is refused. */
    updatedAt: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    ...said,
    shifts: z.array(shiftSchema),
    maxVolunteers: z.number(),
    /** The version of the event that this made. */
    updatedAt: instant,
  }),
});

export const allowSeveralShifts = endpoint({
  method: 'PUT',
  path: '/api/event/:id/several-shifts',
  summary:
    'Say whether people may have more than one shift of their role. Where that ends, those who have several keep them.',
  access: may('events.write'),
  token: 'events.write',
  errors: ['events.cancelled', 'events.not_found', 'events.over'],
  params: idParams,
  body: z.object({ isAllowed: z.boolean() }),
  reply: messageReply,
});
