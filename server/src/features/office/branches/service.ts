/** Use cases of branches: their events, and who helps to run all of them (OR-08, RG-02). */
import type { BranchRight } from '@saath/contract/abilities';
import { nameKey } from '@saath/contract/events/roles/rules';
import { limits } from '@saath/contract/limits';
import { inTransaction, sqlState, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockEvent, lockList, lockUser } from '../../../platform/locks.ts';
import { expiryOf, type Held, isSame } from '../../day/helpers/policy.ts';
import { findEvent, updateEventRow } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { type BranchRow, findBranch, openBranches } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { giveAddress } from '../branch-pages/service.ts';
import { branchMail } from './emails.ts';
import * as queries from './queries.ts';

const UNIQUE = '23505';

type By = { readonly actorId: string };
type Person = By & { readonly branchId: string; readonly userId: string };
type Giving = Person & {
  readonly right: BranchRight;
  readonly until?: string | null | undefined;
};

/** All of them, each with everybody who has a right there. */
export async function listBranches({ db, now }: Ports) {
  const people = await queries.branchRights(db, now());
  return (await queries.everyBranch(db)).map((branch) => ({
    ...branch,
    people: people.filter(({ branchId }) => branchId === branch.id),
  }));
}

/** @throws DomainError `branches.name_taken`, `branches.too_many` */
export async function makeBranch(
  { db, now }: Ports,
  { name, actorId }: By & { readonly name: string },
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    await lockList(tx, 'branches');
    const row = { id: newId(), name, nameKey: nameKey(name), createdAt: at, closedAt: null };
    await queries.insertBranch(tx, row);
    await giveAddress(tx, row);
    const open = await openBranches(tx);
    if (open.length > limits.branch.branches) throw new DomainError('branches.too_many');
    await writeAudit(tx, { action: 'branch.made', actorId, at, details: { subject: name } });
  }).catch((error: unknown) => {
    throw sqlState(error) === UNIQUE ? new DomainError('branches.name_taken') : error;
  });
}

/**
 * Its events stay with it, everybody's right at it ends, and nothing is given to it any more.
 *
 * @returns its name
 * @throws DomainError `branches.not_found`, `branches.closed`
 */
export async function closeBranch(
  { db, now }: Ports,
  { id, actorId }: By & { readonly id: string },
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const { name } = await holdOpenBranch(tx, id, 'alone');
    const at = now();
    const entry = { actorId, at, details: { subject: name } };
    for (const { userId, givenRight } of await queries.endBranch(tx, id, at))
      await writeAudit(tx, { action: logged[givenRight].ended, userId, ...entry });
    await writeAudit(tx, { action: 'branch.closed', ...entry });
    return name;
  });
}

/** What the log calls a right that begins and one that ends. */
export const logged = {
  organiser: { given: 'branch.organiser_added', ended: 'branch.organiser_removed' },
  viewer: { given: 'branch.viewer_added', ended: 'branch.viewer_removed' },
} as const satisfies Record<BranchRight, object>;

/**
 * Gives a right at all events of a branch to a volunteer, in place of another one, and tells them by notice and mail. Anyone
 * who has it already, and as long, keeps it and hears nothing.
 *
 * @returns their name
 * @throws DomainError `branches.not_found`, `branches.closed`, `branches.not_volunteer`, `branches.too_many_people`,
 * `request.invalid` (a last day that is over)
 */
export async function addToBranch(
  ports: Ports,
  { branchId, userId, actorId, right, until }: Giving,
): Promise<string> {
  const { timeZone } = ports.organisation.now();
  const name = await inTransaction(ports.db, async (tx) => {
    const user = await lockUser(tx, userId);
    // Alone: two people who are given a right at once are counted one after the other.
    const branch = await holdOpenBranch(tx, branchId, 'alone');
    if (user?.role !== 'Volunteer' || !user.activatedAt || user.leavingAt)
      throw new DomainError('branches.not_volunteer');
    const at = ports.now();
    const expiresAt = expiryOf(until, { timeZone, now: at });
    const held = await queries.rightOf(tx, { userId, branchId, now: at });
    if (isSame(held, { right, expiresAt })) return user.name;
    const given = { givenRight: right, givenBy: actorId, givenAt: at, expiresAt };
    const grant = { userId, branchId, ...given };
    if ((await queries.putGrant(tx, grant)) > limits.branch.people)
      throw new DomainError('branches.too_many_people');
    const entry = { actorId, at, userId, details: { subject: branch.name } };
    const had = held?.right;
    if (had && had !== right) await writeAudit(tx, { action: logged[had].ended, ...entry });
    await writeAudit(tx, { action: logged[right].given, ...entry });
    await tell(ports, tx, { user, branch, right, expiresAt });
    return user.name;
  });
  wakeWorkers(ports);
  return name;
}

type Telling = {
  readonly user: NonNullable<Awaited<ReturnType<typeof lockUser>>>;
  readonly branch: BranchRow;
  /** The name of the organisation's provider, where its word gives the right. */
  readonly by?: string;
} & Held<BranchRight>;

/** By notice and mail. */
export async function tell(ports: Ports, tx: Tx, telling: Telling): Promise<void> {
  const { user, branch, right, expiresAt, by } = telling;
  const link = '/volunteer/dashboard';
  const mail = branchMail(user, {
    ...{ branch: branch.name, right, expiresAt, by },
    timeZone: ports.organisation.now().timeZone,
    link: new URL(link, ports.appUrl).href,
  });
  const kind = 'helper-added';
  await ports.outbox.post(tx, { kind, to: user.email, branchId: branch.id, ...mail });
  await postNotice(tx, { userId: user.id, kind, title: mail.subject, link, at: ports.now() });
}

/** Ends it from their next call on. @returns their name; @throws DomainError `branches.person_gone` */
export async function removeFromBranch(
  { db, now }: Ports,
  { branchId, userId, actorId }: Person,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    // Whoever gives another right meanwhile comes before or after, in the log too.
    const user = await lockUser(tx, userId);
    const right = await queries.deleteGrant(tx, { userId, branchId });
    if (!right) throw new DomainError('branches.person_gone');
    const subject = (await findBranch(tx, branchId))?.name ?? '';
    const action = logged[right].ended;
    await writeAudit(tx, { action, actorId, at: now(), userId, details: { subject } });
    return user?.name ?? '';
  });
}

/** @throws DomainError `events.not_found` */
export async function branchOf({ db }: Ports, eventId: string) {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const branch = event.branchId ? await findBranch(db, event.branchId) : undefined;
  return { branch: branch ?? null, open: await openBranches(db) };
}

type Move = By & { readonly eventId: string; readonly branchId: string | null };

/**
 * Rights at the branch that it leaves end for this event with it, and open streams with them.
 *
 * @returns the name of the branch; undefined for the organisation itself
 * @throws DomainError `events.not_found`, `branches.not_found`, `branches.closed`
 */
export async function moveEvent(
  { db, now }: Ports,
  { eventId, branchId, actorId }: Move,
): Promise<string | undefined> {
  return await inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    if (branchId === event.branchId)
      return branchId ? (await findBranch(tx, branchId))?.name : undefined;
    const to = branchId ? await holdOpenBranch(tx, branchId) : undefined;
    await updateEventRow(tx, eventId, { branchId });
    const before = event.branchId && (await findBranch(tx, event.branchId))?.name;
    const subject = to?.name ?? (before || '');
    const action = to ? 'event.given_to_branch' : 'event.taken_from_branch';
    await writeAudit(tx, { action, actorId, at: now(), eventId, details: { subject } });
    return to?.name;
  });
}
