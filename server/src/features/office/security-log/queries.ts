/** SQL of the security log: read through an index, one page at a time. */
import type { SecurityKind } from '@saath/contract/office/security-log/rules';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type SecurityRow = Selectable<Tables['securityEvent']>;

/** @param after the id of the last entry of the page before */
export async function securityEvents(
  db: Database,
  {
    kinds,
    userId,
    after,
    limit,
  }: {
    kinds: readonly SecurityKind[] | undefined;
    userId: string | undefined;
    after: string | undefined;
    limit: number;
  },
): Promise<SecurityRow[]> {
  let query = db.selectFrom('securityEvent').selectAll().orderBy('id', 'desc').limit(limit);
  if (kinds) query = query.where('kind', '=', sql<SecurityKind>`any(${kinds}::text[])`);
  if (userId)
    query = query.where((row) =>
      row.or([row('actorId', '=', userId), row('subjectId', '=', userId)]),
    );
  if (after) query = query.where('id', '<', after);
  return await query.execute();
}
