/** Notices: written with the change that causes them, read by the person they are about. */
import { limits } from '@saath/contract/limits';
import { eventNoticeKinds, isUrgentKind } from '@saath/contract/notices/notices/rules';
import type { NoticeSettings, NoticeSettingsChange } from '@saath/contract/notices/notices/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import { lockUser } from '../../../platform/locks.ts';
import { findUser, updateUser } from '../../accounts/accounts/queries.ts';
import { countDevices, type DeviceOf } from '../devices/queries.ts';
import { channelsFor } from './policy.ts';
import { presentSettings } from './present.ts';
import * as queries from './queries.ts';

const DAY = 86_400_000;
/** A year later nobody asks any more. */
const KEPT = 365 * DAY;

/** The job for what goes to devices: a notice's id, a space, a device's. */
export const PUSH = 'push';

export type NoticeBook = { readonly db: Database; readonly now: Clock };

type NewNotice = {
  readonly userId: string;
  readonly kind: string;
  readonly title: string;
  /** A path of ours. */
  readonly link: string;
  readonly at: Date;
  /** What it is counted with: an announcement, a thread. */
  readonly batchId?: string;
  /** Comes to devices at night as well; without this the kind says it. */
  readonly isUrgent?: boolean;
  /** From then on there is no point in telling devices: the event is over. */
  readonly goodUntil?: Date;
};

const rowOf = ({ at, goodUntil, ...rest }: NewNotice) => ({
  batchId: null,
  // What is told of an event that is over is no worse for that.
  goodUntil: goodUntil && goodUntil > at ? goodUntil : null,
  // What needs an organiser can wait for the morning.
  isUrgent: isUrgentKind(rest.kind) && !rest.link.startsWith('/admin/'),
  ...rest,
  id: newId(),
  createdAt: at,
  readAt: null,
});

/** Stores a notice in the caller's transaction, for the person's pages and devices. */
export async function postNotice(tx: Tx, notice: NewNotice): Promise<void> {
  await postNotices(tx, [notice]);
}

/** The same for many people in a few statements; a few hundred at a time. */
export async function postNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map(rowOf);
  await queuePushes(tx, rows, await queries.storeNotices(tx, rows));
}

/** A job for each device that wants to be told. When it may is asked when it is done: nights pass, choices change. */
async function queuePushes(
  tx: Tx,
  notices: readonly { readonly id: string; readonly userId: string; readonly kind: string }[],
  devices: readonly DeviceOf[],
): Promise<void> {
  const devicesByUser = Map.groupBy(devices, ({ userId }) => userId);
  const jobs = notices.flatMap(({ id, userId, kind }) =>
    (devicesByUser.get(userId) ?? [])
      .filter((device) => channelsFor(device, kind).push)
      .map((device) => ({ id: `${id} ${device.id}` })),
  );
  await addJobs(tx, PUSH, jobs);
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

export type SettingsBook = NoticeBook & {
  /** Of the installation, for who chose no other. */
  readonly timeZone: string;
};

/** @throws DomainError `accounts.user_not_found` */
export async function readSettings(
  { db, timeZone }: Omit<SettingsBook, 'now'>,
  userId: string,
): Promise<NoticeSettings> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  return presentSettings({ user, choice: await queries.findPushChoice(db, userId), timeZone });
}

/** @returns how many devices get the person's news */
export async function countOwnDevices({ db }: NoticeBook, userId: string): Promise<number> {
  return await countDevices(db, userId);
}

/** What the change leaves out stays as it is. @throws DomainError `accounts.user_not_found` */
export async function changeSettings(
  { db, now, timeZone }: SettingsBook,
  { userId, mail, ...rest }: NoticeSettingsChange & { userId: string },
): Promise<NoticeSettings> {
  return await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const before = await readSettings({ db: tx, timeZone }, userId);
    const isMailed = { ...before.mail, ...mail };
    const kindsWithoutMail = eventNoticeKinds.filter((kind) => !isMailed[kind]);
    const { asked: askedPace = before.asked, quiet = before.quiet } = rest;
    await updateUser(tx, userId, { kindsWithoutMail, askedPace, updatedAt: now() });
    const push = { ...before.push, ...rest.push };
    if (rest.push || rest.quiet)
      await queries.putPushChoice(tx, {
        userId,
        kindsWithoutPush: eventNoticeKinds.filter((kind) => !push[kind]),
        isQuiet: quiet.isOn,
        quietFrom: minutesOf(quiet.from),
        quietTo: minutesOf(quiet.to),
        timeZone: quiet.timeZone,
      });
    return await readSettings({ db: tx, timeZone }, userId);
  });
}

/** `22:00` → 1320 */
function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

export async function dropOldNotices({ db, now }: NoticeBook): Promise<void> {
  await queries.deleteNoticesBefore(db, new Date(now().getTime() - KEPT));
}
