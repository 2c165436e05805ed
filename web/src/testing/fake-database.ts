/**
 * The browser's own database (IndexedDB) as far as this product asks for it: stores of things by a key, answered in the order
 * of their keys, each transaction done as a whole or not at all.
 */
import { beforeEach, vi } from 'vitest';

type Row = Readonly<Record<string, unknown>>;
type Store = { readonly keyPath: string; rows: ReadonlyMap<string, Row> };
/** `opening`: nothing may be kept here, as in some private windows. `keeping`: there is no room. */
type Fault = 'opening' | 'keeping';
type Heard = (() => void) | undefined;
type Pending = { result?: unknown; error?: Error; onsuccess?: Heard; onerror?: Heard };

export type FakeDatabase = {
  /** Everything that is kept in a store. */
  readonly rows: (database: string, store: string) => readonly Row[];
  /** How many connections nobody has closed. */
  readonly open: () => number;
  readonly breaks: (at: Fault) => void;
};

/** For all tests of a file, empty for each. */
export function fakeDatabase(): FakeDatabase {
  const databases = new Map<string, Map<string, Store>>();
  let connections = 0;
  let fault: Fault | undefined;

  function connected(stores: Map<string, Store>) {
    return {
      createObjectStore: (name: string, { keyPath }: { keyPath: string }) =>
        void stores.set(name, { keyPath, rows: new Map() }),
      transaction: (name: string, mode: IDBTransactionMode = 'readonly') =>
        transaction(storeOf(stores, name), mode, () => fault === 'keeping'),
      close: () => {
        connections -= 1;
      },
    };
  }
  function open(name: string): Pending & { onupgradeneeded?: Heard } {
    const isNew = !databases.has(name);
    const stores = databases.get(name) ?? new Map<string, Store>();
    const request: ReturnType<typeof open> = { result: connected(stores) };
    queueMicrotask(() => {
      if (fault === 'opening') {
        request.error = new DOMException('Nothing may be kept here.', 'SecurityError');
        return request.onerror?.();
      }
      connections += 1;
      databases.set(name, stores);
      if (isNew) request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  }

  beforeEach(() => {
    databases.clear();
    connections = 0;
    fault = undefined;
    vi.stubGlobal('indexedDB', { open });
  });
  return {
    rows: (database, store) => [...(databases.get(database)?.get(store)?.rows.values() ?? [])],
    open: () => connections,
    breaks: (at) => {
      fault = at;
    },
  };
}

function storeOf(stores: ReadonlyMap<string, Store>, name: string): Store {
  const found = stores.get(name);
  if (!found) throw new DOMException(`There is no store '${name}'.`, 'NotFoundError');
  return found;
}

/** What is written is there once the whole of it is. */
function transaction(store: Store, mode: IDBTransactionMode, isFull: () => boolean) {
  const rows = new Map(store.rows);
  const asked: Pending[] = [];
  const ended: { error?: Error; oncomplete?: Heard; onabort?: Heard } = {};
  function ask(result?: unknown): Pending {
    const request = { result, transaction: ended };
    asked.push(request);
    return request;
  }
  function write(work: () => void): Pending {
    if (mode === 'readonly') throw new DOMException('Only reads.', 'ReadOnlyError');
    work();
    return ask();
  }
  queueMicrotask(() => {
    if (mode === 'readwrite' && isFull()) {
      ended.error = new DOMException('There is no room.', 'QuotaExceededError');
      return ended.onabort?.();
    }
    store.rows = rows;
    for (const request of asked) request.onsuccess?.();
    ended.oncomplete?.();
  });
  const inOrder = () => [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  return Object.assign(ended, {
    objectStore: () => ({
      get: (key: string) => ask(rows.get(key)),
      getAll: () => ask(inOrder()),
      count: () => ask(rows.size),
      put: (row: Row) => write(() => rows.set(String(row[store.keyPath]), structuredClone(row))),
      delete: (key: string) => write(() => rows.delete(key)),
    }),
  });
}
