/** The coming events as guests see them, for lists that other programs read. Kept for a minute. */

import { isRefusal } from '@saath/contract/errors';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site } from '@saath/contract/office/site/schema';
import type { Clock } from '../platform/clock.ts';
import { inProcessCalls } from './in-process.ts';
import type { Route } from './route.ts';

const MINUTE = 60_000;
/** The soonest; nobody reads further in a list. */
const MOST = 96;

export type Coming = { readonly events: readonly Event[]; readonly site: Site };

/** Soonest first, running ones before. */
export function comingEvents(routes: readonly Route[], now: Clock): () => Promise<Coming> {
  const call = inProcessCalls(routes)(undefined);
  let kept: { readonly until: number; readonly coming: Promise<Coming> } | undefined;

  async function ids(): Promise<string[]> {
    const found: string[] = [];
    for (const tab of ['ongoing', 'upcoming'] as const) {
      let after: string | undefined;
      do {
        const query = after === undefined ? { tab } : { tab, after };
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
  async function read(): Promise<Coming> {
    const events: Event[] = [];
    for (const id of await ids()) {
      const event = await eventOf(id);
      if (event) events.push(event);
    }
    return { events, site: (await call(getSite, {})).site };
  }
  return async () => {
    const at = now().getTime();
    if (kept && at < kept.until && at >= kept.until - MINUTE) return await kept.coming;
    const coming = read();
    kept = { until: at + MINUTE, coming };
    // A failure is not kept.
    coming.catch(() => {
      if (kept?.coming === coming) kept = undefined;
    });
    return await coming;
  };
}
