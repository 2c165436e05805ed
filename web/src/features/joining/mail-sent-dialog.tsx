import { joiningMessages } from '@saath/contract/joining/messages';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { mailboxOf } from './mailboxes.ts';

type MailSentDialogProps = { address: string; onClose: () => void };

// biome-ignore lint/style/noDefaultExport: what `lazy` loads
export default function MailSentDialog({ address, onClose }: MailSentDialogProps) {
  const mailbox = mailboxOf(address);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={joiningMessages.mailTitle}
      size="small"
      description={
        <>
          The details are on their way to <bdi className="break-words">{address}</bdi>. The
          organiser answers there as well.
        </>
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {joiningMessages.mailLater}
          </Button>
          {mailbox && (
            <ButtonLink to={mailbox.href} target="_blank" rel="noreferrer" onClick={onClose}>
              Open {mailbox.name}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
