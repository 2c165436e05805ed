import type { EventOutlook } from '@saath/contract/matching/outlook/schema';
import { m } from '../../../paraglide/messages.js';
import { ShiftTime } from '../../events/shifts/shift-time.tsx';
import { OutlookChip } from './chip.tsx';

type ShiftOutlooksProps = {
  shifts: EventOutlook['roles'][number]['shifts'];
  timeZone: string;
  hasDate: boolean;
};

/** The shifts of a role that are yet to begin, each with how sure it is. */
export function ShiftOutlooks({ shifts, timeZone, hasDate }: ShiftOutlooksProps) {
  return (
    <ul aria-label={m.shifts()} className="flex flex-col gap-1 ps-3 text-sm">
      {shifts.map((shift) => (
        <li key={shift.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ShiftTime shift={{ ...shift, place: '' }} timeZone={timeZone} hasDate={hasDate} />
          <OutlookChip outlook={shift} />
        </li>
      ))}
    </ul>
  );
}
