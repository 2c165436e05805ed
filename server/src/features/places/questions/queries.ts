/** SQL of what people said to the questions of events. */
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';

export type AnswerRow = Selectable<Tables['questionAnswer']>;

/** Of some people to the questions of some events, in no order. */
export async function answersOf(
  db: Database,
  { eventIds, userIds }: { eventIds: readonly string[]; userIds: readonly string[] },
): Promise<AnswerRow[]> {
  return await db
    .selectFrom('questionAnswer')
    .innerJoin('question', 'question.id', 'questionAnswer.questionId')
    .selectAll('questionAnswer')
    .where('question.eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('questionAnswer.userId', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
}

const asJson = (value: AnswerValue | null) => (value === null ? null : JSON.stringify(value));

/** In place of what the person said before. */
export async function putAnswers(
  tx: Tx,
  rows: readonly { questionId: string; userId: string; value: AnswerValue | null }[],
  answeredAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('questionAnswer')
    .values(rows.map(({ value, ...row }) => ({ ...row, value: asJson(value), answeredAt })))
    .onConflict((conflict) =>
      conflict.columns(['questionId', 'userId']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        answeredAt: eb.ref('excluded.answeredAt'),
      })),
    )
    .execute();
}

export type RememberedRow = Selectable<Tables['rememberedAnswer']>;

/** All that a person had remembered. */
export async function rememberedOf(db: Database, userId: string): Promise<RememberedRow[]> {
  return await db
    .selectFrom('rememberedAnswer')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('words')
    .execute();
}

export async function putRemembered(
  tx: Tx,
  rows: readonly Omit<RememberedRow, 'rememberedAt'>[],
  rememberedAt: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('rememberedAnswer')
    .values(
      rows.map(({ value, ...row }) => ({ ...row, value: JSON.stringify(value), rememberedAt })),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sameKey']).doUpdateSet((eb) => ({
        words: eb.ref('excluded.words'),
        value: eb.ref('excluded.value'),
        rememberedAt: eb.ref('excluded.rememberedAt'),
      })),
    )
    .execute();
}

export async function forgetRemembered(
  tx: Tx,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('rememberedAnswer')
    .where('userId', '=', userId)
    .where('sameKey', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** What a person said at all events, latest event first; for their own data. */
export async function ownAnswersOf(db: Database, userId: string) {
  return await db
    .selectFrom('questionAnswer')
    .innerJoin('question', 'question.id', 'questionAnswer.questionId')
    .innerJoin('everyEvent as event', 'event.id', 'question.eventId')
    .select([
      'event.title as event',
      'question.words as question',
      'questionAnswer.value',
      'questionAnswer.answeredAt',
    ])
    .where('questionAnswer.userId', '=', userId)
    .orderBy('event.startTime', 'desc')
    .orderBy('question.position')
    .execute();
}
