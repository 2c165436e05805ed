import type { KeyboardEvent } from 'react';

/** j and k move the focus from person to person, as in a mailbox; not while something is being typed. */
export function moveInQueue(event: KeyboardEvent<HTMLElement>): void {
  const step = { j: 1, k: -1 }[event.key];
  const { target, currentTarget } = event;
  const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!step || !isShortcut || !(target instanceof HTMLElement)) return;
  if (!currentTarget.contains(target) || target.closest('input, textarea, select')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-queue-row]')];
  const here = rows.findIndex((row) => row.contains(target));
  rows[here + step]?.focus();
}
