/** Lists of people by name, a page at a time. */
import { type RawBuilder, sql } from 'kysely';

/** The last one of the page before. */
export type NamePlace = { readonly nameOrder: string; readonly id: string };

/** People of `app_user` who stand behind that one, by name and then by id; everybody without one. */
export function behindName(after: NamePlace | undefined): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(app_user.name_order, app_user.id) > (${after.nameOrder}, ${after.id}::uuid)`;
}
