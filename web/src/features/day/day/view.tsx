import { daySections } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FullDialog } from './full-dialog.tsx';
import { inSections, named } from './list.ts';
import { DayPersonRow } from './person.tsx';
import type { Day } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { DaySection } from './section.tsx';
import { SendingLine } from './sending-line.tsx';
import { DayTally } from './tally.tsx';
import { TimesDialog } from './times-dialog.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useNow } from './use-now.ts';
import { usePresses } from './use-presses.ts';

/** The button for everybody comes shortly before the end. */
const NEAR_THE_END = 30 * 60_000;

type DayViewProps = {
  day: Day;
  organiserId: string;
  /** The participation whose badge was scanned. */
  scanned: string | null;
  /** Who asks at the door; stands above the list. */
  asking: ReactNode;
};

/** Who is late, expected, here, done and missing; one press records what happens (DY-01), also without a network. */
export function DayView({ day, organiserId, scanned, asking }: DayViewProps) {
  const { event } = day;
  const now = useNow(15_000);
  const presses = usePresses(day, organiserId);
  const { people, press, queue } = presses;
  const [search, setSearch] = useState('');
  const [timed, setTimed] = useState<DayPerson>();
  const sections = useMemo(() => inSections(people, now), [people, now]);
  const shown = useMemo(() => inSections(named(people, search), now), [people, search, now]);
  const isOff = event.status === 'CANCELLED' || event.status === 'PENDING';
  const isClosed = isOff || now < Date.parse(event.opensAt) || now >= Date.parse(event.closesAt);
  const isNearEnd = now >= Date.parse(event.endTime) - NEAR_THE_END;
  const row = useCallback(
    (person: DayPerson) => (
      <DayPersonRow
        key={person.participationId}
        person={person}
        event={event}
        isClosed={isClosed}
        onStep={press}
        onTimes={setTimed}
      />
    ),
    [event, isClosed, press],
  );
  const isNobody = search !== '' && daySections.every((section) => shown[section].length === 0);
  return (
    <div className="flex flex-col gap-6 pb-24">
      <SendingLine queue={queue} returnTo={toolPaths.adminDay(event.id)} onSend={presses.flush} />
      <DayHours day={day} now={now} />
      {scanned && <Scanned people={people} id={scanned} row={row} />}
      {asking}
      <DayTally people={sections} />
      <TextField
        label={m.search_by_name()}
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {isNobody ? (
        <EmptyState
          title={m.nobody_by_that_name()}
          hint={m.add_them_as_a_walk_in_or_search_again()}
        />
      ) : (
        daySections.map((section) => (
          <DaySection
            key={section}
            section={section}
            people={shown[section]}
            action={
              section === 'here' &&
              isNearEnd &&
              search === '' && (
                <Button variant="secondary" disabled={isClosed} onClick={presses.completeAll}>
                  {m.everybody_who_is_here_completed()}
                </Button>
              )
            }
          >
            {row}
          </DaySection>
        ))
      )}
      {presses.undo && <UndoBar {...presses.undo} />}
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
