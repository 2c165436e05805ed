import type { Database } from '../../platform/database.ts';

/** Active Admins, longest-standing first. */
export async function adminsToTell(
  db: Database,
  limit: number,
): Promise<{ name: string; email: string }[]> {
  return await db
    .selectFrom('appUser')
    .select(['name', 'email'])
    .where('role', '=', 'Admin')
    .where('activatedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}
