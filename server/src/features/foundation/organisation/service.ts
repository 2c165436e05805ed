/** Whose product it is: kept at hand by every process, changed by Admins (WI-02, ADR 24). */
import { isDeepStrictEqual } from 'node:util';
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import { isContradictory, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import type { OrganisationChange } from '@saath/contract/foundation/organisation/schema';
import type { Language } from '@saath/contract/language';
import { say } from '@saath/contract/texts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { errorFields, type Log } from '../../../platform/log.ts';
import type { Organisation } from '../../../platform/organisation.ts';
import { writeAudit } from '../audit/service.ts';
import { discardLogo, storeLogo } from '../media/service.ts';
import { type Fallback, presentOrganisation } from './present.ts';
import type { OrganisationRow } from './queries.ts';
import * as queries from './queries.ts';

/** Milliseconds between two looks at what other processes saved. */
const LOOK_EVERY = 2000;

export type OrganisationKeeper = {
  readonly now: () => Organisation;
  /** Read anew. */
  readonly fresh: () => Promise<OrganisationRow>;
  readonly fallback: Fallback;
  /** Takes what this process has just saved. */
  readonly take: (row: OrganisationRow) => void;
  readonly stop: () => void;
};

/**
 * Reads the settings once, and again whenever another process has saved them. While the database is away what was read
 * last holds.
 */
export async function keepOrganisation(
  db: Database,
  { fallback, log }: { fallback: Fallback; log: Log },
): Promise<OrganisationKeeper> {
  let row = await queries.readOrganisation(db);
  let present = presentOrganisation(row, fallback);
  const take = (newer: OrganisationRow) => {
    if (newer.version < row.version) return;
    row = newer;
    present = presentOrganisation(row, fallback);
  };
  const look = async () => {
    if ((await queries.versionOf(db)) !== row.version) take(await queries.readOrganisation(db));
  };
  const timer = setInterval(() => {
    look().catch((error) => log.debug(errorFields(error), 'settings not looked at'));
  }, LOOK_EVERY);
  timer.unref();
  return {
    now: () => present,
    async fresh() {
      take(await queries.readOrganisation(db));
      return row;
    },
    fallback,
    take,
    stop: () => clearInterval(timer),
  };
}

export type OrganisationBook = {
  readonly db: Database;
  readonly now: Clock;
  readonly files: FileStore;
  readonly organisation: OrganisationKeeper;
};

/** What the log shows with its values. The rest names people or can be long: the log only says that it changed. */
const logged = [
  'name',
  'about',
  'colour',
  'place',
  'timeZone',
  'languages',
  'defaultLanguage',
  'emailDomains',
  'phoneRegion',
  'guestAsking',
  'organiserPasskeys',
  'evidenceDays',
  'dayHours',
  'weekHours',
  'restHours',
] as const;

type Saved = { readonly actorId: string };

/** What somebody who saves the settings has to have, where organisers are to be asked for a passkey from now on. */
type SavedBy = Saved & {
  readonly isStrong?: boolean | undefined;
  /** Whether nobody logs in but by the organisation's provider. */
  readonly isProviderOnly?: boolean | undefined;
};

/**
 * Changes what is named.
 *
 * @throws DomainError `organisation.changed_meanwhile`, `request.invalid` for a first language that is not offered and for
 * limits that contradict each other, `passkeys.own_first` and `providers.only` where organisers are to be asked for a passkey
 */
export async function saveSettings(
  book: OrganisationBook,
  { version, ...change }: OrganisationChange,
  { actorId, ...by }: SavedBy,
): Promise<OrganisationRow> {
  const row = await inTransaction(book.db, async (tx) => {
    const before = await queries.lockOrganisation(tx);
    if (before.version !== version) throw new DomainError('organisation.changed_meanwhile');
    if (change.organiserPasskeys && !before.organiserPasskeys) requireOwnPasskey(by);
    requireDefaultOffered(
      change.languages ?? before.languages,
      change.defaultLanguage ?? before.defaultLanguage,
    );
    requireAgreeing({
      dayHours: change.dayHours === undefined ? before.dayHours : change.dayHours,
      weekHours: change.weekHours === undefined ? before.weekHours : change.weekHours,
    });
    const keys = Object.keys(change) as (keyof typeof change)[];
    const changed = keys.filter((key) => !isDeepStrictEqual(before[key], change[key]));
    if (changed.length === 0) return before;
    const at = book.now();
    const changes = logged
      .filter((field) => changed.includes(field))
      .map((field) => ({ field, before: told(before[field]), after: told(change[field] ?? null) }));
    await writeAudit(tx, { action: 'organisation.changed', actorId, at, details: { changes } });
    const { team, stories, ...plain } = change;
    return await queries.updateOrganisation(tx, {
      ...plain,
      ...(team && { team: JSON.stringify(team) }),
      ...(stories && { stories: JSON.stringify(stories) }),
      updatedAt: at,
    });
  });
  book.organisation.take(row);
  return row;
}

/** As the log keeps it. */
function told<T>(value: T): Exclude<T, boolean> | string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value as Exclude<T, boolean>;
}

