/** All events page by page, how many there are of each status, and the search by title. */
import {
  type EventPart,
  type EventStatus,
  eventStatuses,
} from '@saath/contract/events/events/rules';
import { nameKey } from '@saath/contract/events/roles/rules';
import { limits } from '@saath/contract/limits';
import type { Viewer } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { imagesOf } from '../../foundation/media/queries.ts';
import { visibilityFor } from '../events/policy.ts';
import type { CardParts } from '../events/present.ts';
import { countByStatus, type EventRow } from '../events/queries.ts';
import { wholeEvents } from '../events/service.ts';
import * as queries from './queries.ts';

export type EventList = { readonly db: Database; readonly now: Clock };

type Asked = {
  readonly page: number;
  readonly title?: string | undefined;
  readonly status?: EventStatus | undefined;
  readonly part?: EventPart | undefined;
  readonly people?: 'counted' | undefined;
  readonly actor: Viewer | undefined;
};

/** One page of the list or of a part of it, in its order. Pages count from 1. */
export async function listPage({ db, now }: EventList, asked: Asked) {
  const { page, title = '', status, part, people, actor } = asked;
  const titleKey = nameKey(title) || undefined;
  const filter = { visibility: visibilityFor(actor), now: now(), titleKey, status, part };
  const total = await totalOf(db, filter);
  const size = limits.eventsPerPage;
  const rows = await pageOf(db, filter, { skipped: (page - 1) * size, total });
  return {
    events: await wholeEvents(db, rows, people),
    total,
    pages: Math.max(1, Math.ceil(total / size)),
  };
}

/** Of a search the first thousand are counted; everything else is known without counting. */
async function totalOf(db: Database, filter: queries.ListFilter): Promise<number> {
  const { part, visibility, status } = filter;
  if (filter.titleKey || (part && (status || visibility !== 'all')))
    return await queries.countListed(db, filter, limits.eventsFound);
  if (part) return (await partsOf(db, filter.now))[part];
  const counts = await countByStatus(db, filter);
  return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** From the end of the list that is nearer; the end of a search is not known. */
async function pageOf(
  db: Database,
  filter: queries.ListFilter,
  { skipped, total }: { skipped: number; total: number },
): Promise<EventRow[]> {
  const limit = Math.min(limits.eventsPerPage, total - skipped);
  if (limit <= 0) return [];
  const after = total - skipped - limit;
  return !filter.titleKey && after < skipped
    ? await queries.listedFromEnd(db, filter, { limit, offset: after })
    : await queries.listed(db, filter, { limit, offset: skipped });
}

/** How many events every part of the organisers' list holds. */
export async function countParts({ db, now }: EventList): Promise<Record<EventPart, number>> {
  return await partsOf(db, now());
}

async function partsOf(db: Database, now: Date): Promise<Record<EventPart, number>> {
  const counts = await countByStatus(db, { now, visibility: 'all' });
  const laterToday = await queries.countLaterToday(db, now);
  return {
    today: counts.ONGOING + laterToday,
    coming: counts.UPCOMING - laterToday,
    past: counts.COMPLETED + counts.CANCELLED,
    drafts: counts.PENDING,
  };
}

export async function countStatuses({ db, now }: EventList, actor: Viewer | undefined) {
  const visibility = visibilityFor(actor);
  const counts = await countByStatus(db, { now: now(), visibility });
  return eventStatuses.map((status) => ({ status, count: counts[status] }));
}

const MOST_FOUND = 20;

/** Events whose title holds the text; none for blank text. */
export async function searchByTitle(
  db: Database,
  { title, actor }: { title: string; actor: Viewer | undefined },
): Promise<Pick<CardParts, 'event' | 'images'>[]> {
  const titleKey = nameKey(title);
  if (!titleKey) return [];
  const visibility = visibilityFor(actor);
  const rows = await queries.titled(db, { titleKey, visibility, limit: MOST_FOUND });
  const ids = rows.map(({ id }) => id);
  const images = Map.groupBy(await imagesOf(db, ids), ({ eventId }) => eventId);
  return rows.map((event) => ({ event, images: images.get(event.id) ?? [] }));
}
