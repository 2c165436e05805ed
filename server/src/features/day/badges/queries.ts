/** SQL of name badges. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';

export type BadgeRow = {
  readonly participationId: string;
  readonly userId: string;
  readonly name: string;
  readonly roleName: string | null;
};

/** Who comes, by name, after a person. */
export async function badgesOf(
  db: Database,
  {
    eventId,
    after,
    limit,
  }: { eventId: string; after: { nameKey: string; id: string } | undefined; limit: number },
): Promise<BadgeRow[]> {
  let query = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([
      'participation.id as participationId',
      'participation.userId',
      'appUser.name',
      'eventRole.name as roleName',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', coming)
    .orderBy('appUser.nameKey')
    .orderBy('appUser.id')
    .limit(limit);
  if (after)
    query = query.where(
      sql<boolean>`(app_user.name_key, app_user.id) > (${after.nameKey}, ${after.id}::uuid)`,
    );
  return await query.execute();
}
