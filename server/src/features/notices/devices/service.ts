/** Use cases of devices: news comes to this browser, or no longer. */
import type { Device } from '@saath/contract/notices/devices/schema';
import type { Actor } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { PushService } from '../../../platform/push/push-service.ts';
import { requireReachable } from './policy.ts';
import * as queries from './queries.ts';

export type Devices = { readonly db: Database; readonly now: Clock; readonly push: PushService };

/** Nobody carries more; the oldest makes room. */
const MOST = 10;

/** @throws DomainError `devices.unreachable` */
export async function addDevice(
  { db, now, push }: Devices,
  { actor, device }: { actor: Actor; device: Device },
): Promise<void> {
  requireReachable(push, device);
  const { endpoint, keys } = device;
  await inTransaction(db, async (tx) => {
    await queries.putDevice(tx, {
      id: newId(),
      userId: actor.id,
      sessionId: actor.sessionId,
      endpoint,
      ...keys,
      createdAt: now(),
      failingSince: null,
    });
    await queries.keepNewest(tx, { userId: actor.id, count: MOST });
  });
}

/** @returns whether news comes to this device from now on, until this session is logged out */
export async function keepDevice(
  { db }: Devices,
  { actor, endpoint }: { actor: Actor; endpoint: string },
): Promise<boolean> {
  const { id: userId, sessionId } = actor;
  return await queries.tieToSession(db, { userId, sessionId, endpoint });
}

/** Another person's device stays as it is. */
export async function removeDevice(
  { db }: Devices,
  { actor, endpoint }: { actor: Actor; endpoint: string },
): Promise<void> {
  await queries.deleteDevice(db, { userId: actor.id, endpoint });
}
