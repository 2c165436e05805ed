/** What a browser keeps of pages and their parts (the Cache API), as far as this product asks for it. */
import { beforeEach, vi } from 'vitest';

export type FakeCaches = {
  /** The paths that are kept under a name, sorted. */
  readonly paths: (cache: string) => string[];
  readonly keep: (cache: string, path: string, text: string) => void;
  /** From now on nothing is to be had from this address. */
  readonly lose: (path: string) => void;
};

/** For all tests of a file, empty for each. */
export function fakeCaches(): FakeCaches {
  const kept = new Map<string, Map<string, string>>();
  const lost = new Set<string>();
  const named = (name: string) => {
    const found = kept.get(name) ?? new Map<string, string>();
    kept.set(name, found);
    return found;
  };
  const pathOf = (address: string) => new URL(address, window.location.origin).pathname;

  async function open(name: string) {
    const cache = named(name);
    return {
      add: async (path: string) => {
        if (lost.has(path)) throw new TypeError('Failed to fetch');
        cache.set(path, 'as it is now');
      },
      keys: async () =>
        [...cache.keys()].map((path) => ({ url: new URL(path, window.location.origin).href })),
      delete: async (address: string) => cache.delete(pathOf(address)),
      match: async (path: string) => {
        const text = cache.get(path);
        return text === undefined ? undefined : new Response(text);
      },
    };
  }

  beforeEach(() => {
    kept.clear();
    lost.clear();
    vi.stubGlobal('caches', { open });
  });
  return {
    paths: (cache) => [...named(cache).keys()].sort(),
    keep: (cache, path, text) => void named(cache).set(path, text),
    lose: (path) => void lost.add(path),
  };
}
