/** Notices: written with the change that causes them, read by the person they are about. */
import { limits } from '@saath/contract/limits';
import { eventNoticeKinds } from '@saath/contract/notices/rules';
import type { NoticeSettings } from '@saath/contract/notices/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { newId } from '../../platform/ids.ts';
import { findUser, type UserRow, updateUser } from '../accounts/queries.ts';
import * as queries from './queries.ts';

const DAY = 86_400_000;
/** A year later nobody asks any more. */
const KEPT = 365 * DAY;

export type NoticeBook = { readonly db: Database; readonly now: Clock };

type NewNotice = {
  readonly userId: string;
  readonly kind: string;
  readonly title: string;
  /** A path of ours. */
  readonly link: string;
  readonly at: Date;
};

const rowOf = ({ at, ...rest }: NewNotice) => ({
  ...rest,
  id: newId(),
  createdAt: at,
  readAt: null,
});

/** Stores a notice in the caller's transaction. */
export async function postNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await queries.insertNotice(tx, rowOf(notice));
}

/** The same for many people in one statement; a few hundred at a time. */
export async function postNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  await queries.insertNotices(tx, notices.map(rowOf));
}

export async function listOwnNotices(
  { db }: NoticeBook,
  { userId, after }: { userId: string; after: string | undefined },
) {
  const size = limits.noticePage;
  const rows = await queries.newestNotices(db, { userId, after, limit: size + 1 });
  const shown = rows.slice(0, size);
  const next = rows.length > size ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, next, unread: await queries.countUnread(db, userId) };
}

/** @returns how many are still unread */
export async function readNotice(
  { db, now }: NoticeBook,
  { userId, id }: { userId: string; id: string | undefined },
): Promise<number> {
  await queries.markRead(db, { userId, id, at: now() });
  return await queries.countUnread(db, userId);
}

/** @returns the account, which says what comes by mail; @throws DomainError `accounts.user_not_found` */
export async function readSettings({ db }: NoticeBook, userId: string): Promise<UserRow> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  return user;
}

/** From now on these kinds come by mail and the others inside the product only. */
export async function changeSettings(
  { db, now }: NoticeBook,
  { userId, mail }: NoticeSettings & { userId: string },
): Promise<UserRow> {
  const kindsWithoutMail = eventNoticeKinds.filter((kind) => !mail[kind]);
  return await updateUser(db, userId, { kindsWithoutMail, updatedAt: now() });
}

export async function dropOldNotices({ db, now }: NoticeBook): Promise<void> {
  await queries.deleteNoticesBefore(db, new Date(now().getTime() - KEPT));
}
