/** SQL of who was shown and asked, and where they live. */
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

/** Where a person says they live; null for who does not say, or does not want it used. */
export const areaOf = (userId: ReturnType<typeof sql>) => sql<string | null>`(
  select nullif(area, '') from app_user where app_user.id = ${userId} and not 'area' = any(matching_off)
)`;

export type AuditRow = Pick<
  Selectable<Tables['matchDecision']>,
  'features' | 'featureList' | 'position' | 'isAsked' | 'decision' | 'attended' | 'good'
> & {
  readonly area: string | null;
  /** Whoever made the event; null where nobody knows any more. */
  readonly organiserId: string | null;
  readonly organiserName: string | null;
  readonly organiserEmail: string | null;
};

/** Who was shown or decided about, the newest first. */
export async function newestDecisions(db: Database, limit: number): Promise<AuditRow[]> {
  return await db
    .selectFrom('matchDecision')
    .leftJoin('everyEvent', 'everyEvent.id', 'matchDecision.eventId')
    .leftJoin('appUser as organiser', 'organiser.id', 'everyEvent.createdBy')
    .select(['features', 'featureList', 'position', 'isAsked', 'decision', 'attended', 'good'])
    .select(areaOf(sql`user_id`).as('area'))
    .select([
      'organiser.id as organiserId',
      'organiser.name as organiserName',
      'organiser.email as organiserEmail',
    ])
    .orderBy(sql`coalesce(decided_at, shown_at)`, 'desc')
    .orderBy('matchDecision.id')
    .limit(limit)
    .execute();
}
