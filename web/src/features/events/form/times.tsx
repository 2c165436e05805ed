import { instantOf } from '@saath/contract/local-time';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { type EventValues, type Problems, zoneLabel } from './values.ts';

type TimeField = 'startTime' | 'endTime';
type Times = Pick<EventValues, TimeField>;

type EventTimesProps = {
  values: Times;
  timeZone: string;
  problems: Problems<TimeField>;
  onChange: (field: TimeField, text: string) => void;
  /** The field is left: the moment to check it, because a date is typed in pieces. */
  onLeave: (field: TimeField) => void;
  /** The earliest time that the picker offers. */
  min?: string;
  hint?: ReactNode;
};

/** Start and end as local times of the event's zone, with the zone beside them. */
export function EventTimes({
  values,
  timeZone,
  problems,
  onChange,
  onLeave,
  min,
  hint,
}: EventTimesProps) {
  const field = (name: TimeField, label: string) => (
    <TextField
      label={label}
      name={name}
      type="datetime-local"
      required
      {...(min ? { min } : {})}
      value={values[name]}
      onChange={(event) => onChange(name, event.target.value)}
      onBlur={() => onLeave(name)}
      error={problems[name]}
    />
  );
  const at = instantOf(values.startTime, timeZone) ?? new Date();
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        {field('startTime', m.start_time())}
        {field('endTime', m.end_time())}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        {m.times_in_zone({ zone: zoneLabel(timeZone, at) })} {hint}
      </p>
    </div>
  );
}
