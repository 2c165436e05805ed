import { lazy, Suspense } from 'react';

const MailSentDialog = lazy(async () => await import('./mail-sent-dialog.tsx'));

type MailSentProps = {
  /** Where a mail was really queued to; nothing is shown without one. */
  address: string | null;
  onClose: () => void;
};

/** 'Notification Sent' (VO-05). Loaded when it is needed: pages for visitors have no dialogs. */
export function MailSent({ address, onClose }: MailSentProps) {
  if (!address) return null;
  return (
    <Suspense>
      <MailSentDialog address={address} onClose={onClose} />
    </Suspense>
  );
}
