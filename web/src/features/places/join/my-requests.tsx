import { isComing, mayFollow } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { Link } from 'react-router';
import { ownPlaceReads } from '../../../calls/own-reads.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { StatusChip } from '../../events/card/status-chip.tsx';
import { EventTime } from '../../events/card/time.tsx';
import { HeldShiftTime, ShiftZone } from '../../events/shifts/held-shift.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { StateChip } from './state-chip.tsx';
import { Withdraw } from './withdraw.tsx';

/** A volunteer's requests and places, soonest first and the past ones folded, each with how it stands. */
export function MyRequests({ participations }: { participations: readonly MyParticipation[] }) {
  if (participations.length === 0)
    return (
      <EmptyState
        title={m.nothing_yet()}
        hint={m.ask_to_join_an_event_and_you()}
        action={<ButtonLink to={paths.events()}>{m.discover_events()}</ButtonLink>}
      />
    );
  const past = participations.filter(({ event }) => isOver(event));
  const current = participations.filter(({ event }) => !isOver(event)).reverse();
  return (
    <>
      {current.length > 0 ? (
        <Requests participations={current} />
      ) : (
        <p className="text-ink-soft">
          {m.nothing_is_coming_up()}{' '}
          <Link to={paths.events()} className="text-primary underline">
            {m.discover_events()}
          </Link>
        </p>
      )}
      {past.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-2 font-semibold text-ink-soft">
            {m.earlier_events_count({ count: past.length })}
          </summary>
          <div className="mt-3">
            <Requests participations={past} />
          </div>
        </details>
      )}
    </>
  );
}

function isOver({ status }: MyParticipation['event']): boolean {
  return status === 'COMPLETED' || status === 'CANCELLED';
}

function Requests({ participations }: { participations: readonly MyParticipation[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {participations.map((participation) => (
        <MyRequest key={participation.id} participation={participation} />
      ))}
    </ul>
  );
}

function MyRequest({ participation }: { participation: MyParticipation }) {
  const { id, state, position, event, roleName, answer } = participation;
  const isUpcoming = event.status === 'UPCOMING';
  // Who stands by is asked while the event goes on, too.
  const isOffered = !isOver(event) && state === 'offered';
  const mayWithdraw = isUpcoming && !isOffered && mayFollow(state, 'withdrawn', 'volunteer');
  const readAgain = useReadAgain();
  const refresh = async () => await readAgain(ownPlaceReads);
  return (
    <Card as="li" className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <Link to={paths.event(event.id)} className="font-semibold text-lg hover:text-primary">
          <bdi>{event.title}</bdi>
        </Link>
        <p className="text-ink-soft text-sm">
          <EventTime event={event} />
          {' · '}
          <bdi>{event.location}</bdi>
        </p>
        <p className="mt-1 text-sm">
          <bdi>{roleName ?? m.any_role_that_fits()}</bdi>
          <ShiftZone event={event}>
            <HeldShiftTime shift={participation.shift} before=" · " />
          </ShiftZone>
        </p>
        {answer && (
          <p className="mt-1 text-sm">
            <Sentence
              text={m.the_organiser_writes_answer}
              parts={{ answer: <bdi>{answer}</bdi> }}
            />
          </p>
        )}
        {isOffered && (
          <div className="mt-2">
            <OfferAnswer participation={participation} onDone={refresh} />
          </div>
        )}
      </div>
      <div className="flex flex-col items-start gap-1">
        {event.status === 'CANCELLED' ? (
          <StatusChip status="CANCELLED" />
        ) : (
          <StateChip state={state} position={position} isOver={isOver(event)} />
        )}
        {mayWithdraw && (
          <Withdraw participationId={id} holdsPlace={isComing(state)} onDone={refresh} />
        )}
      </div>
    </Card>
  );
}
