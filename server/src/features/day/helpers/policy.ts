/** Until when a right is given that ends by itself. */
import { helperMessages } from '@saath/contract/day/helpers/messages';
import { endOfDay } from '@saath/contract/day/helpers/rules';
import { say } from '@saath/contract/texts';
import { invalidField } from '../../../platform/domain-error.ts';

/** What somebody has: which right, and when it ends by itself. */
export type Held<Right> = {
  readonly right: Right;
  readonly expiresAt: Date | null;
  /** Whose people they lead, of a right at one role. */
  readonly roleId?: string | null;
};

/** The end of the last day; null where none is named. @throws DomainError `request.invalid` for one that is over */
export function expiryOf(
  until: string | null | undefined,
  { timeZone, now }: { timeZone: string; now: Date },
): Date | null {
  if (!until) return null;
  const end = endOfDay(until, timeZone);
  if (!end || end <= now) throw invalidField('until', say(helperMessages, 'dayOver'));
  return end;
}

/** Whether somebody has the very same already: what is over they do not have. */
export function isSame<Right>(had: Held<Right> | undefined, wanted: Held<Right>): boolean {
  if (had?.right !== wanted.right || (had.roleId ?? null) !== (wanted.roleId ?? null)) return false;
  return had.expiresAt?.getTime() === wanted.expiresAt?.getTime();
}
