import { type KeyboardEvent, useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select');

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or the same with ⌘; not while something is being typed or a window is open. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isOther = !(event.ctrlKey || event.metaKey) || event.altKey;
      if (isOther || isTyping(event.target) || document.querySelector('[role$=dialog]')) return;
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}

/** Arrows move the focus from card to card: up and down in a column, sideways between columns. */
export function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (!/^Arrow/.test(key) || !(target instanceof HTMLElement) || isTyping(target)) return;
  const card = target.closest<HTMLElement>('[data-person]');
  const column = card?.closest<HTMLElement>('[data-column]');
  if (!card || !column || event.ctrlKey || event.metaKey || event.altKey) return;
  const isForward =
    getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const next =
    key === 'ArrowUp' || key === 'ArrowDown'
      ? neighbour(cardsOf(column), card, key === 'ArrowDown' ? 1 : -1)
      : cardBeside(currentTarget, column, key === isForward ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>('[data-move]')?.focus();
}

const cardsOf = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>('[data-person]')];

function neighbour<Item>(items: readonly Item[], item: Item, step: number): Item | undefined {
  return items[items.indexOf(item) + step];
}

/** The first card of the next column that has any. */
function cardBeside(
  board: HTMLElement,
  column: HTMLElement,
  step: number,
): HTMLElement | undefined {
  const filled = [...board.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (each) => each === column || cardsOf(each).length > 0,
  );
  const beside = neighbour(filled, column, step);
  return beside && cardsOf(beside)[0];
}