/** Nobody locks themselves out. */
function requireOwnPasskey({ isStrong, isProviderOnly }: Omit<SavedBy, 'actorId'>): void {
  if (isProviderOnly) throw new DomainError('providers.only');
  if (!isStrong) throw new DomainError('passkeys.own_first');
}

/** Where only one of the two was changed, the contract cannot tell. */
function requireDefaultOffered(offered: readonly Language[], first: Language): void {
  if (!offered.includes(first))
    throw invalidField('defaultLanguage', say(organisationMessages, 'defaultLanguage'));
}

/** Where only one of the two was changed, the contract cannot tell. */
function requireAgreeing(limits: Pick<TimeLimits, 'dayHours' | 'weekHours'>): void {
  if (isContradictory(limits))
    throw invalidField('weekHours', say(timeLimitMessages, 'contradictory'));
}

/**
 * Puts a picture in place of the logo, or nothing.
 *
 * @throws DomainError `media.unreadable`
 */
export async function replaceLogo(
  book: OrganisationBook,
  picture: Buffer | null,
  { actorId }: Saved,
): Promise<OrganisationRow> {
  const logo = picture && (await storeLogo(book.files, picture));
  const change = inTransaction(book.db, async (tx) => {
    const { logoId, logoWidth } = await queries.lockOrganisation(tx);
    const at = book.now();
    const row = await queries.updateOrganisation(tx, {
      logoId: logo?.id ?? null,
      logoWidth: logo?.width ?? null,
      logoHeight: logo?.height ?? null,
      updatedAt: at,
    });
    const details = { count: logo ? 1 : 0 };
    await writeAudit(tx, { action: 'organisation.logo', actorId, at, details });
    return { row, before: logoId && logoWidth ? { id: logoId, width: logoWidth } : undefined };
  });
  const { row, before } = await change.catch(async (error: unknown) => {
    if (logo && isSurelyUndone(error)) await discardLogo(book.files, logo);
    throw error;
  });
  book.organisation.take(row);
  // Mails that were sent with the former logo show none from now on.
  if (before) await discardLogo(book.files, before);
  return row;
}

/**
 * Holds an open branch until the transaction ends: shared by who gives something to it, alone by who closes it.
 *
 * @throws DomainError `branches.not_found`, `branches.closed`
 */
export async function holdOpenBranch(
  tx: Tx,
  id: string,
  how: 'shared' | 'alone' = 'shared',
): Promise<queries.BranchRow> {
  const branch = await queries.holdBranch(tx, id, how);
  if (!branch) throw new DomainError('branches.not_found');
  if (branch.closedAt) throw new DomainError('branches.closed');
  return branch;
}
