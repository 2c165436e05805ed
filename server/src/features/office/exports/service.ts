/** Tables to take along: people, the roster of an event, hours (OR-04). Read while they are sent. */

import { instantOf, localTimeOf } from '@saath/contract/local-time';
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import { mayEverywhere, type Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type CsvColumn, csvText } from '../../../platform/csv/write-csv.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { fileStem, type OrganisationNow } from '../../../platform/organisation.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type QuestionRow, questionsOf } from '../../events/questions/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { readAnswers, readableQuestions } from '../../places/answer-lists/service.ts';
import { type HelpRow, helpOfPeople } from '../people/queries.ts';
import { answersColumns, hoursColumns, peopleColumns, rosterColumns } from './present.ts';
import * as queries from './queries.ts';

const BATCH = 1000;

export type Exports = {
  readonly db: Database;
  readonly now: Clock;
  readonly organisation: { readonly now: OrganisationNow };
  /** Of the installation: of times that belong to no event. */
  readonly timeZone: string;
};

/** A file whose text is made while it is read. */
export type Table = { readonly fileName: string; readonly text: AsyncIterable<string> };

/** Everybody who has an account. */
export function exportPeople(exports: Exports, actorId: string): Table {
  const written = counted(exports, peopleIn(exports), { action: 'people.exported', actorId });
  return tableOf(
    `${stem(exports)}-people-${today(exports)}`,
    peopleColumns(exports.timeZone),
    written,
  );
}

async function* peopleIn({ db, now }: Exports) {
  for (let after: string | undefined; ; ) {
    const people = await queries.peopleAfter(db, { after, limit: BATCH });
    const userIds = people.map(({ id }) => id);
    const help = await helpOfPeople(db, { userIds, now: now() });
    const helpById = new Map(help.map((row): [string, HelpRow] => [row.userId, row]));
    yield people.map((user) => ({ ...user, help: helpById.get(user.id) }));
    if (people.length < BATCH) return;
    after = userIds.at(-1);
  }
}

/**
 * Everybody who takes part in an event or asked to.
 *
 * @throws DomainError `events.not_found`
 */
export async function exportRoster(
  exports: Exports,
  { eventId, actor }: { eventId: string; actor: Viewer },
): Promise<Table> {
  const event = await findEvent(exports.db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const entry = { action: 'roster.exported', actorId: actor.id, eventId } as const;
  const written = counted(exports, rosterIn(exports, eventId), entry);
  return tableOf(
    `${stem(exports)}-roster-${nameOf(event)}`,
    rosterColumns(event.timeZone, mayEverywhere(actor, 'people.read')),
    written,
  );
}

/** The order is read at once, ids only; what stands in the rows a batch at a time. */
async function* rosterIn({ db }: Exports, eventId: string) {
  const order = await queries.rosterOrder(db, eventId);
  for (let start = 0; start < order.length; start += BATCH) {
    const userIds = order.slice(start, start + BATCH);
    const rows = await queries.rosterRows(db, { eventId, userIds });
    const byPerson = new Map(rows.map((row) => [row.userId, row] as const));
    yield userIds.flatMap((id) => byPerson.get(id) ?? []);
  }
}

/**
 * What everybody who takes part in an event, or asked to, said to its questions, as far as it can still be read.
 *
 * @throws DomainError `events.not_found`
 */
export async function exportAnswers(
  exports: Exports,
  { eventId, actorId }: { eventId: string; actorId: string },
): Promise<Table> {
  const { db, now } = exports;
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const readable = readableQuestions(await questionsOf(db, [eventId]), event, now());
  const entry = { action: 'answers.exported', actorId, eventId } as const;
  const written = counted(exports, answersIn(exports, { eventId, readable }), entry);
  return tableOf(`${stem(exports)}-answers-${nameOf(event)}`, answersColumns(readable), written);
}

async function* answersIn(
  exports: Exports,
  { eventId, readable }: { eventId: string; readable: readonly QuestionRow[] },
) {
  for await (const rows of rosterIn(exports, eventId)) {
    const userIds = rows.map(({ userId }) => userId);
    const byPerson = await readAnswers(exports.db, { eventId, userIds, readable });
    yield rows.map((row) => ({ ...row, answers: byPerson.get(row.userId) ?? [] }));
  }
}

/** Hours at events that are over. @param from,to days of the installation, both counted; open without */
export function exportHours(
  exports: Exports,
  { from, to, actor }: { from?: string | undefined; to?: string | undefined; actor: Viewer },
): Table {
  const name = [stem(exports), 'hours', from, to ?? today(exports)].filter(Boolean).join('-');
  const written = counted(exports, hoursIn(exports, { from, to }), {
    action: 'hours.exported',
    actorId: actor.id,
  });
  return tableOf(name, hoursColumns(mayEverywhere(actor, 'people.read')), written);
}

async function* hoursIn(
  { db, now, timeZone }: Exports,
  { from, to }: { from: string | undefined; to: string | undefined },
) {
  const range = {
    from: from ? instantOf(`${from}T00:00`, timeZone) : undefined,
    until: earlier(now(), to ? instantOf(`${dayAfter(to)}T00:00`, timeZone) : undefined),
  };
  for (let after: queries.HoursPlace | undefined; ; ) {
    const rows = await queries.hoursAfter(db, { ...range, after, limit: BATCH });
    yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1);
  }
}

function earlier(one: Date, other: Date | undefined): Date {
  return other && other < one ? other : one;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function today({ now, timeZone }: Exports): string {
  return localTimeOf(now(), timeZone).slice(0, 10);
}

function stem({ organisation }: Exports): string {
  return fileStem(organisation.now());
}

function nameOf({ title, startTime, timeZone }: EventRow): string {
  return `${title.trim().replace(/\s+/g, '-').slice(0, 60)}-${localTimeOf(startTime, timeZone).slice(0, 10)}`;
}

function tableOf<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Table {
  return { fileName: `${name}.csv`, text: csvText(columns, batches) };
}

/** Writes down who took how much, also when the sending ended early; not when nothing could be read at all. */
async function* counted<Row>(
  { db, now }: Exports,
  batches: AsyncIterable<readonly Row[]>,
  entry: { action: AuditAction; actorId: string; eventId?: string },
): AsyncGenerator<readonly Row[]> {
  let count = 0;
  let isRead = false;
  try {
    for await (const batch of batches) {
      isRead = true;
      count += batch.length;
      yield batch;
    }
    isRead = true;
  } finally {
    if (isRead)
      await inTransaction(db, async (tx) => {
        await writeAudit(tx, { ...entry, at: now(), details: { count } });
      });
  }
}
