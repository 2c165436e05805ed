import type { Event } from '@saath/contract/events/events/schema';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { CalendarX2, Copy, EyeOff, type Icon, Send, Trash } from '../../../ui/icons.ts';
import { DeleteEventDialog } from '../admin-list/table-delete.tsx';
import { mayDo } from '../card/may-do.ts';
import { CancelEventDialog } from './cancel.tsx';
import { CopyEventDialog } from './copy.tsx';
import { usePublishEvent, useUnpublishEvent } from './queries.ts';

export type LifeStep = {
  readonly key: 'publish' | 'copy' | 'unpublish' | 'cancel' | 'delete';
  readonly label: string;
  readonly Icon: Icon;
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
  const asking = (key: 'cancel' | 'copy' | 'delete', label: string, Icon: Icon) => ({
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
      ...(mayDo(event, 'events.delete') ? [asking('delete', m.delete(), Trash)] : []),
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

/** The steps as entries of a menu. */
export function LifeEntries({ steps }: { steps: readonly LifeStep[] }) {
  return steps.map(({ key, label, Icon, isBusy, press }) => (
    <MenuAction key={key} disabled={isBusy} onPress={press}>
      <Icon aria-hidden size={18} />
      {label}
    </MenuAction>
  ));
}

type EventLifeProps = {
  event: Event;
  /** Entries of the menu that come first. */
  children?: ReactNode;
};

/** Above the editor: a draft is published by a button, everything else is behind three dots. */
export function EventLife({ event, children }: EventLifeProps) {
  const { steps, questions } = useLifeSteps(event);
  const publishing = steps.find(({ key }) => key === 'publish');
  return (
    <div className="flex items-center gap-2">
      {publishing && (
        <Button
          variant="secondary"
          isBusy={publishing.isBusy}
          busyText={publishing.busyText}
          onClick={publishing.press}
        >
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {publishing.label}
        </Button>
      )}
      <ActionMenu label={m.more_to_do_with_this_event()}>
        {children}
        <LifeEntries steps={steps.filter((step) => step !== publishing)} />
      </ActionMenu>
      {questions}
    </div>
  );
}
