import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type CannotComeProps = {
  isBusy: boolean;
  onKeep: () => void;
  /** @param word for the organiser; may be empty */
  onGiveBack: (word: string) => void;
};

/** Asked once more, because the place goes to somebody else. */
export function CannotCome({ isBusy, onKeep, onGiveBack }: CannotComeProps) {
  const [word, setWord] = useState('');
  return (
    <div role="alertdialog" aria-label={m.you_cannot_come()} className="flex flex-col gap-3">
      <p className="font-semibold">{m.give_your_place_back_it_goes_to()}</p>
      <TextArea
        label={m.a_word_to_the_organiser_optional()}
        rows={2}
        maxLength={limits.cannotComeWord.max}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          isBusy={isBusy}
          busyText={m.sending()}
          onClick={() => onGiveBack(word.trim())}
        >
          {m.give_my_place_back()}
        </Button>
        <Button variant="quiet" size="small" autoFocus disabled={isBusy} onClick={onKeep}>
          {m.keep_it()}
        </Button>
      </div>
    </div>
  );
}
