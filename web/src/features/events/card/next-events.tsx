import type { EventCard as Card } from '@saath/contract/events/events/schema';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ArrowRight } from '../../../ui/icons.ts';
import { EventCard } from './card.tsx';

type NextEventsProps = { title: string; events: readonly Card[] };

/** A few coming events and the way to all; nothing where there are none. */
export function NextEvents({ title, events }: NextEventsProps) {
  if (events.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-6xl px-5 py-10 sm:px-6">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-3xl">{title}</h2>
        <Link
          to={paths.events({ tab: 'upcoming' })}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          {m.see_all_events()}
          <ArrowRight aria-hidden size={18} className="rtl:-scale-x-100" />
        </Link>
      </header>
      <ul className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
