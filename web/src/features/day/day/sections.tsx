import { daySections } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type ReactNode, useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { inSections, named } from './list.ts';
import { DaySection } from './section.tsx';
import type { HeldRows } from './use-held.ts';

type SectionsProps = {
  people: readonly DayPerson[];
  search: string;
  now: number;
  held: HeldRows;
  row: (person: DayPerson) => ReactNode;
  /** What concerns everybody who is here. */
  whenHere: ReactNode;
  /** Whether who is not on the list can be let in all the same. */
  hasWalkIns: boolean;
};

/** Whom the search finds, by where they stand. */
export function Sections(props: SectionsProps) {
  const { people, search, now, held, row, whenHere, hasWalkIns } = props;
  const found = useMemo(() => named(people, search), [people, search]);
  const counted = useMemo(() => inSections(found, now), [found, now]);
  const shown = useMemo(() => inSections(found, now, held), [found, now, held]);
  if (search !== '' && found.length === 0)
    return (
      <EmptyState
        title={m.nobody_by_that_name()}
        hint={
          hasWalkIns
            ? m.add_them_as_a_walk_in_or_search_again()
            : m.only_people_of_this_role_are_on_this_list()
        }
      />
    );
  return daySections.map((section) => (
    <DaySection
      key={section}
      section={section}
      people={shown[section]}
      count={counted[section].length}
      action={section === 'here' && counted.here.length > 0 && whenHere}
    >
      {row}
    </DaySection>
  ));
}
