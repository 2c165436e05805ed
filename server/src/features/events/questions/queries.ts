/** SQL of the questions of events. */
import { type Insertable, type Selectable, sql } from 'kysely';
import { columnsOfRights, type EventOfRights } from '../../../platform/actor.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type QuestionRow = Selectable<Tables['question']>;

/** In the order in which they are asked. */
export async function questionsOf(
  db: Database,
  eventIds: readonly string[],
): Promise<QuestionRow[]> {
  if (eventIds.length === 0) return [];
  return await db
    .selectFrom('question')
    .selectAll()
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .orderBy('eventId')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findQuestion(db: Database, id: string): Promise<QuestionRow | undefined> {
  return await db.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findEventOfQuestion(
  db: Database,
  id: string,
): Promise<EventOfRights | undefined> {
  return await db
    .selectFrom('question')
    .innerJoin('event', 'event.id', 'question.eventId')
    .select(columnsOfRights)
    .where('question.id', '=', id)
    .executeTakeFirst();
}

export async function insertQuestions(
  tx: Tx,
  rows: readonly Insertable<Tables['question']>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('question').values(rows).execute();
}

export async function updateQuestion(
  tx: Tx,
  id: string,
  change: Omit<Insertable<Tables['question']>, 'id' | 'eventId' | 'position' | 'createdAt'>,
): Promise<void> {
  await tx.updateTable('question').set(change).where('id', '=', id).execute();
}

/** With the answers to it. */
export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('question').where('id', '=', id).execute();
}

/** Whether anybody has said something to it. */
export async function isAnswered(tx: Tx, id: string): Promise<boolean> {
  const answer = await tx
    .selectFrom('questionAnswer')
    .select('userId')
    .where('questionId', '=', id)
    .where('value', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}
