import type { Event } from '@saath/contract/events/events/schema';
import type { HeldShift } from '@saath/contract/events/shifts/schema';
import { giveShiftUp } from '@saath/contract/places/further-shifts/endpoints';
import { furtherShiftMessages } from '@saath/contract/places/further-shifts/messages';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { usePresent } from '../../../lib/time-left.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { HeldShiftTime, ShiftZone, shiftsOf } from '../../events/shifts/held-shift.tsx';
import { hasSeveralDays, shiftInWords } from '../../events/shifts/shift-time.tsx';

type OwnShiftsProps = {
  event: Event;
  participation: MyParticipation;
  onDone: () => Promise<void>;
};

/** One's own shifts; who has several can give each but the first up until it begins. */
export function OwnShifts({ event, participation, onDone }: OwnShiftsProps) {
  const now = usePresent();
  const { furtherShifts = [], state } = participation;
  const mayGiveUp = (shift: HeldShift) =>
    now !== undefined &&
    holdsPlace(state) &&
    now < Date.parse(shift.startsAt) &&
    furtherShifts.includes(shift);
  const own = shiftsOf(participation);
  if (own.length === 0) return null;
  return (
    <ShiftZone event={event}>
      <ul aria-label={m.your_shifts()} className={own.length > 1 ? rows : ''}>
        {own.map((shift) => (
          <li
            key={shift.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <HeldShiftTime shift={shift} />
            {mayGiveUp(shift) && (
              <GiveUp
                event={event}
                participationId={participation.id}
                shift={shift}
                onDone={onDone}
              />
            )}
          </li>
        ))}
      </ul>
    </ShiftZone>
  );
}

/** Several stand below each other, as the shifts of a role do. */
const rows = 'divide-y divide-line border-line border-y [&>li]:min-h-12 [&>li]:py-0.5';

type GiveUpProps = Pick<OwnShiftsProps, 'event' | 'onDone'> & {
  participationId: string;
  shift: HeldShift;
};

/** Asked once more, in place, before it happens. */
function GiveUp({ event, participationId, shift, onDone }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const time = shiftInWords(shift, { timeZone: event.timeZone, hasDate: hasSeveralDays(event) });
  const send = async () => {
    setSending(true);
    try {
      await call(giveShiftUp, {
        params: { id: participationId },
        body: { shiftId: shift.id },
      });
      toast.success(spoken(furtherShiftMessages, 'givenUp'));
    } catch (error) {
      toast.error(failureText(error, m.this_did_not_work_please_try_again()));
    }
    await onDone();
    setSending(false);
    setAsking(false);
  };
  if (!isAsking)
    return (
      // In a line of its own, on a phone, its word begins where the time above does.
      <Button variant="quiet" size="small" className="-ms-3" onClick={() => setAsking(true)}>
        {m.give_up()}
        <About>{time}</About>
      </Button>
    );
  return (
    <span role="alertdialog" aria-label={m.give_this_shift_up()} className="flex flex-wrap gap-2">
      <Button variant="danger" size="small" isBusy={isSending} busyText={m.saving()} onClick={send}>
        {m.give_up()}
        <About>{time}</About>
      </Button>
      <Button variant="quiet" size="small" autoFocus onClick={() => setAsking(false)}>
        {m.keep_it()}
      </Button>
    </span>
  );
}
