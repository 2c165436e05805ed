/** SQL of pictures. */
import { type Selectable, sql } from 'kysely';
import { columnsOfRights, type EventOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ImageRow = Selectable<Tables['eventImage']>;

/** The pictures of the events, each event's in its order. */
export async function imagesOf(db: Database, eventIds: readonly string[]): Promise<ImageRow[]> {
  if (eventIds.length === 0) return [];
  return await db
    .selectFrom('eventImage')
    .selectAll()
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .orderBy('eventId')
    .orderBy('position')
    .execute();
}

export async function findEventOfImage(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('eventImage')
    .innerJoin('event', 'event.id', 'eventImage.eventId')
    .select(columnsOfRights)
    .where('eventImage.id', '=', id)
    .executeTakeFirst();
}

/** An event for which pictures are sent. */
export async function findEventForImages(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('event')
    .select(columnsOfRights)
    .where('event.id', '=', id)
    .executeTakeFirst();
}

export async function insertImages(tx: Tx, images: readonly ImageRow[]): Promise<void> {
  if (images.length > 0)
    await tx
      .insertInto('eventImage')
      .values([...images])
      .execute();
}

/** @returns the deleted rows; ids that are not there are left out */
export async function deleteImageRows(tx: Tx, ids: readonly string[]): Promise<ImageRow[]> {
  return await tx
    .deleteFrom('eventImage')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returningAll()
    .execute();
}

/** Which of the files an event, a person, a paper, the organisation or a branch shows, or a person will who has signed up. */
export async function picturesInUse(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const images = db
    .selectFrom('eventImage')
    .select('id as pictureId')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`);
  const portraits = db
    .selectFrom('appUser')
    .select('pictureId')
    .where('pictureId', '=', sql<string>`any(${ids}::uuid[])`)
    .$narrowType<{ pictureId: string }>();
  const typed = db
    .selectFrom('signUp')
    .select('pictureId')
    .where('pictureId', '=', sql<string>`any(${ids}::uuid[])`);
  const logos = db
    .selectFrom('organisation')
    .select('logoId as pictureId')
    .where('logoId', '=', sql<string>`any(${ids}::uuid[])`)
    .$narrowType<{ pictureId: string }>();
  const branchLogos = db
    .selectFrom('branch')
    .select('logoId as pictureId')
    .where('logoId', '=', sql<string>`any(${ids}::uuid[])`)
    .$narrowType<{ pictureId: string }>();
  const evidence = db
    .selectFrom('evidence')
    .select('id as pictureId')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`);
  const rows = await images
    .unionAll(portraits)
    .unionAll(typed)
    .unionAll(logos)
    .unionAll(branchLogos)
    .unionAll(evidence)
    .execute();
  return new Set(rows.map(({ pictureId }) => pictureId));
}
