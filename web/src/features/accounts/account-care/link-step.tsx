import type {
  confirmEmail,
  confirmPassword,
  keepAccount,
} from '@saath/contract/accounts/account-care/endpoints';
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WayIn } from '../../foundation/sessions/way-in.tsx';
import { EntryTitle } from '../entry/entry-frame.tsx';

type LinkStepProps = {
  endpoint: typeof confirmEmail | typeof confirmPassword | typeof keepAccount;
  token: string;
  /** The heading, until it is pressed. */
  title: string;
  /** What the press will do. */
  lead: ReactNode;
  button: string;
  /** Why a link may no longer work, and what to do then. */
  wayOn: ReactNode;
  /** Known before the press: the link does not work. */
  isDead?: boolean;
};

type State = 'ready' | 'busy' | { readonly done: string } | { readonly refused: string };

/** What the link of a mail leads to: one press, because mail scanners open links by themselves. */
export function LinkStep({ endpoint, token, title, isDead, ...words }: LinkStepProps) {
  const { lead, button, wayOn } = words;
  const [state, setState] = useState<State>(
    isDead ? { refused: refusalText(accountErrors, 'accounts.token_invalid') } : 'ready',
  );
  const [trouble, setTrouble] = useState('');
  const send = async () => {
    setState('busy');
    setTrouble('');
    try {
      setState({ done: (await call(endpoint, { body: { token } })).message });
    } catch (error) {
      const text = failureText(error, m.this_could_not_be_saved_please_try_again());
      const isFinal = error instanceof CallError && [400, 409].includes(error.status);
      if (!isFinal) setTrouble(text);
      setState(isFinal ? { refused: text } : 'ready');
    }
  };
  if (typeof state === 'object' && 'done' in state)
    return (
      <>
        <EntryTitle>{m.all_done()}</EntryTitle>
        <Notice tone="success">{state.done}</Notice>
        <ButtonLink to={paths.login()}>{m.log_in()}</ButtonLink>
      </>
    );
  if (typeof state === 'object')
    return (
      <>
        {!isDead && <EntryTitle>{title}</EntryTitle>}
        <Notice tone="danger" title={state.refused}>
          {wayOn}
        </Notice>
        <WayIn />
      </>
    );
  return (
    <>
      <EntryTitle>{title}</EntryTitle>
      {typeof lead === 'string' ? <p>{lead}</p> : lead}
      {trouble && <Notice tone="danger">{trouble}</Notice>}
      <Button isBusy={state === 'busy'} busyText={m.one_moment()} onClick={() => void send()}>
        {button}
      </Button>
    </>
  );
}
