import type { HeldShift } from '@saath/contract/events/shifts/schema';
import { createContext, type ReactNode, useContext } from 'react';
import { hasSeveralDays, ShiftTime } from './shift-time.tsx';

type Zoned = { readonly startTime: string; readonly endTime: string; readonly timeZone: string };

const EventContext = createContext<Zoned | undefined>(undefined);

/** Says in whose zone the shifts below are told; lists of people know no event. */
export function ShiftZone({ event, children }: { event: Zoned; children: ReactNode }) {
  return <EventContext value={event}>{children}</EventContext>;
}

/** The event of the surrounding `ShiftZone`. */
export function useShiftEvent(): Zoned | undefined {
  return useContext(EventContext);
}

type WithShifts = {
  readonly shift: HeldShift | null;
  readonly furtherShifts?: readonly HeldShift[] | undefined;
};

/** All shifts of somebody, soonest first. */
export function shiftsOf({ shift, furtherShifts = [] }: WithShifts): HeldShift[] {
  return [...(shift ? [shift] : []), ...furtherShifts].sort((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
}

/** How many places people have: whoever has several shifts takes one in each. */
export function placesOf(people: readonly WithShifts[]): number {
  return people.reduce((sum, { furtherShifts = [] }) => sum + 1 + furtherShifts.length, 0);
}

/** All shifts of somebody, with what stands before each. */
export function HeldShiftTimes({ of, before }: { of: WithShifts; before?: ReactNode }) {
  return shiftsOf(of).map((shift) => (
    <HeldShiftTime key={shift.id} shift={shift} before={before} />
  ));
}

/** The shift that somebody holds or asked for; nothing where there is none. */
export function HeldShiftTime({ shift, before }: { shift: HeldShift | null; before?: ReactNode }) {
  const event = useShiftEvent();
  if (!shift || !event) return null;
  return (
    <>
      {before}
      <ShiftTime shift={shift} timeZone={event.timeZone} hasDate={hasSeveralDays(event)} />
    </>
  );
}
