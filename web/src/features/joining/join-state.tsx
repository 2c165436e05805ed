import type { Event } from '@saath/contract/events/schema';
import type { ParticipationState } from '@saath/contract/joining/rules';
import { mayFollow } from '@saath/contract/joining/rules';
import type { MyParticipation } from '@saath/contract/joining/schema';
import { useRevalidator } from 'react-router';
import { StateChip } from './state-chip.tsx';
import { Withdraw } from './withdraw.tsx';

type JoinStateProps = { event: Event; participation: MyParticipation };

const words: Readonly<Record<ParticipationState, string>> = {
  requested: 'The organiser will answer, and you will get a mail.',
  waitlisted: 'When a place opens you get it, and a mail at once.',
  confirmed: 'See you there.',
  declined: 'Thank you for offering. Other events are looking for people like you.',
  withdrawn: 'You withdrew.',
};

/** How a volunteer's request stands. */
export function JoinState({ event, participation }: JoinStateProps) {
  const { revalidate } = useRevalidator();
  const { id, state, position, roleName, answer, note } = participation;
  // Once the event has begun nothing more is to come, and nothing can be taken back.
  const isOpen = event.status === 'UPCOMING';
  const isOver = event.status === 'COMPLETED' || event.status === 'CANCELLED';
  const mayWithdraw = isOpen && mayFollow(state, 'withdrawn', 'volunteer');
  return (
    <div className="flex flex-col gap-3">
      <div>
        <StateChip state={state} position={position} isOver={isOver} />
      </div>
      <p>
        <bdi className="font-semibold">{roleName ?? 'Any role that fits'}</bdi>
        {isOpen && `. ${words[state]}`}
      </p>
      {answer && (
        <blockquote className="border-primary border-s-4 ps-3">
          <span className="block text-ink-soft text-sm">The organiser writes</span>
          <bdi className="whitespace-pre-line">{answer}</bdi>
        </blockquote>
      )}
      {note && (
        <p className="text-ink-soft text-sm">
          Your note: <bdi className="whitespace-pre-line">{note}</bdi>
        </p>
      )}
      {mayWithdraw && (
        <Withdraw
          participationId={id}
          holdsPlace={state === 'confirmed'}
          onDone={async () => await revalidate()}
        />
      )}
    </div>
  );
}
