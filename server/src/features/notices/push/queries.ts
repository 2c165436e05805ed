/** SQL of what is sent to devices. */
import type { Database } from '../../../platform/database.ts';

/** A notice, a device of its person, and all that decides whether and how it is sent. */
export async function findPush(
  db: Database,
  { noticeId, deviceId }: { noticeId: string; deviceId: string },
) {
  return await db
    .selectFrom('notice')
    .innerJoin('pushSubscription as device', 'device.userId', 'notice.userId')
    .innerJoin('appUser', 'appUser.id', 'notice.userId')
    .leftJoin('pushChoice as choice', 'choice.userId', 'notice.userId')
    .select([
      'notice.id',
      'notice.kind',
      'notice.title',
      'notice.link',
      'notice.readAt',
      'notice.isUrgent',
      'notice.goodUntil',
      'appUser.language',
      'device.id as deviceId',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'device.failingSince',
      'choice.kindsWithoutPush',
      'choice.isQuiet',
      'choice.quietFrom',
      'choice.quietTo',
      'choice.timeZone',
    ])
    .where('notice.id', '=', noticeId)
    .where('device.id', '=', deviceId)
    .executeTakeFirst();
}

export type PushRow = NonNullable<Awaited<ReturnType<typeof findPush>>>;
