import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import type { StoredMark } from './mark-store.ts';
import { pressedWords } from './steps.ts';

type ClosedListProps = {
  /** What was marked here and never sent. */
  marks: readonly StoredMark[];
  people: readonly DayPerson[];
  timeZone: string;
};

/**
 * In place of a list that was open here and is not this person's any more (RG-01). What they marked last, which nobody else
 * knows of, stays to be told to an organiser; the other names go.
 */
export function ClosedList({ marks, people, timeZone }: ClosedListProps) {
  const names = new Map(people.map(({ participationId, name }) => [participationId, name]));
  return (
    <Notice tone="danger" title={m.this_list_is_no_longer_yours()}>
      <p>{m.an_organiser_took_you_off_or_its_time_is_over()}</p>
      {marks.length > 0 && (
        <>
          <p className="mt-2">{m.these_marks_were_not_sent()}</p>
          <ul className="mt-1 list-disc ps-6">
            {marks.map(({ id, participationId, at, ...mark }) => (
              <li key={id}>
                <Sentence
                  text={m.mark_of_name_at_time}
                  parts={{
                    name: <bdi>{names.get(participationId)}</bdi>,
                    mark: pressedWords(mark) ?? '',
                    time: formatTime(at, timeZone),
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
