import { askAsGuest } from '@saath/contract/places/guest-ask/endpoints';
import { guestAskMessages } from '@saath/contract/places/guest-ask/messages';
import { type GuestSettings, guestAskSchema } from '@saath/contract/places/guest-ask/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { mailboxOf } from '../../../lib/mailboxes.ts';
import { formatChoice } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MailCheck } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Carried, searchOf } from '../../accounts/carried/carried.ts';
import { CarriedEvent } from '../../accounts/carried/event.tsx';

type GuestAskProps = { settings: GuestSettings; carried: Carried };

/** Anyone who asks without an account says who they are, and presses the link of a mail (WI-05). */
export function GuestAsk({ settings, carried }: GuestAskProps) {
  const [sentTo, setSentTo] = useState('');
  const { eventId, roleId } = carried;
  const form = useContractForm(askAsGuest, {
    body: ({ name = '', email = '', contactNumber = '' }) => ({
      ...{ eventId, roleId, name, email, contactNumber, language: getLocale() },
    }),
    schema: guestAskSchema(settings),
    failed: spoken(guestAskMessages, 'failed'),
    saysFailure: 'in the form',
    onSuccess: (_, { email }) => setSentTo(email),
  });
  const { emailDomains, guestAsking } = settings;
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">
        {sentTo ? m.look_into_your_mail() : m.ask_without_an_account()}
      </h1>
      {sentTo ? (
        <LinkMailed address={sentTo} onWrongAddress={() => setSentTo('')} />
      ) : (
        <CarriedEvent carried={carried} />
      )}
      {/* It stays while the mail is on its way: with a wrong address one comes back to it. */}
      <Form
        form={form}
        hidden={sentTo !== ''}
        className="flex min-w-0 flex-col gap-5 [&[hidden]]:hidden"
      >
        <TextField label={m.full_name()} autoComplete="name" {...form.field('name')} />
        <TextField
          label={m.email()}
          type="email"
          autoComplete="email"
          hint={
            emailDomains.length > 0
              ? m.an_address_at_domains_to_ask({ domains: formatChoice(emailDomains) })
              : m.we_send_a_link_there_to_ask()
          }
          {...form.field('email')}
        />
        {guestAsking === 'phone' && (
          <TextField
            label={m.contact_number()}
            type="tel"
            autoComplete="tel"
            hint={m.the_organiser_sees_it()}
            {...form.field('contactNumber')}
          />
        )}
        <p className="text-ink-soft text-sm">
          <Sentence text={m.by_asking_you_accept_terms} parts={{ terms: <Terms /> }} />
        </p>
        <SubmitButton busyText={m.sending()}>{m.send_me_the_link()}</SubmitButton>
      </Form>
      {!sentTo && <OtherWays carried={carried} />}
    </>
  );
}

function Terms() {
  return (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
}

const link = 'font-semibold text-primary underline';

function OtherWays({ carried }: { carried: Carried }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <Link to={paths.login(searchOf(carried))} className={link}>
        {m.log_in()}
      </Link>
      <Link to={paths.signupFor(searchOf(carried))} className={link}>
        {m.create_an_account_instead()}
      </Link>
    </p>
  );
}

/** The same for every address: only the mail tells whether it has an account. */
function LinkMailed({ address, onWrongAddress }: { address: string; onWrongAddress: () => void }) {
  const mailbox = mailboxOf(address);
  return (
    <div role="status" className="flex flex-col gap-5">
      <p className="flex items-start gap-3 text-lg">
        <MailCheck aria-hidden size={28} className="mt-0.5 flex-none text-primary" />
        <span className="min-w-0">
          <Sentence
            text={m.press_the_button_in_the_mail_to_address}
            parts={{ address: <bdi className="break-words font-semibold">{address}</bdi> }}
          />
        </span>
      </p>
      {mailbox && (
        <ButtonLink to={mailbox.href} target="_blank" rel="noreferrer">
          {m.open_name({ name: mailbox.name })}
        </ButtonLink>
      )}
      <p className="text-ink-soft text-sm">{m.nothing_there_look_into_spam()}</p>
      <Button variant="quiet" className="-ms-5 self-start" onClick={onWrongAddress}>
        {m.wrong_address_change_it()}
      </Button>
    </div>
  );
}
