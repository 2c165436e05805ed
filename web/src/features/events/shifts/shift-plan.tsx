import { useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Plus } from '../../../ui/icons.ts';
import { ShiftGenerator } from './shift-generator.tsx';
import { ShiftRows } from './shift-rows.tsx';
import { type EventFrame, nextShift, type ShiftProblem, type ShiftValues } from './shift-values.ts';

type ShiftPlanProps = {
  shifts: readonly ShiftValues[];
  /** Undefined as long as nobody has said when the event is. */
  frame: EventFrame | undefined;
  /** How many people the role takes without shifts. */
  people: string;
  problem: ShiftProblem | undefined;
  onChange: (shifts: ShiftValues[]) => void;
};

/** One time for all, or shifts: made from the event's time, or written one by one (OR-01). */
export function ShiftPlan({ shifts, frame, people, problem, onChange }: ShiftPlanProps) {
  const [wantsShifts, setWantsShifts] = useState(shifts.length > 0);
  // A look at the other choice costs nothing.
  const put = useRef<readonly ShiftValues[]>([]);
  const hasShifts = wantsShifts || shifts.length > 0;
  const choose = (wanted: boolean) => {
    setWantsShifts(wanted);
    if (!wanted) put.current = shifts;
    onChange(wanted ? [...put.current] : []);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="float-start mb-1 w-full font-semibold text-sm">
        {m.when_people_come()}
      </legend>
      <div className="clear-both flex flex-wrap gap-x-6">
        <Choice label={m.one_time_for_all()} isChosen={!hasShifts} onChoose={() => choose(false)} />
        <Choice label={m.shifts()} isChosen={hasShifts} onChoose={() => choose(true)} />
      </div>
      {!hasShifts && (
        <p className="text-ink-soft text-sm">{m.everybody_comes_for_the_whole_event()}</p>
      )}
      {hasShifts && !frame && <p className="text-sm">{m.enter_the_event_times_first()}</p>}
      {hasShifts && frame && (
        <>
          <ShiftGenerator
            frame={frame}
            people={people}
            replaces={shifts.length > 0}
            onMake={onChange}
          />
          {shifts.length === 0 && <p className="text-ink-soft text-sm">{m.no_shifts_yet()}</p>}
          <ShiftRows shifts={shifts} frame={frame} problem={problem} onChange={onChange} />
          <div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => onChange([...shifts, nextShift(frame, shifts)])}
            >
              <Plus aria-hidden size={16} />
              {m.add_a_shift()}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

type ChoiceProps = { label: string; isChosen: boolean; onChoose: () => void };

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center gap-2.5">
      <input
        id={id}
        type="radio"
        checked={isChosen}
        onChange={onChoose}
        className="size-5 flex-none accent-primary"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
