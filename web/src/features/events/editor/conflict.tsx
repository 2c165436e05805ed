import type { Event } from '@saath/contract/events/events/schema';
import { useEffect, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Difference, differencesOf } from './merge.ts';
import { type Editing, versionsOf } from './state.ts';

type EditorConflictProps = {
  editing: Editing;
  /** What the other organiser saved. */
  theirs: Event;
  onKeep: () => void;
  onTakeTheirs: () => void;
};

/** Somebody saved this event first: their values beside one's own, and what to do about it (EV-10). */
export function EditorConflict({ editing, theirs, onKeep, onTakeTheirs }: EditorConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  const differences = differencesOf(versionsOf(editing, theirs));

  return (
    <section
      aria-labelledby="conflict-title"
      className="mb-6 rounded-card border-2 border-danger bg-surface p-5"
    >
      <h2
        id="conflict-title"
        ref={heading}
        tabIndex={-1}
        className="font-display text-xl font-semibold outline-none"
      >
        {m.someone_else_changed_this_event()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.they_saved_while_you_were_editing_so()}</p>
      {differences.length === 0 ? (
        <p className="mt-4">{m.their_version_holds_the_same_values_as()}</p>
      ) : (
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {differences.map((difference) => (
            <DifferenceRow key={difference.key} difference={difference} />
          ))}
        </dl>
      )}
      <p className="mt-4 text-ink-soft text-sm">{m.when_you_keep_editing_the_values_marked()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeep}>{m.keep_editing()}</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {m.load_their_version()}
        </Button>
      </div>
    </section>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const { label, mine, theirs, keeps } = difference;
  return (
    <div className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[9rem_1fr_1fr]">
      <dt className="font-semibold text-sm break-words">{label}</dt>
      <Value whose={m.yours()} text={mine} stays={keeps === 'mine'} />
      <Value whose={m.theirs()} text={theirs} stays={keeps === 'theirs'} />
    </div>
  );
}

function Value({ whose, text, stays }: { whose: string; text: string; stays: boolean }) {
  return (
    <dd className="min-w-0">
      <span className="flex items-center gap-2 text-ink-soft text-sm">
        {whose}
        {stays && <Chip tone="primary">{m.stays()}</Chip>}
      </span>
      <span className="mt-1 block max-h-40 overflow-y-auto break-words whitespace-pre-line">
        {text || m.empty_value()}
      </span>
    </dd>
  );
}
