import type { FillPart, FillPlan } from '@saath/contract/filling/fill/schema';
import { m } from '../../../paraglide/messages.js';
import { Meter } from '../../../ui/meter.tsx';
import { ShiftTime } from '../../events/shifts/shift-time.tsx';
import { FillEmptyPlaces } from './empty.tsx';
import { FillPerson } from './person.tsx';
import type { Change, Question } from './question.ts';

type FillPartCardProps = {
  plan: FillPlan;
  event: FillPlan['events'][number];
  part: FillPart;
  question: Question;
  hasDate: boolean;
  onChange: (change: Change) => void;
};

/** A role, or one shift of it: who would come in, and what stays empty. */
export function FillPartCard({
  plan,
  event,
  part,
  question,
  hasDate,
  onChange,
}: FillPartCardProps) {
  const { name, shift, places, filled, placed, keptFree, minimum, empty } = part;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-sans font-semibold text-base break-words">
            <bdi>{name}</bdi>
          </h3>
          {shift && (
            <p className="text-ink-soft text-sm">
              <ShiftTime shift={shift} timeZone={event.timeZone} hasDate={hasDate} />
            </p>
          )}
        </div>
        <div className="w-48 max-sm:w-full">
          <Meter
            label={m.places_filled({ filled: filled + placed.length, total: places })}
            value={filled + placed.length}
            max={places}
          />
        </div>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-sm">
        {filled > 0 && <span>{m.count_stay_where_they_are({ count: filled })}</span>}
        {minimum > 0 && <span>{m.needs_at_least_count({ count: minimum })}</span>}
        {keptFree > 0 && <span>{m.count_kept_free({ count: keptFree })}</span>}
      </p>
      {placed.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {placed.map((person) => (
            <FillPerson key={person.userId} {...{ plan, event, part, person, onChange }} />
          ))}
        </ul>
      )}
      {empty && <FillEmptyPlaces empty={empty} who={question.who} eventId={event.id} />}
      {!empty && placed.length === 0 && filled >= places && (
        <p className="mt-2 text-ink-soft text-sm">{m.no_free_place()}</p>
      )}
    </li>
  );
}
