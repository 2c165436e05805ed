import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type EditorLeaveProps = { hasChanges: boolean };

/** Asks before unsaved changes are left behind, within the site and at its edge. */
export function EditorLeave({ hasChanges }: EditorLeaveProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && currentLocation.pathname !== nextLocation.pathname,
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
      title="Leave without saving?"
      description="Your changes to this event are lost when you leave."
      confirmText="Leave"
      cancelText="Stay here"
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
