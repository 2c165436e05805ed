import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import { Link } from 'react-router';
import { ownPlaceReads } from '../../../calls/own-reads.ts';
import { useQuery } from '../../../calls/query.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { EventTime } from '../../events/card/time.tsx';
import { OwnAnswer } from './own-answer.tsx';
import { askedPlacesQuery } from './queries.ts';

/** The own places of the coming week with the question whether one comes; nothing when there are none. */
export function AskedPlaces() {
  const query = useQuery(askedPlacesQuery);
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <section className="mt-10 flex flex-col gap-4">
      <h2 className="text-2xl">{m.coming_up_this_week()}</h2>
      <QueryState query={query}>{(places) => <Places places={places} />}</QueryState>
    </section>
  );
}

function Places({ places }: { places: readonly AskedPlace[] }) {
  const readAgain = useReadAgain();
  return (
    <ul className="flex flex-col gap-3">
      {places.map((place) => (
        <Card as="li" key={place.participationId} className="flex flex-wrap gap-x-8 gap-y-3 p-4">
          <div className="min-w-0 flex-1 basis-64">
            <Link
              to={paths.event(place.event.id)}
              className="font-semibold text-lg hover:text-primary"
            >
              <bdi>{place.event.title}</bdi>
            </Link>
            <p className="text-ink-soft text-sm">
              <EventTime event={place.event} />
              {' · '}
              <bdi>{place.event.location}</bdi>
            </p>
            {place.roleName && (
              <p className="mt-1 text-sm">
                <bdi>{place.roleName}</bdi>
              </p>
            )}
          </div>
          <div className="min-w-0 basis-72 sm:flex-none sm:basis-96">
            <OwnAnswer place={place} onDone={async () => await readAgain(ownPlaceReads)} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
