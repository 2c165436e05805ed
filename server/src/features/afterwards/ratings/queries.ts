/** SQL of ratings. */
import type { Database, Tx } from '../../../platform/database.ts';
import { coming } from '../../../platform/participation-states.ts';

export type RatedRow = {
  readonly id: string;
  readonly name: string;
  readonly pictureId: string | null;
  readonly roleName: string | null;
  readonly stars: number | null;
};

/** Who held a place at the event, by name; without those whose account is gone. */
export async function ratedPeople(db: Database, eventId: string): Promise<RatedRow[]> {
  return await db
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .leftJoin('rating', (on) =>
      on
        .onRef('rating.eventId', '=', 'participation.eventId')
        .onRef('rating.userId', '=', 'participation.userId'),
    )
    .select([
      'appUser.id',
      'appUser.name',
      'appUser.pictureId',
      'eventRole.name as roleName',
      'rating.stars',
    ])
    .where('participation.eventId', '=', eventId)
    .where('participation.state', 'in', coming)
    .where('appUser.leftAt', 'is', null)
    .orderBy('appUser.nameOrder')
    .orderBy('appUser.id')
    .execute();
}

/** Whether the person held a place; the row is held until the transaction ends. */
export async function holdPlace(
  tx: Tx,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('participation')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .select('participation.id')
    .where('participation.eventId', '=', eventId)
    .where('participation.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('appUser.leftAt', 'is', null)
    .forUpdate('participation')
    .executeTakeFirst();
  return row !== undefined;
}

type RatingKey = { readonly eventId: string; readonly userId: string };

export async function starsOf(tx: Tx, { eventId, userId }: RatingKey): Promise<number | null> {
  const row = await tx
    .selectFrom('rating')
    .select('stars')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.stars ?? null;
}

/** The newest rating of a person for an event is the one that counts. */
export async function putRating(
  tx: Tx,
  rating: RatingKey & { stars: number; ratedBy: string; ratedAt: Date },
): Promise<void> {
  const { eventId: _event, userId: _user, ...rest } = rating;
  await tx
    .insertInto('rating')
    .values(rating)
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doUpdateSet(rest))
    .execute();
}

export async function deleteRating(tx: Tx, { eventId, userId }: RatingKey): Promise<void> {
  await tx
    .deleteFrom('rating')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
}

/** Of events that were not cancelled and at which the person held a place; null without any. */
export async function averageOf(db: Database, userId: string): Promise<number | null> {
  const { average } = await db
    .selectFrom('rating')
    .innerJoin('participation', (on) =>
      on
        .onRef('participation.eventId', '=', 'rating.eventId')
        .onRef('participation.userId', '=', 'rating.userId'),
    )
    .innerJoin('everyEvent as event', 'event.id', 'rating.eventId')
    .select((eb) => eb.fn.avg<string | null>('rating.stars').as('average'))
    .where('rating.userId', '=', userId)
    .where('participation.state', 'in', coming)
    .where('event.cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  return average === null ? null : Number(average);
}
