/**
 * What was pressed and is not sent yet, kept in the browser's own database (IndexedDB), so that neither a lost network nor a
 * closed page loses it. Ids, states and times only: no name may stay on a device (ASVS 14.3.3); the tab keeps those (ADR 26).
 */
import type { Mark } from '@saath/contract/day/check-in/schema';
import { inBrowserStore, unsentMarks } from '../../../lib/browser-store.ts';

/** A list of the day: of an event, or of the people of one role of it alone. */
export type DayList = { readonly eventId: string; readonly roleId?: string | undefined };

/** By what lists are told apart. */
export const listKey = ({ eventId, roleId }: DayList) =>
  roleId ? `${eventId}.${roleId}` : eventId;

/** With the list on which it was pressed: it is sent as one of that. */
export type StoredMark = Mark &
  DayList & {
    /** Who pressed: nobody else's session sends it. */
    readonly organiserId: string;
  };

export type MarkStore = {
  /** False where the browser has no database of its own: there is nothing to wait for. */
  readonly isThere: () => boolean;
  readonly all: () => Promise<StoredMark[]>;
  readonly add: (marks: readonly StoredMark[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

export const deviceStore: MarkStore = {
  isThere: () => typeof indexedDB !== 'undefined',
  async all() {
    const found = await inBrowserStore<StoredMark[]>(unsentMarks, 'readonly', (marks) =>
      marks.getAll(),
    );
    return (found ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  },
  async add(given) {
    await inBrowserStore(unsentMarks, 'readwrite', (marks) => {
      // A reason is about somebody: it stays with the page that sends it, and is asked again when that is lost.
      for (const mark of given) marks.put({ ...mark, reason: '', clashReason: '' });
      return undefined;
    });
  },
  async remove(ids) {
    await inBrowserStore(unsentMarks, 'readwrite', (marks) => {
      for (const id of ids) marks.delete(id);
      return undefined;
    });
  },
};
