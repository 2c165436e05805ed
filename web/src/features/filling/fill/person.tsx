import type { FillPart, FillPlaced, FillPlan } from '@saath/contract/filling/fill/schema';
import { Fragment, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check, type Icon, Pin, PinOff, Repeat2, X } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { hasSeveralDays, ShiftTime } from '../../events/shifts/shift-time.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { FillOthers } from './others.tsx';
import { type Change, placeIn } from './question.ts';
import { shiftsTogether, standingText } from './words.ts';

type FillPersonProps = {
  plan: FillPlan;
  event: FillPlan['events'][number];
  part: FillPart;
  person: FillPlaced;
  onChange: (change: Change) => void;
};

/** Somebody whom the plan gives a place, why, and the ways to have it otherwise. */
export function FillPerson({ plan, event, part, person, onChange }: FillPersonProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, userId, score, isPinned, reasons, profileImage } = person;
  const place = placeIn(event.id, part, userId);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <span className="text-ink-soft text-sm tabular-nums">{m.fits_score({ score })}</span>
        </p>
        <p className="text-ink-soft text-sm break-words">
          {standingText(person, { part, parts: event.parts })} · {chancesText(person)}
        </p>
        <ShiftsTogether event={event} person={person} />
      </div>
      <Tools
        name={name}
        isPinned={isPinned}
        onKeep={() => onChange({ kind: isPinned ? 'unpin' : 'pin', place })}
        onOthers={() => setOpen(true)}
        onLeaveOut={() =>
          onChange({ kind: 'take-out', eventId: event.id, person: { userId, name } })
        }
      />
      <div className="basis-full sm:ps-13">
        <Reasons reasons={reasons} about={name} />
      </div>
      <FillOthers
        {...{ plan, part, person }}
        open={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(by) => {
          setOpen(false);
          onChange({ kind: 'swap', place, person: { userId, name }, by });
        }}
      />
    </li>
  );
}

/** Also what else the person gets: each shift stands in a part of its own. */
function ShiftsTogether({ event, person }: Pick<FillPersonProps, 'event' | 'person'>) {
  const shifts = shiftsTogether(event, person);
  if (shifts.length === 0) return null;
  const { timeZone } = event;
  const hasDate = hasSeveralDays(event);
  return (
    <p className="text-sm break-words">
      <Sentence
        text={m.shifts_and_their_times}
        parts={{
          shifts: <b className="font-semibold">{m.count_shifts({ count: shifts.length })}</b>,
          times: shifts.map((shift, index) => (
            <Fragment key={shift.id}>
              {index > 0 && '\u00a0· '}
              <ShiftTime shift={{ ...shift, place: '' }} timeZone={timeZone} hasDate={hasDate} />
            </Fragment>
          )),
        }}
      />
    </p>
  );
}

type ToolsProps = {
  name: string;
  isPinned: boolean;
  onKeep: () => void;
  onOthers: () => void;
  onLeaveOut: () => void;
};

/** The ways to have it otherwise; below the rest on a phone. */
function Tools({ name, isPinned, onKeep, onOthers, onLeaveOut }: ToolsProps) {
  return (
    <div className="flex flex-wrap gap-1 max-sm:order-last max-sm:w-full">
      <Button
        variant={isPinned ? 'secondary' : 'quiet'}
        size="small"
        aria-pressed={isPinned}
        aria-label={m.keep_name_here({ name })}
        title={m.keep_name_here({ name })}
        className={`max-sm:border-edge ${isPinned ? 'max-sm:bg-primary-soft max-sm:text-primary-strong' : ''}`}
        onClick={onKeep}
      >
        {isPinned && <Check aria-hidden size={16} className="sm:hidden" />}
        <Tool Icon={isPinned ? PinOff : Pin} text={m.keep()} />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={m.somebody_else_than_name({ name })}
        title={m.somebody_else_than_name({ name })}
        className="max-sm:border-edge"
        onClick={onOthers}
      >
        <Tool Icon={Repeat2} text={m.somebody_else()} />
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={m.not_name_in_this_event({ name })}
        title={m.not_name_in_this_event({ name })}
        className="max-sm:border-edge"
        onClick={onLeaveOut}
      >
        <Tool Icon={X} text={m.leave_out()} />
      </Button>
    </div>
  );
}

/** A picture where there is a pointer that can ask what it means, the word on a phone. */
function Tool({ Icon, text }: { Icon: Icon; text: string }) {
  return (
    <>
      <Icon aria-hidden size={16} className="max-sm:hidden" />
      <span className="sm:hidden">{text}</span>
    </>
  );
}

function chancesText({ chances }: FillPlaced): string {
  const attend = Math.round(chances.attend * 100);
  if (chances.accept >= 1) return m.comes_with_percent({ percent: attend });
  const accept = Math.round(chances.accept * 100);
  return m.accepts_with_percent_comes_with_percent({ accept, attend });
}
