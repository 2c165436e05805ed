/** What organisers read of the answers to an event's questions, as long as they may (EL-04, PR-02). */
import { isAskedOf, SENSITIVE_KEPT, sensitiveUntil } from '@saath/contract/events/questions/rules';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type QuestionRow, questionsOf } from '../../events/questions/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { type ComingRow, comingByName } from '../lists/queries.ts';
import { findParticipation } from '../place/queries.ts';
import { type AnswerRow, answersOf } from '../questions/queries.ts';
import * as queries from './queries.ts';

type Reading = { readonly db: Database; readonly now: Clock };

/** The questions whose answers organisers can read now: what is sensitive is nobody's to read two weeks after the end. */
export function readableQuestions(
  questions: readonly QuestionRow[],
  event: Pick<EventRow, 'endTime'>,
  now: Date,
): QuestionRow[] {
  const isPast = sensitiveUntil(event) <= now;
  return questions.filter(({ isSensitive }) => !isPast || !isSensitive);
}

export type AskedPerson = ComingRow & { readonly answers: readonly AnswerRow[] };

/**
 * What those who come said, counted, and one page of them by name.
 *
 * @param after the person with whom the page before ended
 * @throws DomainError `events.not_found`, `joining.list_changed` when that person is gone
 */
export async function answersOfEvent(
  { db, now }: Reading,
  { eventId, after }: { eventId: string; after: string | undefined },
) {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const last = after ? await findUser(db, after) : undefined;
  if (after && !last) throw new DomainError('joining.list_changed');
  const questions = await questionsOf(db, [eventId]);
  const readable = readableQuestions(questions, event, now());
  const isReadable = idsOf(readable);
  const size = limits.answersPage;
  const found = await comingByName(db, { eventId, after: last, limit: size + 1 });
  const shown = found.slice(0, size);
  const counts = await queries.countsOf(db, eventId);
  return {
    questions,
    counts: counts.filter(({ questionId }) => isReadable(questionId)),
    sensitiveUntil: sensitiveUntil(event),
    people: await withAnswers(db, { eventId, people: shown, readable }),
    next: found.length > size ? (shown.at(-1)?.userId ?? null) : null,
  };
}

const idsOf = (questions: readonly QuestionRow[]) => {
  const ids = new Set(questions.map(({ id }) => id));
  return (id: string) => ids.has(id);
};

async function withAnswers(
  db: Database,
  given: {
    eventId: string;
    people: readonly ComingRow[];
    readable: readonly QuestionRow[];
  },
): Promise<AskedPerson[]> {
  const { eventId, people, readable } = given;
  const userIds = people.map(({ userId }) => userId);
  const byPerson = await readAnswers(db, { eventId, userIds, readable });
  return people.map((person) => ({ ...person, answers: byPerson.get(person.userId) ?? [] }));
}

/** What some people said to the questions that can be read, by person. */
export async function readAnswers(
  db: Database,
  given: { eventId: string; userIds: readonly string[]; readable: readonly QuestionRow[] },
): Promise<Map<string, AnswerRow[]>> {
  const { eventId, userIds, readable } = given;
  if (readable.length === 0) return new Map();
  const isReadable = idsOf(readable);
  const rows = await answersOf(db, { eventIds: [eventId], userIds });
  return Map.groupBy(
    rows.filter(({ questionId }) => isReadable(questionId)),
    ({ userId }) => userId,
  );
}

/**
 * What one person said, to the questions that are asked of them.
 *
 * @param readsSensitive what was said to sensitive questions was said to organisers: not to who leads an event, or a role
 * @throws DomainError `joining.not_found`
 */
export async function answersOfPlace(
  { db, now }: Reading,
  { participationId, readsSensitive }: { participationId: string; readsSensitive: boolean },
) {
  const place = await findParticipation(db, participationId);
  const event = place && (await findEvent(db, place.eventId));
  if (!place || !event) throw new DomainError('joining.not_found');
  const { eventId, userId, roleId } = place;
  const questions = await questionsOf(db, [eventId]);
  const readable = readableQuestions(questions, event, now()).filter(
    ({ isSensitive }) => readsSensitive || !isSensitive,
  );
  const byPerson = await readAnswers(db, { eventId, userIds: [userId], readable });
  const answers = byPerson.get(userId) ?? [];
  return readable
    .filter((question) => isAskedOf(question, roleId))
    .map((question) => {
      const said = answers.find(({ questionId }) => questionId === question.id);
      return { question, value: said?.value ?? null };
    });
}

/**
 * Deletes what was said to sensitive questions of events that ended two weeks ago. How much it was, never what, stands in
 * the log and with the question.
 */
export async function purgeSensitive({ db, now }: Reading): Promise<void> {
  const at = now();
  const endedBefore = new Date(at.getTime() - SENSITIVE_KEPT);
  for (const eventId of await queries.eventsToPurge(db, endedBefore))
    await inTransaction(db, async (tx) => {
      const count = await queries.purgeAnswers(tx, { eventId, at });
      if (count === 0) return;
      const entry = { action: 'answers.deleted', actorId: null, at, eventId } as const;
      await writeAudit(tx, { ...entry, details: { count } });
    });
}
