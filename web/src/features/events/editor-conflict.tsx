import type { Event } from '@saath/contract/events/schema';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { type Difference, differencesOf } from './editor-merge.ts';
import { type Editing, versionsOf } from './editor-state.ts';

type EditorConflictProps = {
  editing: Editing;
  /** What the other organiser saved. */
  theirs: Event;
  onKeep: () => void;
  onTakeTheirs: () => void;
};

/** Somebody saved this event first: their values beside the own ones, and what to do about it (EV-10). */
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
        Someone else changed this event
      </h2>
      <p className="mt-1 text-ink-soft">
        They saved while you were editing, so your changes are not stored yet. Nothing you typed is
        lost.
      </p>
      {differences.length === 0 ? (
        <p className="mt-4">Their version holds the same values as yours.</p>
      ) : (
        <dl className="mt-4 divide-y divide-line border-line border-y">
          {differences.map((difference) => (
            <DifferenceRow key={difference.key} difference={difference} />
          ))}
        </dl>
      )}
      <p className="mt-4 text-ink-soft text-sm">
        When you keep editing, the values marked “stays” are in the form, and you can still change
        them before you save.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onKeep}>Keep editing</Button>
        <Button variant="secondary" onClick={onTakeTheirs}>
          Load their version
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
      <Value whose="Yours" text={mine} stays={keeps === 'mine'} />
      <Value whose="Theirs" text={theirs} stays={keeps === 'theirs'} />
    </div>
  );
}

function Value({ whose, text, stays }: { whose: string; text: string; stays: boolean }) {
  return (
    <dd className="min-w-0">
      <span className="flex items-center gap-2 text-ink-soft text-sm">
        {whose}
        {stays && <Chip tone="primary">stays</Chip>}
      </span>
      <span className="mt-1 block max-h-40 overflow-y-auto break-words whitespace-pre-line">
        {text || '(empty)'}
      </span>
    </dd>
  );
}
