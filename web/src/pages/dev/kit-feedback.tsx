import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { KitSection } from './kit-section.tsx';

/** What tells how things stand. */
export function KitFeedback() {
  return (
    <>
      <KitSection title="Notices, toasts, dialogs">
        {(['info', 'success', 'danger', 'joy'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
            Something worth reading before going on.
          </Notice>
        ))}
        <Dialogs />
      </KitSection>
      <KitSection title="Waiting, empty, failed">
        <div className="flex items-center gap-4">
          <Spinner /> <Skeleton className="h-6 w-48" />
        </div>
        <ProgressBar label="Sending the pictures" share={0.4} />
        <EmptyState
          title="Nothing yet"
          hint="Says why, and what to do next."
          action={<Button>Do it</Button>}
        />
        <ErrorPanel message="What happened, in the server's words." onRetry={() => {}} />
        <details>
          <FoldSummary>More of it</FoldSummary>
          <p>What few people look for.</p>
        </details>
      </KitSection>
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => toast.success('It worked.')}>
        Toast
      </Button>
      <Button variant="secondary" onClick={() => toast.error('It did not work.')}>
        Error toast
      </Button>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="danger" onClick={() => setOpen('confirm')}>
        Question
      </Button>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="A dialog">
        <p>Escape closes it, and the focus goes back to where it came from.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Delete this?"
        description="This cannot be undone."
        confirmText="Delete"
        isBusy={false}
        onConfirm={close}
      />
    </div>
  );
}
