import { generateShifts, patternProblem } from '@saath/contract/events/shift-times/rules';
import { limits } from '@saath/contract/limits';
import { told } from '@saath/contract/texts';
import { useState } from 'react';
import { intlLocale } from '../../../lib/intl-locale.ts';
import { formatTimeRange } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CalendarPlus } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type EventFrame, madeShifts, type ShiftValues } from './shift-values.ts';

type ShiftGeneratorProps = {
  frame: EventFrame;
  /** How many people each takes at first. */
  people: string;
  /** Whether there are shifts that would be replaced. */
  replaces: boolean;
  onMake: (shifts: ShiftValues[]) => void;
};

const lengths = [30, 60, 90, 120, 180, 240, 360, 480, 720];
const handovers = [0, 5, 10, 15, 30, 60];

/** Divides the event's time: every two hours, with a quarter of an hour to hand over. Shows what would come of it. */
export function ShiftGenerator({ frame, people, replaces, onMake }: ShiftGeneratorProps) {
  const [length, setLength] = useState<number>(limits.shiftLength.initial);
  const [handover, setHandover] = useState<number>(limits.shiftHandover.initial);
  const [each, setEach] = useState(people);
  const pattern = { length, handover };
  const problem = patternProblem(frame, pattern);
  const made = problem ? [] : madeShifts(frame, pattern, each.trim() || '1');
  return (
    <fieldset className="rounded-field bg-neutral-soft p-3">
      <legend className="float-start mb-2 w-full font-semibold text-sm">
        {m.make_shifts_from_the_event_time()}
      </legend>
      <div className="clear-both grid gap-3 sm:grid-cols-3">
        <SelectField
          label={m.a_new_shift_every()}
          value={length}
          options={lengths.map((minutes) => ({ value: String(minutes), label: inWords(minutes) }))}
          onChange={(event) => setLength(Number(event.target.value))}
        />
        <SelectField
          label={m.handover()}
          value={handover}
          options={handovers.map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? m.no_handover() : inWords(minutes),
          }))}
          onChange={(event) => setHandover(Number(event.target.value))}
          hint={m.two_shifts_are_there_together()}
        />
        <TextField
          label={m.people_in_each_shift()}
          type="number"
          inputMode="numeric"
          min={limits.rolePlaces.min}
          value={each}
          onChange={(event) => setEach(event.target.value)}
        />
      </div>
      <WhatComes frame={frame} pattern={pattern} problem={problem} />
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          disabled={problem !== undefined}
          onClick={() => onMake(made)}
        >
          <CalendarPlus aria-hidden size={16} />
          {m.make_count_shifts({ count: made.length })}
        </Button>
        {replaces && <span className="text-ink-soft text-sm">{m.shifts_below_are_replaced()}</span>}
      </div>
    </fieldset>
  );
}

type WhatComesProps = {
  frame: EventFrame;
  pattern: Parameters<typeof patternProblem>[1];
  problem: ReturnType<typeof patternProblem>;
};

/** The shifts as they would be made, or why there are none. */
function WhatComes({ frame, pattern, problem }: WhatComesProps) {
  if (problem)
    return (
      <p role="alert" className="mt-3 text-danger text-sm">
        {told(problem)}
      </p>
    );
  return (
    <ul aria-label={m.shifts()} className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-sm">
      {generateShifts(frame, pattern).map(({ startsAt, endsAt }) => (
        <li key={startsAt.getTime()} className="tabular-nums">
          <bdi>{formatTimeRange(startsAt.toISOString(), endsAt.toISOString(), frame.timeZone)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** "2 hours", "30 minutes" */
function inWords(minutes: number): string {
  const isHours = minutes >= 60;
  const amount = isHours ? minutes / 60 : minutes;
  const unit = isHours ? 'hour' : 'minute';
  return amount.toLocaleString(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' });
}
