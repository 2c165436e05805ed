/** SQL of what organisers read of answers, and of deleting what is sensitive. */
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database.ts';
import { comingList } from '../../../platform/participation-states.ts';

export type CountRow = {
  readonly questionId: string;
  /** A choice in its words, `true` or `false`; null = how many answered at all. */
  readonly answer: string | null;
  readonly people: number;
};

/**
 * What those who come said. For each question that somebody answered one row with `answer` null, which counts the people;
 * and where there are choices one more for each choice that was made.
 */
export async function countsOf(db: Database, eventId: string): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    with said as (
      select question.id, question.kind, question_answer.value
      from question
      join question_answer on question_answer.question_id = question.id
      join participation on participation.event_id = question.event_id
        and participation.user_id = question_answer.user_id
      where question.event_id = ${eventId} and question_answer.value is not null
        and participation.state in (${comingList})
        and (question.role_id is null or question.role_id = participation.role_id)
    )
    select id as "questionId", null as "answer", count(*)::int as "people" from said group by id
    union all
    select said.id, choice.answer, count(*)::int from said
    cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(said.value) when 'array' then said.value else jsonb_build_array(said.value) end
    ) as choice (answer)
    where said.kind in ('one', 'some', 'yes_no')
    group by said.id, choice.answer
  `.execute(db);
  return rows;
}

/** Events of which something sensitive is still kept that ended before a moment, longest ago first. */
export async function eventsToPurge(db: Database, endedBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('everyEvent as event')
    .select(['event.id', 'event.endTime'])
    .where('event.endTime', '<=', endedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('question')
          .innerJoin('questionAnswer', 'questionAnswer.questionId', 'question.id')
          .select('question.id')
          .whereRef('question.eventId', '=', 'event.id')
          .where('question.isSensitive', '=', true),
      ),
    )
    .orderBy('event.endTime')
    .orderBy('event.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes what was said to the sensitive questions of an event, and keeps when and how much. @returns how much */
export async function purgeAnswers(
  tx: Tx,
  { eventId, at }: { eventId: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    with gone as (
      delete from question_answer using question
      where question.id = question_answer.question_id
        and question.event_id = ${eventId} and question.is_sensitive
      returning question_answer.question_id, question_answer.value
    ), counted as (
      select question_id, count(value)::int as people from gone group by question_id
    )
    update question set answers_deleted_at = ${at},
      answers_deleted = coalesce(answers_deleted, 0) + counted.people
    from counted where counted.question_id = question.id
    returning counted.people as "people"
  `.execute(tx);
  return rows.reduce((sum, { people }) => sum + people, 0);
}
