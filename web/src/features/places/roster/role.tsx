import type { Ability } from '@saath/contract/abilities';
import type { Event } from '@saath/contract/events/events/schema';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { placesOf } from '../../events/shifts/held-shift.tsx';
import type { ShiftsToGive } from '../further-shifts/person-shifts.tsx';
import { RosterPeople } from './people.tsx';
import { rosterQuery } from './queries.ts';

type RosterRoleProps = {
  role: Event['role'][number];
  /** What who looks may do at the event. */
  can: readonly Ability[];
  /** The first of them, by name. */
  first: readonly RosterPerson[];
  /** People have been asked whether they come. */
  isAsked: boolean;
  shiftsToGive: ShiftsToGive;
  onTakeOff: ((person: RosterPerson) => void) | undefined;
};

/** The people of one role: the first ones, and everybody when asked for. */
export function RosterRole(props: RosterRoleProps) {
  const { role, can, first, isAsked, shiftsToGive, onTakeOff } = props;
  const [isWhole, setWhole] = useState(false);
  if (isWhole) return <WholeRole {...{ role, can, isAsked, shiftsToGive, onTakeOff }} />;
  if (first.length === 0) return <p className="mt-2 text-ink-soft text-sm">{m.nobody_yet()}</p>;
  return (
    <>
      <RosterPeople people={first} {...{ can, isAsked, shiftsToGive, onTakeOff }} />
      {role.filled > placesOf(first) && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {m.show_all_count({ count: role.filled })}
          <About>{role.role_name}</About>
        </Button>
      )}
    </>
  );
}

/** Everybody of it, page by page. */
export function WholeRole({ role, ...row }: Omit<RosterRoleProps, 'first'>) {
  const query = useInfiniteQuery(rosterQuery({ eventId: role.event_id, roleId: role.id }));
  return (
    <>
      <QueryState query={query} errorTitle={m.the_roster_could_not_be_loaded()}>
        {({ pages }) => {
          const people = pages.flatMap((page) => page.people);
          if (people.length > 0) return <RosterPeople people={people} {...row} />;
          return <p className="mt-2 text-ink-soft text-sm">{m.nobody_yet()}</p>;
        }}
      </QueryState>
      <ShowMore query={query}>
        {m.show_more()}
        <About>{role.role_name}</About>
      </ShowMore>
    </>
  );
}
