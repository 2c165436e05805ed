/** People answer the questions of an event, when they ask for a place or later (EL-04). */
import {
  type AnswerValue,
  isAnswer,
  isAskedOf,
  readAnswer,
} from '@saath/contract/events/questions/rules';
import { isComing, type ParticipationState } from '@saath/contract/places/joining/rules';
import type { GivenAnswer } from '@saath/contract/places/questions/schema';
import type { Said } from '@saath/contract/texts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findEvent } from '../../events/events/queries.ts';
import { type QuestionRow, questionsOf } from '../../events/questions/queries.ts';
import { findParticipationOf } from '../place/queries.ts';
import { enter } from '../place/scene.ts';
import type { Ports } from '../ports.ts';
import * as queries from './queries.ts';

export type Saying = {
  readonly answers?: readonly GivenAnswer[] | undefined;
  /** Left out: what is remembered stays. */
  readonly remember?: boolean | undefined;
};

type Answering = Saying & {
  readonly eventId: string;
  readonly userId: string;
  /** The role that is held or asked for; null = none is named. */
  readonly roleId: string | null;
  /** Nothing is asked of them now: the questions wait for them. */
  readonly isFree?: boolean;
  readonly at: Date;
};

/**
 * Keeps what somebody says to the questions of an event, in the transaction of their request. What they said before
 * stands where they say nothing.
 *
 * @throws DomainError `questions.changed` where a question is gone, `questions.unanswered` and `request.invalid` with
 * what is wrong at each field `question.<id>`
 */
export async function takeAnswers(tx: Tx, given: Answering): Promise<void> {
  const { eventId, userId, roleId, answers = [], remember, isFree = false, at } = given;
  const questions = await questionsOf(tx, [eventId]);
  const known = new Set(questions.map(({ id }) => id));
  if (answers.some(({ questionId }) => !known.has(questionId)))
    throw new DomainError('questions.changed');
  const asked = questions.filter((question) => isAskedOf(question, roleId));
  if (asked.length === 0) return;
  const said = new Map(answers.map(({ questionId, value }) => [questionId, value] as const));
  const before = await queries.answersOf(tx, { eventIds: [eventId], userIds: [userId] });
  const read = asked
    .filter(({ id }) => said.has(id) || !isFree)
    .map((question) => {
      const earlier = before.find(({ questionId }) => questionId === question.id)?.value;
      const value = said.has(question.id) ? said.get(question.id) : earlier;
      return { question, ...readAnswer(question, value) };
    });
  requireSound(read, said);
  const values = read
    .filter(({ question }) => said.has(question.id))
    .map(({ question, value }) => ({ question, value: value ?? null }));
  await queries.putAnswers(
    tx,
    values.map(({ question, value }) => ({ questionId: question.id, userId, value })),
    at,
  );
  if (remember !== undefined) await keepRemembered(tx, { userId, values, remember, at });
}

type Read = { readonly question: QuestionRow; readonly problem?: Said | undefined };

/** @throws DomainError `questions.unanswered` where something is only missing, else `request.invalid` */
function requireSound(read: readonly Read[], said: ReadonlyMap<string, AnswerValue | null>): void {
  const wrong = read.flatMap(({ question: { id }, problem }) => (problem ? [{ id, problem }] : []));
  const [first] = wrong;
  if (!first) return;
  const fields = Object.fromEntries(wrong.map(({ id, problem }) => [`question.${id}`, problem]));
  const isOnlyMissing = wrong.every(({ id }) => isNothing(said.get(id)));
  throw isOnlyMissing
    ? new DomainError('questions.unanswered', { fields })
    : new DomainError('request.invalid', { said: first.problem, fields });
}

const isNothing = (value: AnswerValue | null | undefined) =>
  value === undefined ||
  value === null ||
  (typeof value !== 'number' && typeof value !== 'boolean' && value.length === 0);

type Value = { readonly question: QuestionRow; readonly value: AnswerValue | null };

