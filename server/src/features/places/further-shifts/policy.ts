/** When somebody can have one more shift, or one fewer. */
import { furtherShiftMessages } from '@saath/contract/places/further-shifts/messages';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { isTimeOver } from '../place/policy.ts';
import type { ParticipationRow } from '../place/queries.ts';

type Wanted = {
  readonly event: Pick<EventRow, 'severalShifts'>;
  readonly role: RoleRow;
  readonly shift: ShiftRow;
  readonly existing: ParticipationRow;
  /** Of the person, in this event. */
  readonly own: readonly Pick<ShiftRow, 'id' | 'startsAt' | 'endsAt'>[];
  readonly name: string;
  readonly at: Date;
};

/** @throws DomainError `further_shifts.not_possible`, saying why */
export function requireBeside({ event, role, shift, existing, own, name, at }: Wanted): void {
  const refuse = (key: 'notAllowed' | 'oneEach' | 'noPlace' | 'overlap') =>
    new DomainError('further_shifts.not_possible', {
      said: say(furtherShiftMessages, key, { name }),
    });
  if (!event.severalShifts) throw refuse('notAllowed');
  if (crewRulesOf(role)) throw refuse('oneEach');
  if (!holdsPlace(existing.state) || existing.roleId !== role.id || !existing.shiftId)
    throw refuse('noPlace');
  // Whoever has done their part has its hours; what has begun could not be taken back.
  if (isTimeOver(existing, at)) throw refuse('noPlace');
  if (shift.startsAt <= at) throw new DomainError('further_shifts.not_possible');
  const isThen = own.some(
    (each) =>
      each.id === shift.id || (each.startsAt < shift.endsAt && shift.startsAt < each.endsAt),
  );
  if (isThen) throw refuse('overlap');
}

/**
 * What somebody does, or did, is theirs.
 *
 * @throws DomainError `further_shifts.not_found` for one that is none of several, `further_shifts.begun`
 */
export function requireGivenBack(
  shift: (Pick<ShiftRow, 'startsAt'> & { readonly isFirst: boolean }) | undefined,
  existing: Pick<ParticipationRow, 'state'>,
  at: Date,
): void {
  if (!shift || shift.isFirst || !holdsPlace(existing.state))
    throw new DomainError('further_shifts.not_found');
  if (shift.startsAt <= at) throw new DomainError('further_shifts.begun');
}
