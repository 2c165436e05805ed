import type { Impact } from '@saath/contract/afterwards/impact/schema';
import { useQuery } from '../../calls/query.ts';
import { HoursChart } from '../../features/afterwards/impact/hours-chart.tsx';
import { impactQuery } from '../../features/afterwards/impact/impact-queries.ts';
import { typeName } from '../../features/events/type-name.ts';
import { titled } from '../../features/office/site/titled.ts';
import { formatHours } from '../../lib/hours.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CalendarCheck, Clock, HeartHandshake, Sprout } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.impact_title);

export default function ImpactPage() {
  const impact = useQuery(impactQuery);
  return (
    <>
      <PageTitle
        title={m.impact()}
        lead={m.counted_from_the_events_at_which_you()}
        actions={
          impact.data !== undefined &&
          impact.data.events > 0 && (
            <ButtonLink to={paths.volunteerCertificate} variant="secondary" size="small">
              {m.certificate()}
            </ButtonLink>
          )
        }
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
    [m.total_hours(), hours, Clock],
    [m.events(), events, CalendarCheck],
    [m.people_helped(), peopleHelped, HeartHandshake],
    [m.causes_supported(), causes.length, Sprout],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(([name, value, Icon]) => (
          <Card key={name} className="flex flex-col-reverse justify-end gap-1 p-5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="flex items-center justify-between font-display font-semibold text-2xl whitespace-nowrap tabular-nums sm:text-3xl">
              {formatNumber(value)}
              <Icon aria-hidden size={22} className="text-primary" />
            </dd>
          </Card>
        ))}
      </dl>
      {events === 0 ? (
        <EmptyState
          title={m.nothing_to_count_yet()}
          hint={m.after_your_first_event_you_see_here()}
          action={<ButtonLink to={paths.events()}>{m.discover_events()}</ButtonLink>}
        />
      ) : (
        <>
          <Card as="section" className="p-5">
            <HoursChart months={months} />
          </Card>
          <Card as="section" className="p-5">
            <h2 id="causes" className="pb-3 font-display font-semibold text-xl">
              {m.hours_by_cause()}
            </h2>
            <ul aria-labelledby="causes" className="flex flex-wrap gap-2">
              {causes.map((cause) => (
                <li key={cause.type}>
                  <Chip tone="primary">
                    {m.cause_hours({
                      cause: typeName(cause.type),
                      hours: formatHours(cause.hours),
                    })}
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
