import { newHoursSchema } from '@saath/contract/afterwards/hours/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export type HoursDraft = ReturnType<typeof useHoursDraft>;

/** Hours and a reason as they are typed; problems show once they were to be sent. */
export function useHoursDraft(hoursAtFirst: number) {
  const [hours, setHours] = useState(String(hoursAtFirst));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const typed = hours.trim().replace(',', '.');
  const parsed = newHoursSchema.safeParse({ hours: typed ? Number(typed) : undefined, reason });
  const problemOf = (field: string) =>
    isTried ? parsed.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  return {
    hours,
    /** As a number; NaN when it is none. */
    typed: typed ? Number(typed) : Number.NaN,
    setHours,
    reason,
    setReason,
    field: (name: string) => ({ name, error: problemOf(name) }),
    /** What can be sent; undefined while something is wrong, which is shown from then on. */
    checked() {
      setTried(true);
      return parsed.success ? parsed.data : undefined;
    },
  };
}

type HoursFieldsProps = {
  draft: HoursDraft;
  reasonLabel: string;
  /** Of the form around them, which knows what is wrong; without one the draft does. */
  field?: ContractForm['field'];
};

/** How many hours, in quarters, and why. */
export function HoursFields({ draft, reasonLabel, field = draft.field }: HoursFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={m.hours()}
        inputMode="decimal"
        value={draft.hours}
        onChange={(event) => draft.setHours(event.target.value)}
        hint={m.in_quarters_such_as_1_25()}
        {...field('hours')}
      />
      <TextArea
        label={reasonLabel}
        rows={3}
        dir="auto"
        maxLength={limits.hoursReason.max}
        value={draft.reason}
        onChange={(event) => draft.setReason(event.target.value)}
        {...field('reason')}
      />
    </div>
  );
}
