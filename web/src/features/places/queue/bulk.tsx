import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import type { decisions } from '@saath/contract/places/joining/endpoints';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { onceAnswered } from '../../../calls/once-answered.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Check, Gift, ListChecks, ListPlus, X } from '../../../ui/icons.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { type Outcome, QueueOutcome } from './outcome.tsx';
import { useDecideMany } from './queries.ts';
import { presetRole } from './sections.ts';
import type { Selection } from './selection.tsx';

type QueueBulkProps = {
  event: Pick<Event, 'id' | 'role' | 'status'>;
  /** Who is answered: requests, or those on the wait list. */
  state: 'requested' | 'waitlisted';
  /** The people that are shown. */
  entries: readonly QueueEntry[];
  selection: Selection;
};

type Answer = (typeof decisions)[number];

/** Answers several requests at once and says what became of each. */
export function QueueBulk({ event, state, entries, selection }: QueueBulkProps) {
  const decide = useDecideMany(event.id);
  /** What goes along with a decline; undefined = it is not asked. */
  const [word, setWord] = useState<string>();
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const waiting = entries.filter((entry) => entry.state === state);
  const chosen = waiting.filter(({ id }) => selection.ids.has(id));

  const give = (decision: Answer, note = '') => {
    const closing = onceAnswered(() => setWord(undefined));
    const decisions = chosen.map((entry) => decisionOf(entry, decision, event.role));
    decide.mutate(
      { decisions, note },
      {
        onSuccess: ({ outcomes: answered }) => {
          setOutcomes(withNames(answered, chosen));
          selection.stop();
          closing.onSuccess();
        },
        onError: closing.onError,
      },
    );
  };

  return (
    <>
      {waiting.length > 1 && !selection.isOn && (
        <Button variant="quiet" size="small" onClick={selection.start}>
          <ListChecks aria-hidden size={16} />
          {m.select_several()}
        </Button>
      )}
      {selection.isOn && (
        <Bar
          selection={selection}
          shown={waiting}
          chosen={chosen.length}
          second={secondAnswer(state, event.status)}
          running={decide.isPending ? decide.variables.decisions[0]?.decision : undefined}
          onAnswer={(decision) => (decision === 'decline' ? setWord('') : give(decision))}
        />
      )}
      <DeclineManyDialog
        count={word === undefined ? 0 : chosen.length}
        word={word ?? ''}
        onWord={setWord}
        isBusy={decide.isPending}
        onClose={() => setWord(undefined)}
        onDecline={() => give('decline', word?.trim())}
      />
      <QueueOutcome outcomes={outcomes} onClose={() => setOutcomes(undefined)} />
    </>
  );
}

/** One person's answer, with the role where a place is given. */
function decisionOf(entry: QueueEntry, decision: Answer, roles: Event['role']) {
  const givesPlace = decision === 'approve' || decision === 'offer';
  const roleId = givesPlace ? presetRole(entry, roles) || null : null;
  return { participationId: entry.id, decision, roleId };
}

function withNames(
  outcomes: readonly Omit<Outcome, 'name'>[],
  entries: readonly QueueEntry[],
): Outcome[] {
  const nameOf = new Map(entries.map(({ id, person }) => [id, person.name] as const));
  return outcomes.map((one) => ({ ...one, name: nameOf.get(one.participationId) ?? '' }));
}

/** Anyone who asked can be put on the wait list; who waits can be offered a place, until the event starts. */
function secondAnswer(state: QueueBulkProps['state'], status: Event['status']) {
  if (state === 'requested') return 'waitlist';
  return status === 'UPCOMING' ? 'offer' : undefined;
}

type BarProps = {
  selection: Selection;
  shown: readonly QueueEntry[];
  chosen: number;
  /** Beside giving places and declining. */
  second: 'waitlist' | 'offer' | undefined;
  running: Answer | undefined;
  onAnswer: (decision: Answer) => void;
};

function HowMany({ chosen, isTooMany }: { chosen: number; isTooMany: boolean }) {
  return (
    <p role="status" className="me-auto font-semibold tabular-nums">
      {m.count_selected({ count: chosen })}
      {isTooMany && (
        <span className="block font-normal text-sm">
          {m.at_most_count_at_once({ count: limits.decisionsAtOnce })}
        </span>
      )}
    </p>
  );
}

function Bar({ selection, shown, chosen, second, running, onAnswer }: BarProps) {
  const most = limits.decisionsAtOnce;
  const isTooMany = chosen > most;
  const isIdle = chosen === 0 || isTooMany || running !== undefined;
  return (
    <div className="z-20 flex flex-wrap items-center gap-2 border-edge bg-surface p-3 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--area-bar,0px) max-sm:border-t max-sm:shadow-float sm:sticky sm:top-16 sm:my-2 sm:rounded-card sm:border sm:shadow-float lg:top-2">
      <HowMany chosen={chosen} isTooMany={isTooMany} />
      <Button
        variant="quiet"
        size="small"
        onClick={() => selection.choose(shown.slice(0, most).map(({ id }) => id))}
      >
        {m.select_all_shown()}
      </Button>
      <Button
        size="small"
        isBusy={running === 'approve'}
        disabled={isIdle}
        onClick={() => onAnswer('approve')}
      >
        <Check aria-hidden size={16} />
        {m.give_places()}
      </Button>
      {second && (
        <Button
          variant="secondary"
          size="small"
          isBusy={running === second}
          disabled={isIdle}
          onClick={() => onAnswer(second)}
        >
          {second === 'offer' ? <Gift aria-hidden size={16} /> : <ListPlus aria-hidden size={16} />}
          {second === 'offer' ? m.offer_places() : m.wait_list()}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={isIdle}
        onClick={() => onAnswer('decline')}
      >
        <X aria-hidden size={16} />
        {m.decline()}
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={running !== undefined}
        onClick={selection.stop}
      >
        {m.stop_selecting()}
      </Button>
      <p className="w-full text-ink-soft text-sm max-sm:sr-only">
        {m.each_gets_the_role_they_asked_for()}
      </p>
    </div>
  );
}

type DeclineManyProps = {
  /** How many; the dialog is open while there is anybody. */
  count: number;
  word: string;
  onWord: (word: string) => void;
  isBusy: boolean;
  onClose: () => void;
  onDecline: () => void;
};

function DeclineManyDialog({ count, word, onWord, isBusy, onClose, onDecline }: DeclineManyProps) {
  return (
    <ConfirmDialog
      open={count > 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.decline_count_requests({ count })}
      description={m.each_is_told_that_it_does_not()}
      confirmText={m.decline()}
      busyText={m.saving()}
      isBusy={isBusy}
      onConfirm={onDecline}
    >
      <TextArea
        label={m.a_word_to_them_optional()}
        rows={3}
        maxLength={limits.joinNote.max}
        value={word}
        onChange={({ target }) => onWord(target.value)}
      />
    </ConfirmDialog>
  );
}
