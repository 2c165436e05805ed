import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { MatchingUse } from '@saath/contract/matching/choices/schema';
import { type MatchingInput, matchingInputs } from '@saath/contract/matching/suggest/rules';
import { useId, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { toast } from '../../../ui/toast.ts';
import { AreaForm } from './area-form.tsx';
import { HomeOnMap } from './home-on-map.tsx';
import { inputWords } from './input-words.ts';
import { matchingUseQuery, useSetMatchingUse } from './matching-queries.ts';

type Choice = { area: string; mapPoint: string; off: MatchingInput[] };

/** What matching uses about the person who looks, with a switch for each (MT-08). */
export function MatchingUseCard() {
  const use = useQuery(matchingUseQuery);
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="text-2xl">{m.what_matching_uses_about_you()}</h2>
      <p className="text-ink-soft">{m.people_are_suggested_by_what_stands_here()}</p>
      <QueryState query={use}>{(known) => <Choices use={known} />}</QueryState>
    </Card>
  );
}

function Choices({ use }: { use: MatchingUse }) {
  const change = useSetMatchingUse();
  /** What stood there before the last change. */
  const [before, setBefore] = useState<Choice>();

  const now: Choice = {
    area: use.area,
    mapPoint: use.point ? writeMapPoint(use.point) : '',
    off: use.off,
  };
  const save = async (next: Partial<Choice>) => {
    await change.mutateAsync(next);
    setBefore(now);
  };
  const saveOrSay = (next: Partial<Choice>) =>
    void save(next).catch((error: unknown) =>
      toast.error(failureText(error, m.matching_choice_not_saved())),
    );
  const choose = (input: MatchingInput, isUsed: boolean) => {
    const rest = use.off.filter((each) => each !== input);
    saveOrSay({ off: isUsed ? rest : [...rest, input] });
  };
  return (
    <>
      <ul className="divide-y divide-line border-line border-y" aria-busy={change.isPending}>
        {matchingInputs.map((input) => (
          <Line
            key={input}
            input={input}
            use={use}
            isSaving={change.isPending}
            onChoose={(isUsed) => choose(input, isUsed)}
          />
        ))}
      </ul>
      <AreaForm
        key={use.area}
        area={use.area}
        isSaving={change.isPending}
        onSave={async (area) => await save({ area })}
      />
      <HomeOnMap use={use} onChoose={(mapPoint) => saveOrSay({ mapPoint })} />
      <LastChange
        isKnown={before !== undefined}
        isSaving={change.isPending}
        onUndo={() => before && saveOrSay(before)}
      />
      <p className="text-ink-soft text-sm">{m.days_off_rule_you_out()}</p>
      <p className="font-semibold text-sm">{m.never_used_your_name()}</p>
    </>
  );
}

type LastChangeProps = { isKnown: boolean; isSaving: boolean; onUndo: () => void };

/** Says that it is saved, with the way back; heard by a screen reader, so it is there before anything was changed. */
function LastChange({ isKnown, isSaving, onUndo }: LastChangeProps) {
  return (
    <div className={isKnown ? 'flex min-h-11 flex-wrap items-center gap-3' : 'sr-only'}>
      <p role="status" className="text-ink-soft">
        {isKnown && !isSaving ? m.matching_choice_saved() : ''}
      </p>
      {isKnown && (
        <Button variant="secondary" size="small" isBusy={isSaving} onClick={onUndo}>
          {m.undo()}
        </Button>
      )}
    </div>
  );
}

/** A track with a knob that moves to the end of the line; the browser's own box where colours are forced. */
const switchLook =
  'relative h-6 w-11 cursor-pointer appearance-none rounded-full border border-edge bg-neutral-soft transition-colors duration-150 before:absolute before:start-0.5 before:top-0.5 before:size-[1.125rem] before:rounded-full before:bg-edge before:transition-transform before:duration-150 checked:border-primary checked:bg-primary checked:before:translate-x-5 checked:before:bg-on-primary rtl:checked:before:-translate-x-5 forced-colors:h-5 forced-colors:w-5 forced-colors:appearance-auto forced-colors:before:hidden';

type LineProps = {
  input: MatchingInput;
  use: MatchingUse;
  isSaving: boolean;
  onChoose: (isUsed: boolean) => void;
};

function Line({ input, use, isSaving, onChoose }: LineProps) {
  const id = useId();
  const { name, stored, meaning } = inputWords[input];
  const isUsed = !use.off.includes(input);
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{name()}</span>
          <span className="text-ink-soft">
            {': '}
            <bdi className="break-words">{stored(use)}</bdi>
          </span>
        </p>
        <p id={`${id}-meaning`} className="text-ink-soft text-sm">
          {meaning()}
        </p>
      </div>
      {/* The whole square takes the finger. */}
      <label className="grid size-11 flex-none place-items-center">
        <input
          type="checkbox"
          role="switch"
          className={switchLook}
          checked={isUsed}
          aria-checked={isUsed}
          aria-label={m.use_input_for_suggestions({ input: name() })}
          aria-describedby={`${id}-meaning`}
          // Not `disabled`: that would take the focus away from whoever uses the keyboard.
          aria-disabled={isSaving}
          onChange={({ target }) => {
            if (!isSaving) onChoose(target.checked);
          }}
        />
      </label>
    </li>
  );
}
