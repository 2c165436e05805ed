/** The coming events as guests see them, for lists that other programs read. Kept for a minute. */

import { isRefusal } from '@saath/contract/errors';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { listBranchPages, readBranchPage } from '@saath/contract/office/branch-pages/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site } from '@saath/contract/office/site/schema';
import type { Clock } from '../platform/clock.ts';
import { inProcessCalls } from './in-process.ts';
import type { Route } from './route.ts';

const MINUTE = 60_000;
/** The soonest; nobody reads further in a list. */
const MOST = 96;

/** A branch by its name and the last part of its page's address. */
type Branch = { readonly slug: string; readonly name: string };

export type Coming = {
  readonly events: readonly Event[];
  readonly site: Site;
  /** The one whose events these are; of the whole organisation's there is none. */
  readonly branch?: Branch | undefined;
  /** All that have a page to be found; of a branch's own list none. */
  readonly branches: readonly Branch[];
};

/** Of the branch with this address, now or earlier; left out: of everybody. @throws a refusal where there is none */
export type ReadComing = (slug?: string) => Promise<Coming>;

type Kept = { readonly until: number; readonly coming: Promise<Coming> };

/** Soonest first, running ones before. */
export function comingEvents(routes: readonly Route[], now: Clock): ReadComing {
  const call = inProcessCalls(routes)(undefined);
  const lists = new Map<string, Kept>();

  async function ids(branch: string | undefined): Promise<string[]> {
    const found: string[] = [];
    for (const tab of ['ongoing', 'upcoming'] as const) {
      let after: string | undefined;
      do {
        const query = { tab, ...(branch && { branch }), ...(after && { after }) };
        const { events, next } = await call(browseEvents, { query });
        found.push(...events.map(({ id }) => id));
        after = next ?? undefined;
      } while (after !== undefined && found.length < MOST);
    }
    return found.slice(0, MOST);
  }
  /** Undefined for one that has just gone. */
  async function eventOf(id: string): Promise<Event | undefined> {
    try {
      return (await call(getEvent, { params: { id } })).event;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }
  async function read(branch: (Branch & { readonly id: string }) | undefined): Promise<Coming> {
    const events: Event[] = [];
    for (const id of await ids(branch?.id)) {
      const event = await eventOf(id);
      if (event) events.push(event);
    }
    const { site } = await call(getSite, {});
    if (branch) return { events, site, branch, branches: [] };
    return { events, site, branches: (await call(listBranchPages, {})).branches };
  }
  return async (slug) => {
    const branch = slug ? (await call(readBranchPage, { params: { slug } })).branch : undefined;
    // Not by the slug: a branch has many, and everybody can write them in capitals.
    const key = branch?.id ?? '';
    const at = now().getTime();
    const isFresh = ({ until }: Kept) => at < until && at >= until - MINUTE;
    const kept = lists.get(key);
    if (kept && isFresh(kept)) return await kept.coming;
    for (const [each, list] of lists) if (!isFresh(list)) lists.delete(each);
    const coming = read(branch);
    lists.set(key, { until: at + MINUTE, coming });
    // A failure is not kept.
    coming.catch(() => {
      if (lists.get(key)?.coming === coming) lists.delete(key);
    });
    return await coming;
  };
}
