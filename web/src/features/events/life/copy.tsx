import type { RequestOf } from '@saath/contract/endpoint';
import { copyEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { instantOf, localTimeOf } from '@saath/contract/local-time';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { timesOfCopy } from '../card/copy-times.ts';
import { useEventPaths } from '../card/event-paths.ts';
import { EventTimes } from '../form/times.tsx';
import { timeProblem } from '../wizard/checks.ts';
import { useCopyEvent } from './queries.ts';

type CopyEventDialogProps = {
  /** The event to copy; the dialog is open while there is one. */
  event: Event | undefined;
  onClose: () => void;
};

/** Asks when the copy takes place, and goes on to its editor. */
export function CopyEventDialog({ event, onClose }: CopyEventDialogProps) {
  const copying = useCopyEvent();
  const formId = useId();
  const navigate = useNavigate();
  const { edit } = useEventPaths();
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={(open) => {
        if (!open && !copying.isPending) onClose();
      }}
      title={m.copy_event()}
      description={m.a_new_unpublished_event_with_the_same()}
      footer={
        <>
          <Button variant="secondary" disabled={copying.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" form={formId} isBusy={copying.isPending} busyText={m.copying()}>
            {m.copy_event()}
          </Button>
        </>
      }
    >
      {event && (
        <CopyForm
          key={event.id}
          id={formId}
          event={event}
          onSend={async (body) => await copying.mutateAsync({ id: event.id, body })}
          onCopied={(copy) => {
            onClose();
            void navigate(edit(copy.id));
          }}
        />
      )}
    </Dialog>
  );
}

type CopyFormProps = {
  id: string;
  event: Event;
  onSend: (body: RequestOf<typeof copyEvent>['body']) => Promise<{ event: Event }>;
  onCopied: (copy: Event) => void;
};

function CopyForm({ id, event, onSend, onCopied }: CopyFormProps) {
  const { timeZone } = event;
  const [times, setTimes] = useState(() => timesOfCopy(event, new Date()));
  const [withPictures, setWithPictures] = useState(true);
  const timesProblem = () => {
    const problem = timeProblem(times, { timeZone, now: new Date() });
    return problem ? { [problem.field]: problem.message } : {};
  };
  const exact = (local: string) => instantOf(local, timeZone)?.toISOString() ?? '';
  const form = useContractForm(copyEvent, {
    body: () => ({
      startTime: exact(times.startTime),
      endTime: exact(times.endTime),
      withPictures,
    }),
    check: timesProblem,
    send: onSend,
    failed: m.the_event_could_not_be_copied(),
    saysFailure: 'toast',
    onSuccess: ({ event: copy }) => onCopied(copy),
  });

  return (
    <Form id={id} form={form} className="flex flex-col gap-4">
      <EventTimes
        values={times}
        timeZone={timeZone}
        problems={form.problems}
        min={localTimeOf(new Date(), timeZone)}
        onChange={(field, text) => setTimes((known) => ({ ...known, [field]: text }))}
        onLeave={() => form.setProblems(timesProblem())}
      />
      {event.images.length > 0 && (
        <CheckField
          label={m.copy_the_pictures_too()}
          checked={withPictures}
          onChange={(change) => setWithPictures(change.target.checked)}
        />
      )}
    </Form>
  );
}
