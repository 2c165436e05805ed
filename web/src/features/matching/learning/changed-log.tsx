import type { LogChanges } from '@saath/contract/matching/learning/schema';
import { useState } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLeaveOutcomesOut } from './queries.ts';

/** Somebody else wrote in the record that matching learns from: what was found, and the way on. */
export function ChangedLog({ changes }: { changes: LogChanges }) {
  const [isAsking, setAsking] = useState(false);
  const leaveOut = useLeaveOutcomesOut();
  const { changed, missing, added, isBroken } = changes;
  return (
    <Notice tone="danger" title={m.outcomes_changed_title()}>
      <p>
        {m.outcomes_changed_explained({
          changed: formatNumber(changed),
          missing: formatNumber(missing),
          added: formatNumber(added),
        })}{' '}
        {isBroken && m.outcomes_chain_broken()}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={() => setAsking(true)}
        isBusy={leaveOut.isPending}
        busyText={m.leaving_them_out()}
      >
        {m.leave_changed_outcomes_out()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.leave_changed_outcomes_out_question()}
        description={m.leave_changed_outcomes_out_explained()}
        confirmText={m.leave_changed_outcomes_out()}
        busyText={m.leaving_them_out()}
        isBusy={leaveOut.isPending}
        onConfirm={() => leaveOut.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </Notice>
  );
}
