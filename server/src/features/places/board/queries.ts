/** SQL of the board: all people of one save in one statement each. */
import { comingStates } from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';
import { ofBranchOf } from '../../events/branch-people/queries.ts';

const boardColumns = [
  'appUser.id as userId',
  'appUser.name',
  'appUser.skills',
  'appUser.pictureId',
  'appUser.role as accountRole',
  'appUser.activatedAt',
  'appUser.kindsWithoutMail',
  'participation.state',
  'participation.roleId',
  'participation.note',
  'participation.shiftId',
  'participation.startTime',
  'participation.endTime',
  'shift.place as shiftPlace',
] as const;

const onBoard = [...comingStates, 'requested', 'waitlisted', 'offered'] as const;

/** Who holds a place in the event, then who waits for one, longest first; at most `limit`. */
export async function boardRows(
  db: Database,
  { eventId, limit }: { eventId: string; limit: number },
) {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .select(boardColumns)
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', onBoard)
    .where('appUser.leftAt', 'is', null)
    .orderBy(sql`participation.state not in (${comingList})`)
    .orderBy('participation.requestedAt')
    .orderBy('participation.id')
    .limit(limit)
    .execute();
}

/** How many people the whole board has: those who hold a place or wait for one, without deleted accounts. */
export async function countOnBoard(db: Database, eventId: string): Promise<number> {
  const { people } = await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select((eb) => eb.fn.countAll<string>().as('people'))
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', onBoard)
    .where('appUser.leftAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Active volunteers, with what they are in the event; null for those who are nothing there. */
export async function volunteerRows(
  db: Database,
  { eventId, ids, isOfBranch }: { eventId: string; ids: readonly string[]; isOfBranch: boolean },
) {
  const people = db
    .selectFrom('appUser')
    .leftJoin('participation', (on) =>
      on.onRef('participation.userId', '=', 'appUser.id').on('participation.eventId', '=', eventId),
    )
    .leftJoin('shift', 'shift.id', 'participation.shiftId')
    .select(boardColumns)
    .where('appUser.id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('appUser.role', '=', 'Volunteer')
    .where('appUser.activatedAt', 'is not', null)
    .orderBy('appUser.id');
  return await (isOfBranch ? people.where(ofBranchOf(eventId)) : people).execute();
}
