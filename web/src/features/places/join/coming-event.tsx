import type { EventCard } from '@saath/contract/events/events/schema';
import type { SuggestedEvent } from '@saath/contract/matching/suggest/schema';
import { mayAskAgain } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { Link } from 'react-router';
import { ownPlaceReads } from '../../../calls/own-reads.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { EventCover } from '../../events/card/cover.tsx';
import { StatusChip } from '../../events/card/status-chip.tsx';
import { placesInWords } from '../../events/card/words.ts';
import { FitScore } from '../../events/roles/fit-score.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { reasonNotToJoin } from './may-join.ts';
import { useRequestJoin } from './my-queries.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { StateChip } from './state-chip.tsx';

type ComingEventProps = {
  event: EventCard;
  userId: string;
  mine: MyParticipation | undefined;
  /** Told where a mail about the request went. The list keeps it: this row may be gone with the next look. */
  onMailed: (address: string | null) => void;
  /** How well it fits, for which role, and why. */
  fit?: Pick<SuggestedEvent, 'score' | 'bestRole' | 'reasons'> | undefined;
};

/** A coming event as a row: what, when, where, and the request or the event's state. */
export function ComingEvent({ event, userId, mine, onMailed, fit }: ComingEventProps) {
  const request = useRequestJoin(userId, onMailed);
  const reason = reasonNotToJoin(event.status);
  const readAgain = useReadAgain();
  const refresh = async () => await readAgain(ownPlaceReads);
  const isAsked = mine && !mayAskAgain(mine.state);
  return (
    <Card as="li" className="relative flex flex-wrap items-center gap-4 p-3 hover:border-edge">
      <EventCover
        event={event}
        image={event.image}
        sizes="(min-width: 40rem) 112px, 90vw"
        className="h-32 w-full flex-none overflow-hidden rounded-field sm:h-20 sm:w-28"
      />
      <div className="min-w-0 flex-1 basis-52">
        <WhatAndWhen event={event} fit={fit} />
        {fit && (
          <div className="relative mt-2">
            <Reasons reasons={fit.reasons} about={event.title} />
          </div>
        )}
        {mine?.state === 'offered' && (
          <div className="relative mt-2">
            <OfferAnswer participation={mine} onDone={refresh} />
          </div>
        )}
      </div>
      {isAsked ? (
        <StateChip state={mine.state} position={mine.position} />
      ) : (
        <Button
          size="small"
          className="relative"
          disabled={Boolean(reason)}
          title={reason}
          isBusy={request.isPending}
          busyText={m.sending()}
          onClick={() => request.mutate(event.id)}
        >
          {m.request_to_join()}
          <About>{event.title}</About>
        </Button>
      )}
    </Card>
  );
}

/** What, when, where, and how it stands; the whole row is its link. */
function WhatAndWhen({ event, fit }: Pick<ComingEventProps, 'event' | 'fit'>) {
  return (
    <>
      <Link
        to={paths.event(event.id)}
        className="font-semibold after:absolute after:inset-0 hover:text-primary"
      >
        <bdi>{event.title}</bdi>
      </Link>
      <p className="text-ink-soft text-sm">
        <TimeSpan of={event} />
      </p>
      <p className="text-ink-soft text-sm">
        <bdi>{event.location}</bdi> · {placesInWords(event.places)}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StatusChip status={event.status} />
        {fit?.bestRole && <OwnFit score={fit.score} role={fit.bestRole.name} />}
      </div>
    </>
  );
}

function OwnFit({ score, role }: { score: number; role: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <FitScore score={score} />
      <span>
        <Sentence text={m.fits_best_as_role} parts={{ role: <bdi>{role}</bdi> }} />
      </span>
    </span>
  );
}
