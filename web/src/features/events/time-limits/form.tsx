import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSetTimeLimits } from './queries.ts';

/** What laws of work mostly ask for between two days. */
const USUAL_REST = 11;

type TimeLimitsFormProps = {
  /** Of the form, which its button names. */
  formId: string;
  event: Event;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
};

/** How many hours a day and a week, and how much rest; an empty field is no limit (EL-01). */
export function TimeLimitsForm({ formId, event, onBusy, onSaved }: TimeLimitsFormProps) {
  const { dayHours = null, weekHours = null, restHours = null } = event.timeLimits ?? {};
  const [values, setValues] = useState({
    dayHours: String(dayHours ?? ''),
    weekHours: String(weekHours ?? ''),
    restHours: String(restHours ?? ''),
  });
  // As it was when the form was opened: what somebody else sets meanwhile is not in it.
  const [updatedAt] = useState(event.updatedAt);
  const save = useSetTimeLimits(event.id);
  const form = useContractForm(setTimeLimits, {
    body: () => ({
      dayHours: hoursOf(values.dayHours),
      weekHours: hoursOf(values.weekHours),
      restHours: hoursOf(values.restHours),
      updatedAt,
    }),
    send: async (body) => {
      onBusy(true);
      return await save.mutateAsync(body).finally(() => onBusy(false));
    },
    failed: m.it_was_not_saved(),
    saysFailure: 'in the form',
    onSuccess: ({ message }) => {
      toast.success(message);
      onSaved();
    },
  });
  const field = (name: keyof typeof values, max: number) => ({
    ...({ type: 'number', inputMode: 'numeric', min: 1, max, step: 1 } as const),
    placeholder: m.no_limit(),
    value: values[name],
    ...form.field(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <Form id={formId} form={form} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2">
        <TextField label={m.most_hours_a_day()} {...field('dayHours', limits.timeLimits.day)} />
        <TextField label={m.most_hours_a_week()} {...field('weekHours', limits.timeLimits.week)} />
        <p className="col-span-full text-ink-soft text-sm">{m.weeks_begin_on_monday()}</p>
      </div>
      <div className="flex flex-col gap-2">
        <TextField label={m.hours_of_rest()} {...field('restHours', limits.timeLimits.rest)} />
        {values.restHours === '' && (
          <Button
            variant="secondary"
            size="small"
            className="self-start"
            onClick={() => setValues({ ...values, restHours: String(USUAL_REST) })}
          >
            {m.rest_template({ hours: USUAL_REST })}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** What is no number is left to the contract to refuse. */
function hoursOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}
