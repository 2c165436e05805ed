import { changeMailChoice } from '@saath/contract/notices/notices/endpoints';
import type { MailChoice } from '@saath/contract/notices/notices/schema';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { EntryTitle } from '../../accounts/entry/entry-frame.tsx';
import { kindNames } from './kind-names.ts';

type MailChoiceStepProps = { token: string; choice: MailChoice };

/** One press stops mails of a kind, one more brings them back. */
export function MailChoiceStep({ token, choice: first }: MailChoiceStepProps) {
  const [choice, setChoice] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const choose = async (isOn: boolean) => {
    setBusy(true);
    try {
      const answer = await call(changeMailChoice, { params: { token }, body: { isOn } });
      setChoice(answer.choice);
      setOutcome({ tone: 'success', text: answer.message });
    } catch (error) {
      setOutcome({ tone: 'danger', text: failureText(error, m.your_choice_could_not_be_saved()) });
    } finally {
      setBusy(false);
    }
  };
  const { kind, address, isOn } = choice;
  return (
    <>
      <EntryTitle>{isOn ? m.no_more_of_these_mails() : m.these_mails_have_stopped()}</EntryTitle>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <div>
        <p>
          <Sentence
            text={isOn ? m.we_send_mails_to_address_when : m.we_send_no_mails_to_address_when}
            parts={{ address: <bdi>{address}</bdi> }}
          />
        </p>
        <p className="mt-1 font-semibold">{kindNames[kind]()}</p>
      </div>
      <Button
        variant={isOn ? 'primary' : 'secondary'}
        isBusy={isBusy}
        busyText={m.one_moment()}
        onClick={() => void choose(!isOn)}
      >
        {isOn ? m.yes_no_more_of_these_mails() : m.undo_send_them_again()}
      </Button>
    </>
  );
}
