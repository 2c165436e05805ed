import type { BoardPerson } from '@saath/contract/places/board/schema';
import { type RefObject, useEffect, useState } from 'react';
import { ReasonChips } from '../../matching/suggest/reason-chips.tsx';

type BoardHintProps = {
  /** Holds the cards. */
  board: RefObject<HTMLElement | null>;
  people: ReadonlyMap<string, BoardPerson>;
};

type Shown = { readonly person: BoardPerson; readonly box: DOMRect };

const DELAY = 350;

/**
 * The reasons in full beside the card under the mouse or with the focus. One for all cards, and for the eye only: the
 * card itself holds the same words.
 */
export function BoardHint({ board, people }: BoardHintProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const show = ({ target }: Event) => {
      hide();
      const card = target instanceof Element ? target.closest('[data-person]') : null;
      const person = people.get(card?.getAttribute('data-person') ?? '');
      if (!card?.querySelector('[data-reasons]') || !person) return;
      timer = setTimeout(() => setShown({ person, box: card.getBoundingClientRect() }), DELAY);
    };
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    const ends = ['pointerleave', 'pointerdown', 'focusout', 'dragstart', 'scroll'] as const;
    const options = { capture: true };
    for (const name of ['mouseover', 'focusin']) element.addEventListener(name, show);
    for (const name of ends) element.addEventListener(name, hide, options);
    addEventListener('keydown', onEscape);
    addEventListener('scroll', hide, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of ['mouseover', 'focusin']) element.removeEventListener(name, show);
      for (const name of ends) element.removeEventListener(name, hide, options);
      removeEventListener('keydown', onEscape);
      removeEventListener('scroll', hide);
    };
  }, [board, people]);

  if (!shown) return null;
  const { person, box } = shown;
  const isLow = box.bottom > innerHeight - 140;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-30 rounded-field border border-line bg-surface p-2 shadow-float max-md:hidden"
      style={{
        left: box.left,
        width: box.width,
        ...(isLow ? { bottom: innerHeight - box.top + 4 } : { top: box.bottom + 4 }),
      }}
    >
      <ReasonChips reasons={person.reasons} />
    </div>
  );
}
