import { calendarMessages } from '@saath/contract/events/calendar/messages';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CalendarView } from './address.ts';

/** In place of the list where there is nothing to show: why, and where there is more. */
export function NoEvents({ view }: { view: CalendarView }) {
  const isNarrowed = Object.values(view.filters).some(Boolean);
  return (
    <EmptyState
      title={isNarrowed ? m.no_events_match() : spoken(calendarMessages, 'none', { tab: view.tab })}
      hint={isNarrowed ? m.search_for_less_or_take_a_filter() : spoken(calendarMessages, 'hint')}
      action={
        (isNarrowed || view.tab !== 'all') && (
          <ButtonLink to={paths.events()}>{m.see_all_events()}</ButtonLink>
        )
      }
    />
  );
}
