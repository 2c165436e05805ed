import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useEarlyPress } from '../lib/early-press.ts';
import { m } from '../paraglide/messages.js';
import { ChevronLeft, ChevronRight } from './icons.ts';

type CarouselProps = {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Milliseconds between slides while nobody looks closer. */
  advance: number;
};

const arrow =
  'grid size-11 place-items-center rounded-full border border-edge bg-surface hover:bg-neutral-soft';

/** One slide at a time: previous, next, a dot for each; goes on by itself, wraps, and waits while somebody reads. */
export function Carousel({ label, slides, advance }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // Apart: a pointer that goes away takes nothing from whoever reads by keyboard.
  const isHeld = isPointedAt || hasFocus;
  const show = useCallback(
    (index: number) => {
      const next = (index + slides.length) % slides.length;
      const slide = track.current?.children[next];
      // Within the track only: the page itself must not move.
      if (slide instanceof HTMLElement) track.current?.scrollTo({ left: slide.offsetLeft });
      setCurrent(next);
    },
    [slides.length],
  );

  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isHeld || still) return;
    const timer = setInterval(() => document.hidden || show(current + 1), advance);
    return () => clearInterval(timer);
  }, [advance, current, isHeld, show]);

  return (
    <section
      aria-roledescription={m.carousel()}
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ul
        ref={track}
        className="relative -mx-1 flex snap-x snap-mandatory overflow-x-hidden scroll-smooth motion-reduce:scroll-auto"
      >
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            aria-roledescription={m.slide()}
            aria-label={m.number_of_count({ number: index + 1, count: slides.length })}
            aria-hidden={index !== current}
            className="w-full flex-none snap-center px-1"
          >
            {content}
          </li>
        ))}
      </ul>
      <Controls keys={slides.map(({ key }) => key)} current={current} show={show} />
    </section>
  );
}

type ControlsProps = {
  keys: readonly string[];
  current: number;
  show: (index: number) => void;
};

/** Previous, a dot for each slide, next. */
function Controls({ keys, current, show }: ControlsProps) {
  const early = useEarlyPress();
  return (
    <div className="mt-6 flex items-center justify-center gap-4">
      <button
        {...early}
        type="button"
        aria-label={m.previous()}
        className={arrow}
        onClick={() => show(current - 1)}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </button>
      <div className="flex">
        {keys.map((key, index) => (
          <button
            {...early}
            key={key}
            type="button"
            aria-label={m.show_number({ number: index + 1 })}
            aria-current={index === current}
            onClick={() => show(index)}
            className="grid size-8 place-items-center"
          >
            <span
              className={`size-3 rounded-full border border-primary ${index === current ? 'bg-primary' : ''}`}
            />
          </button>
        ))}
      </div>
      <button
        {...early}
        type="button"
        aria-label={m.next()}
        className={arrow}
        onClick={() => show(current + 1)}
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </button>
    </div>
  );
}
