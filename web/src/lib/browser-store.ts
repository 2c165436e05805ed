/** A place in the browser's own database (IndexedDB), for things with an `id`: it outlives a reload, and a log-out empties it. */
export type BrowserStore = { readonly database: string; readonly store: string };

/** Marks of the day that wait to be sent. The service worker (public/sw-day.js) reads the same. */
export const unsentMarks: BrowserStore = { database: 'saath-day', store: 'marks' };

function opened({ database, store }: BrowserStore): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Does some work in one transaction.
 *
 * @returns what the request that `work` gives answers; undefined when it gives none
 * @throws (rejects) where the browser keeps nothing, or has no room
 */
export async function inBrowserStore<Result>(
  place: BrowserStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const database = await opened(place);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(place.store, mode);
      const request = work(transaction.objectStore(place.store));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
