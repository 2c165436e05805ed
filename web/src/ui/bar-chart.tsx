import { type KeyboardEvent, useRef, useState } from 'react';

type Bar = {
  key: string;
  /** "December 2026" */
  label: string;
  /** Under the bar, where there is little room: "D". */
  tick: string;
  /** Null where there is nothing to tell. */
  value: number | null;
  /** "12 hours" */
  text: string;
};

type BarChartProps = {
  /** What the bars measure. */
  title: string;
  bars: readonly Bar[];
  /** The value of a bar of full height; the highest one without it. */
  most?: number;
};

/**
 * Bars in the reading direction, one of which is told in words: the last, or the one pointed at. They are one stop of
 * the keyboard; the arrow keys, Home and End go through them.
 */
export function BarChart({ title, bars, most }: BarChartProps) {
  const [chosen, setChosen] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  const shown = bars.find(({ key }) => key === chosen) ?? bars.at(-1);
  const full = Math.max(most ?? Math.max(...bars.map(({ value }) => value ?? 0)), Number.MIN_VALUE);
  const press = (event: KeyboardEvent) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = bars.findIndex(({ key }) => key === shown?.key);
    const next = nextIndex(event.key, { index, count: bars.length, isRightToLeft });
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span aria-hidden className="text-ink-soft text-sm">
          {shown?.label}: <bdi className="font-semibold text-ink tabular-nums">{shown?.text}</bdi>
        </span>
      </figcaption>
      <ol
        ref={list}
        aria-label={title}
        onKeyDown={press}
        className="grid auto-cols-fr grid-flow-col"
      >
        {bars.map((bar) => (
          <li key={bar.key} className="min-w-0">
            <Column
              bar={bar}
              share={(bar.value ?? 0) / full}
              isShown={bar === shown}
              onShow={() => setChosen(bar.key)}
            />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function nextIndex(
  key: string,
  { index, count, isRightToLeft }: { index: number; count: number; isRightToLeft: boolean },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return Math.min(index + 1, count - 1);
  if (key === back) return Math.max(index - 1, 0);
  return undefined;
}

type ColumnProps = { bar: Bar; share: number; isShown: boolean; onShow: () => void };

const HEIGHT = 100;

/** The whole column can be pressed, however low its bar is. */
function Column({ bar, share, isShown, onShow }: ColumnProps) {
  const height = bar.value === null ? 0 : Math.max(share * HEIGHT, 1);
  return (
    <button
      type="button"
      tabIndex={isShown ? 0 : -1}
      aria-label={`${bar.label}: ${bar.text}`}
      onFocus={onShow}
      onPointerEnter={onShow}
      onClick={onShow}
      className="flex w-full flex-col rounded-t-sm hover:bg-neutral-soft/60"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 1 ${HEIGHT}`}
        preserveAspectRatio="none"
        className={`h-28 w-full border-line border-b ${isShown ? 'text-primary' : 'text-primary/45'}`}
      >
        <rect x="0.08" y={HEIGHT - height} width="0.84" height={height} fill="currentColor" />
      </svg>
      <span
        aria-hidden
        className={`w-full overflow-hidden text-center text-xs ${isShown ? 'font-semibold' : 'text-ink-soft'}`}
      >
        {bar.tick}
      </span>
    </button>
  );
}
