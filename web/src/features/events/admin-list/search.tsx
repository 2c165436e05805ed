import { limits } from '@saath/contract/limits';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { useTypedEarly } from '../../../lib/typed-early.ts';
import { m } from '../../../paraglide/messages.js';
import { controlLook } from '../../../ui/field.tsx';
import { Search } from '../../../ui/icons.ts';
import { eventSearchQuery } from './search-queries.ts';
import { FoundEvents } from './search-results.tsx';

/** Finds an event by its title and leads to its editor (EV-12). The results are links: the arrow keys go through them. */
export function AdminSearch() {
  const frame = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
  };
  const field = useTypedEarly(type);
  const wanted = text.trim();
  const title = useDebounced(wanted, limits.searchDebounce);
  const found = useQuery(eventSearchQuery(title));
  const isSettled = wanted === title && !found.isFetching;

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const press = (event: KeyboardEvent) => moveBy(event, frame.current, () => setText(''));

  return (
    // biome-ignore lint/a11y/useSemanticElements: what holds a search and can be sent is a form
    <form
      role="search"
      ref={frame}
      // The results are there without Enter.
      onSubmit={(event) => event.preventDefault()}
      onBlur={leave}
      onFocus={() => setOpen(true)}
      onKeyDown={press}
      className="relative"
    >
      <TitleField ref={field} value={text} onType={type} />
      {isOpen && wanted !== '' && (
        <FoundEvents
          title={wanted}
          events={isSettled && !found.isError ? (found.data ?? []) : []}
          state={isSettled ? (found.isError ? 'failed' : 'found') : 'searching'}
        />
      )}
    </form>
  );
}

type TitleFieldProps = {
  ref: ReturnType<typeof useTypedEarly>;
  value: string;
  onType: (text: string) => void;
};

function TitleField({ ref, value, onType }: TitleFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {m.search_events()}
      </label>
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute start-3 top-3 text-ink-soft"
      />
      <input
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={m.search_events()}
        maxLength={limits.searchText.max}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={`${controlLook} ps-10`}
      />
    </>
  );
}

/** Escape empties the field and goes back to it, arrows go through the results. */
function moveBy(event: KeyboardEvent, frame: HTMLElement | null, onEscape: () => void): void {
  if (event.key === 'Escape') {
    onEscape();
    frame?.querySelector('input')?.focus();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !frame) return;
  event.preventDefault();
  moveFocus(frame, step);
}

/** From the field to the first result, from one to the next, and back. */
function moveFocus(frame: HTMLElement, step: number): void {
  const stops = [...frame.querySelectorAll<HTMLElement>('input, a')];
  const now = stops.findIndex((stop) => stop.matches(':focus'));
  stops[Math.min(Math.max(now + step, 0), stops.length - 1)]?.focus();
}
