import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type ComponentProps, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RollCall } from '../on-site/roll-call.tsx';
import { ClosedList } from './closed-list.tsx';
import { FullDialog } from './full-dialog.tsx';
import type { Day } from './kept-list.ts';
import { inSections } from './list.ts';
import { DayPersonRow } from './person.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { Sections } from './sections.tsx';
import { SendingLine } from './sending-line.tsx';
import { DayTally } from './tally.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useNow } from './use-now.ts';
import { useFocusInRows, useMeantPresses } from './use-press-guard.ts';
import { usePresses } from './use-presses.ts';

/** The button for everybody comes shortly before the end. */
const NEAR_THE_END = 30 * 60_000;

type DayViewProps = {
  day: Day;
  organiserId: string;
  /** Where people who were logged out log in again, on the way back to this list. */
  login: string;
  /** The participation whose badge was scanned. */
  scanned: string | null;
  /** People who ask at the door, above the list. */
  asking: ReactNode;
  /** The list is not this person's any more. */
  isClosedToThem?: boolean;
  /** Who is on site now stands in place of the list. */
  isRollCall?: boolean;
};

/** Who is late, expected, here, done and missing; one press records what happens (DY-01), also without a network. */
export function DayView(props: DayViewProps) {
  const { day, organiserId, login, scanned, asking, isClosedToThem, isRollCall } = props;
  const { event } = day;
  const now = useNow(15_000);
  const presses = usePresses(day, organiserId);
  const { people, held, moveOn, queue } = presses;
  const [search, setSearch] = useState('');
  const [timed, setTimed] = useState<DayPerson>();
  const list = useRef<HTMLDivElement>(null);
  const meant = useMeantPresses(list, search, presses);
  const focus = useFocusInRows(list);
  const sections = useMemo(() => inSections(people, now), [people, now]);
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
      />
    ),
    [event, isClosed, held, meant.press, meant.undo],
  );
  if (isClosedToThem)
    return <ClosedList marks={queue.marks} people={day.people} timeZone={event.timeZone} />;
  // Drawn once, with what was pressed before a reload: rows that move after that swallow the next press.
  if (!queue.isRead) return <Skeleton className="h-96 w-full" />;
  const sending = <SendingLine queue={queue} login={login} onSend={presses.flush} />;
  if (isRollCall)
    return (
      <>
        {sending}
        <RollCall event={event} people={sections.here} now={now} />
      </>
    );
  return (
    <div className="flex flex-col gap-5 pb-24">
      {sending}
      <DayHours day={day} now={now} />
      <TextField
        label={m.search_by_name()}
        type="search"
        autoComplete="off"
        value={search}
        onChange={({ target }) => {
          moveOn();
          setSearch(target.value);
        }}
      />
      <DayTally people={sections} onGo={moveOn} />
      <OnSiteLink count={sections.here.length} />
      <p role="status" className="sr-only">
        {presses.said}
      </p>
      {asking}
      <div ref={list} className="flex flex-col gap-6" {...focus}>
        {scanned && <Scanned people={people} id={scanned} row={row} />}
        <Sections
          people={people}
          search={search}
          now={now}
          held={held}
          row={row}
          whenHere={
            isNearEnd &&
            search === '' && <AllCompleted isClosed={isClosed} onPress={presses.completeAll} />
          }
        />
      </div>
      {presses.undoAll && <UndoAll {...presses.undoAll} />}
      <TimesDialog
        eventId={event.id}
        timeZone={event.timeZone}
        person={timed}
        onClose={() => setTimed(undefined)}
      />
      <FullDialog {...presses.full} />
      <ReasonDialog key={presses.unexplained.id ?? 'none'} {...presses.unexplained} />
    </div>
  );
}

/** The way to the roll call, once there is anybody to call. */
function OnSiteLink({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Link
      to="?show=on-site"
      className="inline-flex min-h-11 w-fit items-center text-primary tabular-nums underline"
    >
      {m.on_site_now_count({ count })}
    </Link>
  );
}

/** One press for everybody who is here, near the end. */
function AllCompleted({ isClosed, onPress }: { isClosed: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      disabled={isClosed}
      onClick={() => {
        onPress();
        focusOnHere();
      }}
    >
      {m.everybody_who_is_here_completed()}
    </Button>
  );
}

/** Takes back what was pressed for everybody. */
function UndoAll({ onUndo, ...undoAll }: ComponentProps<typeof UndoBar>) {
  return (
    <UndoBar
      {...undoAll}
      onUndo={() => {
        onUndo();
        focusOnHere();
      }}
    />
  );
}

/** Buttons about everybody go with their press; the focus goes to what they were about. */
function focusOnHere(): void {
  document.getElementById('day-here')?.focus({ preventScroll: true });
}

function isClosedAt({ status, opensAt, closesAt }: Day['event'], now: number): boolean {
  const isOff = status === 'CANCELLED' || status === 'PENDING';
  return isOff || now < Date.parse(opensAt) || now >= Date.parse(closesAt);
}

function DayHours({ day: { event }, now }: { day: Day; now: number }) {
  const { status, opensAt, closesAt, timeZone } = event;
  if (status === 'CANCELLED' || status === 'PENDING')
    return <Notice tone="danger">{m.this_event_has_no_day()}</Notice>;
  if (now < Date.parse(opensAt)) {
    const [date, clock] = [formatDate(opensAt, timeZone), formatTime(opensAt, timeZone)];
    const time = m.date_at_time({ date, time: clock });
    return <Notice tone="info">{m.check_in_opens_at_time({ time })}</Notice>;
  }
  if (now >= Date.parse(closesAt))
    return <Notice tone="info">{m.the_day_is_over_corrections()}</Notice>;
  return null;
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