/** What was left open is not remembered. */
async function keepRemembered(
  tx: Tx,
  given: { userId: string; values: readonly Value[]; remember: boolean; at: Date },
): Promise<void> {
  const { userId, values, remember, at } = given;
  const keys = values.map(({ question }) => question.sameKey);
  await queries.forgetRemembered(tx, { userId, keys });
  if (!remember) return;
  const rows = values.flatMap(({ question: { sameKey, words }, value }) =>
    value === null ? [] : [{ userId, sameKey, words, value }],
  );
  // Two roles may ask the same.
  const once = [...new Map(rows.map((row) => [row.sameKey, row] as const)).values()];
  await queries.putRemembered(tx, once, at);
}

/**
 * Saves the answers of somebody who has a place or asked for one, until the event ends.
 *
 * @throws DomainError `events.not_found`, `events.cancelled`, `questions.over`, `questions.no_place`,
 * `joining.not_active`, and those of `takeAnswers`
 */
export async function saveAnswers(
  { db, now }: Ports,
  { eventId, userId, ...saying }: Saying & { readonly eventId: string; readonly userId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const { event } = await enter(tx, eventId, userId);
    if (event.cancelledAt) throw new DomainError('events.cancelled');
    if (event.endTime <= at) throw new DomainError('questions.over');
    const place = await findParticipationOf(tx, { eventId, userId });
    if (!place || !mayAnswer(place.state)) throw new DomainError('questions.no_place');
    await takeAnswers(tx, { ...saying, eventId, userId, roleId: place.roleId, at });
  });
}

/** Whoever is no more concerned is asked nothing. */
function mayAnswer(state: ParticipationState): boolean {
  return ['requested', 'waitlisted', 'offered'].includes(state) || isComing(state);
}

type Kept = Pick<queries.AnswerRow, 'questionId' | 'value'>;

/**
 * What somebody said to the questions of an event, and what they said elsewhere to the same ones, as far as it still is
 * an answer.
 *
 * @throws DomainError `events.not_found`
 */
export async function readOwnAnswers(
  { db }: Ports,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<{ answers: Kept[]; remembered: Kept[] }> {
  const event = await findEvent(db, eventId);
  if (!event?.publishedAt) throw new DomainError('events.not_found');
  const questions = await questionsOf(db, [eventId]);
  if (questions.length === 0) return { answers: [], remembered: [] };
  const answers = await queries.answersOf(db, { eventIds: [eventId], userIds: [userId] });
  const remembered = await queries.rememberedOf(db, userId);
  return {
    answers,
    remembered: questions.flatMap((question) => {
      const { value } = remembered.find(({ sameKey }) => sameKey === question.sameKey) ?? {};
      return value !== undefined && isAnswer(question, value)
        ? [{ questionId: question.id, value }]
        : [];
    }),
  };
}

type Place = {
  readonly eventId: string;
  readonly roleId: string | null;
  readonly state: ParticipationState;
  readonly endTime: Date;
};

/**
 * How many questions wait for a person, by event: those they were never asked, and those that need an answer and have
 * none. Where nothing is asked, nothing more is read.
 */
export async function openQuestions(
  db: Database,
  { userId, places, now }: { userId: string; places: readonly Place[]; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const ahead = places.filter(({ state, endTime }) => endTime > now && mayAnswer(state));
  const questions = await questionsOf(
    db,
    ahead.map(({ eventId }) => eventId),
  );
  if (questions.length === 0) return new Map();
  const eventIds = [...new Set(questions.map(({ eventId }) => eventId))];
  const rows = await queries.answersOf(db, { eventIds, userIds: [userId] });
  const said = new Map(rows.map(({ questionId, value }) => [questionId, value] as const));
  const isOpen = (question: QuestionRow) =>
    !said.has(question.id) || (question.isNeeded && !isAnswer(question, said.get(question.id)));
  return new Map(
    ahead.flatMap(({ eventId, roleId }) => {
      const open = questions.filter(
        (each) => each.eventId === eventId && isAskedOf(each, roleId) && isOpen(each),
      );
      return open.length > 0 ? [[eventId, open.length] as const] : [];
    }),
  );
}
