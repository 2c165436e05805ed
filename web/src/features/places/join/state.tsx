import type { Event } from '@saath/contract/events/events/schema';
import { stateNames, stateNamesWhenOver } from '@saath/contract/places/joining/messages';
import { isComing, mayFollow, type ParticipationState } from '@saath/contract/places/joining/rules';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { formatTime, formatWeekday } from '../../../lib/format.ts';
import { ordinal } from '../../../lib/ordinal.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { CalendarPlus, MessagesSquare } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { shiftsOf } from '../../events/shifts/held-shift.tsx';
import { OwnShifts } from '../further-shifts/own-shifts.tsx';
import { partsOf } from '../papers/own-papers.ts';
import { WhatIsMissing } from '../papers/what-is-missing.tsx';
import { OwnAnswers } from '../questions/own-answers.tsx';
import { OwnAnswer } from '../reminders/own-answer.tsx';
import { OfferAnswer } from './offer-answer.tsx';
import { Withdraw } from './withdraw.tsx';

type JoinStateProps = {
  event: Event;
  participation: MyParticipation;
  /** The question whether they come, once it is asked. */
  asked: AskedPlace | undefined;
};

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

/** How a volunteer stands in an event, before everything else of it: "You're in: Packer · Sat 9:00 AM". */
export function JoinState({ event, participation, asked }: JoinStateProps) {
  const { revalidate } = useRevalidator();
  const { state, answer, note } = participation;
  // Once the event has begun nothing more is to come, and nothing can be taken back; but who stands by may be asked.
  const isOpen = event.status === 'UPCOMING';
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const mayAnswer = state === 'offered' && !isOver;
  const role = event.role.find(({ id }) => id === participation.roleId);
  return (
    <div id="offer" className="@container flex flex-col gap-3">
      <h2 className="text-2xl text-pretty">
        <StandingTitle event={event} participation={participation} isOver={isOver} />
      </h2>
      <OwnShifts
        event={event}
        participation={participation}
        onDone={async () => await revalidate()}
      />
      {(isOpen || mayAnswer) && <p className="text-ink-soft">{words[state]()}</p>}
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
      {!isOver && waitsOrHolds(state) && (
        <WhatIsMissing parts={partsOf(event, role, participation.shift?.id)} role={role} />
      )}
      {!isOver && waitsOrHolds(state) && <OwnAnswers event={event} roleId={participation.roleId} />}
      {asked && <OwnAnswer place={asked} onDone={async () => await revalidate()} />}
      <Actions
        participation={participation}
        isOpen={isOpen}
        isAsked={asked !== undefined}
        onDone={async () => await revalidate()}
      />
    </div>
  );
}

/** For whom it matters what a role asks for. */
const waitsOrHolds = (state: ParticipationState) =>
  state === 'requested' || state === 'waitlisted' || state === 'offered' || state === 'confirmed';

type StandingTitleProps = Omit<JoinStateProps, 'asked'> & { isOver: boolean };

/** What stands first: how one stands, in which role, and for who comes, from when. */
function StandingTitle({ event, participation, isOver }: StandingTitleProps) {
  const { state, position, roleName } = participation;
  const [shift] = shiftsOf(participation);
  const role = <bdi>{roleName ?? m.any_role_that_fits()}</bdi>;
  if (isOver) return <Named name={spoken(stateNamesWhenOver, state)} role={role} />;
  const start = shift?.startsAt ?? event.startTime;
  const day = formatWeekday(start, event.timeZone);
  const time = m.date_at_time({ date: day, time: formatTime(start, event.timeZone) });
  if (state === 'confirmed')
    return (
      <Sentence
        text={m.you_are_in_role_time}
        parts={{ role, time: <bdi className="whitespace-nowrap">{time}</bdi> }}
      />
    );
  if (state === 'requested') return <Sentence text={m.you_asked_for_role} parts={{ role }} />;
  if (state === 'waitlisted' && position)
    return (
      <Sentence
        text={m.on_the_wait_list_for_role}
        parts={{ role, place: <bdi>{ordinal(position)}</bdi> }}
      />
    );
  return <Named name={spoken(stateNames, state)} role={role} />;
}

function Named({ name, role }: { name: string; role: ReactNode }) {
  return <Sentence text={m.state_of_role} parts={{ state: name, role }} />;
}

type ActionsProps = {
  participation: MyParticipation;
  isOpen: boolean;
  /** Whether they are asked if they come: that has its own way to say no. */
  isAsked: boolean;
  onDone: () => Promise<void>;
};

function Actions({ participation, isOpen, isAsked, onDone }: ActionsProps) {
  const { id, eventId, state } = participation;
  const isIn = isComing(state);
  const mayWithdraw =
    isOpen && state !== 'offered' && !isAsked && mayFollow(state, 'withdrawn', 'volunteer');
  return (
    <div className="flex flex-wrap gap-2 @max-md:flex-col">
      {isIn && isOpen && (
        <ButtonLink
          to={paths.eventIcs(eventId)}
          reloadDocument
          variant={isAsked ? 'secondary' : 'primary'}
          size="small"
        >
          <CalendarPlus aria-hidden size={18} />
          {m.add_to_calendar()}
        </ButtonLink>
      )}
      <ButtonLink to={paths.volunteerThread(eventId)} variant="secondary" size="small">
        <MessagesSquare aria-hidden size={18} />
        {m.message_the_organisers()}
      </ButtonLink>
      {mayWithdraw && <Withdraw participationId={id} holdsPlace={isIn} onDone={onDone} />}
    </div>
  );
}
