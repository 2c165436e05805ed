/** SQL of who is on site now. */
import { sql } from 'kysely';
import { behindName, type NamePlace } from '../../../platform/by-name.ts';
import type { Database } from '../../../platform/database.ts';
import { hasAgreedToContact } from '../../accounts/contact-choice/queries.ts';

/** Who is checked in and has not left, of one role or of all, by name, after a person. */
export async function peopleOnSite(
  db: Database,
  {
    eventId,
    roleId,
    after,
    limit,
  }: {
    eventId: string;
    roleId: string | undefined;
    after: NamePlace | undefined;
    limit: number;
  },
) {
  const people = db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select(['participation.id as participationId', 'participation.userId', 'participation.roleId'])
    .select('appUser.contactNumber')
    .select(hasAgreedToContact.as('hasAgreedToContact'))
    .select(
      sql<boolean>`exists (select from emergency_contact said where said.user_id = app_user.id)`.as(
        'hasContact',
      ),
    )
    .where('participation.eventId', '=', eventId)
    .where('participation.state', '=', 'checked_in');
  return await (roleId ? people.where('participation.roleId', '=', roleId) : people)
    .where(behindName(after))
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}
