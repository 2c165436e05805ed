/** Which refusals mean that its plan does not hold any more, and what its undo has to know. */
import type { FillPlace } from '@saath/contract/filling/fill/schema';
import { DomainError } from '../../../platform/domain-error.ts';
import type { WantedMove } from '../../places/moves/policy.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import type { StandingRow } from '../plan/queries.ts';
import type { PlaceRow } from './queries.ts';

/** Refusals of single steps which mean that the plan does not hold any more. */
const signsOfChange: ReadonlySet<string> = new Set([
  'board.changed',
  'board.clash',
  'board.not_eligible',
  'further_shifts.not_possible',
  'joining.full',
  'joining.not_active',
  'joining.not_eligible',
  'joining.not_open',
  'joining.not_possible',
  'joining.overlap',
  'roles.not_found',
  'shifts.not_found',
]);

/** @throws what it is given, or `fill.changed` where that says what is wrong */
export function refuseWhole(error: unknown): never {
  if (!(error instanceof DomainError) || !signsOfChange.has(error.code)) throw error;
  throw new DomainError('fill.changed', error.fields ? { fields: error.fields } : {});
}

/** With which place each person comes, and what they get besides. */
export function firstOfEach(places: readonly FillPlace[]): {
  first: FillPlace[];
  further: FillPlace[];
} {
  const seen = new Set<string>();
  const isFirst = ({ userId }: FillPlace) => !seen.has(userId) && Boolean(seen.add(userId));
  const first = places.filter(isFirst);
  return { first, further: places.filter((place) => !first.includes(place)) };
}

/** A place of the plan as a move of the board: from what the person was in the preview. */
export function moveTo(
  { userId, roleId, shiftId }: FillPlace,
  standing: StandingRow | undefined,
): WantedMove {
  const from = { state: standing?.state ?? ('none' as const), roleId: standing?.roleId ?? null };
  return { userId, from, to: { roleId }, shiftId };
}

/** What somebody was before the save, for the undo. */
export function placeRow(
  saveId: string,
  { eventId, userId, roleId, shiftId, state, decidedAt }: ParticipationRow,
  before: StandingRow | undefined,
  at: Date,
): PlaceRow {
  if (!roleId || (state !== 'confirmed' && state !== 'offered'))
    throw new Error('A place that was just given is not there');
  return {
    ...{ saveId, eventId, userId, roleId, shiftId, state },
    decidedAt: decidedAt ?? at,
    fromState: before?.state ?? null,
    fromRoleId: before?.roleId ?? null,
    fromShiftId: before?.shiftId ?? null,
    fromWaitingSince: before?.waitingSince ?? null,
  };
}
