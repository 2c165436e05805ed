import { type AskedPace, askedPaces } from '@saath/contract/notices/notices/rules';
import { useId } from 'react';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { controlLook } from '../../../ui/field.tsx';

type AskedPacesProps = {
  chosen: AskedPace;
  isSaving: boolean;
  onChoose: (pace: AskedPace) => void;
};

const names: Readonly<Record<AskedPace, Text>> = {
  at_once: m.at_once,
  hourly: m.once_an_hour,
  daily: m.once_a_day_at_eight,
};

/** How often an organiser hears of people who asked for a place (WI-03). */
export function AskedPaces({ chosen, isSaving, onChoose }: AskedPacesProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {m.how_often_you_hear_of_requests()}
      </label>
      <select
        id={id}
        value={chosen}
        className={controlLook}
        aria-describedby={`${id}-soon`}
        // Not `disabled`: that would take the focus away from whoever uses the keyboard.
        aria-disabled={isSaving}
        onChange={({ target }) => {
          const pace = askedPaces.find((each) => each === target.value);
          if (pace && !isSaving) onChoose(pace);
        }}
      >
        {askedPaces.map((pace) => (
          <option key={pace} value={pace}>
            {names[pace]()}
          </option>
        ))}
      </select>
      <p id={`${id}-soon`} className="text-ink-soft text-sm">
        {m.requests_to_events_that_begin_soon_come_at_once()}
      </p>
    </div>
  );
}
