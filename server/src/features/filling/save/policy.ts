/** Which refusals mean that a plan does not hold any more. */
import { DomainError } from '../../../platform/domain-error.ts';

/** Refusals of single steps which mean that the plan does not hold any more. */
const signsOfChange: ReadonlySet<string> = new Set([
  'board.changed',
  'board.clash',
  'joining.full',
  'joining.not_active',
  'joining.not_open',
  'joining.not_possible',
  'roles.not_found',
  'shifts.not_found',
]);

/** @throws what it is given, or `fill.changed` where that says what is wrong */
export function refuseWhole(error: unknown): never {
  if (!(error instanceof DomainError) || !signsOfChange.has(error.code)) throw error;
  throw new DomainError('fill.changed', error.fields ? { fields: error.fields } : {});
}

/** Whether a row is of the same person in the same event. */
export function isOf(place: { readonly eventId: string; readonly userId: string }) {
  return (row: { readonly eventId: string; readonly userId: string }) =>
    row.eventId === place.eventId && row.userId === place.userId;
}
