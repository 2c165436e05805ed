import type { FillPart, FillPlaced, FillPlan } from '@saath/contract/filling/fill/schema';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { X } from '../../../ui/icons.ts';
import { hasSeveralDays, ShiftTime } from '../../events/shifts/shift-time.tsx';
import { standingText } from '../../filling/fill/words.ts';
import { Reasons } from '../../matching/suggest/reasons.tsx';

type AskedPeopleProps = {
  plan: FillPlan;
  onLeaveOut: (person: Pick<FillPlaced, 'userId' | 'name'>) => void;
};

/** Whom the plan asks and why they fit; of a role with shifts, for which of them. */
export function AskedPeople({ plan, onLeaveOut }: AskedPeopleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-base font-semibold">
        {m.they_would_be_asked()}
      </h3>
      {plan.events.flatMap((event) =>
        event.parts
          .filter(({ placed }) => placed.length > 0)
          .map((part) => (
            <div key={`${part.roleId} ${part.shift?.id ?? ''}`}>
              {part.shift && (
                <p className="mt-2 text-ink-soft text-sm">
                  <ShiftTime
                    shift={part.shift}
                    timeZone={event.timeZone}
                    hasDate={hasSeveralDays(event)}
                  />
                </p>
              )}
              <ul className="divide-y divide-line">
                {part.placed.map((person) => (
                  <Asked
                    key={person.userId}
                    {...{ part, person, onLeaveOut }}
                    parts={event.parts}
                  />
                ))}
              </ul>
            </div>
          )),
      )}
    </section>
  );
}

type AskedProps = Pick<AskedPeopleProps, 'onLeaveOut'> & {
  part: FillPart;
  parts: readonly FillPart[];
  person: FillPlaced;
};

function Asked({ part, parts, person, onLeaveOut }: AskedProps) {
  const { name, userId, score, reasons, profileImage, from } = person;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-24">
        <p className="break-words">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <span className="text-ink-soft text-sm tabular-nums">{m.fits_score({ score })}</span>
        </p>
        {from.state !== 'none' && (
          <p className="text-ink-soft text-sm">{standingText(person, { part, parts })}</p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={m.not_name_in_this_event({ name })}
        onClick={() => onLeaveOut({ userId, name })}
      >
        <X aria-hidden size={16} />
        {m.leave_out()}
      </Button>
      <div className="basis-full">
        <Reasons reasons={reasons} about={name} />
      </div>
    </li>
  );
}
