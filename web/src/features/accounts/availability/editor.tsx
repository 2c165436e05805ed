import type { WeeklySlot } from '@saath/contract/accounts/accounts/schema';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { useSetAvailability } from '../account/queries.ts';
import { type Cell, cellsOf, dayParts, days, shortDays, slotsOf } from './grid.ts';

/** When the volunteer is usually free; matching leaves out who is not. */
export function AvailabilityEditor({ weekly }: { weekly: readonly WeeklySlot[] }) {
  const [cells, setCells] = useState(() => cellsOf(weekly));
  const [isChanged, setChanged] = useState(false);
  const save = useSetAvailability();

  const toggle = (cell: Cell) => {
    const next = new Set(cells);
    if (!next.delete(cell)) next.add(cell);
    setCells(next);
    setChanged(true);
  };
  const send = async () => {
    try {
      await save.mutateAsync({ weekly: slotsOf(cells) });
      setChanged(false);
    } catch (error) {
      toast.error(failureText(error, m.your_free_times_could_not_be_saved()));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.when_are_you_usually_free_organisers_are()}</p>
      <table className="w-full table-fixed border-separate border-spacing-1 text-center">
        <thead>
          <tr>
            <th scope="col" className="w-10 text-start sm:w-32">
              <span className="sr-only">{m.day()}</span>
            </th>
            {dayParts.map(({ name, from }) => (
              <th key={from} scope="col" className="px-0 text-xs sm:text-sm">
                {name()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, weekday) => (
            <DayRow key={day()} day={day()} weekday={weekday} cells={cells} onToggle={toggle} />
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft text-sm">{m.morning_6_am_to_12_pm_afternoon()}</p>
      <div>
        <Button
          onClick={() => void send()}
          disabled={!isChanged}
          isBusy={save.isPending}
          busyText={m.saving()}
        >
          {m.save_free_times()}
        </Button>
      </div>
    </div>
  );
}

type DayRowProps = {
  day: string;
  weekday: number;
  cells: ReadonlySet<Cell>;
  onToggle: (cell: Cell) => void;
};

function DayRow({ day, weekday, cells, onToggle }: DayRowProps) {
  return (
    <tr>
      <th scope="row" className="text-start font-semibold text-xs sm:text-sm">
        <span aria-hidden className="sm:hidden">
          {shortDays[weekday]?.()}
        </span>
        <span className="max-sm:sr-only">{day}</span>
      </th>
      {dayParts.map(({ name, from }, part) => {
        const cell: Cell = `${weekday}-${part}`;
        const isFree = cells.has(cell);
        return (
          <td key={from}>
            <button
              type="button"
              aria-pressed={isFree}
              aria-label={m.day_name_free({ day, name: name().toLowerCase() })}
              onClick={() => onToggle(cell)}
              className={`grid min-h-11 w-full place-items-center rounded-field border ${isFree ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-neutral-soft'}`}
            >
              {isFree && <Check aria-hidden size={18} />}
            </button>
          </td>
        );
      })}
    </tr>
  );
}
