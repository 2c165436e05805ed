import { type FillWay, fillWays } from '@saath/contract/filling/fill/rules';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { useId, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { WordToEveryone } from '../../places/board/word-to-everyone.tsx';
import type { Saved } from './done.tsx';
import { useSaveFill } from './queries.ts';
import { proposedWay, sendingOf, wayNames } from './words.ts';

type FillSummaryProps = {
  plan: FillPlan;
  open: boolean;
  onClose: () => void;
  onSaved: (saved: Saved) => void;
  /** Nothing was saved, because the plan does not hold any more. */
  onChanged: () => void;
};

/** What a save does and sends, before it does it. */
export function FillSummary({ plan, open, onClose, onSaved, onChanged }: FillSummaryProps) {
  const [id] = useState(newId);
  const [how, setHow] = useState<FillWay>(() => proposedWay(plan));
  const [note, setNote] = useState('');
  const saving = useSaveFill();
  const isBusy = saving.isPending;

  const save = () => {
    if (isBusy) return;
    saving.mutate(
      { id, plan, how, note: note.trim() },
      {
        onSuccess: ({ message, summary }) => {
          toast.success(message);
          onSaved({ id, how, summary });
        },
        onError: (error) => {
          toast.error(failureText(error, m.the_plan_was_not_saved()));
          if (error instanceof CallError && error.code === 'fill.changed') onChanged();
        },
      },
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) onClose();
      }}
      isQuestion
      title={m.save_the_plan()}
      description={sendingText(plan, how)}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} className="max-sm:flex-1" onClick={onClose}>
            {m.go_on_planning()}
          </Button>
          <Button isBusy={isBusy} busyText={m.saving()} className="max-sm:flex-1" onClick={save}>
            {m.save_and_send()}
          </Button>
        </>
      }
    >
      <Ways plan={plan} how={how} onChange={setHow} />
      <WordToEveryone note={note} onChange={setNote} />
    </Dialog>
  );
}

/** "14 places for 12 people. 10 mails and 14 notices go out." */
function sendingText(plan: FillPlan, how: FillWay): string {
  const { places, people, mails } = sendingOf(plan, how);
  const what = m.places_for_people({
    places: m.places_in_number({ count: places }),
    people: m.count_people({ count: people }),
  });
  const sent = {
    mails: m.mails_in_number({ count: mails }),
    notices: m.notices_in_number({ count: places }),
  };
  return `${what} ${m.mails_and_notices_go_out(sent)}`;
}

type WaysProps = { plan: FillPlan; how: FillWay; onChange: (how: FillWay) => void };

function Ways({ plan, how, onChange }: WaysProps) {
  const group = useId();
  const canAsk = plan.events.every((event) => event.canAsk);
  const hints = {
    give: m.they_hold_the_place_at_once_and_can_withdraw(),
    ask: canAsk ? m.the_place_is_kept_until_they_answer() : m.an_event_has_begun_no_time_to_ask(),
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{m.how_people_get_their_places()}</legend>
      {fillWays.map((way) => (
        <div key={way} className="flex gap-3">
          <input
            type="radio"
            id={`${group}-${way}`}
            name={group}
            value={way}
            checked={how === way}
            disabled={way === 'ask' && !canAsk}
            aria-describedby={`${group}-${way}-hint`}
            onChange={() => onChange(way)}
            className="mt-1 size-5 flex-none accent-primary"
          />
          <div className="min-w-0 pb-1">
            <label htmlFor={`${group}-${way}`} className="block max-sm:-my-2.5 max-sm:py-2.5">
              {wayNames[way]()}
            </label>
            <p id={`${group}-${way}-hint`} className="text-ink-soft text-sm">
              {hints[way]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
