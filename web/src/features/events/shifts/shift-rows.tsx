import { limits } from '@saath/contract/limits';
import { localTimeOf } from '@saath/contract/local-time';
import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Trash } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EventFrame, ShiftProblem, ShiftValues } from './shift-values.ts';

type ShiftRowsProps = {
  shifts: readonly ShiftValues[];
  frame: EventFrame;
  problem: ShiftProblem | undefined;
  onChange: (shifts: ShiftValues[]) => void;
};

/** Each shift with its fields. A new problem takes the focus to its field. */
export function ShiftRows({ shifts, frame, problem, onChange }: ShiftRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (!problem) return;
    const name = `shifts.${problem.index}.${problem.field}`;
    list.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [problem]);
  return (
    <ol ref={list} className="flex flex-col gap-4">
      {shifts.map((shift, index) => (
        <ShiftRow
          // Two that are alike may change places without anybody noticing.
          key={shift.id ?? index}
          index={index}
          shift={shift}
          frame={frame}
          problem={problem?.index === index ? problem : undefined}
          onChange={(changed) => onChange(shifts.with(index, { ...shift, ...changed }))}
          onRemove={() => onChange(shifts.toSpliced(index, 1))}
        />
      ))}
    </ol>
  );
}

type ShiftRowProps = {
  index: number;
  shift: ShiftValues;
  frame: EventFrame;
  problem: ShiftProblem | undefined;
  onChange: (changed: Partial<ShiftValues>) => void;
  onRemove: () => void;
};

function ShiftRow({ index, shift, frame, problem, onChange, onRemove }: ShiftRowProps) {
  const name = m.shift_number({ number: index + 1 });
  const common = (field: Exclude<keyof ShiftValues, 'id'>, label: string) => ({
    label,
    name: `shifts.${index}.${field}`,
    value: shift[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    error: problem?.field === field ? problem.message : undefined,
  });
  const time = (field: 'startsAt' | 'endsAt', label: string) => (
    <TextField
      {...common(field, label)}
      type="datetime-local"
      min={localTimeOf(frame.startTime, frame.timeZone)}
      max={localTimeOf(frame.endTime, frame.timeZone)}
    />
  );
  const count = (field: 'minPeople' | 'maxPeople', label: string, min: number) => (
    <TextField {...common(field, label)} type="number" inputMode="numeric" min={min} step={1} />
  );
  return (
    <li>
      <fieldset className="rounded-field border border-line p-3">
        <legend className="px-1 font-semibold text-sm">{name}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <div className="col-span-2">{time('startsAt', m.starts())}</div>
          <div className="col-span-2">{time('endsAt', m.ends())}</div>
          {count('maxPeople', m.people_a_shift_takes(), limits.rolePlaces.min)}
          {count('minPeople', m.needs_at_least(), 0)}
          <div className="col-span-2">
            <TextField
              {...common('place', m.where_on_the_site_optional())}
              autoComplete="off"
              maxLength={limits.shiftPlace.max}
            />
          </div>
        </div>
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          aria-label={m.remove_the_shift_name({ name })}
          onClick={onRemove}
        >
          <Trash aria-hidden size={16} />
          {m.remove()}
        </Button>
      </fieldset>
    </li>
  );
}
