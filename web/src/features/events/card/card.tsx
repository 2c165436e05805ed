import type { EventCard as Card } from '@saath/contract/events/events/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { CalendarDays, MapPin, Users } from '../../../ui/icons.ts';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { EventCover } from './cover.tsx';
import { StatusChip } from './status-chip.tsx';
import { placesInWords } from './words.ts';

type EventCardProps = {
  event: Card;
  isEager?: boolean;
  /** Below the heading of what surrounds it. */
  headingLevel?: 'h2' | 'h3';
};

/** One event of the public calendar; a past one cannot be opened from here. */
export function EventCard({
  event,
  isEager = false,
  headingLevel: Heading = 'h2',
}: EventCardProps) {
  const isOver = event.status === 'COMPLETED';
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-edge">
      <div className="relative aspect-8/5 overflow-hidden bg-neutral-soft">
        <EventCover
          event={event}
          image={event.image}
          sizes="(min-width: 1024px) 360px, (min-width: 640px) 46vw, 92vw"
          className={`size-full ${isOver ? 'opacity-70' : ''}`}
          isEager={isEager}
        />
        <div className="absolute start-3 top-3">
          <StatusChip
            status={event.status}
            {...(event.status === 'ONGOING' ? { word: m.happening_now() } : {})}
          />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <Heading className="own-words text-2xl text-pretty">
          <bdi>{event.title}</bdi>
        </Heading>
        <p dir="auto" className="line-clamp-3 text-ink-soft">
          {event.description}
        </p>
        <Facts event={event} />
        {isOver ? (
          <Button variant="secondary" disabled>
            {m.event_ended()}
          </Button>
        ) : (
          <Link
            to={paths.event(event.id)}
            // The whole card can be pressed; the link stays one, with its own words and focus ring.
            className="inline-flex min-h-11 items-center justify-center rounded-field bg-primary font-semibold text-on-primary after:absolute after:inset-0 hover:bg-primary-strong"
          >
            {m.see_details()}
            <About>{event.title}</About>
          </Link>
        )}
      </div>
    </article>
  );
}

function Facts({ event }: { event: Card }) {
  return (
    <dl className="mt-auto flex flex-col gap-1.5 text-sm">
      <Fact label={m.when()} icon={<CalendarDays aria-hidden size={16} />}>
        <TimeSpan of={event} />
      </Fact>
      <Fact label={m.where()} icon={<MapPin aria-hidden size={16} />}>
        <bdi>{event.location}</bdi>
        {event.kilometres !== undefined && ` · ${m.km({ km: event.kilometres })}`}
      </Fact>
      {event.status === 'UPCOMING' && (
        <Fact label={m.places()} icon={<Users aria-hidden size={16} />}>
          {placesInWords(event.places)}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = { label: string; icon: ReactNode; children: ReactNode };

function Fact({ label, icon, children }: FactProps) {
  return (
    <div className="flex gap-2">
      <dt className="mt-0.5 text-primary">
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
