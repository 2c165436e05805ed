import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { UndoBar } from './undo-bar.tsx';

/** One press for everybody who is here, near the end. */
export function AllCompleted({ isClosed, onPress }: { isClosed: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      disabled={isClosed}
      onClick={() => {
        onPress();
        focusOnHere();
      }}
    >
      {m.everybody_who_is_here_completed()}
    </Button>
  );
}

/** Takes back what was pressed for everybody. */
export function UndoAll({ onUndo, ...undoAll }: ComponentProps<typeof UndoBar>) {
  return (
    <UndoBar
      {...undoAll}
      onUndo={() => {
        onUndo();
        focusOnHere();
      }}
    />
  );
}

/** Buttons about everybody go with their press; the focus goes to what they were about. */
function focusOnHere(): void {
  document.getElementById('day-here')?.focus({ preventScroll: true });
}
