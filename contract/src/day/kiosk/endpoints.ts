/**
 * Calls of the kiosk. The device is logged out; what it may do stands in a pass for one event, which ends with it. All
 * are POST, so that the pass is in no address.
 */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { idParams, idSchema, instant, messageReply, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { arrivalRefusals } from '../check-in/rules.ts';
import { doorEventSchema } from '../door/schema.ts';
import { givenPlaceSchema, newcomerSchema } from '../walk-ins/schema.ts';

const pass = z.string().check(z.regex(/^[\w.-]{1,250}$/));

export const openKiosk = endpoint({
  method: 'POST',
  path: '/api/event/:id/kiosk',
  summary: "Open the kiosk on this device: logs the organiser out and gives the event's pass.",
  access: 'admin',
  errors: ['door.not_open', 'events.not_found'],
  params: idParams,
  reply: z.object({ pass: z.string() }),
});

export const listKiosks = endpoint({
  method: 'GET',
  path: '/api/event/:id/kiosk',
  summary: 'The devices on which the kiosk of the event is open, newest first.',
  access: 'admin',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({
    kiosks: z.array(
      z.object({
        id: idSchema,
        /** 'Chrome on Android'; empty when the device did not say. */
        device: z.string(),
        openedBy: z.string(),
        openedAt: instant,
      }),
    ),
  }),
});

export const closeKiosk = endpoint({
  method: 'DELETE',
  path: '/api/event/:id/kiosk/:kioskId',
  summary: 'Close the kiosk on one device: its pass is worth nothing from then on.',
  access: 'admin',
  errors: ['kiosk.gone'],
  params: z.extend(idParams, { kioskId: idSchema }),
  reply: messageReply,
});

export const kioskPeople = endpoint({
  method: 'POST',
  path: '/api/kiosk/people',
  summary:
    'People of the event by name, fifty at most: names and roles, nothing by which to reach them.',
  access: 'public',
  errors: ['door.not_open', 'kiosk.over'],
  body: z.object({ pass, q: z._default(text(limits.searchText.max), '') }),
  reply: z.object({
    event: doorEventSchema,
    roles: z.array(z.object({ id: idSchema, name: z.string(), isFull: z.boolean() })),
    people: z.array(
      z.object({
        participationId: idSchema,
        name: z.string(),
        roleName: z.nullable(z.string()),
        isHere: z.boolean(),
      }),
    ),
  }),
});

export const kioskCheckIn = endpoint({
  method: 'POST',
  path: '/api/kiosk/check-in',
  summary: 'Somebody pressed their name.',
  access: 'public',
  errors: [
    ...arrivalRefusals,
    'door.not_open',
    'door.speak',
    'joining.not_active',
    'joining.not_found',
    'kiosk.over',
  ],
  body: z.object({ pass, id: idSchema, participationId: idSchema }),
  reply: messageReply,
});

export const kioskWalkIn = endpoint({
  method: 'POST',
  path: '/api/kiosk/walk-in',
  summary: 'Somebody who is not on the list wants to help; takes a free place only.',
  access: 'public',
  errors: [
    'check_in.full',
    'check_in.not_open',
    'check_in.not_possible',
    'check_in.reason_needed',
    'door.not_open',
    'door.speak',
    'events.not_found',
    'joining.not_possible',
    'joining.overlap',
    'joining.own_overlap',
    'joining.role_needed',
    'joining.time_over',
    'kiosk.over',
    'roles.not_found',
    'walk_ins.not_volunteer',
  ],
  body: z.extend(newcomerSchema, { pass, id: idSchema, roleId: givenPlaceSchema.shape.roleId }),
  reply: messageReply,
});
