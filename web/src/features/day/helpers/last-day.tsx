import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/text-field.tsx';

type LastDayFieldProps = { value: string; onChange: (day: string) => void };

/** The last day of a right that is given; empty where it does not end by itself. */
export function LastDayField({ value, onChange }: LastDayFieldProps) {
  return (
    <TextField
      label={m.until_optional()}
      hint={m.until_optional_hint()}
      type="date"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** "until 5 Dec 2026", by the last day that a right includes; undefined where it does not end by itself. */
export function lastDayText(until: string | null, timeZone: string): string | undefined {
  if (until === null) return undefined;
  const lastMoment = new Date(Date.parse(until) - 1).toISOString();
  return m.until_date({ date: formatDate(lastMoment, timeZone) });
}
