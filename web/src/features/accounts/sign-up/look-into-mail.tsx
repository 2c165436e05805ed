import { resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { mailboxOf } from '../../../lib/mailboxes.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MailCheck } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { Carried } from '../carried/carried.ts';

/** Seconds before another mail can be asked for: the first one is on its way. */
const PAUSE = 60;

type LookIntoMailProps = {
  /** Where the link went. */
  address: string;
  carried: Carried | null;
  onWrongAddress: () => void;
};

/** What comes after signing up: the link is in the mail, and here is all that may stand in its way. */
export function LookIntoMail({ address, carried, onWrongAddress }: LookIntoMailProps) {
  const mailbox = mailboxOf(address);
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-start gap-3 text-lg">
        <MailCheck aria-hidden size={28} className="mt-0.5 flex-none text-primary" />
        <span className="min-w-0">
          <Sentence
            text={m.we_sent_a_link_to_address}
            parts={{ address: <bdi className="break-words font-semibold">{address}</bdi> }}
          />
        </span>
      </p>
      {carried?.event && carried.standing === 'open' && (
        <p className="text-ink-soft">
          <Sentence
            text={m.it_leads_you_back_to_event}
            parts={{ event: <bdi className="font-semibold text-ink">{carried.event.title}</bdi> }}
          />
        </p>
      )}
      {mailbox && (
        <ButtonLink to={mailbox.href} target="_blank" rel="noreferrer">
          {m.open_name({ name: mailbox.name })}
        </ButtonLink>
      )}
      <SendAgain address={address} />
      <p className="text-ink-soft text-sm">{m.nothing_there_look_into_spam()}</p>
      <Button variant="quiet" className="-ms-5 self-start" onClick={onWrongAddress}>
        {m.wrong_address_change_it()}
      </Button>
    </div>
  );
}

function SendAgain({ address }: { address: string }) {
  const { left, begin } = useCountdown(PAUSE);
  const [answer, setAnswer] = useState('');
  const form = useContractForm(resendActivation, {
    body: () => ({ email: address }),
    failed: m.the_mail_could_not_be_sent_please(),
    saysFailure: 'in the form',
    onSuccess: ({ message }) => {
      setAnswer(message);
      begin();
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        isBusy={form.isBusy}
        disabled={left > 0}
        onClick={() => void form.submit()}
      >
        {left > 0 ? m.send_it_again_in_seconds({ seconds: left }) : m.send_it_again()}
      </Button>
      {form.trouble && <Notice tone="danger">{form.trouble}</Notice>}
      {!form.trouble && answer && <Notice tone="success">{answer}</Notice>}
    </>
  );
}

/** Counts seconds down, from the moment it is shown and whenever it begins anew, whatever happens to the time of day. */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => performance.now() + seconds * 1000);
  const [now, setNow] = useState(() => performance.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return {
    left,
    begin: () => {
      setNow(performance.now());
      setEnd(performance.now() + seconds * 1000);
    },
  };
}
