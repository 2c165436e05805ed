import { useEffect } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

/** How long a press can be taken back right here; later the menu of each person does it. */
const STAYS = 10_000;

type UndoBarProps = {
  /** About how many people. */
  count: number;
  /** What was recorded. */
  what: string;
  /** Changes with every press: the time starts again. */
  id: string;
  onUndo: () => void;
  onGone: () => void;
};

/** Takes back what was recorded about several people at once; single rows have their own way back. */
export function UndoBar({ count, what, id, onUndo, onGone }: UndoBarProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new press starts the time again
  useEffect(() => {
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [id, onGone]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-20 z-30 flex justify-center px-4 lg:bottom-16">
      <div className="pointer-events-auto flex max-w-full items-center gap-4 rounded-card border border-line bg-surface py-2 ps-5 pe-2 shadow-float">
        <p role="status" className="min-w-0 break-words">
          {m.count_people_what({ count, what })}
        </p>
        <Button variant="secondary" onClick={onUndo}>
          {m.undo()}
        </Button>
      </div>
    </div>
  );
}
