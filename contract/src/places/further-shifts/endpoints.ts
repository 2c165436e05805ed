/** Calls by which people have more than one shift of their role (OR-01). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';

const shift = z.object({ shiftId: idSchema });

export const addShift = endpoint({
  method: 'POST',
  path: '/api/participation/:id/shifts',
  summary:
    'Give somebody who has a place one more shift of their role, at a time when they have none.',
  access: may('places.give', 'place'),
  token: 'places.write',
  errors: [
    'events.not_found',
    'events.not_published',
    'further_shifts.not_possible',
    'joining.event_over',
    'joining.full',
    'joining.not_active',
    'joining.not_eligible',
    'joining.not_found',
    'joining.overlap',
    'roles.not_found',
    'shifts.not_found',
  ],
  params: idParams,
  body: shift,
  reply: messageReply,
});

const takingBack = [
  'events.not_found',
  'further_shifts.begun',
  'further_shifts.not_found',
  'joining.not_active',
  'joining.not_found',
] as const;

export const takeShiftBack = endpoint({
  method: 'POST',
  path: '/api/participation/:id/shifts/take-back',
  summary: 'Take back a shift that somebody has besides their first, until it begins.',
  access: may('places.write', 'place'),
  token: 'places.write',
  errors: takingBack,
  params: idParams,
  body: shift,
  reply: messageReply,
});

export const giveShiftUp = endpoint({
  method: 'POST',
  path: '/api/participation/:id/shifts/give-up',
  summary: 'Give up one of several own shifts, until it begins; the others stay.',
  access: 'signed-in',
  errors: takingBack,
  params: idParams,
  body: shift,
  reply: messageReply,
});
