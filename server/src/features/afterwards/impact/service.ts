/** What help came to, as the hours ledger counts it; nothing is made up. */

import { inHours } from '@saath/contract/afterwards/hours/rules';
import type { Impact } from '@saath/contract/afterwards/impact/schema';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { type EventRow, findEvent } from '../../events/events/queries.ts';
import { type AuditChange, writeAudit } from '../../foundation/audit/service.ts';
import { type HelpRow, helpOf, setPeopleHelped } from './queries.ts';

export type ImpactBook = { readonly db: Database; readonly now: Clock; readonly timeZone: string };

const MONTHS = 12;

/** A month is that of the event's start in its own zone. */
export async function impactOf({ db, now, timeZone }: ImpactBook, userId: string): Promise<Impact> {
  const rows = await helpOf(db, { userId, now: now() });
  const causes = Map.groupBy(rows, ({ type }) => type);
  const byMonth = Map.groupBy(rows, (row) => monthIn(row.startTime, row.timeZone));
  return {
    hours: hoursOf(rows),
    events: rows.length,
    peopleHelped: rows.reduce((sum, { peopleHelped }) => sum + (peopleHelped ?? 0), 0),
    causes: [...causes]
      .map(([type, helped]) => ({ type, hours: hoursOf(helped) }))
      .sort((a, b) => b.hours - a.hours || (a.type < b.type ? -1 : 1)),
    months: lastMonths(monthIn(now(), timeZone)).map((month) => ({
      month,
      hours: hoursOf(byMonth.get(month) ?? []),
    })),
  };
}

function hoursOf(rows: readonly HelpRow[]): number {
  return inHours(rows.reduce((sum, { minutes }) => sum + minutes, 0));
}

/** `2026-12` */
function monthIn(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(time);
  const part = (kind: string) => parts.find(({ type }) => type === kind)?.value ?? '';
  return `${part('year')}-${part('month')}`;
}

function lastMonths(last: string): string[] {
  const [year = 0, number = 1] = last.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_month, index) =>
    new Date(Date.UTC(year, number - MONTHS + index, 1)).toISOString().slice(0, 7),
  );
}

/** @throws DomainError `events.not_found` */
export async function readOutcome({ db }: ImpactBook, eventId: string): Promise<EventRow> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  return event;
}

/** @throws DomainError `events.not_found`, `impact.not_over` */
export async function tellOutcome(
  book: ImpactBook,
  {
    eventId,
    peopleHelped,
    actorId,
  }: { eventId: string; peopleHelped: number | null; actorId: string },
): Promise<void> {
  await inTransaction(book.db, async (tx) => {
    const at = book.now();
    const event = await lockEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    if (eventStatusAt(event, at) !== 'COMPLETED') throw new DomainError('impact.not_over');
    await setPeopleHelped(tx, { eventId, peopleHelped });
    const { peopleHelped: before } = event;
    const changes: AuditChange[] = [{ field: 'peopleHelped', before, after: peopleHelped }];
    const details = { subject: event.title, changes };
    await writeAudit(tx, { action: 'event.outcome', actorId, at, eventId, details });
  });
}
