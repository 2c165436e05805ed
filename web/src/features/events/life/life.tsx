import type { Event } from '@saath/contract/events/events/schema';
import { CalendarX2, Copy, EyeOff, type LucideIcon, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DeleteEventDialog } from '../admin-list/table-delete.tsx';
import { CancelEventDialog } from './cancel.tsx';
import { CopyEventDialog } from './copy.tsx';
import { usePublishEvent, useUnpublishEvent } from './queries.ts';

export type LifeStep = {
  readonly key: 'publish' | 'copy' | 'unpublish' | 'cancel' | 'delete';
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly busyText?: string;
  readonly isBusy: boolean;
  readonly press: () => void;
};

/**
 * The steps that an event can take now: publish, unpublish, cancel, copy, delete.
 *
 * @param onPublished everybody sees the event from now on
 * @returns the steps, and the questions that some of them ask, which must be on the page
 */
export function useLifeSteps(
  event: Event,
  onPublished?: () => void,
): { steps: readonly LifeStep[]; questions: ReactNode } {
  const [asked, setAsked] = useState<'cancel' | 'copy' | 'delete'>();
  const navigate = useNavigate();
  const publish = usePublishEvent();
  const unpublish = useUnpublishEvent();
  const close = () => setAsked(undefined);
  const { status } = event;
  const isCancellable = status === 'UPCOMING' || status === 'ONGOING';
  const asking = (key: 'cancel' | 'copy' | 'delete', label: string, Icon: LucideIcon) => ({
    ...{ key, label, Icon, isBusy: false },
    press: () => setAsked(key),
  });
  const publishing: LifeStep = {
    ...{ key: 'publish', label: m.publish(), Icon: Send, busyText: m.publishing() },
    isBusy: publish.isPending,
    press: () => publish.mutate(event, onPublished ? { onSuccess: onPublished } : {}),
  };
  // Refused by the server, in words, when somebody is concerned already.
  const unpublishing: LifeStep = {
    ...{ key: 'unpublish', label: m.unpublish(), Icon: EyeOff, busyText: m.unpublishing() },
    isBusy: unpublish.isPending,
    press: () => unpublish.mutate(event),
  };
  return {
    steps: [
      ...(status === 'PENDING' ? [publishing] : []),
      asking('copy', m.copy(), Copy),
      ...(status === 'UPCOMING' ? [unpublishing] : []),
      ...(isCancellable ? [asking('cancel', m.cancel_event(), CalendarX2)] : []),
      asking('delete', m.delete(), Trash2),
    ],
    questions: (
      <>
        <CancelEventDialog event={event} isOpen={asked === 'cancel'} onClose={close} />
        <CopyEventDialog event={asked === 'copy' ? event : undefined} onClose={close} />
        <DeleteEventDialog
          event={asked === 'delete' ? event : undefined}
          onClose={close}
          onDeleted={() => void navigate(paths.adminEventList)}
        />
      </>
    ),
  };
}

const looks = { publish: 'primary', delete: 'quiet' } as const;

/** The steps as buttons, above the editor. */
export function EventLife({ event }: { event: Event }) {
  const { steps, questions } = useLifeSteps(event);
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{m.what_to_do_with_this_event()}</legend>
      {steps.map(({ key, label, Icon, busyText, isBusy, press }) => (
        <Button
          key={key}
          size="small"
          variant={key === 'publish' || key === 'delete' ? looks[key] : 'secondary'}
          isBusy={isBusy}
          {...(busyText ? { busyText } : {})}
          onClick={press}
        >
          <Icon aria-hidden size={16} className={key === 'publish' ? 'rtl:-scale-x-100' : ''} />
          {label}
        </Button>
      ))}
      {questions}
    </fieldset>
  );
}
