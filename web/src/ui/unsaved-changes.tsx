import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { m } from '../paraglide/messages.js';
import { ConfirmDialog } from './confirm-dialog.tsx';

type UnsavedChangesProps = {
  hasChanges: boolean;
  /** What becomes of the changes. */
  description: string;
  /** Under this address they are kept. */
  keptUnder?: string;
};

/** Asks before unsaved changes are left behind, within the site and at its edge. */
export function UnsavedChanges({ hasChanges, description, keptUnder }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      currentLocation.pathname !== nextLocation.pathname &&
      !(keptUnder && nextLocation.pathname.startsWith(keptUnder)),
  );
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={m.leave_without_saving()}
      description={description}
      confirmText={m.leave()}
      cancelText={m.stay_here()}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
