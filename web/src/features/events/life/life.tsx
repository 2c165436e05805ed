import type { Event } from '@saath/contract/events/events/schema';
import { CalendarX2, Copy, EyeOff, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DeleteEventDialog } from '../admin-list/table-delete.tsx';
import { CancelEventDialog } from './cancel.tsx';
import { CopyEventDialog } from './copy.tsx';
import { usePublishEvent, useUnpublishEvent } from './queries.ts';

type EventLifeProps = { event: Event };

/** The steps that an event can take now: publish, unpublish, cancel, copy, delete. */
export function EventLife({ event }: EventLifeProps) {
  const [asked, setAsked] = useState<'cancel' | 'copy' | 'delete'>();
  const navigate = useNavigate();
  const close = () => setAsked(undefined);
  const { status } = event;
  const isCancellable = status === 'UPCOMING' || status === 'ONGOING';

  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{m.what_to_do_with_this_event()}</legend>
      {status === 'PENDING' && <Publish event={event} />}
      <Button variant="secondary" size="small" onClick={() => setAsked('copy')}>
        <Copy aria-hidden size={16} />
        {m.copy()}
      </Button>
      {status === 'UPCOMING' && <Unpublish event={event} />}
      {isCancellable && (
        <Button variant="secondary" size="small" onClick={() => setAsked('cancel')}>
          <CalendarX2 aria-hidden size={16} />
          {m.cancel_event()}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => setAsked('delete')}>
        <Trash2 aria-hidden size={16} />
        {m.delete()}
      </Button>
      <CancelEventDialog event={event} isOpen={asked === 'cancel'} onClose={close} />
      <CopyEventDialog event={asked === 'copy' ? event : undefined} onClose={close} />
      <DeleteEventDialog
        event={asked === 'delete' ? event : undefined}
        onClose={close}
        onDeleted={() => void navigate(paths.adminEventList)}
      />
    </fieldset>
  );
}

function Publish({ event }: EventLifeProps) {
  const publish = usePublishEvent();
  return (
    <Button
      size="small"
      isBusy={publish.isPending}
      busyText={m.publishing()}
      onClick={() => publish.mutate(event)}
    >
      <Send aria-hidden size={16} className="rtl:-scale-x-100" />
      {m.publish()}
    </Button>
  );
}

/** Refused by the server, in words, when somebody is concerned already. */
function Unpublish({ event }: EventLifeProps) {
  const unpublish = useUnpublishEvent();
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={unpublish.isPending}
      busyText={m.unpublishing()}
      onClick={() => unpublish.mutate(event)}
    >
      <EyeOff aria-hidden size={16} />
      {m.unpublish()}
    </Button>
  );
}
