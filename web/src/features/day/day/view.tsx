import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { RollCall } from '../on-site/roll-call.tsx';
import { UndoAll } from './all-at-once.tsx';
import { ClosedList } from './closed-list.tsx';
import { FullDialog } from './full-dialog.tsx';
import type { Day } from './kept-list.ts';
import { inSections } from './list.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { DayRows } from './rows.tsx';
import { SendingLine } from './sending-line.tsx';
import { DayTally } from './tally.tsx';
import { useNow } from './use-now.ts';
import { usePresses } from './use-presses.ts';

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
  const { people, moveOn, queue } = presses;
  const [search, setSearch] = useState('');
  const sections = useMemo(() => inSections(people, now), [people, now]);
  if (isClosedToThem)
    return <ClosedList marks={queue.marks} people={day.people} timeZone={event.timeZone} />;
  // Drawn once, with what was pressed before a reload: rows that move after that swallow the next press.
  if (!queue.isRead) return <Skeleton className="h-96 w-full" />;
  const sending = <SendingLine queue={queue} login={login} onSend={presses.flush} />;
  if (isRollCall)
    return (
      <>
        {sending}
        <RollCall event={event} roleId={day.roleId} people={sections.here} now={now} />
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
      <DayRows day={day} now={now} presses={presses} search={search} scanned={scanned} />
      {presses.undoAll && <UndoAll {...presses.undoAll} />}
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
