import { instantOf, localTimeOf } from '@saath/contract/events/event-times/rules';
import type { Event } from '@saath/contract/events/events/schema';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { timesOfCopy } from '../card/copy-times.ts';
import { EventTimes } from '../form/times.tsx';
import type { Problems } from '../form/values.ts';
import { timeProblem } from '../wizard/checks.ts';
import { useCopyEvent } from './queries.ts';

type CopyEventDialogProps = {
  /** The event to copy; the dialog is open while there is one. */
  event: Event | undefined;
  onClose: () => void;
};

/** Asks when the copy takes place, and goes on to its editor. */
export function CopyEventDialog({ event, onClose }: CopyEventDialogProps) {
  const copyEvent = useCopyEvent();
  const formId = useId();
  const navigate = useNavigate();
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={(open) => {
        if (!open && !copyEvent.isPending) onClose();
      }}
      title={m.copy_event()}
      description={m.a_new_unpublished_event_with_the_same()}
      footer={
        <>
          <Button variant="secondary" disabled={copyEvent.isPending} onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" form={formId} isBusy={copyEvent.isPending} busyText={m.copying()}>
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
          onSend={(body) =>
            copyEvent.mutate(
              { id: event.id, body },
              {
                onSuccess: (copy) => {
                  onClose();
                  void navigate(paths.adminEventEdit(copy.event.id));
                },
              },
            )
          }
        />
      )}
    </Dialog>
  );
}

type CopyFormProps = {
  id: string;
  event: Event;
  onSend: (body: { startTime: string; endTime: string; withPictures: boolean }) => void;
};

function CopyForm({ id, event, onSend }: CopyFormProps) {
  const { timeZone } = event;
  const [times, setTimes] = useState(() => timesOfCopy(event, new Date()));
  const [withPictures, setWithPictures] = useState(true);
  const [problems, setProblems] = useState<Problems<'startTime' | 'endTime'>>({});

  const check = () => {
    const problem = timeProblem(times, { timeZone, now: new Date() });
    setProblems(problem ? { [problem.field]: problem.message } : {});
    return !problem;
  };
  const send = (submission: FormEvent) => {
    submission.preventDefault();
    const [start, end] = [times.startTime, times.endTime].map((local) =>
      instantOf(local, timeZone)?.toISOString(),
    );
    if (check() && start && end) onSend({ startTime: start, endTime: end, withPictures });
  };

  return (
    <form id={id} noValidate onSubmit={send} className="flex flex-col gap-4">
      <EventTimes
        values={times}
        timeZone={timeZone}
        problems={problems}
        min={localTimeOf(new Date(), timeZone)}
        onChange={(field, text) => setTimes((known) => ({ ...known, [field]: text }))}
        onLeave={check}
      />
      {event.images.length > 0 && (
        <CheckField
          label={m.copy_the_pictures_too()}
          checked={withPictures}
          onChange={(change) => setWithPictures(change.target.checked)}
        />
      )}
    </form>
  );
}
