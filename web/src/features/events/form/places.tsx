import { type EventMode, eventModes } from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { EventValues, Problems } from './values.ts';

const names: Readonly<Record<EventMode, Text>> = {
  approve: m.organisers_answer,
  instant: m.places_at_once,
};

const hints: Readonly<Record<EventMode, Text>> = {
  approve: m.you_look_at_every_request_and_answer,
  instant: m.whoever_comes_first_has_a_place,
};

export function modeName(mode: EventMode): string {
  return names[mode]();
}

type EventPlacesProps = {
  values: Pick<EventValues, 'mode' | 'travelMinutes'>;
  problems: Problems<'mode' | 'travelMinutes'>;
  onChange: (changed: Partial<Pick<EventValues, 'mode' | 'travelMinutes'>>) => void;
};

/** Who gives the places (JO-05), and how long the way takes (JO-04). */
export function EventPlacesFields({ values, problems, onChange }: EventPlacesProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_14rem]">
      <SelectField
        label={m.how_places_are_given()}
        name="mode"
        options={eventModes.map((value) => ({ value, label: names[value]() }))}
        value={values.mode}
        onChange={(event) => {
          const mode = eventModes.find((each) => each === event.target.value);
          if (mode) onChange({ mode });
        }}
        hint={hints[values.mode]()}
        error={problems.mode}
      />
      <TextField
        label={m.way_in_minutes_optional()}
        name="travelMinutes"
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.travelMinutes.max}
        step={1}
        value={values.travelMinutes}
        onChange={(event) => onChange({ travelMinutes: event.target.value })}
        hint={m.nobody_is_booked_within_this_time_elsewhere({ most: limits.travelMinutes.max })}
        error={problems.travelMinutes}
      />
    </div>
  );
}

/** The number that the field stands for; an empty one is no way at all. */
export function travelMinutesOf(text: string): number {
  return Number(text.trim() || 0);
}
