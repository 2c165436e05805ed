/**
 * What is around a place that somebody would get. One statement says what there is; only that is read, once for a decision,
 * and handed to all who ask about it. The caller holds the event and the person.
 */
import { LIMITS_REACH } from '@saath/contract/events/time-limits/rules';
import type { Tx } from '../../../platform/database.ts';
import { requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import type { Known } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { type ShiftRow, shiftsOf } from '../../events/shifts/queries.ts';
import { limitedPlace, type Times } from '../../events/time-limits/queries.ts';
import {
  type ClashRow,
  clashesAmong,
  type NearPlace,
  nearbyInTime,
  type There,
  type Who,
  whatThereIs,
} from './queries.ts';

export type Around = {
  /** All of the event, earliest first. */
  readonly shifts: readonly ShiftRow[];
  /** The places of the person in other events that count with any part of this one, soonest first. */
  readonly near: readonly NearPlace[];
  /** The same and what is known of the person, for the policy of eligibility. */
  readonly known: Known;
};

/**
 * @param roles of which one may be given
 * @param there what there is, where the caller has looked
 */
export async function lookAround(
  tx: Tx,
  who: Who,
  roles: readonly RoleRow[],
  there?: There,
): Promise<Around> {
  const { event, user } = who;
  const { hasShifts, isElsewhere } = there ?? (await whatThereIs(tx, who));
  const shifts = hasShifts ? await shiftsOf(tx, [event.id]) : [];
  const occasion = { ...event, eventId: event.id };
  const near = isElsewhere ? await nearbyInTime(tx, [user.id], occasion, LIMITS_REACH) : [];
  const isAsked = roles.some((role) => requirementsOf(role));
  const facts = isAsked ? (await factsOf(tx, [user.id]))(user.id) : undefined;
  const places = near.map((place) => ({ ...place, ...limitedPlace(place, place) }));
  return { shifts, near, known: { facts, places } };
}

/** The first of the places elsewhere that leave no time for a part of the event. */
export function clashAt(
  { near }: Around,
  event: EventRow,
  times: Partial<Times> = {},
): ClashRow | undefined {
  const [first] = clashesAmong(near, { ...event, ...times, eventId: event.id });
  return first;
}
