import { isComing, mayFollow } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import { Link } from 'react-router';
import { ownPlaceReads } from '../../../calls/own-reads.ts';
import { useReadAgain } from '../../../calls/use-call.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { usePresent } from '../../../lib/time-left.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { CalendarClock, MessageCircleQuestionMark } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { StatusChip } from '../../events/card/status-chip.tsx';
import { HeldShiftTimes, ShiftZone } from '../../events/shifts/held-shift.tsx';
import { OwnAnswer } from '../reminders/own-answer.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { StateChip } from './state-chip.tsx';
import { Withdraw } from './withdraw.tsx';

type MyRequestProps = {
  participation: MyParticipation;
  /** The question whether they come, once it is asked. */
  asked: AskedPlace | undefined;
};

/** One request or place: what, when, where, how it stands, and what one can do. All of it leads to its event. */
export function MyRequest({ participation, asked }: MyRequestProps) {
  const { state, position, event } = participation;
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const isOffer = !isOver && state === 'offered';
  return (
    <Card
      as="li"
      className={`relative flex flex-col gap-x-6 gap-y-3 p-4 hover:border-edge md:flex-row md:items-center ${isOffer ? 'ring-2 ring-joy' : ''}`}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          {event.status === 'CANCELLED' ? (
            <StatusChip status="CANCELLED" />
          ) : (
            <StateChip state={state} position={position} isOver={isOver} />
          )}
          {!isOver && <Today event={event} />}
        </div>
        <WhatAndWhere participation={participation} />
        {participation.openQuestions !== undefined && (
          <Link
            to={`${paths.event(event.id)}#questions`}
            className="relative inline-flex min-h-11 w-fit items-center gap-1.5 font-semibold text-primary underline"
          >
            <MessageCircleQuestionMark aria-hidden size={18} />
            {m.questions_to_answer()}
            <About>{event.title}</About>
          </Link>
        )}
      </div>
      <Answers participation={participation} asked={isOver ? undefined : asked} isOffer={isOffer} />
    </Card>
  );
}

/** The link covers the whole card. */
function WhatAndWhere({ participation }: Pick<MyRequestProps, 'participation'>) {
  const { event, roleName, answer } = participation;
  return (
    <div className="min-w-0">
      <Link
        to={paths.event(event.id)}
        className="font-semibold text-lg after:absolute after:inset-0 hover:text-primary"
      >
        <bdi>{event.title}</bdi>
      </Link>
      <p className="text-ink-soft text-sm">
        <TimeSpan of={event} />
        {' · '}
        <bdi>{event.location}</bdi>
      </p>
      <p className="mt-1 text-sm">
        <bdi>{roleName ?? m.any_role_that_fits()}</bdi>
        <ShiftZone event={event}>
          <HeldShiftTimes of={participation} before=" · " />
        </ShiftZone>
      </p>
      {answer && (
        <p className="mt-1 text-sm">
          <Sentence text={m.the_organiser_writes_answer} parts={{ answer: <bdi>{answer}</bdi> }} />
        </p>
      )}
    </div>
  );
}

/** What one can do, above the link that the whole card is. */
function Answers({ participation, asked, isOffer }: MyRequestProps & { isOffer: boolean }) {
  const readAgain = useReadAgain();
  const { id, state, event } = participation;
  const refresh = async () => await readAgain(ownPlaceReads);
  const mayWithdraw =
    event.status === 'UPCOMING' && !isOffer && !asked && mayFollow(state, 'withdrawn', 'volunteer');
  if (!isOffer && !asked && !mayWithdraw) return null;
  return (
    <div className="relative w-fit md:max-w-md md:flex-none">
      {isOffer && <OfferAnswer participation={participation} onDone={refresh} />}
      {asked && <OwnAnswer place={asked} onDone={refresh} />}
      {mayWithdraw && (
        <Withdraw participationId={id} holdsPlace={isComing(state)} onDone={refresh} />
      )}
    </div>
  );
}

/** Whether the event's day has come, by the clock of its place. */
function Today({ event }: { event: MyParticipation['event'] }) {
  const now = usePresent();
  if (now === undefined) return null;
  const day = (iso: string) => formatDate(iso, event.timeZone);
  if (day(new Date(now).toISOString()) !== day(event.startTime)) return null;
  return (
    <Chip tone="info" icon={<CalendarClock aria-hidden size={14} />}>
      {m.today()}
    </Chip>
  );
}
