import type { Event } from '@saath/contract/events/events/schema';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { ShiftPlan } from './shift-plan.tsx';
import { concernsPeople, useSetShifts } from './shift-queries.ts';
import {
  frameOf,
  type ShiftProblem,
  shiftsProblem,
  updatesOf,
  valuesOfShifts,
} from './shift-values.ts';

type ShiftsDialogProps = {
  event: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'updatedAt'>;
  /** The dialog is open while there is one. */
  role: Event['role'][number] | undefined;
  onClose: () => void;
  /** They are stored. */
  onSaved?: (saved: { roleId: string; maxVolunteers: number }) => void;
};

/** Sets the shifts of a role of an event that exists; they are stored at once (OR-01). */
export function ShiftsDialog({ event, role, onClose, onSaved }: ShiftsDialogProps) {
  if (!role) return null;
  return <OpenDialog key={role.id} event={event} role={role} onClose={onClose} onSaved={onSaved} />;
}

type OpenDialogProps = Omit<ShiftsDialogProps, 'role' | 'onSaved'> & {
  role: Event['role'][number];
  onSaved: ShiftsDialogProps['onSaved'] | undefined;
};

function OpenDialog({ event, role, onClose, onSaved }: OpenDialogProps) {
  const { shifts, change, problem, storedCount, saving, save } = useShiftEdit({
    ...{ event, role, onClose, onSaved },
  });
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => {
          if (!open && !saving.isPending) onClose();
        }}
        size="large"
        title={m.shifts_of_role({ role: role.role_name })}
        description={noteFor({
          filled: role.filled,
          before: storedCount,
          now: shifts.length,
        })}
        footer={
          <>
            <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
              {m.cancel()}
            </Button>
            <Button isBusy={saving.isPending} busyText={m.saving()} onClick={() => save(false)}>
              {m.save_shifts()}
            </Button>
          </>
        }
      >
        <ShiftPlan
          shifts={shifts}
          frame={frameOf(event)}
          people={shifts[0]?.maxPeople ?? String(role.maxVolunteers)}
          problem={problem}
          onChange={change}
        />
      </Dialog>
      <ReleaseDialog saving={saving} onConfirm={() => save(true)} />
    </>
  );
}

/** The shifts as they are typed, what is wrong with them, and storing them. */
function useShiftEdit({ event, role, onClose, onSaved }: OpenDialogProps) {
  // As it was when the dialog opened: what others change meanwhile makes a conflict, not a jump.
  const [seen] = useState({ event, stored: role.shifts });
  const [shifts, setShifts] = useState(() => valuesOfShifts(role.shifts, event.timeZone));
  const [problem, setProblem] = useState<ShiftProblem>();
  const saving = useSetShifts();

  const change = (next: typeof shifts) => {
    setProblem(undefined);
    setShifts(next);
  };
  /** @param release whether people may lose the shift that they hold */
  const save = (release: boolean) => {
    const frame = frameOf(event);
    const found = frame && shiftsProblem(shifts, frame, role.role_name);
    setProblem(found);
    if (found) return toast.error(found.message);
    return saving.mutate(
      {
        ...{ roleId: role.id, release, updatedAt: seen.event.updatedAt },
        shifts: updatesOf(shifts, { timeZone: event.timeZone, stored: seen.stored }),
      },
      {
        onSuccess: ({ maxVolunteers }) => {
          onSaved?.({ roleId: role.id, maxVolunteers });
          onClose();
        },
      },
    );
  };
  return { shifts, change, problem, storedCount: seen.stored.length, saving, save };
}

type ReleaseDialogProps = { saving: ReturnType<typeof useSetShifts>; onConfirm: () => void };

/** Asks before people lose the shift that they hold. */
function ReleaseDialog({ saving: { error, isPending, reset }, onConfirm }: ReleaseDialogProps) {
  return (
    <ConfirmDialog
      open={concernsPeople(error)}
      onOpenChange={(open) => {
        if (!open) reset();
      }}
      title={m.delete_shifts_with_people()}
      description={
        error && (
          <>
            <bdi>{failureText(error, m.the_shifts_could_not_be_saved())}</bdi>{' '}
            {m.they_ask_for_the_role_again()}
          </>
        )
      }
      confirmText={m.delete_and_tell_them()}
      busyText={m.saving()}
      isBusy={isPending}
      onConfirm={onConfirm}
    />
  );
}

/** What the save means for those who hold a place. */
function noteFor(people: { filled: number; before: number; now: number }): string | undefined {
  if (people.filled === 0) return undefined;
  if (people.before === 0) return people.now === 0 ? undefined : m.holders_get_a_shift();
  return people.now === 0
    ? m.holders_come_for_the_whole_event()
    : m.people_whose_shift_changes_are_told();
}
