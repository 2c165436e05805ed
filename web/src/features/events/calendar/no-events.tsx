import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CalendarView } from './address.ts';

/** What is said of a part of the calendar in which nothing is; `all` keeps its word, as the specification has it. */
const nothingIn: Readonly<Record<CalendarView['tab'], Text>> = {
  all: m.no_all_events_found,
  upcoming: m.no_upcoming_events_found,
  ongoing: m.no_ongoing_events_found,
  past: m.no_past_events_found,
};

/** In place of the list where there is nothing to show: why, and where there is more. */
export function NoEvents({ view }: { view: CalendarView }) {
  const isNarrowed = Object.values(view.filters).some(Boolean);
  return (
    <EmptyState
      title={isNarrowed ? m.no_events_match() : nothingIn[view.tab]()}
      hint={isNarrowed ? m.search_for_less_or_take_a_filter() : m.check_back_later_for_new_events()}
      action={
        (isNarrowed || view.tab !== 'all') && (
          <ButtonLink to={paths.events()}>{m.see_all_events()}</ButtonLink>
        )
      }
    />
  );
}
