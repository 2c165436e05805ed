import type { Shift } from '@saath/contract/events/shifts/schema';
import { m } from '../../../paraglide/messages.js';
import { ShiftTime } from './shift-time.tsx';

type ShiftListProps = {
  shifts: readonly Shift[];
  timeZone: string;
  hasDate: boolean;
  /** Free places are of interest as long as one can ask for them; afterwards how many were taken. */
  isOpen: boolean;
  /** Whether organisers read it, who look after the least number. */
  tellsNeed?: boolean;
};

/** The shifts of a role, with what is free in each. */
export function ShiftList({
  shifts,
  timeZone,
  hasDate,
  isOpen,
  tellsNeed = false,
}: ShiftListProps) {
  return (
    <ul aria-label={m.shifts()} className="divide-y divide-line border-line border-y text-sm">
      {shifts.map((shift) => {
        const { filled, maxPeople, minPeople } = shift;
        const missing = minPeople - filled;
        return (
          <li key={shift.id} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2">
            <ShiftTime shift={shift} timeZone={timeZone} hasDate={hasDate} />
            <span className="text-ink-soft tabular-nums">
              {isOpen
                ? freeText({ free: maxPeople - filled, total: maxPeople })
                : m.places_filled({ filled, total: maxPeople })}
              {tellsNeed && missing > 0 && (
                <span className="font-semibold text-ink">
                  {' · '}
                  {m.more_people_needed({ count: missing })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function freeText({ free, total }: { free: number; total: number }): string {
  return free > 0 ? m.free_of_total_free({ free, total }) : m.full();
}
