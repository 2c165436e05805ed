/** Organisers ask questions of who wants to help (EL-04). */
import { questionMessages } from '@saath/contract/events/questions/messages';
import { sameQuestionKey } from '@saath/contract/events/questions/rules';
import type { WantedQuestion } from '@saath/contract/events/questions/schema';
import { limits } from '@saath/contract/limits';
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import { say } from '@saath/contract/texts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { rolesOf } from '../roles/queries.ts';
import * as queries from './queries.ts';

export type Questions = { readonly db: Database; readonly now: Clock };

type Given = { readonly actorId: string; readonly question: WantedQuestion };

/**
 * @throws DomainError `events.not_found`, `events.cancelled`, `events.over`, `roles.not_found`, `questions.twice`,
 * `questions.too_many`
 */
export async function addQuestion(
  { db, now }: Questions,
  { eventId, question, actorId }: Given & { readonly eventId: string },
): Promise<queries.QuestionRow> {
  return await inTransaction(db, async (tx) => {
    const at = now();
    await holdEvent(tx, eventId, at);
    const asked = await queries.questionsOf(tx, [eventId]);
    if (asked.length >= limits.question.perEvent) throw new DomainError('questions.too_many');
    const columns = columnsOf(question);
    await requireSound(tx, { eventId, columns, others: asked });
    const position = (asked.at(-1)?.position ?? 0) + 1;
    const row = { id: newId(), eventId, position, createdAt: at, ...columns };
    await queries.insertQuestions(tx, [row]);
    await write(tx, 'question.added', { row, actorId, at });
    return { ...row, answersDeletedAt: null, answersDeleted: null };
  });
}

type FirstQuestions = {
  readonly eventId: string;
  readonly questions?: readonly WantedQuestion[] | undefined;
  /** The roles as the form sent them, by whose ids it names them. */
  readonly role: readonly { readonly id?: string | undefined }[];
  /** The same in the same order, as they are now. */
  readonly roles: readonly { readonly id: string }[];
  readonly actorId: string;
  readonly at: Date;
};

/**
 * What an event asks from the moment it is made, in this order.
 *
 * @throws DomainError `roles.not_found`, `questions.twice`
 */
export async function askFromTheStart(
  tx: Tx,
  { eventId, questions = [], role, roles, actorId, at }: FirstQuestions,
): Promise<void> {
  const made = new Map(role.map(({ id }, index) => [id, roles[index]?.id] as const));
  const rows: queries.QuestionRow[] = [];
  for (const question of questions) {
    const roleId = question.roleId && (made.get(question.roleId) ?? question.roleId);
    const columns = columnsOf({ ...question, roleId });
    await requireSound(tx, { eventId, columns, others: rows });
    const own = { id: newId(), eventId, position: rows.length + 1, createdAt: at };
    rows.push({ ...own, ...columns, answersDeletedAt: null, answersDeleted: null });
  }
  await queries.insertQuestions(tx, rows);
  for (const row of rows) await write(tx, 'question.added', { row, actorId, at });
}

/** Of which event it is; undefined where there is none. */
export async function eventOfQuestion({ db }: Questions, id: string) {
  return await queries.findEventOfQuestion(db, id);
}

/**
 * What people were promised when they answered holds: the kind stays, and what is sensitive stays so.
 *
 * @throws DomainError `questions.not_found`, `questions.answered`, and those of `addQuestion` but `questions.too_many`
 */
export async function changeQuestion(
  { db, now }: Questions,
  { id, question, actorId }: Given & { readonly id: string },
): Promise<queries.QuestionRow> {
  return await inTransaction(db, async (tx) => {
    const at = now();
    const before = await holdQuestion(tx, id, at);
    const { eventId } = before;
    const columns = columnsOf(question);
    const asked = await queries.questionsOf(tx, [eventId]);
    await requireSound(tx, { eventId, columns, others: asked.filter((each) => each.id !== id) });
    const breaksWord = before.kind !== columns.kind || (before.isSensitive && !columns.isSensitive);
    if (breaksWord && (await queries.isAnswered(tx, id)))
      throw new DomainError('questions.answered');
    await queries.updateQuestion(tx, id, columns);
    await write(tx, 'question.changed', { row: { ...before, ...columns }, actorId, at });
    return { ...before, ...columns };
  });
}

/** @throws DomainError `questions.not_found`, `events.not_found`, `events.cancelled`, `events.over` */
export async function removeQuestion(
  { db, now }: Questions,
  { id, actorId }: { id: string; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const row = await holdQuestion(tx, id, at);
    await queries.deleteQuestion(tx, id);
    await write(tx, 'question.removed', { row, actorId, at });
  });
}

/**
 * The questions of an event are asked at its copy too.
 *
 * @param copied the id of each role's copy, by the id of the role
 */
export async function copyQuestions(
  tx: Tx,
  given: { from: string; to: string; copied: ReadonlyMap<string, string>; at: Date },
): Promise<void> {
  const { from, to, copied, at } = given;
  const rows = await queries.questionsOf(tx, [from]);
  await queries.insertQuestions(
    tx,
    rows.map(({ answersDeletedAt: _, answersDeleted: __, ...row }) => ({
      ...row,
      id: newId(),
      eventId: to,
      roleId: row.roleId && (copied.get(row.roleId) ?? null),
      createdAt: at,
    })),
  );
}

/** As its row keeps it: what its kind has no use for is dropped. */
function columnsOf(question: WantedQuestion) {
  const { kind, choices, lowest, highest, ...rest } = question;
  return {
    ...rest,
    kind,
    choices: kind === 'one' || kind === 'some' ? choices : [],
    lowest: kind === 'number' ? lowest : null,
    highest: kind === 'number' ? highest : null,
    sameKey: sameQuestionKey(question),
  };
}

/** Nobody is asked the same twice. */
async function requireSound(
  tx: Tx,
  given: {
    eventId: string;
    columns: ReturnType<typeof columnsOf>;
    others: readonly queries.QuestionRow[];
  },
): Promise<void> {
  const { eventId, columns, others } = given;
  const { roleId, sameKey } = columns;
  if (roleId && !(await rolesOf(tx, [eventId])).some(({ id }) => id === roleId))
    throw new DomainError('roles.not_found');
  const meet = (other: queries.QuestionRow) =>
    other.sameKey === sameKey &&
    (other.roleId === roleId || other.roleId === null || roleId === null);
  if (others.some(meet)) throw new DomainError('questions.twice');
}

/** Whoever asks for a place meanwhile is asked either by the old questions or by the new ones. */
async function holdEvent(tx: Tx, eventId: string, at: Date): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event) throw new DomainError('events.not_found');
  if (event.cancelledAt) throw new DomainError('events.cancelled');
  if (event.endTime <= at)
    throw new DomainError('events.over', { said: say(questionMessages, 'over') });
}

async function holdQuestion(tx: Tx, id: string, at: Date): Promise<queries.QuestionRow> {
  const seen = await queries.findQuestion(tx, id);
  if (!seen) throw new DomainError('questions.not_found');
  await holdEvent(tx, seen.eventId, at);
  // Again under the lock: somebody else may have removed it meanwhile.
  const row = await queries.findQuestion(tx, id);
  if (!row) throw new DomainError('questions.not_found');
  return row;
}

async function write(
  tx: Tx,
  action: Extract<AuditAction, `question.${string}`>,
  { row, actorId, at }: { row: { eventId: string; words: string }; actorId: string; at: Date },
): Promise<void> {
  const { eventId, words: subject } = row;
  await writeAudit(tx, { action, actorId, at, eventId, details: { subject } });
}
