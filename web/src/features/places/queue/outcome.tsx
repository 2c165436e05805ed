import type { DecisionOutcome } from '@saath/contract/places/joining/schema';
import { told } from '@saath/contract/texts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CircleCheck, CircleX } from '../../../ui/icons.ts';

export type Outcome = DecisionOutcome & { readonly name: string };

type QueueOutcomeProps = {
  /** The dialog is open while there are any. */
  outcomes: readonly Outcome[] | undefined;
  onClose: () => void;
};

/** What became of many answers, person by person: what was refused comes first, with the reason. */
export function QueueOutcome({ outcomes = [], onClose }: QueueOutcomeProps) {
  const done = outcomes.filter(({ isDone }) => isDone);
  const refused = outcomes.filter(({ isDone }) => !isDone);
  return (
    <Dialog
      open={outcomes.length > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.what_became_of_your_answers()}
      description={m.done_of_total_done({ done: done.length, total: outcomes.length })}
      footer={<Button onClick={onClose}>{m.close()}</Button>}
    >
      <ul className="divide-y divide-line">
        {[...refused, ...done].map(({ participationId, name, isDone, ...said }) => {
          const Icon = isDone ? CircleCheck : CircleX;
          return (
            <li key={participationId} className="flex gap-3 py-2">
              <Icon
                aria-hidden
                size={20}
                className={`mt-0.5 flex-none ${isDone ? 'text-primary' : 'text-danger'}`}
              />
              <p className="min-w-0 break-words">
                <bdi className="font-semibold">{name}</bdi>
                <About>{`(${isDone ? m.is_done() : m.not_done()})`}</About>
                {!isDone && <span className="block text-sm">{told(said)}</span>}
              </p>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
