import { limits } from '@saath/contract/limits';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../calls/query.ts';
import { ownUserQuery } from '../../features/accounts/account/queries.ts';
import { SkillsManager } from '../../features/accounts/profile/skills-manager.tsx';
import { HelpedEvents } from '../../features/day/helpers/helped-events.tsx';
import { helpedEventsQuery } from '../../features/day/helpers/queries.ts';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { OneStepAway } from '../../features/matching/suggest/one-step-away.tsx';
import { WaitingAppeals } from '../../features/office/lending/waiting.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { ComingEvent } from '../../features/places/join/coming-event.tsx';
import { MailSent } from '../../features/places/join/mail-sent.tsx';
import { hasAsked } from '../../features/places/join/may-join.ts';
import {
  fittingEventsQuery,
  myParticipationsQuery,
} from '../../features/places/join/my-queries.ts';
import { MyRequests } from '../../features/places/join/my-requests.tsx';
import { paths } from '../../lib/paths.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CalendarCheck, Wrench } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.dashboard_title);

export default function DashboardPage() {
  const user = useQuery(ownUserQuery);
  const mine = useQuery(myParticipationsQuery);
  const isGuest = useViewer()?.isGuest;
  return (
    <>
      <QueryState query={user}>
        {(own) => (
          <>
            <PageTitle title={m.welcome_back_first_name({ name: own.name.split(' ')[0] ?? '' })} />
            <div className="mt-4 grid grid-cols-2 gap-3 sm:max-w-sm">
              <Figure
                name={m.events()}
                icon={<CalendarCheck aria-hidden size={20} />}
                value={own._count.roles}
              />
              <Figure
                name={m.skills()}
                icon={<Wrench aria-hidden size={20} />}
                value={own.skills.length}
              />
            </div>
          </>
        )}
      </QueryState>
      {isGuest && (
        <div className="mt-6">
          <Notice tone="info" title={m.keep_what_you_did()}>
            <Link to={paths.volunteerProfile} className="font-semibold underline">
              {m.choose_your_password()}
            </Link>
          </Notice>
        </div>
      )}
      <HelpedEvents />
      <AppealsOfBranches />
      <div className="mt-6">
        <QueryState query={mine}>{(all) => <MyRequests participations={all} />}</QueryState>
      </div>
      <ComingEvents />
      <section className="mt-10 flex flex-col gap-4">
        <h2 className="text-2xl">{m.your_skills()}</h2>
        <SkillsManager />
      </section>
    </>
  );
}

/** Nothing is asked of who runs no branch. */
function AppealsOfBranches() {
  const { data } = useQuery(helpedEventsQuery);
  return data && data.branches.length > 0 ? <WaitingAppeals /> : null;
}

function Figure({ name, icon, value }: { name: string; icon: ReactNode; value: number }) {
  return (
    <Card className="flex items-center gap-2.5 px-4 py-2.5">
      <span className="text-primary">{icon}</span>
      <p className="font-display text-xl font-semibold tabular-nums">{value}</p>
      <p className="text-ink-soft">{name}</p>
    </Card>
  );
}

function ComingEvents() {
  const fitting = useQuery(fittingEventsQuery);
  const { data: mine = [] } = useQuery(myParticipationsQuery);
  const { data: user } = useQuery(ownUserQuery);
  const [isWhole, setWhole] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  // What one asked for stands under "Next" at once, before the suggestions have been read again.
  const isTaken = (id: string) => mine.some((each) => each.eventId === id && hasAsked(each));
  const events = (fitting.data?.events ?? []).filter(({ id }) => !isTaken(id));
  // The pressed button goes away with its event.
  useKeptFocus(section, events.map(({ id }) => id).join());
  return (
    <section ref={section} tabIndex={-1} className="mt-10 flex flex-col gap-4 outline-none">
      <header className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl">{m.events_for_you()}</h2>
        {events.length > limits.dashboardEvents && (
          <Button variant="secondary" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.show_less() : m.view_all()}
          </Button>
        )}
        <p className="col-span-full max-w-prose text-ink-soft">
          {m.what_fits_you_best_stands_first_with()}
        </p>
      </header>
      <QueryState query={fitting} loadingText={m.loading_events()}>
        {() =>
          events.length === 0 ? (
            <EmptyState
              title={m.no_upcoming_events_available()}
              hint={m.organisers_publish_new_ones_all_the_time()}
            />
          ) : (
            <ul className="flex flex-col gap-3">
              {(isWhole ? events : events.slice(0, limits.dashboardEvents)).map((event) => (
                <ComingEvent
                  key={event.id}
                  event={event}
                  userId={user?.id ?? ''}
                  mine={mine.find(({ eventId }) => eventId === event.id)}
                  onMailed={setMailedTo}
                  fit={event}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <OneStepAway steps={fitting.data?.steps ?? []} />
      <MailSent address={mailedTo} onClose={() => setMailedTo(null)} focusAfter={section} />
    </section>
  );
}
