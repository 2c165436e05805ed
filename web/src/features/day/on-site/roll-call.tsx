import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import type { OnSiteContact } from '@saath/contract/day/on-site/endpoints';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Printer } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { OnSitePerson } from './person.tsx';
import { contactsQuery } from './queries.ts';
import { useSeen } from './use-seen.ts';

type RollCallProps = {
  event: DayEvent;
  /** The one that the list is narrowed to. */
  roleId?: string | undefined;
  /** Who is checked in and has not left, presses of this device that are not sent yet included. */
  people: readonly DayPerson[];
  /** In milliseconds. */
  now: number;
};

/** Who is on site now, by role, and who of them was seen: in an evacuation, or before the gate is locked (EL-05). */
export function RollCall({ event, roleId, people, now }: RollCallProps) {
  const mayReach = event.can.includes('people.read');
  const contacts = useQuery({ ...contactsQuery(event.id, roleId), enabled: mayReach });
  const { seen, tick, startAgain } = useSeen(event.id);
  const [isShort, setShort] = useState(false);
  const missing = people.filter(({ participationId }) => !seen.has(participationId));
  const count = people.length - missing.length;
  return (
    <section aria-labelledby="on-site" className="on-site-sheet flex flex-col gap-5 pb-6">
      <RollCallHead event={event} now={now} seen={count} people={people.length} />
      {mayReach && contacts.isError && !contacts.data && (
        <Notice tone="info">{m.phone_numbers_could_not_be_loaded()}</Notice>
      )}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <CheckField
            label={m.only_who_was_not_seen_yet()}
            checked={isShort}
            onChange={({ target }) => setShort(target.checked)}
          />
          <Button variant="quiet" size="small" onClick={startAgain}>
            {m.start_the_roll_call_again()}
          </Button>
        </div>
      )}
      {people.length === 0 && <EmptyState title={m.nobody_is_on_site()} />}
      {people.length > 0 && missing.length === 0 && (
        <Notice tone="success">{m.everybody_was_seen()}</Notice>
      )}
      <ByRole
        event={event}
        people={isShort ? missing : people}
        contacts={contacts.data}
        seen={seen}
        onTick={tick}
      />
    </section>
  );
}

type RollCallHeadProps = {
  event: DayEvent;
  /** In milliseconds. */
  now: number;
  /** How many of `people` were seen. */
  seen: number;
  people: number;
};

/** On paper it says of what and when it is; on the screen, what to do. */
function RollCallHead({ event, now, seen, people }: RollCallHeadProps) {
  const printedAt = new Date(now).toISOString();
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="on-site" className="font-semibold text-2xl">
          {m.on_site_now()}
        </h2>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden"
          onClick={() => window.print()}
        >
          <Printer aria-hidden size={16} />
          {m.print()}
        </Button>
      </div>
      <p className="hidden print:block">
        <bdi>{event.title}</bdi>
        {' · '}
        {formatDate(printedAt, event.timeZone)} {formatTime(printedAt, event.timeZone)}
      </p>
      <p className="text-ink-soft text-sm print:hidden">{m.roll_call_hint()}</p>
      <p role="status" className="mt-2 font-semibold text-xl tabular-nums">
        {m.seen_of_people({ seen, people })}
      </p>
    </header>
  );
}

type ByRoleProps = {
  event: DayEvent;
  people: readonly DayPerson[];
  contacts: ReadonlyMap<string, OnSiteContact> | undefined;
  seen: ReadonlySet<string>;
  onTick: (participationId: string, isSeen: boolean) => void;
};

/** In the order of the roles; within one, as the list of the day has them. Nobody is left out, whatever became of a role. */
function ByRole({ event, people, contacts, seen, onTick }: ByRoleProps) {
  const ids = new Set(event.roles.map(({ id }) => id));
  const groups = event.roles.map(({ id, name }) => ({
    ...{ id, name },
    those: people.filter(({ roleId }) => roleId === id),
  }));
  const others = people.filter(({ roleId }) => roleId === null || !ids.has(roleId));
  return [...groups, { id: 'other', name: '', those: others }]
    .filter(({ those }) => those.length > 0)
    .map(({ id, name, those }) => (
      <section key={id}>
        <h3 className="mb-2 font-semibold text-lg">
          <bdi>{name}</bdi>{' '}
          <span className="font-normal text-ink-soft tabular-nums">{those.length}</span>
        </h3>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {those.map((person) => (
            <OnSitePerson
              key={person.participationId}
              person={person}
              event={event}
              contact={contacts?.get(person.participationId)}
              isSeen={seen.has(person.participationId)}
              onTick={onTick}
            />
          ))}
        </ul>
      </section>
    ));
}
