/**
 * The pictures of this tab's unfinished event, in the browser's own database: a tab's storage is too small for them. The
 * tab keeps the key. What other tabs left behind goes after a day.
 */
import { inBrowserStore } from '../../../lib/browser-store.ts';

const KEY = 'saath.event-draft.pictures';
const PLACE = { database: 'saath-drafts', store: 'pictures' } as const;
const KEPT = 86_400_000;

type Kept = { readonly id: string; readonly at: number; readonly files: readonly File[] };

/** None where the browser keeps nothing. */
export async function readPictures(): Promise<File[]> {
  const id = sessionStorage.getItem(KEY);
  if (!id) return [];
  const kept = inBrowserStore<Kept>(PLACE, 'readonly', (store) => store.get(id));
  return [...((await kept.catch(() => undefined))?.files ?? [])];
}

/** In place of those that were kept; none forgets them. @returns whether they are kept */
export async function keepPictures(files: readonly File[]): Promise<boolean> {
  const known = sessionStorage.getItem(KEY);
  if (!known && files.length === 0) return true;
  const id = known ?? crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, id);
    await inBrowserStore(PLACE, 'readwrite', (store) => {
      if (files.length === 0) store.delete(id);
      else store.put({ id, at: Date.now(), files } satisfies Kept);
      return undefined;
    });
    return true;
  } catch {
    return false;
  }
}

/** Forgets what tabs that are gone had kept. */
export async function sweepPictures(now: number): Promise<void> {
  const all = inBrowserStore<Kept[]>(PLACE, 'readonly', (store) => store.getAll());
  const old = ((await all.catch(() => undefined)) ?? []).filter(({ at }) => now - at > KEPT);
  if (old.length === 0) return;
  await inBrowserStore(PLACE, 'readwrite', (store) => {
    for (const { id } of old) store.delete(id);
    return undefined;
  }).catch(() => {});
}
