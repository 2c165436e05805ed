/** Short news at the corner of the screen; the same text is not stacked twice. */
type News = {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
  /** What can be done about it; it stays longer then. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Said before anything could show it. */
const waiting: News[] = [];
const listeners = new Set<() => void>();

function say(news: News): void {
  waiting.push(news);
  for (const listener of listeners) listener();
}

/** Words for the next page, where this one is left by a page load. */
const LATER = 'saath.said';

/** What the page before left to be said, once. */
export function takeSaidBefore(): string | null {
  try {
    const text = sessionStorage.getItem(LATER);
    sessionStorage.removeItem(LATER);
    return text;
  } catch {
    return null;
  }
}

export const toast = {
  /** Of success, after the page load that follows now: here it would be gone before it is read. */
  afterLoad: (text: string) => {
    try {
      sessionStorage.setItem(LATER, text);
    } catch {
      // A browser without storage shows what it can.
      toast.success(text);
    }
  },
  success: (text: string, action?: News['action']) =>
    say({ kind: 'success', text, ...(action ? { action } : {}) }),
  error: (text: string) => say({ kind: 'error', text }),
  info: (text: string) => say({ kind: 'info', text }),
};

/** Calls back at once when something waits, and whenever something new does. @returns ends it */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => void listeners.delete(listener);
}

/** Everything said and not yet shown; the caller shows it. */
export function takeToasts(): News[] {
  return waiting.splice(0);
}
