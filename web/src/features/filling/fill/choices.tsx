import { limits } from '@saath/contract/limits';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { RefreshCw } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Change, Question } from './question.ts';
import { TakenOut } from './taken-out.tsx';

type FillChoicesProps = {
  question: Question;
  isMaking: boolean;
  onChange: (change: Change) => void;
  onAgain: () => void;
};

const spare = [0, 1, 2, 3, 5];

/** Who is considered, what stays free, and who was taken out. Every change makes the plan anew. */
export function FillChoices({ question, isMaking, onChange, onAgain }: FillChoicesProps) {
  const { who, keepFree, atMost, eventIds } = question;
  const choose = (choices: Extract<Change, { kind: 'choose' }>['choices']) =>
    onChange({ kind: 'choose', choices });
  return (
    <section aria-label={m.choices()} className="flex flex-col gap-4">
      <div
        className={`grid items-end gap-4 sm:grid-cols-2 ${eventIds.length > 1 ? '' : 'lg:grid-cols-[4fr_3fr_auto]'}`}
      >
        <SelectField
          label={m.who_is_considered()}
          value={who}
          options={[
            { value: 'asked', label: m.only_who_asked_or_waits() },
            { value: 'everybody', label: m.also_who_has_not_asked() },
          ]}
          onChange={({ target }) => choose({ who: target.value as Question['who'] })}
        />
        <SelectField
          label={m.keep_free_for_later()}
          value={String(keepFree)}
          options={spare.map((count) => ({
            value: String(count),
            label: count === 0 ? m.no_places() : m.count_places_of_each_role({ count }),
          }))}
          onChange={({ target }) => choose({ keepFree: Number(target.value) })}
        />
        {eventIds.length > 1 && (
          <SelectField
            label={m.one_person_helps_at_most_at()}
            value={String(Math.min(atMost, eventIds.length))}
            options={eventIds.map((_, index) => ({
              value: String(index + 1),
              label:
                index + 1 === eventIds.length
                  ? m.all_of_them()
                  : m.count_events_of_them({ count: index + 1 }),
            }))}
            onChange={({ target }) => {
              const chosen = Number(target.value);
              choose({ atMost: chosen === eventIds.length ? limits.fill.events : chosen });
            }}
          />
        )}
        <Button variant="secondary" isBusy={isMaking} onClick={onAgain}>
          {!isMaking && <RefreshCw aria-hidden size={16} />}
          {m.make_the_plan_again()}
        </Button>
      </div>
      <TakenOut
        people={question.without}
        onPutBack={(without) => onChange({ kind: 'put-back', without })}
      />
    </section>
  );
}
