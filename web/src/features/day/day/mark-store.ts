/**
 * What was pressed and is not sent yet, kept in the browser's own database (IndexedDB), so that neither a lost network nor a
 * closed page loses it. Ids, states and times only: nothing about a person may stay on a device (ASVS 14.3.3).
 */
import type { Mark } from '@saath/contract/day/check-in/schema';

export type StoredMark = Mark & {
  readonly eventId: string;
  /** Who pressed: nobody else's session sends it. */
  readonly organiserId: string;
};

export type MarkStore = {
  readonly all: () => Promise<StoredMark[]>;
  readonly add: (marks: readonly StoredMark[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

/** The service worker (public/sw-day.js) reads the same. */
const DATABASE = 'saath-day';
const MARKS = 'marks';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MARKS, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function withMarks<Result>(
  mode: IDBTransactionMode,
  work: (marks: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(MARKS, mode);
      const request = work(transaction.objectStore(MARKS));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export const deviceStore: MarkStore = {
  async all() {
    const found = await withMarks<StoredMark[]>('readonly', (marks) => marks.getAll());
    return (found ?? []).toSorted((a, b) => (a.at < b.at ? -1 : 1));
  },
  async add(given) {
    await withMarks('readwrite', (marks) => {
      // A reason is about somebody: it stays with the page that sends it, and is asked again when that is lost.
      for (const mark of given) marks.put({ ...mark, reason: '' });
      return undefined;
    });
  },
  async remove(ids) {
    await withMarks('readwrite', (marks) => {
      for (const id of ids) marks.delete(id);
      return undefined;
    });
  },
};
