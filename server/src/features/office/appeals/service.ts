/** Use cases of who needs help: another branch is asked for people, and asked no longer (RG-02). */

import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { findBranch, openBranches } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { appealMail } from './emails.ts';
import * as queries from './queries.ts';

/** So many people are told by one statement. */
const AT_ONCE = 200;

type Branch = { readonly id: string; readonly name: string };
type By = { readonly actorId: string };

/** @throws DomainError `events.not_found` */
export async function appealsAt({ db }: Ports, eventId: string) {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  if (!event.branchId) return { branches: [], appeals: [] };
  const branches = (await openBranches(db)).filter(({ id }) => id !== event.branchId);
  return { branches, appeals: await queries.appealsOfEvent(db, eventId) };
}

type Asking = By & {
  readonly roleId: string;
  /** Null: every other one. */
  readonly branchId: string | null;
  readonly word: string;
};

/**
 * Asks one branch, or all others that were not asked, and tells those who run them.
 *
 * @returns the name of the branch; undefined where all were asked
 * @throws DomainError `roles.not_found`, `branches.not_found`, `branches.closed`, `lending.no_branch`, `lending.closed`,
 * `lending.no_gap`, `lending.no_other`
 */
export async function askBranches(ports: Ports, asking: Asking): Promise<string | undefined> {
  const { roleId, branchId, word, actorId } = asking;
  const name = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { role, event, from } = await requireGap(tx, roleId, at);
    const to = (branchId ? [await holdOpenBranch(tx, branchId)] : await openBranches(tx)).filter(
      ({ id }) => id !== from.id,
    );
    const asked: Branch[] = [];
    for (const branch of to) {
      const row = { roleId, branchId: branch.id, word, askedBy: actorId, askedAt: at };
      if (await queries.insertAppeal(tx, { ...row, state: 'asked' })) asked.push(branch);
    }
    if (asked.length === 0) throw new DomainError('lending.no_other');
    for (const { name: subject } of asked)
      await writeAudit(tx, {
        ...{ action: 'event.help_asked', actorId, at },
        ...{ eventId: event.id, details: { subject } },
      });
    await tellRunners(ports, tx, { role, event, from, asked, word, actorId });
    return branchId ? asked[0]?.name : undefined;
  });
  wakeWorkers(ports);
  return name;
}

/** @throws DomainError `roles.not_found`, `lending.no_branch`, `lending.closed`, `lending.no_gap` */
async function requireGap(tx: Tx, roleId: string, now: Date) {
  const found = await findRole(tx, roleId);
  const event = found && (await shareEvent(tx, found.eventId));
  const role = event && (await findRole(tx, roleId));
  if (!role) throw new DomainError('roles.not_found');
  const from = event.branchId ? await findBranch(tx, event.branchId) : undefined;
  if (!from) throw new DomainError('lending.no_branch');
  if (!event.publishedAt || event.cancelledAt || event.startTime <= now)
    throw new DomainError('lending.closed');
  if (role.filled >= role.maxVolunteers) throw new DomainError('lending.no_gap');
  return { role, event, from };
}

type Telling = By & {
  readonly role: RoleRow;
  readonly event: EventRow;
  readonly from: Branch;
  readonly asked: readonly Branch[];
  readonly word: string;
};

/** Each of those who run a branch that was asked, once; Admins where nobody runs one. */
async function tellRunners(ports: Ports, tx: Tx, telling: Telling): Promise<void> {
  const { role, event, from, asked, word, actorId } = telling;
  const at = ports.now();
  const branchIds = asked.map(({ id }) => id);
  const runners = await queries.runnersOf(tx, { branchIds, now: at });
  const unrun = asked.find(({ id }) => !runners.some(({ branchId }) => branchId === id));
  const told = new Map<string, { runner: queries.Runner; branch: Branch }>();
  for (const runner of runners) {
    const branch = runner.role === 'Admin' ? unrun : asked.find(({ id }) => id === runner.branchId);
    if (branch && runner.id !== actorId) told.set(runner.id, { runner, branch });
  }
  const letters = [...told.values()].map(({ runner, branch }) => {
    const path = runner.role === 'Admin' ? '/admin/notification' : '/volunteer/dashboard';
    const text = appealMail({
      ...{ to: runner, event, role: role.name, note: word, from: from.name },
      ...{ branch: branch.name, free: role.maxVolunteers - role.filled },
      link: new URL(path, ports.appUrl).href,
    });
    return { runner, path, text };
  });
  for (let first = 0; first < letters.length; first += AT_ONCE) {
    const some = letters.slice(first, first + AT_ONCE);
    const mails = some.map(({ runner: to, text }) =>
      newsMail(ports, { kind: 'message', to, text, branchId: null }),
    );
    await ports.outbox.postMany(
      tx,
      mails.filter((mail) => mail !== undefined),
    );
    await postNotices(
      tx,
      some.map(({ runner, path, text }) => ({
        ...{ userId: runner.id, kind: 'message', title: text.subject, link: path, at },
        goodUntil: event.startTime,
      })),
    );
  }
}

/** @returns the name of the branch; @throws DomainError `lending.gone` */
export async function takeBackAppeal(
  { db, now }: Ports,
  { roleId, branchId, actorId }: By & { readonly roleId: string; readonly branchId: string },
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    const role = await findRole(tx, roleId);
    const branch = await findBranch(tx, branchId);
    if (!role || !branch || !(await queries.deleteAppeal(tx, { roleId, branchId })))
      throw new DomainError('lending.gone');
    await writeAudit(tx, {
      ...{ action: 'event.help_no_longer_asked', actorId, at: now() },
      ...{ eventId: role.eventId, details: { subject: branch.name } },
    });
    return branch.name;
  });
}
