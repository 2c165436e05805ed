import type { Event } from '@saath/contract/events/events/schema';
import { isComing, mayFollow, type ParticipationState } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { useRevalidator } from 'react-router';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';
import { HeldShiftTime, ShiftZone } from '../../events/shifts/held-shift.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { StateChip } from './state-chip.tsx';
import { Withdraw } from './withdraw.tsx';

type JoinStateProps = { event: Event; participation: MyParticipation };

const words: Readonly<Record<ParticipationState, Text>> = {
  requested: m.the_organiser_will_answer_and_you_will,
  waitlisted: m.when_a_place_opens_you_get_it,
  confirmed: m.see_you_there,
  declined: m.thank_you_for_offering_other_events_are,
  withdrawn: m.you_withdrew,
  offered: m.a_place_is_kept_for_you,
  expired: m.your_offer_ran_out,
  checked_in: m.good_that_you_are_here,
  completed: m.thank_you_for_your_help,
  left_early: m.thank_you_for_your_help,
  no_show: m.the_organisers_did_not_see_you,
  excused: m.you_could_not_come_and_that_is_fine,
};

/** How a volunteer's request stands. */
export function JoinState({ event, participation }: JoinStateProps) {
  const { revalidate } = useRevalidator();
  const { id, state, position, roleName, answer, note } = participation;
  const isOffered = state === 'offered';
  // Once the event has begun nothing more is to come, and nothing can be taken back; but who stands by may be asked.
  const isOpen = event.status === 'UPCOMING';
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const mayAnswer = isOffered && !isOver;
  const mayWithdraw = isOpen && mayFollow(state, 'withdrawn', 'volunteer');
  return (
    <div id="offer" className="flex flex-col gap-3">
      <div>
        <StateChip state={state} position={position} isOver={isOver} />
      </div>
      <p>
        <bdi className="font-semibold">{roleName ?? m.any_role_that_fits()}</bdi>
        <ShiftZone event={event}>
          <HeldShiftTime shift={participation.shift} before=", " />
        </ShiftZone>
        {(isOpen || mayAnswer) && <>. {words[state]()}</>}
      </p>
      {answer && (
        <blockquote className="border-primary border-s-4 ps-3">
          <span className="block text-ink-soft text-sm">{m.the_organiser_writes()}</span>
          <bdi className="whitespace-pre-line">{answer}</bdi>
        </blockquote>
      )}
      {note && (
        <p className="text-ink-soft text-sm">
          <Sentence
            text={m.your_note_text}
            parts={{ note: <bdi className="whitespace-pre-line">{note}</bdi> }}
          />
        </p>
      )}
      {mayAnswer && (
        <OfferAnswer participation={participation} onDone={async () => await revalidate()} />
      )}
      {mayWithdraw && !isOffered && (
        <Withdraw
          participationId={id}
          holdsPlace={isComing(state)}
          onDone={async () => await revalidate()}
        />
      )}
    </div>
  );
}
