import type { WeeklySlot } from '@saath/contract/accounts/schema';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSetAvailability } from './account-queries.ts';
import { type Cell, cellsOf, dayParts, days, slotsOf } from './availability-grid.ts';

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
      toast.error(failureText(error, 'Your free times could not be saved. Please try again.'));
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">
        When are you usually free? Organisers are only shown people who can be there. Nothing chosen
        means you have not said, and that counts neither for nor against you.
      </p>
      <table className="w-full table-fixed border-separate border-spacing-1 text-center">
        <thead>
          <tr>
            <th scope="col" className="w-10 text-start sm:w-32">
              <span className="sr-only">Day</span>
            </th>
            {dayParts.map(({ name }) => (
              <th key={name} scope="col" className="px-0 text-xs sm:text-sm">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, weekday) => (
            <tr key={day}>
              <th scope="row" className="text-start font-semibold text-xs sm:text-sm">
                <span aria-hidden className="sm:hidden">
                  {day.slice(0, 3)}
                </span>
                <span className="max-sm:sr-only">{day}</span>
              </th>
              {dayParts.map(({ name }, part) => {
                const cell: Cell = `${weekday}-${part}`;
                const isFree = cells.has(cell);
                return (
                  <td key={name}>
                    <button
                      type="button"
                      aria-pressed={isFree}
                      aria-label={`${day} ${name.toLowerCase()}, free`}
                      onClick={() => toggle(cell)}
                      className={`grid min-h-11 w-full place-items-center rounded-field border ${isFree ? 'border-primary bg-primary text-on-primary' : 'border-edge bg-surface hover:bg-neutral-soft'}`}
                    >
                      {isFree && <Check aria-hidden size={18} />}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft text-sm">
        Morning 6 AM to 12 PM, afternoon 12 PM to 5 PM, evening 5 PM to 10 PM, in the event's own
        time zone.
      </p>
      <div>
        <Button
          onClick={() => void send()}
          disabled={!isChanged}
          isBusy={save.isPending}
          busyText="Saving..."
        >
          Save free times
        </Button>
      </div>
    </div>
  );
}
