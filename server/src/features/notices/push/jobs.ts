/** Sends one notice to one device. Safe to run twice: the device shows a notice once, by its id. */
import { quietUntil } from '@saath/contract/notices/notices/rules';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { addJobs } from '../../../platform/job-adding.ts';
import type { PushService } from '../../../platform/push/push-service.ts';
import { forgetDevice, noteFailing } from '../devices/queries.ts';
import { channelsFor } from '../notices/policy.ts';
import { quietHoursOf } from '../notices/present.ts';
import { PUSH } from '../notices/service.ts';
import { presentPush } from './present.ts';
import { findPush, type PushRow } from './queries.ts';

export type Pushes = {
  readonly db: Database;
  readonly now: Clock;
  readonly push: PushService;
  /** Of the installation. */
  readonly timeZone: string;
};

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** For so long a push service keeps it for a phone that is off. */
const LONGEST_LIFE = 3 * DAY;
/** A device that nothing reached for so long is forgotten. */
const MOST_FAILING = 7 * DAY;

/**
 * Drops what has lost its point meanwhile, and holds what would come in quiet hours until they are over.
 *
 * @param id as the job `push` has it
 * @throws Error to be tried again
 */
export async function deliverPush(pushes: Pushes, id: string): Promise<void> {
  const { db, now } = pushes;
  const [noticeId = '', deviceId = ''] = id.split(' ');
  const row = await findPush(db, { noticeId, deviceId });
  if (!row || isPointless(row, now())) return;
  const heldUntil = row.isUrgent ? undefined : quietUntil(quietOf(row, pushes), now());
  if (heldUntil)
    return await inTransaction(db, async (tx) => await addJobs(tx, PUSH, [{ id, at: heldUntil }]));
  await send(pushes, row);
}

function isPointless({ kind, readAt, goodUntil, kindsWithoutPush }: PushRow, at: Date): boolean {
  if (readAt || (goodUntil && goodUntil <= at)) return true;
  return !channelsFor({ kindsWithoutPush: kindsWithoutPush ?? [] }, kind).push;
}

function quietOf(row: PushRow, pushes: Pushes) {
  const { isQuiet, quietFrom, quietTo, timeZone } = row;
  const isChosen = isQuiet !== null && quietFrom !== null && quietTo !== null && timeZone !== null;
  const chosen = isChosen ? { isQuiet, quietFrom, quietTo, timeZone } : undefined;
  return quietHoursOf(chosen, pushes.timeZone);
}

async function send({ db, now, push }: Pushes, row: PushRow): Promise<void> {
  const { deviceId, goodUntil, isUrgent, failingSince } = row;
  const at = now();
  const life = Math.min(
    LONGEST_LIFE,
    goodUntil ? goodUntil.getTime() - at.getTime() : LONGEST_LIFE,
  );
  const message = { text: presentPush(row), life: Math.ceil(life / SECOND), isUrgent };
  try {
    const outcome = await push.deliver(row, message);
    if (outcome === 'gone') await forgetDevice(db, deviceId);
    else if (failingSince) await noteFailing(db, { id: deviceId, since: null });
  } catch (error) {
    if (failingSince && at.getTime() - failingSince.getTime() > MOST_FAILING)
      return await forgetDevice(db, deviceId);
    await noteFailing(db, { id: deviceId, since: at });
    throw error;
  }
}
