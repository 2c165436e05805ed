/** SQL of the kiosk. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { holds } from '../../platform/text-search.ts';

export type KioskRow = {
  readonly participationId: string;
  readonly name: string;
  readonly roleName: string | null;
  readonly isHere: boolean;
};

/** Who is expected or here, by name. @param nameKey a part of the name, by `nameKey`; undefined = everybody */
export async function peopleAtDoor(
  db: Database,
  { eventId, nameKey, limit }: { eventId: string; nameKey: string | undefined; limit: number },
): Promise<KioskRow[]> {
  let query = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id as participationId',
      'appUser.name',
      'eventRole.name as roleName',
      sql<boolean>`participation.state = 'checked_in'`.as('isHere'),
    ])
    .where('participation.eventId', '=', eventId)
    .where(sql<boolean>`participation.state in ('confirmed', 'checked_in', 'no_show')`)
    .orderBy('appUser.nameKey')
    .orderBy('appUser.id')
    .limit(limit);
  if (nameKey) query = query.where(holds('app_user.name_key', nameKey));
  return await query.execute();
}
