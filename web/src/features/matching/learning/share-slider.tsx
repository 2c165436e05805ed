import { useId } from 'react';
import { formatShare } from '../../../lib/numbers.ts';

type ShareSliderProps = {
  label: string;
  hint: string;
  /** 0 to 1, in steps of a twentieth. */
  value: number;
  onChange: (value: number) => void;
};

const STEPS = 20;

/** A share between nothing and all; the browser's own slider, which keyboards and screen readers know. */
export function ShareSlider({ label, hint, value, onChange }: ShareSliderProps) {
  const id = useId();
  return (
    <div className="flex max-w-xl flex-col gap-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 font-medium">
        {label}
        <output htmlFor={id} className="tabular-nums">
          {formatShare(value)}
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS}
        step={1}
        value={Math.round(value * STEPS)}
        aria-valuetext={formatShare(value)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.currentTarget.value) / STEPS)}
        className="h-11 w-full cursor-pointer accent-primary"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  );
}
