import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** What laws of work mostly ask for between two days. */
const USUAL_REST = 11;

/** As they are typed; empty for no limit. */
export type TypedLimits = { readonly [Field in keyof TimeLimits]: string };

type TimeLimitsFieldsProps = {
  values: TypedLimits;
  field: (name: keyof TimeLimits) => { name: string; error: string | undefined };
  onChange: (change: Partial<TypedLimits>) => void;
};

/** How many hours a day and a week, and how much rest. */
export function TimeLimitsFields({ values, field, onChange }: TimeLimitsFieldsProps) {
  const number = (name: keyof TimeLimits, max: number) => ({
    ...({ type: 'number', inputMode: 'numeric', min: 1, max, step: 1 } as const),
    placeholder: m.no_limit(),
    value: values[name],
    ...field(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        <TextField label={m.most_hours_a_day()} {...number('dayHours', limits.timeLimits.day)} />
        <TextField label={m.most_hours_a_week()} {...number('weekHours', limits.timeLimits.week)} />
        <p className="col-span-full text-ink-soft text-sm">{m.weeks_begin_on_monday()}</p>
      </div>
      <div className="flex flex-col gap-2">
        <TextField label={m.hours_of_rest()} {...number('restHours', limits.timeLimits.rest)} />
        {values.restHours === '' && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => onChange({ restHours: String(USUAL_REST) })}
          >
            {m.rest_template({ hours: USUAL_REST })}
          </Button>
        )}
      </div>
    </>
  );
}

export function typedLimits(limits: TimeLimits | undefined): TypedLimits {
  return {
    dayHours: String(limits?.dayHours ?? ''),
    weekHours: String(limits?.weekHours ?? ''),
    restHours: String(limits?.restHours ?? ''),
  };
}
