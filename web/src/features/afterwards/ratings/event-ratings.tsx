import type { RatedPerson } from '@saath/contract/afterwards/ratings/schema';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { StarField } from '../../../ui/star-field.tsx';
import { eventRatingsQuery, useRate } from './queries.ts';

/** After an event: one to five stars for everybody who held a place (PF-03). */
export function EventRatings({ eventId }: { eventId: string }) {
  const people = useQuery(eventRatingsQuery(eventId));
  return (
    <section aria-labelledby="ratings-title" className="min-w-0">
      <h2 id="ratings-title" className="mb-1 font-display font-semibold text-xl">
        {m.rate_the_people()}
      </h2>
      <p className="mb-3 text-ink-soft text-sm">{m.each_person_sees_only_the_average_of()}</p>
      <QueryState query={people} errorTitle={m.the_ratings_could_not_be_loaded()}>
        {(rated) =>
          rated.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_held_a_place_at_this_event()}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {rated.map((person) => (
                <li key={person.id} className="p-4">
                  <Rated eventId={eventId} person={person} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  );
}

function Rated({ eventId, person }: { eventId: string; person: RatedPerson }) {
  const rate = useRate(eventId);
  const { id: userId, name, profileImage, roleName, rating } = person;
  // The stars that were pressed stand there at once, until the answer is in.
  const shown = rate.isPending ? rate.variables.rating : rating;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={profileImage?.url ?? null} size={36} />
        <span className="min-w-0">
          <bdi className="block font-semibold break-words">{name}</bdi>
          {roleName && <bdi className="block text-ink-soft text-sm break-words">{roleName}</bdi>}
        </span>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-2" aria-busy={rate.isPending}>
        <StarField
          label={
            <span className="sr-only">
              <Sentence text={m.rating_of_name} parts={{ name: <bdi>{name}</bdi> }} />
            </span>
          }
          name={`rating-${userId}`}
          value={shown ?? 0}
          onChange={(stars) => rate.mutate({ userId, rating: stars })}
        />
        {shown !== null && (
          <Button
            variant="quiet"
            size="small"
            disabled={rate.isPending}
            onClick={() => rate.mutate({ userId, rating: null })}
          >
            {m.clear()}
            <About>{name}</About>
          </Button>
        )}
      </div>
    </div>
  );
}
