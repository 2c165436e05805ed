import { mayAskAgain } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { useRef } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { paths } from '../../../lib/paths.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { askedPlacesQuery } from '../reminders/queries.ts';
import { MyRequest } from './my-request.tsx';

/**
 * What comes next for a volunteer: offers above everything, the one that ends first on top, then requests and places,
 * soonest first. What is past or came to nothing is folded below.
 *
 * @param participations what is coming soonest first, then what is past, latest first, as the API has them
 */
export function MyRequests({ participations }: { participations: readonly MyParticipation[] }) {
  const { data: asked = [] } = useQuery(askedPlacesQuery);
  const section = useRef<HTMLElement>(null);
  // What is withdrawn or passed on goes to another place of the list.
  useKeptFocus(section, participations.map(({ id, state }) => id + state).join());
  const next = [
    ...participations.filter(isOffer).sort(byDeadline),
    ...participations.filter(isAhead),
  ];
  const earlier = participations.filter((each) => !isOffer(each) && !isAhead(each));
  const list = (some: readonly MyParticipation[]) => (
    <ul className="flex flex-col gap-3">
      {some.map((each) => (
        <MyRequest
          key={each.id}
          participation={each}
          asked={asked.find(({ participationId }) => participationId === each.id)}
        />
      ))}
    </ul>
  );
  return (
    <section ref={section} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <h2 className="text-2xl">{m.next()}</h2>
      {next.length > 0 ? (
        list(next)
      ) : (
        <EmptyState
          title={participations.length > 0 ? m.nothing_is_coming_up() : m.nothing_yet()}
          hint={m.ask_to_join_an_event_and_you()}
          action={<ButtonLink to={paths.events()}>{m.discover_events()}</ButtonLink>}
        />
      )}
      {earlier.length > 0 && (
        <details>
          <FoldSummary className="font-semibold text-ink-soft">
            {m.earlier_count({ count: earlier.length })}
          </FoldSummary>
          <div className="mt-3">{list(earlier)}</div>
        </details>
      )}
    </section>
  );
}

const isOver = ({ event: { status } }: MyParticipation) =>
  status === 'COMPLETED' || status === 'CANCELLED';

const isOffer = (mine: MyParticipation) => mine.state === 'offered' && !isOver(mine);

/** A place, or the hope for one, at an event that is still to come or goes on. */
function isAhead(mine: MyParticipation): boolean {
  const isClosed = mine.state === 'declined' || mayAskAgain(mine.state);
  return !isOver(mine) && !isClosed && !isOffer(mine);
}

function byDeadline(a: MyParticipation, b: MyParticipation): number {
  return (a.offeredUntil ?? '').localeCompare(b.offeredUntil ?? '');
}
