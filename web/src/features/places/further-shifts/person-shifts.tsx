import type { Event } from '@saath/contract/events/events/schema';
import type { HeldShift } from '@saath/contract/events/shifts/schema';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { usePresent } from '../../../lib/time-left.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Plus } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { HeldShiftTime, shiftsOf, useShiftEvent } from '../../events/shifts/held-shift.tsx';
import { hasSeveralDays, shiftInWords } from '../../events/shifts/shift-time.tsx';
import { useAddShift, useTakeShiftBack } from './queries.ts';

/** What an organiser can do about the shifts of the people of a role. */
export type ShiftsToGive = {
  /** Those of which one more can be given; none where nobody may have several. */
  shifts: Event['role'][number]['shifts'];
  /** Whether one can be taken back. */
  mayTakeBack: boolean;
};

type PersonShiftsProps = ShiftsToGive & { person: RosterPerson };

/** The shifts of somebody on the roster, with what an organiser can do about them. */
export function PersonShifts({ person, shifts, mayTakeBack }: PersonShiftsProps) {
  const own = shiftsOf(person);
  const further = person.furtherShifts ?? [];
  const now = usePresent();
  const isAhead = ({ startsAt }: HeldShift) => now !== undefined && now < Date.parse(startsAt);
  return own.map((shift) => (
    <div key={shift.id} className="flex flex-wrap items-center gap-x-2 text-sm">
      <HeldShiftTime shift={shift} />
      {mayTakeBack && isAhead(shift) && further.some(({ id }) => id === shift.id) && (
        <TakeBack person={person} shift={shift} />
      )}
      {shift === own.at(-1) && (
        <AddShift
          person={person}
          shifts={shifts.filter((other) => isAhead(other) && isBeside(other, own))}
        />
      )}
    </div>
  ));
}

type Free = Pick<Event['role'][number]['shifts'][number], 'maxPeople' | 'filled'>;

/** Whether there is room in a shift, at a time when the person has none. */
function isBeside({ startsAt, endsAt, ...shift }: HeldShift & Free, own: readonly HeldShift[]) {
  return (
    shift.filled < shift.maxPeople &&
    own.every((other) => endsAt <= other.startsAt || other.endsAt <= startsAt)
  );
}

function AddShift({ person, shifts }: { person: RosterPerson; shifts: readonly HeldShift[] }) {
  const event = useShiftEvent();
  const add = useAddShift();
  const { participationId, name } = person;
  if (!event || shifts.length === 0) return null;
  const words = { timeZone: event.timeZone, hasDate: hasSeveralDays(event) };
  return (
    <ActionMenu
      label={m.add_a_shift_for_name({ name })}
      look="quiet"
      button={
        <>
          <Plus aria-hidden size={16} />
          {m.add_a_shift()}
        </>
      }
    >
      {shifts.map((shift) => (
        <MenuAction
          key={shift.id}
          onPress={() =>
            add.mutate(
              { participationId, shiftId: shift.id },
              { onSuccess: ({ message }) => toast.success(message) },
            )
          }
        >
          <bdi>{shiftInWords(shift, words)}</bdi>
        </MenuAction>
      ))}
    </ActionMenu>
  );
}

function TakeBack({ person, shift }: { person: RosterPerson; shift: HeldShift }) {
  const [isAsking, setAsking] = useState(false);
  const event = useShiftEvent();
  const takeBack = useTakeShiftBack();
  const { participationId, name } = person;
  if (!event) return null;
  const time = shiftInWords(shift, { timeZone: event.timeZone, hasDate: hasSeveralDays(event) });
  return (
    <>
      {/* In a line of its own its word begins where the time above does. */}
      <Button variant="quiet" size="small" className="-ms-3" onClick={() => setAsking(true)}>
        {m.take_back()}
        <About>{`${name}, ${time}`}</About>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.take_shift_back_from_name({ name })}
        description={m.name_keeps_the_other_shifts({ name, time })}
        confirmText={m.take_back()}
        busyText={m.saving()}
        isBusy={takeBack.isPending}
        onConfirm={() =>
          takeBack.mutate(
            { participationId, shiftId: shift.id },
            {
              onSuccess: ({ message }) => toast.success(message),
              onSettled: () => setAsking(false),
            },
          )
        }
      />
    </>
  );
}
