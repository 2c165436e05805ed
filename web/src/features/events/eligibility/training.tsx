import type { Gives } from '@saath/contract/events/eligibility/schema';
import { limits } from '@saath/contract/limits';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { kindsToChooseQuery } from './queries.ts';

type TrainingProps = { value: Gives | null | undefined; onChange: (gives: Gives | null) => void };

/** What whoever completes a role is given; nothing of it is there before a kind of qualification is (EL-06). */
export function Training({ value, onChange }: TrainingProps) {
  const { data } = useQuery(kindsToChooseQuery);
  const kinds = data?.kinds ?? [];
  if (kinds.length === 0) return null;
  const choose = (id: string) => {
    const kind = kinds.find((each) => each.id === id);
    onChange(kind ? { ...(value ?? { months: null, countsHours: true }), kind } : null);
  };
  return (
    <div className="flex flex-col gap-4 border-line border-t pt-4">
      <div className="sm:max-w-96">
        <SelectField
          label={m.completing_it_gives()}
          hint={m.completing_it_gives_when()}
          value={value?.kind.id ?? ''}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: '', label: m.completing_it_gives_nothing() },
            ...kinds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {value && (
        <>
          <div className="sm:max-w-60">
            <TextField
              label={m.valid_for_how_many_months()}
              hint={m.leave_empty_if_it_does_not_expire()}
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.qualification.months}
              step={1}
              value={value.months ?? ''}
              onChange={({ target }) => onChange({ ...value, months: monthsOf(target.value) })}
            />
          </div>
          <CheckField
            label={m.time_counts_as_help()}
            checked={value.countsHours}
            onChange={({ target }) => onChange({ ...value, countsHours: target.checked })}
          />
        </>
      )}
    </div>
  );
}

/** Whole months as far as they are taken; null where nothing of the sort is typed. */
function monthsOf(text: string): number | null {
  const months = Math.min(Math.trunc(Number(text)), limits.qualification.months);
  return months >= 1 ? months : null;
}
