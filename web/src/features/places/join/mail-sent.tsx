import { lazy, type RefObject, Suspense } from 'react';

const MailSentDialog = lazy(async () => await import('./mail-sent-dialog.tsx'));

type MailSentProps = {
  /** Where a mail was really queued to; nothing is shown without one. */
  address: string | null;
  onClose: () => void;
  /** What has the focus afterwards: the button that asked is gone by then. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** 'Notification Sent' (VO-05). Loaded when it is needed: pages for visitors have no dialogs. */
export function MailSent({ address, onClose, focusAfter }: MailSentProps) {
  if (!address) return null;
  return (
    <Suspense>
      <MailSentDialog address={address} onClose={onClose} focusAfter={focusAfter} />
    </Suspense>
  );
}
