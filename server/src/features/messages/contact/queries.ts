import type { Language } from '@saath/contract/language';
import type { Database } from '../../../platform/database.ts';

/** Active Admins, longest-standing first. */
export async function adminsToTell(
  db: Database,
  limit: number,
): Promise<{ name: string; email: string; language: Language }[]> {
  return await db
    .selectFrom('appUser')
    .select(['name', 'email', 'language'])
    .where('role', '=', 'Admin')
    .where('activatedAt', 'is not', null)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}
