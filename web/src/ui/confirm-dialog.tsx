import { type ReactNode, useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen, and to whom. */
  description?: ReactNode;
  /** More to fill in before the step, a word to the person for instance. */
  children?: ReactNode;
  /** Says what happens: 'Delete', not 'OK'. */
  confirmText: string;
  busyText?: string;
  cancelText?: string;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  onConfirm: () => void;
};

/** Asks before a step that cannot be taken back. The focus starts on the way out, so Enter does no harm. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmText,
  busyText,
  cancelText = m.cancel(),
  tone = 'danger',
  isBusy,
  onConfirm,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next);
      }}
      title={title}
      description={description}
      size="small"
      isQuestion
      initialFocus={cancel}
      footer={
        <>
          <Button
            ref={cancel}
            variant="secondary"
            disabled={isBusy}
            onClick={() => onOpenChange(false)}
          >
            {cancelText}
          </Button>
          <Button
            variant={tone}
            isBusy={isBusy}
            {...(busyText ? { busyText } : {})}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
