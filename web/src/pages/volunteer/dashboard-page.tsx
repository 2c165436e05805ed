import { eventListMessages } from '@saath/contract/events/events/messages';
import { limits } from '@saath/contract/limits';
import { CalendarCheck, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../calls/query.ts';
import { ownUserQuery } from '../../features/accounts/account/queries.ts';
import { SkillsManager } from '../../features/accounts/profile/skills-manager.tsx';
import { OneStepAway } from '../../features/matching/suggest/one-step-away.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { ComingEvent } from '../../features/places/join/coming-event.tsx';
import { MailSent } from '../../features/places/join/mail-sent.tsx';
import {
  fittingEventsQuery,
  myParticipationsQuery,
} from '../../features/places/join/my-queries.ts';
import { MyRequests } from '../../features/places/join/my-requests.tsx';
import { AskedPlaces } from '../../features/places/reminders/asked-places.tsx';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.dashboard_title);

export default function DashboardPage() {
  const user = useQuery(ownUserQuery);
  const mine = useQuery(myParticipationsQuery);
  return (
    <>
      <QueryState query={user}>
        {(own) => (
          <>
            <PageTitle title={m.welcome_back_first_name({ name: own.name.split(' ')[0] ?? '' })} />
            <div className="mt-6 grid grid-cols-2 gap-4 sm:max-w-md">
              <Figure
                name={m.events()}
                icon={<CalendarCheck aria-hidden />}
                value={own._count.roles}
              />
              <Figure name={m.skills()} icon={<Wrench aria-hidden />} value={own.skills.length} />
            </div>
          </>
        )}
      </QueryState>
      <AskedPlaces />
      <section className="mt-10 flex flex-col gap-4">
        <h2 className="text-2xl">{m.your_requests_and_places()}</h2>
        <QueryState query={mine}>{(all) => <MyRequests participations={all} />}</QueryState>
      </section>
      <ComingEvents />
      <section className="mt-10 flex flex-col gap-4">
        <h2 className="text-2xl">{m.your_skills()}</h2>
        <SkillsManager />
      </section>
    </>
  );
}

function Figure({ name, icon, value }: { name: string; icon: ReactNode; value: number }) {
  return (
    <Card className="flex items-center gap-4 p-5">
      <span className="text-primary">{icon}</span>
      <div className="flex flex-col-reverse">
        <p className="text-ink-soft">{name}</p>
        <p className="font-display text-3xl font-semibold tabular-nums">{value}</p>
      </div>
    </Card>
  );
}

function ComingEvents() {
  const fitting = useQuery(fittingEventsQuery);
  const { data: mine = [] } = useQuery(myParticipationsQuery);
  const { data: user } = useQuery(ownUserQuery);
  const [isWhole, setWhole] = useState(false);
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const events = fitting.data?.events ?? [];
  return (
    <section className="mt-10 flex flex-col gap-4">
      <header className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-2xl">{m.events_for_you()}</h2>
          <p className="text-ink-soft">{m.what_fits_you_best_stands_first_with()}</p>
        </div>
        {events.length > limits.dashboardEvents && (
          <Button variant="secondary" size="small" onClick={() => setWhole(!isWhole)}>
            {isWhole ? m.show_less() : m.view_all()}
          </Button>
        )}
      </header>
      <QueryState query={fitting} loadingText={spoken(eventListMessages, 'loading')}>
        {() =>
          events.length === 0 ? (
            <EmptyState
              title={spoken(eventListMessages, 'noUpcoming')}
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
      <MailSent address={mailedTo} onClose={() => setMailedTo(null)} />
    </section>
  );
}
