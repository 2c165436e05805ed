/** SQL of name badges. */
import { behindName, type NamePlace } from '../../../platform/by-name.ts';
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
  { eventId, after, limit }: { eventId: string; after: NamePlace | undefined; limit: number },
): Promise<BadgeRow[]> {
  return await db
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
    .where(behindName(after))
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}
