/**
 * Rights at branches that the organisation's provider gives, by what it says of somebody (RG-03, ADR 91): brought in line with
 * its word when they sign in by it. They are rights like any other, in the log and on the page of rights too.
 */
import { limits } from '@saath/contract/limits';
import type { ClaimedRight } from '../../../platform/claimed-rights.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { lockUser } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { type BranchRow, findBranch, holdBranch } from '../../foundation/organisation/queries.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { findBranchAt } from '../branch-pages/queries.ts';
import { deleteGrant, putGrant } from '../branches/queries.ts';
import { logged, tell } from '../branches/service.ts';
import * as queries from './queries.ts';

/** Milliseconds after a sign-in for which its word holds: the provider does not say when it would say otherwise. */
export const HELD_FOR = 7 * 24 * 3_600_000;

/** What the provider's word gives to somebody who has signed in by it, at most one for each address; and its name. */
export type Claimed = {
  readonly userId: string;
  readonly rights: readonly ClaimedRight[];
  readonly by: string;
};

/**
 * Gives the rights, for a week, ends those that the provider gave before and gives no longer, and leaves alone what an organiser
 * gave. Organisers of everything, branches that are not there or closed, and branches with as many people as there may be get
 * nothing: nobody is kept from signing in by it.
 */
export async function keepClaimed(ports: Ports, { userId, rights, by }: Claimed): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.role !== 'Volunteer' || !user.activatedAt || user.leavingAt) return;
    const wanted = await openOnes(tx, rights);
    const given = await queries.grantsByProvider(tx, { userId, now: ports.now() });
    for (const { branchId, right } of given) {
      if (wanted.some(({ branch }) => branch.id === branchId)) continue;
      await deleteGrant(tx, { userId, branchId });
      const subject = (await findBranch(tx, branchId))?.name ?? '';
      await log(tx, { action: logged[right].ended, userId, at: ports.now(), subject });
    }
    for (const { branch, right } of wanted) await give(ports, tx, { user, branch, right, by });
  });
  wakeWorkers(ports);
}

type Wanted = Pick<ClaimedRight, 'right'> & { readonly branch: BranchRow };

/** In the order of their ids, so that two who sign in at once do not wait for each other. An address of before leads to its branch too. */
async function openOnes(tx: Tx, rights: readonly ClaimedRight[]): Promise<Wanted[]> {
  const found = new Map<string, Wanted>();
  for (const { right, branch: address } of rights) {
    const branch = await findBranchAt(tx, address);
    if (!branch || branch.closedAt) continue;
    const isMore = right === 'organiser' || !found.has(branch.id);
    if (isMore) found.set(branch.id, { right, branch });
  }
  return [...found.values()].sort((a, b) => (a.branch.id < b.branch.id ? -1 : 1));
}

type Person = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

async function give(
  ports: Ports,
  tx: Tx,
  { user, branch, right, by }: Wanted & { user: Person; by: string },
): Promise<void> {
  const at = ports.now();
  const key = { userId: user.id, branchId: branch.id };
  // Alone, as when an organiser gives one: people are counted one after the other. It may have been closed since it was found.
  if ((await holdBranch(tx, branch.id, 'alone'))?.closedAt !== null) return;
  const held = await queries.grantOf(tx, { ...key, now: at });
  if (held && !held.byProvider) return;
  if (!held && (await queries.peopleWithRight(tx, branch.id, at)) >= limits.branch.people) return;
  const expiresAt = new Date(at.getTime() + HELD_FOR);
  const given = { givenRight: right, givenBy: null, givenAt: held?.givenAt ?? at, expiresAt };
  await putGrant(tx, { ...key, ...given, byProvider: true });
  if (held?.right === right) return;
  const entry = { userId: user.id, at, subject: branch.name };
  if (held) await log(tx, { action: logged[held.right].ended, ...entry });
  await log(tx, { action: logged[right].given, ...entry });
  await tell(ports, tx, { user, branch, right, expiresAt: null, by });
}

type Entry = {
  readonly action: (typeof logged)[keyof typeof logged]['given' | 'ended'];
  readonly userId: string;
  readonly at: Date;
  readonly subject: string;
};

/** By nobody: the product itself, on the provider's word. */
async function log(tx: Tx, { subject, ...entry }: Entry): Promise<void> {
  await writeAudit(tx, { ...entry, actorId: null, details: { subject } });
}
