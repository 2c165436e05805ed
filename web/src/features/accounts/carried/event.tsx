import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { CalendarDays } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { type Carried, leadsBack, type OtherEvent, pathOf, type Standing } from './carried.ts';

/** What one is on the way to, above a form; or that there is nothing to ask for any more, and what there is instead. */
export function CarriedEvent({ carried }: { carried: Carried | null }) {
  if (!carried || carried.standing === 'unknown') return null;
  const { event, roleName, standing } = carried;
  if (standing !== 'open') return <Missed carried={carried} />;
  return (
    <div className="flex flex-col gap-1 rounded-field border border-line bg-neutral-soft px-4 py-3">
      <p className="text-ink-soft text-sm">{m.you_are_on_the_way_to()}</p>
      {event && (
        <>
          <p className="font-semibold">
            <bdi>{event.title}</bdi>
          </p>
          {roleName && (
            <p>
              <bdi>{roleName}</bdi>
            </p>
          )}
          <p className="flex items-center gap-2 text-sm">
            <CalendarDays aria-hidden size={16} className="flex-none text-primary" />
            <TimeSpan of={event} />
          </p>
        </>
      )}
    </div>
  );
}

const reasons: Readonly<Record<Exclude<Standing, 'open' | 'unknown'>, Text>> = {
  full: m.it_is_full_by_now,
  begun: m.it_has_begun_by_now,
  over: m.it_is_over_by_now,
  cancelled: m.it_was_cancelled,
  gone: m.it_is_not_there_any_more,
};

/** Why there is nothing to ask for, and the next best. */
function Missed({ carried: { event, standing, others } }: { carried: Carried }) {
  if (standing === 'open' || standing === 'unknown') return null;
  return (
    <Notice tone="info" title={event?.title ?? m.the_event_you_came_for()}>
      <p>{reasons[standing]()}</p>
      <Others others={others} />
    </Notice>
  );
}

function Others({ others }: { others: readonly OtherEvent[] }) {
  if (others.length === 0) return null;
  return (
    <>
      <p className="mt-2">{m.these_still_need_people()}</p>
      <ul className="mt-1 flex flex-col">
        {others.map((each) => (
          <li key={each.id} className="flex flex-col py-1.5">
            <Link to={paths.event(each.id)} className="font-semibold underline">
              <bdi>{each.title}</bdi>
            </Link>
            <span className="text-sm">
              <TimeSpan of={each} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** After activation: back to the event, or to what there is instead. */
export function WayOn({ carried }: { carried: Carried }) {
  const { standing } = carried;
  if (leadsBack(carried)) return <ButtonLink to={pathOf(carried)}>{m.go_on()}</ButtonLink>;
  return (
    <>
      <Missed carried={carried} />
      {standing === 'full' && (
        <ButtonLink to={pathOf(carried)}>{m.ask_for_the_wait_list_there()}</ButtonLink>
      )}
      <ButtonLink
        to={paths.events({ tab: 'upcoming' })}
        variant={standing === 'full' ? 'secondary' : 'primary'}
      >
        {m.see_upcoming_events()}
      </ButtonLink>
    </>
  );
}
