import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Clashes } from './saving.ts';
import type { BoardState } from './state.ts';

type BoardClashProps = {
  /** The board on which the moves were made; it knows everybody's name. */
  state: BoardState;
  clashes: Clashes | undefined;
  isBusy: boolean;
  onSave: (reason: string) => void;
  /** Goes on without the people who have no time. */
  onLeaveOut: () => void;
};

/** Some people have a place elsewhere at that time: a reason is all that is missing (JO-04). */
export function BoardClash({ state, clashes, isBusy, onSave, onLeaveOut }: BoardClashProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open={clashes !== undefined}
      onOpenChange={(open) => {
        if (!open && !isBusy) onLeaveOut();
      }}
      isQuestion
      title={
        clashes?.asked === 'eligibilityReason'
          ? m.some_people_may_not_do_their_role_yet()
          : m.some_people_already_hold_a_role_then()
      }
      description={m.nothing_was_saved_yet_say_why()}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onLeaveOut}>
            {m.leave_them_out()}
          </Button>
          <Button
            isBusy={isBusy}
            busyText={m.saving()}
            disabled={!reason.trim()}
            onClick={() => onSave(reason.trim())}
          >
            {m.save_all_the_same()}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {Object.entries(clashes?.fields ?? {}).map(([userId, problem]) => (
          <li key={userId} className="py-2">
            <bdi className="block break-words font-semibold">{state.people.get(userId)?.name}</bdi>
            <span className="break-words">{problem}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <TextField
          label={m.why_all_the_same()}
          hint={m.the_reason_is_kept_with_the_place()}
          autoComplete="off"
          required
          maxLength={limits.clashReason.max}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
