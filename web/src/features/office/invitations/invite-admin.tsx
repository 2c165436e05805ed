import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitationList } from './list.tsx';

type InviteAdminProps = { isOpen: boolean; onClose: () => void };

/** Here an Admin invites somebody to be an Admin, and sees who is invited (AU-09, AD-02). */
export function InviteAdmin({ isOpen, onClose }: InviteAdminProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={m.invite_an_organiser()}
      description={m.they_get_a_mail_with_a_link_choose()}
    >
      <div className="flex flex-col gap-8 pt-1">
        <InviteForm />
        <section aria-labelledby="open-invitations" className="flex flex-col gap-3">
          <h3 id="open-invitations" className="font-display text-lg font-semibold">
            {m.open_invitations()}
          </h3>
          <InvitationList />
        </section>
      </div>
    </Dialog>
  );
}
