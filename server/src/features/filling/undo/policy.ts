/** What an undo may still take back, and where people are afterwards. */

import { eventStatusAt } from '@saath/contract/events/events/rules';
import { fillKept } from '@saath/contract/filling/fill/messages';
import { limits } from '@saath/contract/limits';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { StepCause } from '@saath/contract/places/joining/schema';
import { type Said, say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { isTimeOver } from '../../places/place/policy.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import type { Aftermath } from '../save/emails.ts';
import type { PlaceRow, SaveRow } from '../save/queries.ts';

/** What the history says of a place that was taken back. */
export const TAKEN_BACK = { code: 'plan_taken_back' } as const satisfies StepCause;

/** @throws DomainError `fill.not_found`, also once `limits.fill.undo` milliseconds have passed since the save; `fill.undone` */
export function requireUndoable(save: SaveRow | undefined, now: Date): asserts save is SaveRow {
  if (!save || now.getTime() - save.madeAt.getTime() > limits.fill.undo)
    throw new DomainError('fill.not_found');
  if (save.undoneAt) throw new DomainError('fill.undone');
}

/**
 * Why a place is not taken back: it or its event changed, its time is over, or the person has answered a reminder.
 * Undefined when it is taken back.
 */
export function keptBecause(
  place: PlaceRow,
  {
    event,
    row,
    name,
    hasAnswered,
    now,
  }: {
    event: EventRow | undefined;
    row: ParticipationRow | undefined;
    name: string;
    hasAnswered: boolean;
    now: Date;
  },
): Said | undefined {
  const status = event && eventStatusAt(event, now);
  const isOpen = status === 'UPCOMING' || status === 'ONGOING';
  const isAsGiven =
    row?.state === place.state &&
    row.roleId === place.roleId &&
    row.shiftId === place.shiftId &&
    row.decidedAt?.getTime() === place.decidedAt.getTime();
  if (!isOpen || !isAsGiven) return say(fillKept, 'changed', { name });
  if (isTimeOver(row, now)) return say(fillKept, 'timeOver', { name });
  return hasAnswered ? say(fillKept, 'answered', { name }) : undefined;
}

/**
 * Where somebody is once a place of a plan is taken back: among those who asked or wait, where they were before, else
 * withdrawn, since they have not asked now either.
 */
export function stateAfter(from: ParticipationState | null): Aftermath {
  return from === 'requested' || from === 'waitlisted' ? from : 'withdrawn';
}
