import type { PersonPlace } from '@saath/contract/office/people/schema';
import { Link } from 'react-router';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatHours } from '../../../lib/hours.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { personPlacesQuery } from './people-queries.ts';

type PersonPlacesProps = { userId: string; when: 'coming' | 'past' };

/** The places that a person holds or held, ten at a time. */
export function PersonPlaces({ userId, when }: PersonPlacesProps) {
  const query = useInfiniteQuery(personPlacesQuery(userId, when));
  return (
    <QueryState query={query} errorTitle={m.the_places_could_not_be_loaded()}>
      {({ pages }) => {
        const places = pages.flatMap((page) => page.places);
        if (places.length === 0)
          return (
            <p className="text-ink-soft">
              {when === 'coming' ? m.no_coming_places() : m.no_past_places()}
            </p>
          );
        return (
          <>
            <ul className="divide-y divide-line rounded-card border border-line">
              {places.map((place) => (
                <li key={place.id}>
                  <Place place={place} />
                </li>
              ))}
            </ul>
            <ShowMore query={query} className="mt-2" />
          </>
        );
      }}
    </QueryState>
  );
}

function Place({ place }: { place: PersonPlace }) {
  return (
    <Link
      to={paths.adminEvent(place.eventId)}
      className="group block px-4 py-3 hover:bg-neutral-soft/50"
    >
      <bdi className="block font-semibold break-words group-hover:underline">{place.title}</bdi>
      <span className="block text-ink-soft text-sm">
        <TimeSpan of={place} />
        {place.hours !== null && ` · ${formatHours(place.hours)}`}
      </span>
      {place.roleName && (
        <bdi className="block text-ink-soft text-sm break-words">{place.roleName}</bdi>
      )}
    </Link>
  );
}
