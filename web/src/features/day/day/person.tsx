import { hasCome } from '@saath/contract/day/check-in/rules';
import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { memo } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check } from '../../../ui/icons.ts';
import { PersonMenu } from './person-menu.tsx';
import { type Step, steps } from './steps.ts';
import type { Held } from './use-held.ts';

type DayPersonRowProps = {
  person: DayPerson;
  event: DayEvent;
  /** Nothing can be recorded: the day is not open. */
  isClosed: boolean;
  /** What was recorded here just now; the row then offers the way back and nothing else. */
  held: Held | undefined;
  onStep: (person: DayPerson, step: Step) => void;
  onUndo: (held: Held) => void;
  onTimes: (person: DayPerson) => void;
  onContact: (person: DayPerson) => void;
};

/** One person of the list with everything that one press can record about them. */
export const DayPersonRow = memo(function DayPersonRow({
  person,
  event,
  isClosed,
  held,
  onStep,
  onUndo,
  onTimes,
  onContact,
}: DayPersonRowProps) {
  const { name, profileImage, roleId } = person;
  const roleName = event.roles.find(({ id }) => id === roleId)?.name;
  const mayCorrect = event.can.includes('day.correct');
  return (
    <li
      data-person={person.participationId}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-48 items-center gap-3">
        <Avatar name={name} src={profileImage?.url ?? null} size={40} />
        <div className="min-w-0">
          <bdi className="block font-semibold break-words">{name}</bdi>
          <p className="text-ink-soft text-sm break-words">
            {roleName && <bdi>{roleName}</bdi>}
            <Times person={person} event={event} />
          </p>
        </div>
      </div>
      <RowButtons
        {...{ person, isClosed, held, onStep, onUndo, onTimes, onContact }}
        mayCorrect={mayCorrect}
      />
    </li>
  );
});

type RowButtonsProps = Omit<DayPersonRowProps, 'event'> & { mayCorrect: boolean };

/** What can be recorded next; or, just after a press, what was recorded and the way back. */
function RowButtons(props: RowButtonsProps) {
  const { person, isClosed, held, mayCorrect, onStep, onUndo, onTimes, onContact } = props;
  const { name, state } = person;
  return (
    <div
      className={`flex items-center gap-2 ${held || steps[state].length > 0 ? 'max-sm:w-full' : ''}`}
    >
      {held ? (
        // The first button stays the same one: the focus is in it.
        <Button
          key={0}
          variant="secondary"
          className="order-last whitespace-nowrap px-4 max-sm:flex-auto max-sm:px-2"
          onClick={() => onUndo(held)}
        >
          {m.undo()}
          <About>{name}</About>
        </Button>
      ) : (
        steps[state].map((step, index) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the first button stays the same one, with the focus in it
            key={index}
            variant={index === 0 ? 'primary' : 'secondary'}
            disabled={isClosed}
            className="whitespace-nowrap px-4 max-sm:flex-auto max-sm:px-2"
            onClick={() => onStep(person, step)}
          >
            {step.label()}
            <About>{name}</About>
          </Button>
        ))
      )}
      {held ? (
        <span className="inline-flex min-h-11 items-center justify-center gap-1.5 font-semibold text-primary max-sm:flex-auto">
          <Check aria-hidden size={18} className="flex-none" />
          {held.what}
        </span>
      ) : (
        <PersonMenu
          person={person}
          isClosed={isClosed}
          mayCorrect={mayCorrect}
          onStep={(step) => onStep(person, step)}
          onTimes={() => onTimes(person)}
          onContact={() => onContact(person)}
        />
      )}
    </div>
  );
}

function Times({ person, event }: { person: DayPerson; event: DayEvent }) {
  const { state, startTime, arrivedAt, leftAt } = person;
  const { timeZone } = event;
  // Somebody of a later shift.
  if (state === 'confirmed' && startTime !== event.startTime)
    return (
      <span className="tabular-nums">
        {' · '}
        {m.expected_at_time({ time: formatTime(startTime, timeZone) })}
      </span>
    );
  if (!hasCome(state) || !arrivedAt) return null;
  const from = formatTime(arrivedAt, timeZone);
  const left = leftAt && m.from_time_to_time({ from, to: formatTime(leftAt, timeZone) });
  const how = state === 'left_early' ? ` · ${m.mark_left_early()}` : '';
  return (
    <span className="tabular-nums">
      {' · '}
      {left || m.here_since_time({ time: from })}
      {how}
    </span>
  );
}
