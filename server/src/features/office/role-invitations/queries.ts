/** SQL of inviting people who were found to a role. */
import type { Database } from '../../../platform/database.ts';
import { ofBranchOf } from '../../events/branch-people/queries.ts';
import type { FillPersonRow } from '../../filling/plan/queries.ts';
import { type PeopleFilter, presentPeople } from '../people-filter/queries.ts';

export type FoundRow = Awaited<ReturnType<typeof foundPeople>>[number] & FillPersonRow;

/**
 * The people of a filter with what decides whether they can be asked, in the order of the list.
 *
 * @param given `branchOf`: nobody but the people of this event's branch
 */
export async function foundPeople(
  db: Database,
  {
    filter,
    limit,
    branchOf,
  }: { filter: PeopleFilter; limit: number; branchOf: string | undefined },
) {
  const people = presentPeople(db, filter);
  const found = (branchOf ? people.where(ofBranchOf(branchOf)) : people)
    .select(['appUser.id', 'appUser.createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .as('found');
  return await db
    .selectFrom('appUser')
    .innerJoin(found, 'found.id', 'appUser.id')
    .selectAll('appUser')
    .orderBy('found.createdAt', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
}
