import type { FillWay } from '@saath/contract/filling/fill/rules';
import type { FillSummary } from '@saath/contract/filling/fill/schema';
import { type Said, told } from '@saath/contract/texts';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Undo2 } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { useEventPaths } from '../../events/card/event-paths.ts';
import { useUndoFill } from './queries.ts';

export type Saved = {
  readonly id: string;
  readonly how: FillWay;
  readonly summary: FillSummary;
};

type FillDoneProps = {
  saved: Saved;
  eventIds: readonly string[];
  /** Makes another plan. */
  onAgain: () => void;
  /** Where it was not called a plan. */
  words?: { readonly again: string; readonly undone: string };
};

/** What was saved, and the way back while nobody has touched it. */
export function FillDone({ saved, eventIds, onAgain, words }: FillDoneProps) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoFill();
  const { people } = useEventPaths();
  const [only] = eventIds.length === 1 ? eventIds : [];
  const heading = useRef<HTMLHeadingElement>(null);
  const isUndone = undo.data !== undefined && !isAsking;
  // Both times the button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the change itself.
  useEffect(() => heading.current?.focus(), [isUndone]);

  const takeBack = () =>
    undo.mutate(saved.id, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(failureText(error, m.the_places_were_not_taken_back())),
      onSettled: () => setAsking(false),
    });

  return (
    <div className="flex flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="font-display text-xl font-semibold outline-none">
        {undo.data ? (words?.undone ?? m.the_plan_is_taken_back()) : savedText(saved)}
      </h2>
      {undo.data ? (
        <Undone released={undo.data.released} kept={undo.data.kept} />
      ) : (
        <WentOut {...saved.summary} />
      )}
      <div className="flex flex-wrap gap-3">
        {only && (
          <ButtonLink to={`${people(only)}?tab=roster`} variant="secondary">
            {m.see_the_roster()}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {words?.again ?? m.make_another_plan()}
        </Button>
        {!undo.data && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            <Undo2 aria-hidden size={18} className="rtl:-scale-x-100" />
            {m.undo()}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.take_all_these_places_back()}
        description={m.people_have_been_told_and_will_be_told_again()}
        confirmText={m.take_the_places_back()}
        busyText={m.saving()}
        isBusy={undo.isPending}
        onConfirm={takeBack}
      />
    </div>
  );
}

function savedText({ how, summary: { places } }: Saved): string {
  return how === 'give'
    ? m.count_places_are_given({ count: places })
    : m.count_places_are_offered({ count: places });
}

function WentOut({ mails, places }: Pick<Saved['summary'], 'mails' | 'places'>) {
  return (
    <p>
      {m.mails_and_notices_went_out({
        mails: m.mails_in_number({ count: mails }),
        notices: m.notices_in_number({ count: places }),
      })}
    </p>
  );
}

function Undone({ released, kept }: { released: number; kept: readonly Said[] }) {
  return (
    <>
      <p>{m.count_places_are_free_again({ count: released })}</p>
      {kept.length > 0 && (
        <Notice tone="info" title={m.these_places_stay()}>
          <ul>
            {kept.map((reason) => (
              <li key={reason.message}>{told(reason)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
