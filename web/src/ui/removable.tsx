import { type ReactNode, useRef, useState } from 'react';
import { useKeptFocus } from '../lib/use-kept-focus.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type RemovableProps<Entry extends { readonly id: string }> = {
  /** Undefined until they are known. */
  entries: readonly Entry[] | undefined;
  /** The question, which names the entry. */
  title: (entry: Entry) => string;
  description: string;
  confirmText: string;
  busyText: string;
  removal: {
    readonly isPending: boolean;
    readonly mutate: (id: string, options: { onSettled: () => void }) => void;
  };
  className?: string;
  /** The list; each entry's button asks about it. */
  children: (ask: (entry: Entry) => void) => ReactNode;
};

/** A list whose entries can be removed, each after a question. The keyboard stays at the list when an entry goes. */
export function Removable<Entry extends { readonly id: string }>({
  entries,
  title,
  removal,
  className = '',
  children,
  ...words
}: RemovableProps<Entry>) {
  const [question, setQuestion] = useState<Entry>();
  const close = () => setQuestion(undefined);
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  useKeptFocus(all, entries?.map(({ id }) => id).join());
  return (
    <div ref={all} tabIndex={-1} className={`outline-none ${className}`}>
      {children(setQuestion)}
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => !open && close()}
        title={question ? title(question) : ''}
        isBusy={removal.isPending}
        onConfirm={() => question && removal.mutate(question.id, { onSettled: close })}
        {...words}
      />
    </div>
  );
}
