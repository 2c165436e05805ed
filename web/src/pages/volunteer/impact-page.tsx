import type { Impact } from '@saath/contract/impact/schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Clock, HeartHandshake, Sprout } from 'lucide-react';
import { HoursChart } from '../../features/impact/hours-chart.tsx';
import { impactQuery } from '../../features/impact/impact-queries.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import type { Route } from './+types/impact-page';

export const meta: Route.MetaFunction = () => [{ title: 'Impact · Saath' }];

export default function ImpactPage() {
  const impact = useQuery(impactQuery);
  return (
    <>
      <PageTitle
        title="Your impact"
        lead="Counted from the events at which you held a place and that are over."
      />
      <div className="mt-6 flex flex-col gap-6">
        <QueryState query={impact}>{(own) => <Figures impact={own} />}</QueryState>
      </div>
    </>
  );
}

function Figures({ impact }: { impact: Impact }) {
  const { hours, events, peopleHelped, causes, months } = impact;
  const figures = [
    ['Total hours', hours, Clock],
    ['Events', events, CalendarCheck],
    ['People helped', peopleHelped, HeartHandshake],
    ['Causes supported', causes.length, Sprout],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(([name, value, Icon]) => (
          <Card key={name} className="flex flex-col-reverse justify-end gap-1 p-5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex items-center justify-between font-display font-semibold text-3xl tabular-nums">
              {value.toLocaleString('en-GB')}
              <Icon aria-hidden size={22} className="text-primary" />
            </dd>
          </Card>
        ))}
      </dl>
      {events === 0 ? (
        <EmptyState
          title="Nothing to count yet"
          hint="After your first event you see here how many hours you gave, to which causes, and how many people it helped."
          action={<ButtonLink to={paths.events()}>Discover Events</ButtonLink>}
        />
      ) : (
        <>
          <Card as="section" className="p-5">
            <HoursChart months={months} />
          </Card>
          <Card as="section" className="p-5">
            <h2 id="causes" className="pb-3 font-display font-semibold text-xl">
              Hours by cause
            </h2>
            <ul aria-labelledby="causes" className="flex flex-wrap gap-2">
              {causes.map((cause) => (
                <li key={cause.type}>
                  <Chip tone="primary">
                    <span className="capitalize">{cause.type}</span>: {cause.hours} h
                  </Chip>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </>
  );
}
