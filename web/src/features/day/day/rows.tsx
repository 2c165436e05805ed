import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { AllCompleted } from './all-at-once.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Day } from './kept-list.ts';
import { DayPersonRow } from './person.tsx';
import { Sections } from './sections.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { useFocusInRows, useMeantPresses } from './use-press-guard.ts';
import type { usePresses } from './use-presses.ts';

/** The button for everybody comes shortly before the end. */
const NEAR_THE_END = 30 * 60_000;

type DayRowsProps = {
  day: Day;
  /** In milliseconds. */
  now: number;
  presses: ReturnType<typeof usePresses>;
  search: string;
  /** The participation whose badge was scanned. */
  scanned: string | null;
};

/** Everybody who can be pressed: the person whose badge was scanned, then all by where they stand. */
export function DayRows({ day, now, presses, search, scanned }: DayRowsProps) {
  const { event } = day;
  const { people, held } = presses;
  const [timed, setTimed] = useState<DayPerson>();
  const [reached, setReached] = useState<DayPerson>();
  const list = useRef<HTMLDivElement>(null);
  const meant = useMeantPresses(list, search, presses);
  const focus = useFocusInRows(list);
  const isClosed = isClosedAt(event, now);
  const isNearEnd = now >= Date.parse(event.endTime) - NEAR_THE_END;
  const row = useCallback(
    (person: DayPerson) => (
      <DayPersonRow
        key={person.participationId}
        person={person}
        event={event}
        isClosed={isClosed}
        held={held.get(person.participationId)}
        onStep={meant.press}
        onUndo={meant.undo}
        onTimes={setTimed}
        onContact={setReached}
      />
    ),
    [event, isClosed, held, meant.press, meant.undo],
  );
  const whenHere = isNearEnd && search === '' && (
    <AllCompleted isClosed={isClosed} onPress={presses.completeAll} />
  );
  return (
    <>
      <div ref={list} className="flex flex-col gap-6" {...focus}>
        {scanned && <Scanned people={people} id={scanned} row={row} />}
        <Sections {...{ people, search, now, held, row, whenHere }} hasWalkIns={!day.roleId} />
      </div>
      <TimesDialog
        eventId={event.id}
        timeZone={event.timeZone}
        person={timed}
        onClose={() => setTimed(undefined)}
      />
      <ContactDialog person={reached} onClose={() => setReached(undefined)} />
    </>
  );
}

function isClosedAt({ status, opensAt, closesAt }: Day['event'], now: number): boolean {
  const isOff = status === 'CANCELLED' || status === 'PENDING';
  return isOff || now < Date.parse(opensAt) || now >= Date.parse(closesAt);
}

type ScannedProps = {
  people: readonly DayPerson[];
  id: string;
  row: (person: DayPerson) => ReactNode;
};

function Scanned({ people, id, row }: ScannedProps) {
  const person = people.find(({ participationId }) => participationId === id);
  return (
    <section aria-labelledby="scanned">
      <h2 id="scanned" className="mb-2 font-semibold text-lg">
        {m.scanned_badge()}
      </h2>
      {person ? (
        <ul className="rounded-card border-2 border-primary bg-surface">{row(person)}</ul>
      ) : (
        <Notice tone="danger">{m.the_person_is_not_on_the_list()}</Notice>
      )}
    </section>
  );
}
