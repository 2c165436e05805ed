/** With which limits of hours and rest a new event begins (EL-01, ADR 76). */
import { hasLimits, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import type { Tx } from '../../../platform/database.ts';
import { readOrganisation } from '../../foundation/organisation/queries.ts';
import { shiftsOf } from '../shifts/queries.ts';
import { requirePossible } from './policy.ts';
import type { LimitedEvent, Times } from './queries.ts';

/** Those that were said, and else the usual ones of the organisation. */
export async function limitsOfNew(tx: Tx, said: TimeLimits | undefined): Promise<TimeLimits> {
  const { dayHours, weekHours, restHours } = said ?? (await readOrganisation(tx));
  return { dayHours, weekHours, restHours };
}

/** @throws DomainError `time_limits.impossible` for an event with a role that nobody could do within its limits */
export async function requirePossibleRoles(
  tx: Tx,
  event: LimitedEvent & Times,
  roles: readonly { readonly id: string; readonly name: string }[],
): Promise<void> {
  if (hasLimits(event))
    requirePossible(event, event, { roles, shifts: await shiftsOf(tx, [event.id]) });
}
