/** Which part of the list of events is shown, as the address bar carries it. */
import {
  type EventPart,
  type EventStatus,
  eventParts,
  eventStatuses,
} from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';

export type EventListView = {
  /** Counted from 1. */
  readonly page: number;
  /** In the title; empty: whatever it is called. */
  readonly q: string;
  /** Undefined: of any status. */
  readonly status: EventStatus | undefined;
  /** Undefined: the one that has something to do. A search and a status look through all of them. */
  readonly part?: EventPart | undefined;
};

const MOST_PAGES = 999_999;

/** What is missing or makes no sense is left out. */
export function eventListViewOf(search: URLSearchParams): EventListView {
  const page = Number(search.get('page'));
  const status = search.get('status')?.toUpperCase();
  return {
    page: Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1,
    q: (search.get('q') ?? '').trim().slice(0, limits.searchText.max),
    status: eventStatuses.find((known) => known === status),
    part: eventParts.find((known) => known === search.get('part')),
  };
}

export function searchOfEventList({
  page,
  q,
  status,
  part,
}: EventListView): Record<string, string> {
  return {
    ...(page > 1 ? { page: String(page) } : {}),
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(part && !q && !status ? { part } : {}),
  };
}

/** What opens by itself: the first part with something in it, in the order of what comes next. */
export function firstPart(counts: Readonly<Record<EventPart, number>>): EventPart {
  return (
    (['today', 'coming', 'drafts', 'past'] as const).find((part) => counts[part] > 0) ?? 'coming'
  );
}

/** Whether some events are left out on purpose. */
export function isNarrowed({ q, status }: EventListView): boolean {
  return q !== '' || status !== undefined;
}
