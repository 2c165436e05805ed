import { lateChoices } from '@saath/contract/places/reminders/rules';
import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import { useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { type SentAnswer, useAnswer } from './answer-sending.ts';
import { CannotCome } from './cannot-come.tsx';
import { givenText } from './given-text.ts';

type OwnAnswerProps = {
  place: AskedPlace;
  /** After an answer has been told to the server. */
  onDone: () => Promise<void>;
};

/** The question of the ladder for somebody who is signed in: coming, late, or not. It can be changed until the start. */
export function OwnAnswer({ place: { participationId, given }, onDone }: OwnAnswerProps) {
  const [step, setStep] = useState<'choose' | 'late' | 'cant'>('choose');
  const { send, sending } = useAnswer(participationId, onDone);
  const root = useRef<HTMLDivElement>(null);
  // The pressed button goes away: the keyboard stays with what it was about.
  const choose = () => {
    setStep('choose');
    root.current?.focus();
  };
  const give = async (answer: SentAnswer) => {
    await send(answer);
    choose();
  };
  const isBusy = sending !== undefined;
  return (
    <div ref={root} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      {step !== 'cant' && (
        <p className="font-semibold">{given ? givenText(given) : m.are_you_coming()}</p>
      )}
      {step === 'choose' && (
        <Choices
          isComing={given?.answer === 'coming'}
          sending={sending}
          onComing={() => void give({ answer: 'coming' })}
          onOther={setStep}
        />
      )}
      {step === 'late' && (
        <LateMinutes
          isBusy={isBusy}
          onChoose={(minutes) => void give({ answer: 'late', minutes })}
          onBack={choose}
        />
      )}
      {step === 'cant' && (
        <CannotCome
          isBusy={isBusy}
          onKeep={choose}
          onGiveBack={(word) => void give({ answer: 'cant', word })}
        />
      )}
    </div>
  );
}

type ChoicesProps = {
  /** Nobody says twice that they come. */
  isComing: boolean;
  sending: string | undefined;
  onComing: () => void;
  onOther: (answer: 'late' | 'cant') => void;
};

function Choices({ isComing, sending, onComing, onOther }: ChoicesProps) {
  const isBusy = sending !== undefined;
  return (
    <div className="flex flex-wrap gap-2">
      {!isComing && (
        <Button
          size="small"
          isBusy={sending === 'coming'}
          busyText={m.sending()}
          disabled={isBusy}
          onClick={onComing}
        >
          {m.i_am_coming()}
        </Button>
      )}
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => onOther('late')}>
        {m.i_am_coming_later()}
      </Button>
      <Button variant="secondary" size="small" disabled={isBusy} onClick={() => onOther('cant')}>
        {m.i_cannot_come()}
      </Button>
    </div>
  );
}

type LateMinutesProps = {
  isBusy: boolean;
  onChoose: (minutes: number) => void;
  onBack: () => void;
};

function LateMinutes({ isBusy, onChoose, onBack }: LateMinutesProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="mb-2 text-ink-soft text-sm">{m.about_how_late()}</legend>
      {lateChoices.map((minutes, index) => (
        <Button
          key={minutes}
          variant="secondary"
          size="small"
          autoFocus={index === 0}
          disabled={isBusy}
          onClick={() => onChoose(minutes)}
        >
          {m.number_of_minutes({ minutes })}
        </Button>
      ))}
      <Button variant="quiet" size="small" disabled={isBusy} onClick={onBack}>
        {m.cancel()}
      </Button>
    </fieldset>
  );
}
