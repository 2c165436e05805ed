import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import { useState } from 'react';
import { Form } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { hoursOf } from '../../../lib/hours-of.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { TimeLimitsFields, typedLimits } from './fields.tsx';
import { areSameLimits } from './words.ts';

type TimeLimitsFormProps = {
  /** Of the form, which its button names. */
  formId: string;
  limits: TimeLimits | undefined;
  onSave: (limits: TimeLimits) => Promise<{ message: string }>;
  onBusy: (isBusy: boolean) => void;
  onSaved: (message: string) => void;
};

/** How much one person may help; an empty field is no limit (EL-01). What is usual is one press away. */
export function TimeLimitsForm({ formId, limits, onSave, onBusy, onSaved }: TimeLimitsFormProps) {
  const usual = useSite().organisation.timeLimits;
  const [values, setValues] = useState(() => typedLimits(limits));
  const typed = {
    dayHours: hoursOf(values.dayHours),
    weekHours: hoursOf(values.weekHours),
    restHours: hoursOf(values.restHours),
  };
  const form = useContractForm(setTimeLimits, {
    body: () => typed,
    send: async (body) => {
      onBusy(true);
      return await onSave(body).finally(() => onBusy(false));
    },
    failed: m.it_was_not_saved(),
    saysFailure: 'in the form',
    onSuccess: ({ message }) => onSaved(message),
  });
  return (
    <Form id={formId} form={form} className="flex flex-col gap-4">
      <TimeLimitsFields
        values={values}
        field={form.field}
        onChange={(change) => setValues({ ...values, ...change })}
      />
      {usual && !areSameLimits(usual, typed) && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => setValues(typedLimits(usual))}
        >
          {m.use_the_usual_limits()}
        </Button>
      )}
    </Form>
  );
}
