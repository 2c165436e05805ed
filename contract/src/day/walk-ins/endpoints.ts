/** Calls by which organisers let people in who have no place yet (DY-02). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, messageReply } from '../../fields.ts';
import { arrivalRefusals } from '../check-in/rules.ts';
import { dayPersonSchema } from '../check-in/schema.ts';
import { givenPlaceSchema, newcomerSchema } from './schema.ts';

const letInReply = z.extend(messageReply, { person: dayPersonSchema });

/** Why somebody without a place is not let in. */
const letInErrors = [
  ...arrivalRefusals,
  'joining.not_eligible',
  'joining.time_over',
  'walk_ins.not_volunteer',
] as const;

export const addWalkIn = endpoint({
  method: 'POST',
  path: '/api/event/:id/walk-in',
  summary:
    'Check in somebody who has no place: the account with this address, or a new one; with an address they get a welcome link.',
  access: may('day.record'),
  token: 'day.record',
  errors: letInErrors,
  params: idParams,
  body: z.extend(newcomerSchema, givenPlaceSchema.shape),
  reply: letInReply,
});

export const letIn = endpoint({
  method: 'POST',
  path: '/api/event/:id/let-in',
  summary: 'Give a place to somebody who asked at the door, and check them in.',
  access: may('day.record'),
  token: 'day.record',
  errors: letInErrors,
  params: idParams,
  body: z.extend(givenPlaceSchema, { participationId: idSchema }),
  reply: letInReply,
});
