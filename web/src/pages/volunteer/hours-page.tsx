/** /volunteer/event/{id}/hours: what an event came to, for who held a place (DY-04, DY-05). */

import { useQuery } from '../../calls/query.ts';
import { MyHours } from '../../features/afterwards/hours/my-hours.tsx';
import { myHoursQuery } from '../../features/afterwards/hours/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { MessageSquareHeart } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { TimeSpan } from '../../ui/time-span.tsx';
import type { Route } from './+types/hours-page';

export const meta = titled(m.your_hours_title);

export default function HoursPage({ params: { id } }: Route.ComponentProps) {
  const hours = useQuery(myHoursQuery(id));
  return (
    <div className="max-w-2xl">
      <PageTitle
        back={{ to: paths.event(id), label: m.the_event() }}
        title={hours.data ? <bdi>{hours.data.event.title}</bdi> : m.hours()}
      />
      <QueryState query={hours} errorTitle={m.the_hours_could_not_be_loaded()}>
        {(mine) => (
          <>
            <p className="-mt-3 mb-6 text-ink-soft">
              <TimeSpan of={mine.event} />
              {mine.roleName && (
                <>
                  {' · '}
                  <bdi>{mine.roleName}</bdi>
                </>
              )}
            </p>
            <MyHours mine={mine} now={new Date()} />
            {mine.hours !== null && (
              <p className="mt-5 flex flex-wrap gap-3">
                <ButtonLink to={paths.volunteerFeedback} variant="secondary">
                  <MessageSquareHeart aria-hidden size={18} />
                  {m.tell_us_how_it_was()}
                </ButtonLink>
                <ButtonLink to={paths.volunteerCertificate} variant="secondary">
                  {m.certificate()}
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
