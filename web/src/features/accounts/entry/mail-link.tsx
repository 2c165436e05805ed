/** For who forgets passwords: a link by mail that logs in (WI-05). */
import { useState } from 'react';
import { typedIn } from '../../../calls/fields.ts';
import { type ContractForm, useContractForm } from '../../../calls/use-contract-form.ts';
import { mailboxOf } from '../../../lib/mailboxes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type CarriedIds, searchOf } from '../carried/carried.ts';

/** With its press only: it brings along what is known of an account. */
const loadCall = async () =>
  (await import('@saath/contract/accounts/account-care/endpoints')).mailSignInLink;

type Mailed = { readonly to: string; readonly answer: string };

/** Sends the link to the address that stands in a form. @param form whose field `email` it is */
export function useMailLink(form: Pick<ContractForm, 'ref'>, carried: CarriedIds | null) {
  const [mailed, setMailed] = useState<Mailed>();
  const { event: eventId, role: roleId } = carried ? searchOf(carried) : {};
  const link = useContractForm(loadCall, {
    body: () => ({
      email: typedIn(form.ref.current).email ?? '',
      ...(eventId ? { eventId } : {}),
      ...(roleId ? { roleId } : {}),
    }),
    failed: m.the_mail_could_not_be_sent_please(),
    saysFailure: 'in the form',
    onSuccess: ({ message }, { email }) => setMailed({ to: email, answer: message }),
  });
  const send = async () => {
    // What is wrong stands at that form's field.
    link.ref.current = form.ref.current;
    await link.submit();
  };
  return { ...link, mailed, send, takeBack: () => setMailed(undefined) };
}

type MailLinkProps = { link: ReturnType<typeof useMailLink> };

export function MailLink({ link }: MailLinkProps) {
  return (
    <>
      <Button variant="secondary" isBusy={link.isBusy} onClick={() => void link.send()}>
        {m.mail_me_a_link_instead()}
      </Button>
      {link.trouble && <Notice tone="danger">{link.trouble}</Notice>}
    </>
  );
}

/** The same for every address: whether it has an account is not told. */
export function LinkSent({ to, answer, onBack }: Mailed & { onBack: () => void }) {
  const mailbox = mailboxOf(to);
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success" title={answer}>
        {m.the_link_works_for_15_minutes()}
      </Notice>
      {mailbox && (
        <ButtonLink to={mailbox.href} target="_blank" rel="noreferrer">
          {m.open_name({ name: mailbox.name })}
        </ButtonLink>
      )}
      <Button variant={mailbox ? 'quiet' : 'secondary'} onClick={onBack}>
        {m.log_in_with_a_password()}
      </Button>
    </div>
  );
}
