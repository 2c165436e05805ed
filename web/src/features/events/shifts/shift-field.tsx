import type { Shift } from '@saath/contract/events/shifts/schema';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { useShiftEvent } from './held-shift.tsx';
import { hasSeveralDays, shiftInWords } from './shift-time.tsx';

type ShiftFieldProps = {
  shifts: readonly Shift[];
  /** '' = none in particular. */
  value: string;
  onChange: (shiftId: string) => void;
  /** What none in particular means here; without it one has to be named. */
  anyLabel?: string;
};

/** Chooses one of the shifts of a role of the surrounding `ShiftZone`; says how many places each has left. */
export function ShiftField({ shifts, value, onChange, anyLabel }: ShiftFieldProps) {
  const event = useShiftEvent();
  if (!event || shifts.length === 0) return null;
  const zone = { timeZone: event.timeZone, hasDate: hasSeveralDays(event) };
  const options = shifts.map((shift) => {
    const { id, place, filled, maxPeople } = shift;
    const name = [shiftInWords(shift, zone), place].filter(Boolean).join(' · ');
    const free = maxPeople - filled;
    const label =
      free > 0
        ? m.shift_with_free_places({ shift: name, free })
        : m.shift_that_is_full({ shift: name });
    return { value: id, label };
  });
  return (
    <SelectField
      label={m.shift()}
      value={value}
      options={[...(anyLabel ? [{ value: '', label: anyLabel }] : []), ...options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
