import { isComing } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import type { ReactNode } from 'react';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { FitScore } from '../../events/roles/fit-score.tsx';
import { HeldShiftTimes } from '../../events/shifts/held-shift.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { StateChip } from '../join/state-chip.tsx';
import { PersonSaid } from '../questions/person-said.tsx';
import { WaitNotes } from './wait-notes.tsx';

type QueuePersonProps = {
  entry: QueueEntry;
  /** The present moment, for 'two hours ago'. */
  now: string;
  showsState?: boolean;
  /** Leaves out why they fit: once a person has an answer, that matters no more. */
  isBrief?: boolean;
  children?: ReactNode;
};

/** Who asked, what for, why they fit, and what was said so far. */
export function QueuePerson({
  entry,
  now,
  showsState = false,
  isBrief = false,
  children,
}: QueuePersonProps) {
  const { person, roleName, note, answer, requestedAt, state, position } = entry;
  const role = <bdi className="font-medium text-ink">{roleName ?? m.any_role()}</bdi>;
  return (
    <div className="flex gap-4">
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold break-words">{person.name}</bdi>
          {showsState && <StateChip state={state} position={position} audience="organiser" />}
          {!isBrief && (
            <span className="sm:ms-auto">
              <FitScore score={person.score} />
            </span>
          )}
        </p>
        <p className="text-ink-soft text-sm break-words">
          {isComing(state) ? role : <Sentence text={m.asked_for_role} parts={{ role }} />}
          <HeldShiftTimes of={entry} before=" · " />
          {' · '}
          <time dateTime={requestedAt} className="whitespace-nowrap">
            {formatAgo(requestedAt, now)}
          </time>
        </p>
        <WaitNotes entry={entry} />
        <GivenBecause entry={entry} />
        {note && <Words who={person.name} text={note} />}
        {answer && <Words who={m.your_answer()} text={answer} />}
        <PersonSaid participationId={entry.id} name={person.name} />
        {!isBrief && person.reasons.length > 0 && (
          <div className="mt-2">
            <Reasons reasons={person.reasons} about={person.name} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** Why the place was given although something stood in the way. */
function GivenBecause({ entry: { clashReason, eligibilityReason } }: { entry: QueueEntry }) {
  const look = 'text-ink-soft text-sm break-words';
  return (
    <>
      {clashReason && (
        <p className={look}>
          <Sentence
            text={m.despite_another_place_reason}
            parts={{ reason: <bdi>{clashReason}</bdi> }}
          />
        </p>
      )}
      {eligibilityReason && (
        <p className={look}>
          <Sentence
            text={m.although_something_is_missing_reason}
            parts={{ reason: <bdi>{eligibilityReason}</bdi> }}
          />
        </p>
      )}
    </>
  );
}

function Words({ who, text }: { who: string; text: string }) {
  return (
    <p className="mt-2 border-line border-s-4 ps-3 text-sm break-words whitespace-pre-line">
      <bdi className="sr-only">{who}: </bdi>
      <bdi>{text}</bdi>
    </p>
  );
}
