import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { instantOf, localTimeOf } from '@saath/contract/events/event-times/rules';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
  return (
    <Dialog
      open={person !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.times_of_name({ name: person?.name ?? '' })}
      size="small"
    >
      {person && (
        <TimesForm
          key={person.participationId}
          {...{ eventId, timeZone, person }}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

type TimesFormProps = {
  eventId: string;
  timeZone: string;
  person: DayPerson;
  onDone: () => void;
};

function TimesForm({ eventId, timeZone, person, onDone }: TimesFormProps) {
  const form = useId();
  const correct = useCorrectTimes(eventId);
  const isGone = person.state !== 'checked_in';
  const shown = (iso: string | null) => (iso ? localTimeOf(new Date(iso), timeZone) : '');
  const [arrived, setArrived] = useState(() => shown(person.arrivedAt));
  const [left, setLeft] = useState(() => shown(person.leftAt));
  const [isEmpty, setEmpty] = useState(false);
  const fields = correct.error instanceof CallError ? correct.error.fields : {};

  function save(submitted: FormEvent) {
    submitted.preventDefault();
    const arrivedAt = instantOf(arrived, timeZone)?.toISOString();
    setEmpty(!arrivedAt);
    if (!arrivedAt) return;
    const leftAt = isGone ? (instantOf(left, timeZone)?.toISOString() ?? null) : null;
    const { participationId } = person;
    correct.mutate({ participationId, arrivedAt, leftAt }, { onSuccess: onDone });
  }
  return (
    <form id={form} noValidate onSubmit={save} className="flex flex-col gap-4">
      {correct.error && Object.keys(fields).length === 0 && (
        <Notice tone="danger">
          {failureText(correct.error, m.the_times_could_not_be_saved())}
        </Notice>
      )}
      <TextField
        label={m.arrived_at()}
        type="datetime-local"
        value={arrived}
        onChange={({ target }) => setArrived(target.value)}
        error={isEmpty ? m.please_enter_a_time() : fields.arrivedAt}
      />
      {isGone && (
        <TextField
          label={m.left_at()}
          type="datetime-local"
          value={left}
          onChange={({ target }) => setLeft(target.value)}
          error={fields.leftAt}
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" isBusy={correct.isPending}>
          {m.save_times()}
        </Button>
      </div>
    </form>
  );
}
