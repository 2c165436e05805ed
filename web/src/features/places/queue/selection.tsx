import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';

export type Selection = {
  /** Whether people can be selected at the moment. */
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  readonly start: () => void;
  readonly stop: () => void;
  readonly choose: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
};

/** Which of the waiting people are to be answered together. */
export function useSelection(): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    isOn,
    ids,
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      setIds(new Set());
    },
    choose: (chosen) => setIds(new Set(chosen)),
    toggle: (id) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}

type SelectRowProps = { selection: Selection; entry: QueueEntry; children: ReactNode };

/** A request with a box beside it while people are being selected. */
export function SelectRow({ selection, entry, children }: SelectRowProps) {
  if (!selection.isOn) return children;
  return (
    <div className="flex gap-2">
      <label className="-ms-3 flex size-11 flex-none items-center justify-center">
        <bdi className="sr-only">{m.select_name({ name: entry.person.name })}</bdi>
        <input
          type="checkbox"
          checked={selection.ids.has(entry.id)}
          onChange={() => selection.toggle(entry.id)}
          className="size-5 accent-primary"
        />
      </label>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
