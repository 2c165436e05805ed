/** The public calendar: page by page, or a month at once. */

import type { CalendarTab } from '@saath/contract/events/calendar/rules';
import { HERE } from '@saath/contract/events/events/rules';
import type { Town } from '@saath/contract/foundation/towns/schema';
import { limits } from '@saath/contract/limits';
import { fieldMessages } from '@saath/contract/request-messages';
import { say } from '@saath/contract/texts';
import type { Point } from '@saath/matching/distance';
import type { Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/domain-error.ts';
import { pointOf } from '../../../platform/points.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import type { Towns } from '../../foundation/towns/service.ts';
import { placeTyped } from '../../foundation/towns/service.ts';
import type { CardParts } from '../events/present.ts';
import { cardsOf } from '../events/service.ts';
import type { CalendarMark, Filters } from './queries.ts';
import * as queries from './queries.ts';

export type Calendar = { readonly db: Database; readonly now: Clock; readonly towns: Towns };

/** A card, and how far it is from the place that was asked about. */
export type FoundEvent = { readonly card: CardParts; readonly kilometres: number | null };

/** One page of the public calendar, and where the next one starts. */
export async function browse(
  { db, now }: Calendar,
  { tab, after, filters }: { tab: CalendarTab; after: string | undefined; filters: Filters },
) {
  const at = now();
  const mark = after === undefined ? undefined : readMark(after);
  const size = limits.calendarPage;
  const parts = partsOf(tab, filters).filter(
    (part) => !mark || mark.part === part || part === 'past',
  );
  const rows: { row: queries.FoundRow; part: queries.CalendarPart }[] = [];
  for (const part of parts) {
    const limit = size + 1 - rows.length;
    if (limit <= 0) break;
    const from = mark?.part === part ? mark : undefined;
    const options = { tab, part, after: from, now: at, limit, filters };
    const found = await queries.calendarPart(db, options);
    rows.push(...found.map((row) => ({ row, part })));
  }
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const kilometres = new Map(shown.map(({ row }) => [row.id, row.kilometres] as const));
  const found = await cardsOf(
    db,
    shown.map(({ row }) => row),
  );
  return {
    found: found.map(
      (card): FoundEvent => ({ card, kilometres: kilometres.get(card.event.id) ?? null }),
    ),
    next: last ? writeMark(queries.markOf(last.row, last.part)) : null,
    counts: await calendarCounts(db, { now: at, filters }),
  };
}

function partsOf(tab: CalendarTab, { around }: Filters): queries.CalendarPart[] {
  const ahead = around ? 'nearest' : 'coming';
  if (tab === 'all') return [ahead, 'past'];
  return [tab === 'past' ? 'past' : ahead];
}

async function calendarCounts(db: Database, given: { now: Date; filters: Filters }) {
  const counts = await queries.countCalendar(db, given);
  const upcoming = counts.get('UPCOMING') ?? 0;
  const ongoing = counts.get('ONGOING') ?? 0;
  const past = counts.get('COMPLETED') ?? 0;
  return { all: upcoming + ongoing + past, upcoming, ongoing, past };
}

function writeMark(mark: CalendarMark): string {
  const at = mark.part === 'nearest' ? `${mark.kilometres}` : mark.time.toISOString();
  return Buffer.from(`${mark.part} ${at} ${mark.id}`).toString('base64url');
}

/** @throws DomainError `request.invalid` for a mark that this server did not write */
function readMark(text: string): CalendarMark {
  const [part, at = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const [time, kilometres] = [new Date(at), Number(at)];
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    if ((part === 'coming' || part === 'past') && !Number.isNaN(time.getTime()))
      return { part, time, id };
    if (part === 'nearest' && at !== '' && Number.isFinite(kilometres))
      return { part, kilometres, id };
  }
  throw invalidField('after', say(fieldMessages, 'cursor'));
}

/**
 * The events that touch a month, in each event's own zone, by start.
 *
 * @param month `2026-12`
 */
export async function monthOf(
  { db }: Pick<Calendar, 'db'>,
  { month, filters }: { month: string; filters: Filters },
): Promise<CardParts[]> {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const first = `${month}-01`;
  const within = {
    ...filters,
    from: filters.from && filters.from > first ? filters.from : first,
    to: filters.to && filters.to < last ? filters.to : last,
  };
  return await cardsOf(
    db,
    await queries.eventsBetween(db, { filters: within, limit: limits.calendarMonth }),
  );
}

/** The point, or the towns to choose from: none for words that nobody knows. */
export type Near = { readonly point: Point } | { readonly towns: Town[] };

/** @param near what was typed, or `HERE`: where the signed-in volunteer lives, as far as they told */
export async function readNear(
  { db, towns }: Calendar,
  { near, actor }: { near: string; actor: Viewer | undefined },
): Promise<Near> {
  if (near === HERE) {
    const user = actor && (await findUser(db, actor.id));
    const point = user && pointOf(user);
    return point ? { point } : { towns: [] };
  }
  const point = await placeTyped(towns, near);
  return point ? { point } : { towns: await towns.meantBy(near) };
}
