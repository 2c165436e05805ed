import { useRef, useState } from 'react';

type Question = {
  /** Whether the dialog that asks is to be seen. */
  readonly isOpen: boolean;
  /** Opens it. @returns the answer, once there is one */
  readonly ask: () => Promise<boolean>;
  /** A no closes it; after a yes it stays until `close`, for what then happens. */
  readonly answer: (isMeant: boolean) => void;
  readonly close: () => void;
};

/** A question that is asked by a dialog, for those who wait for the answer. */
export function useQuestion(): Question {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<(isMeant: boolean) => void>(undefined);
  return {
    isOpen,
    ask: async () => {
      setOpen(true);
      return await new Promise<boolean>((resolve) => {
        waiting.current = resolve;
      });
    },
    answer: (isMeant) => {
      waiting.current?.(isMeant);
      if (!isMeant) setOpen(false);
    },
    close: () => setOpen(false),
  };
}
