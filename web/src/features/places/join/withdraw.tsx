import { withdraw } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';

type WithdrawProps = {
  participationId: string;
  /** What is given back: a place, or only a request. */
  holdsPlace: boolean;
  /** After it has been told to the server, whatever the answer. */
  onDone: () => Promise<void>;
};

/** Taking back a request or a place: asked once more, in place, before it happens. */
export function Withdraw({ participationId, holdsPlace, onDone }: WithdrawProps) {
  const [isAsking, setAsking] = useState(false);
  const [wasKept, setKept] = useState(false);
  const { question, isSending, send } = useTakingBack({
    participationId,
    onDone,
    onEnd: () => setAsking(false),
  });
  const keep = () => {
    setKept(true);
    setAsking(false);
  };
  if (!isAsking)
    return (
      <Button variant="secondary" size="small" autoFocus={wasKept} onClick={() => setAsking(true)}>
        {holdsPlace ? m.i_cannot_come() : m.withdraw()}
      </Button>
    );
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-label={holdsPlace ? m.i_cannot_come() : m.withdraw()}
      className="flex w-full flex-col gap-2 pt-1"
    >
      <p>
        {holdsPlace ? m.give_your_place_back_it_goes_to() : m.take_your_request_back_you_can_ask()}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          isBusy={isSending}
          busyText={m.withdrawing()}
          onClick={send}
        >
          {holdsPlace ? m.give_my_place_back() : m.take_it_back()}
        </Button>
        <Button variant="quiet" size="small" autoFocus disabled={isSending} onClick={keep}>
          {m.keep_it()}
        </Button>
      </div>
    </div>
  );
}

type TakingBackParts = Pick<WithdrawProps, 'participationId' | 'onDone'> & {
  /** The question is answered. */
  onEnd: () => void;
};

/** Tells the server. The question goes away then: the keyboard stays with what it was about. */
function useTakingBack({ participationId, onDone, onEnd }: TakingBackParts) {
  const question = useRef<HTMLDivElement>(null);
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await call(withdraw, { params: { id: participationId } });
      toast.success(spoken(joiningMessages, 'withdrawn'));
    } catch (error) {
      toast.error(failureText(error, m.this_did_not_work_please_try_again()));
    }
    const subject = question.current?.closest<HTMLElement>('li, article, section');
    await onDone();
    if (subject?.isConnected) {
      subject.tabIndex = -1;
      subject.focus();
    }
    setSending(false);
    onEnd();
  };
  return { question, isSending, send };
}
