import { answerOffer } from '@saath/contract/places/joining/endpoints';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { formatTimeLeft, usePresent } from '../../../lib/time-left.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';

type OfferAnswerProps = {
  participation: Pick<MyParticipation, 'id' | 'offeredUntil' | 'event'>;
  /** After it has been told to the server, whatever the answer. */
  onDone: () => Promise<void>;
};

/** A place that is kept for somebody: until when, and the two answers (JO-06). Passing it on is asked once more. */
export function OfferAnswer({ participation, onDone }: OfferAnswerProps) {
  const { id, offeredUntil, event } = participation;
  const now = usePresent();
  const [isPassing, setPassing] = useState(false);
  const { send, running } = useOfferAnswer(id, onDone);
  if (!offeredUntil) return null;
  const left = now === undefined ? '' : formatTimeLeft(offeredUntil, now);
  if (left === undefined) return <p>{m.this_offer_has_run_out()}</p>;
  const date = formatDate(offeredUntil, event.timeZone);
  const moment = m.date_at_time({ date, time: formatTime(offeredUntil, event.timeZone) });
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Sentence
          text={m.kept_for_you_until_moment}
          parts={{
            moment: (
              <time dateTime={offeredUntil}>
                <bdi>{moment}</bdi>
              </time>
            ),
          }}
        />{' '}
        <span className="font-semibold tabular-nums">{left}</span>
      </p>
      {isPassing ? (
        <PassQuestion
          isBusy={running === 'pass'}
          onPass={() => send(false)}
          onKeep={() => setPassing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            isBusy={running === 'take'}
            busyText={m.sending()}
            onClick={() => send(true)}
          >
            <Check aria-hidden size={16} />
            {m.take_the_place()}
            <About>{event.title}</About>
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={running !== undefined}
            onClick={() => setPassing(true)}
          >
            {m.pass_it_on()}
            <About>{event.title}</About>
          </Button>
        </div>
      )}
    </div>
  );
}

function useOfferAnswer(id: string, onDone: () => Promise<void>) {
  const [running, setRunning] = useState<'take' | 'pass'>();
  const send = async (accept: boolean) => {
    setRunning(accept ? 'take' : 'pass');
    try {
      const { message } = await call(answerOffer, { params: { id }, body: { accept } });
      toast.success(message);
    } catch (error) {
      toast.error(failureText(error, m.your_answer_did_not_reach_us()));
    }
    // Also after a refusal: the offer may have run out.
    await onDone();
    setRunning(undefined);
  };
  return { running, send: (accept: boolean) => void send(accept) };
}

type PassQuestionProps = { isBusy: boolean; onPass: () => void; onKeep: () => void };

function PassQuestion({ isBusy, onPass, onKeep }: PassQuestionProps) {
  return (
    <div role="alertdialog" aria-label={m.pass_it_on()} className="flex flex-col gap-2">
      <p>{m.pass_the_place_on_it_goes_to()}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          isBusy={isBusy}
          busyText={m.sending()}
          onClick={onPass}
        >
          {m.pass_it_on()}
        </Button>
        <Button variant="quiet" size="small" autoFocus disabled={isBusy} onClick={onKeep}>
          {m.keep_it()}
        </Button>
      </div>
    </div>
  );
}
