import type { RefObject } from 'react';
import { mailboxOf } from '../../../lib/mailboxes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Sentence } from '../../../ui/sentence.tsx';

type MailSentDialogProps = {
  address: string;
  onClose: () => void;
  /** What has the focus afterwards: the button that asked is gone by then. */
  focusAfter: RefObject<HTMLElement | null>;
};

// biome-ignore lint/style/noDefaultExport: what `lazy` loads
export default function MailSentDialog({ address, onClose, focusAfter }: MailSentDialogProps) {
  const mailbox = mailboxOf(address);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.notification_sent()}
      size="small"
      finalFocus={focusAfter}
      description={
        <Sentence
          text={m.the_details_are_on_their_way_to_address}
          parts={{ address: <bdi className="break-words">{address}</bdi> }}
        />
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.i_will_check_later()}
          </Button>
          {mailbox && (
            <ButtonLink to={mailbox.href} target="_blank" rel="noreferrer" onClick={onClose}>
              {m.open_name({ name: mailbox.name })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
