import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { TextArea } from '../../../ui/text-area.tsx';

type WordToEveryoneProps = { note: string; onChange: (note: string) => void };

/** The organiser's own words, for the mails and notices of one save. */
export function WordToEveryone({ note, onChange }: WordToEveryoneProps) {
  return (
    <div className="mt-4">
      <TextArea
        label={m.a_word_to_everyone_concerned_optional()}
        rows={3}
        maxLength={limits.joinNote.max}
        value={note}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
