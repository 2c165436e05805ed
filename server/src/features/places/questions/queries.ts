/** SQL of what people said to the questions of events. */
import type { AnswerValue } from '@saath/contract/events/questions/rules';
import { type Selectable, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import type { Tables } from '../../../platform/tables.ts';
import { type Recipient, recipientColumns } from '../place/queries.ts';

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
    .orderBy('sameKey')
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

export type UnansweredRow = Recipient & {
  readonly eventId: string;
  readonly roleName: string | null;
};

/** Those who come to an event that begins between two moments, owe an answer, and were not told so yet. */
export async function peopleUnanswered(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<UnansweredRow[]> {
  return await tx
    .selectFrom('event')
    .innerJoin('participation', 'participation.eventId', 'event.id')
    .innerJoin('appUser', 'appUser.id', 'participation.userId')
    .leftJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .select([...recipientColumns, 'participation.eventId', 'eventRole.name as roleName'])
    .where('event.publishedAt', 'is not', null)
    .where('event.cancelledAt', 'is', null)
    .where('event.startTime', '>', now)
    .where('event.startTime', '<=', until)
    .where('participation.state', '=', sql.lit('confirmed'))
    .where(
      sql<boolean>`exists (
        select from question
        where question.event_id = event.id and question.is_needed
          and (question.role_id is null or question.role_id = participation.role_id)
          and not exists (
            select from question_answer as answer
            where answer.question_id = question.id and answer.user_id = participation.user_id
              and answer.value is not null
          )
      ) and not exists (
        select from question_told as told
        where told.event_id = event.id and told.user_id = participation.user_id
      )`,
    )
    .orderBy('event.id')
    .orderBy('appUser.id')
    .limit(limit)
    .execute();
}

/** @returns event and person of those whom nobody else tells */
export async function markTold(
  tx: Tx,
  people: readonly UnansweredRow[],
  toldAt: Date,
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const rows = await tx
    .insertInto('questionTold')
    .values(people.map(({ eventId, id: userId }) => ({ eventId, userId, toldAt })))
    .onConflict((conflict) => conflict.columns(['eventId', 'userId']).doNothing())
    .returning(['eventId', 'userId'])
    .execute();
  return new Set(rows.map(({ eventId, userId }) => `${eventId} ${userId}`));
}
