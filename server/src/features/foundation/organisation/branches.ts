/** What can be given to a branch, by whichever room gives it (ADR 60). */
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type BranchRow, holdBranch } from './queries.ts';

/**
 * Holds an open branch until the transaction ends: shared by who gives something to it, alone by who closes it.
 *
 * @throws DomainError `branches.not_found`, `branches.closed`
 */
export async function holdOpenBranch(
  tx: Tx,
  id: string,
  how: 'shared' | 'alone' = 'shared',
): Promise<BranchRow> {
  const branch = await holdBranch(tx, id, how);
  if (!branch) throw new DomainError('branches.not_found');
  if (branch.closedAt) throw new DomainError('branches.closed');
  return branch;
}
