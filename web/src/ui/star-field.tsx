import { type ReactNode, useId } from 'react';
import { m } from '../paraglide/messages.js';
import { FieldNotes } from './field.tsx';
import { Star } from './icons.ts';

type StarFieldProps = {
  label: ReactNode;
  name: string;
  /** 0 = none chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
};

/** One to five stars: radio buttons, so that arrow keys choose and screen readers count. */
export function StarField({ label, name, value, onChange, error }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset
      className="flex flex-col gap-1.5"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-12 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <span className="sr-only">{m.count_stars({ count: stars })}</span>
            <Star
              aria-hidden
              size={30}
              className={stars <= value ? 'text-joy' : 'text-edge'}
              fill={stars <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={undefined} />
    </fieldset>
  );
}
