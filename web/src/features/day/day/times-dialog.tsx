import { correctTimes } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { instantOf, localTimeOf } from '@saath/contract/local-time';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCorrectTimes } from './queries.ts';

type TimesDialogProps = {
  eventId: string;
  timeZone: string;
  /** Undefined = closed. */
  person: DayPerson | undefined;
  onClose: () => void;
};

/** When somebody came and went, in the event's zone. */
export function TimesDialog({ eventId, timeZone, person, onClose }: TimesDialogProps) {
  const correct = useCorrectTimes(eventId);
  return (
    <Dialog
      open={person !== undefined}
      // What may still fail is said in here.
      onOpenChange={(open) => !open && !correct.isPending && onClose()}
      title={m.times_of_name({ name: person?.name ?? '' })}
      size="small"
    >
      {person && (
        <TimesForm
          key={person.participationId}
          {...{ timeZone, person }}
          onSend={correct.mutateAsync}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

type TimesFormProps = {
  timeZone: string;
  person: DayPerson;
  onSend: ReturnType<typeof useCorrectTimes>['mutateAsync'];
  onDone: () => void;
};

function TimesForm({ timeZone, person, onSend, onDone }: TimesFormProps) {
  const isGone = person.state !== 'checked_in';
  const shown = (iso: string | null) => (iso ? localTimeOf(new Date(iso), timeZone) : '');
  const [arrived, setArrived] = useState(() => shown(person.arrivedAt));
  const [left, setLeft] = useState(() => shown(person.leftAt));

  const exact = (local: string) => instantOf(local, timeZone)?.toISOString();
  const form = useContractForm(correctTimes, {
    body: () => ({
      participationId: person.participationId,
      arrivedAt: exact(arrived) ?? '',
      leftAt: isGone ? (exact(left) ?? null) : null,
    }),
    check: () => (exact(arrived) ? {} : { arrivedAt: m.please_enter_a_time() }),
    send: onSend,
    failed: m.the_times_could_not_be_saved(),
    saysFailure: 'in the form',
    onSuccess: onDone,
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        label={m.arrived_at()}
        type="datetime-local"
        value={arrived}
        onChange={({ target }) => setArrived(target.value)}
        {...form.field('arrivedAt')}
      />
      {isGone && (
        <TextField
          label={m.left_at()}
          type="datetime-local"
          value={left}
          onChange={({ target }) => setLeft(target.value)}
          {...form.field('leftAt')}
        />
      )}
      <div className="flex justify-end">
        <SubmitButton>{m.save_times()}</SubmitButton>
      </div>
    </Form>
  );
}
