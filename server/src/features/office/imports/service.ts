/** Use cases of bringing in many people: look what a table would do, do it, and begin as one of those people (OR-04). */
import { createHash } from 'node:crypto';
import type { Language } from '@saath/contract/language';
import type { ImportCounts, ImportPreview } from '@saath/contract/office/imports/schema';
import { readCsv } from '../../../platform/csv/read-csv.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockPeopleOf, lockUser } from '../../../platform/locks.ts';
import { noPassword } from '../../../platform/passwords.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { endAccess } from '../../accounts/access/service.ts';
import { welcomeMail } from '../../accounts/accounts/emails.ts';
import { requireHardToGuess } from '../../accounts/accounts/policy.ts';
import { type UserRow, updateUser } from '../../accounts/accounts/queries.ts';
import type { Accounts } from '../../accounts/accounts/service.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { takeToken } from '../../foundation/one-time-links/queries.ts';
import { issueFirstLinks } from '../../foundation/one-time-links/service.ts';
import { countsOf, type GivenRow, type PlannedRow, planRows, readRows } from './policy.ts';
import { presentPlan } from './present.ts';
import * as queries from './queries.ts';

const READ_BATCH = 1000;
const WRITE_BATCH = 500;

/** @throws DomainError `request.invalid` for a file that cannot be read as a table of people */
export async function preview({ db }: Pick<Accounts, 'db'>, file: Buffer): Promise<ImportPreview> {
  const { given, ignored } = await readRows(readCsv(file));
  const plan = await planOf(db, given);
  return presentPlan(plan, { ignored, digest: digestOf(plan) });
}

export type Import = {
  readonly file: Buffer;
  /** Of the preview that the organiser agreed to. */
  readonly digest: string;
  readonly invite: boolean;
  readonly leaveOutErrors: boolean;
  readonly language: Language;
  readonly actorId: string;
};

/**
 * Does what the preview showed, all of it in one transaction that holds everybody whom it changes.
 *
 * @throws DomainError `imports.changed` when it would be something else by now, `imports.errors_left`,
 * `imports.nothing`, `request.invalid` as `preview` does
 */
export async function importPeople(accounts: Accounts, given: Import): Promise<ImportCounts> {
  const { db, now, outbox } = accounts;
  const { given: rows } = await readRows(readCsv(given.file));
  const counts = await inTransaction(db, async (tx) => {
    await lockPeopleOf(tx, keysOf(rows));
    const plan = await planOf(tx, rows);
    if (digestOf(plan) !== given.digest) throw new DomainError('imports.changed');
    const found = countsOf(plan);
    if (found.error > 0 && !given.leaveOutErrors) throw new DomainError('imports.errors_left');
    if (found.create + found.update === 0) throw new DomainError('imports.nothing');
    const at = now();
    const people = valuesOf(plan, rows);
    for (const batch of batches(people.added, WRITE_BATCH))
      await addPeople(accounts, tx, { ...given, people: batch, at });
    for (const batch of batches(people.changed, WRITE_BATCH))
      await queries.updatePeople(tx, { people: batch, at });
    await note(tx, { counts: found, actorId: given.actorId, at });
    return found;
  });
  outbox.wake();
  return counts;
}

async function planOf(db: Database, given: readonly GivenRow[]): Promise<PlannedRow[]> {
  const known = new Map<string, queries.KnownPerson>();
  for (const batch of batches(keysOf(given), READ_BATCH))
    for (const person of await queries.peopleByEmail(db, batch)) known.set(person.emailKey, person);
  return planRows(given, known);
}

function keysOf(given: readonly GivenRow[]): string[] {
  return [...new Set(given.flatMap(({ key }) => key ?? []))];
}

/** Stands for everything that the import would do and for who it would do it to. */
function digestOf(plan: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const { row, action, key, userId, changes, messages } of plan)
    hash.update(JSON.stringify([row, action, key, userId, changes, messages]));
  return hash.digest('base64url');
}

function valuesOf(plan: readonly PlannedRow[], given: readonly GivenRow[]) {
  const added: queries.NewPerson[] = [];
  const changed: { id: string }[] = [];
  for (const [index, { action, userId, key = '', email, name, changes }] of plan.entries()) {
    const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    if (action === 'create')
      added.push({
        ...values,
        id: newId(),
        name: given[index]?.person.name ?? name,
        email,
        emailKey: key,
      });
    if (action === 'update' && userId) changed.push({ ...values, id: userId });
  }
  return { added, changed };
}

async function addPeople(
  { outbox, appUrl }: Accounts,
  tx: Tx,
  given: Pick<Import, 'invite' | 'language'> & { people: readonly queries.NewPerson[]; at: Date },
): Promise<void> {
  const { people, invite, language, at } = given;
  const added = await queries.insertPeople(tx, { people, passwordHash: noPassword, language, at });
  if (added !== people.length) throw new DomainError('imports.changed');
  if (!invite) return;
  const userIds = people.map(({ id }) => id);
  const links = await issueFirstLinks(tx, { purpose: 'welcome', userIds, at, appUrl });
  const mails = people.map(({ name, email }, index) => ({
    kind: 'welcome',
    to: email,
    ...welcomeMail({ name, language }, links[index] ?? ''),
  }));
  await outbox.postMany(tx, mails);
}

async function note(
  tx: Tx,
  { counts, actorId, at }: { counts: ImportCounts; actorId: string; at: Date },
): Promise<void> {
  const parts = { added: counts.create, changed: counts.update, leftOut: counts.error };
  const changes = (['added', 'changed', 'leftOut'] as const)
    .filter((field) => parts[field] > 0)
    .map((field) => ({ field, before: null, after: parts[field] }));
  const details = { count: counts.create + counts.update, changes };
  await writeAudit(tx, { action: 'people.imported', actorId, at, details });
}

function* batches<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/**
 * The first password of somebody whom an organiser brought in; the account is active from then on.
 *
 * @throws DomainError `accounts.token_invalid` for a link that is unknown, expired or used, `request.invalid` for a
 * password that is easy to guess: the link stays good
 */
export async function acceptWelcome(
  { db, now, passwords }: Accounts,
  { token, password }: { token: string; password: string },
): Promise<UserRow> {
  const passwordHash = await passwords.hash(password);
  return await inTransaction(db, async (tx) => {
    const at = now();
    const link = { tokenHash: hashToken(token), purpose: 'welcome', now: at } as const;
    const taken = await takeToken(tx, link);
    const user = taken?.userId ? await lockUser(tx, taken.userId) : undefined;
    if (!user || user.activatedAt || user.leavingAt)
      throw new DomainError('accounts.token_invalid');
    requireHardToGuess(passwords, password, user);
    await endAccess(tx, { userId: user.id, because: 'password', at });
    return await updateUser(tx, user.id, { passwordHash, activatedAt: at, updatedAt: at });
  });
}
