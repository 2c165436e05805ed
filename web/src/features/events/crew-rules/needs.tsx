import type { CrewNeedShown } from '@saath/contract/events/crew-rules/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { TriangleAlert } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { ShiftTime } from '../shifts/shift-time.tsx';

type CrewsToLookAfterProps = {
  role: EventRole;
  timeZone: string;
  crews: readonly CrewNeedShown[];
};

/** Teams of a role in which somebody is missing who was there, or for whom alone places are left, or not even these (EL-02). */
export function CrewsToLookAfter({ role, timeZone, crews }: CrewsToLookAfterProps) {
  return crews
    .filter(({ roleId }) => roleId === role.id)
    .map((crew) => {
      const shift = role.shifts.find(({ id }) => id === crew.shiftId);
      return (
        <div key={`${crew.shiftId} ${crew.why}`} className="mb-2 flex flex-wrap items-center gap-2">
          <Chip tone="danger" icon={<TriangleAlert aria-hidden size={14} />}>
            {m.needs_attention()}
          </Chip>
          {shift && <ShiftTime shift={shift} timeZone={timeZone} />}
          <p className="basis-full text-sm">
            <Missing crew={crew} />
          </p>
        </div>
      );
    });
}

function Missing({ crew }: { crew: CrewNeedShown }) {
  if (crew.why === 'beginners') return m.count_new_too_many({ count: crew.tooMany });
  const { missing: count, isFull } = crew;
  if (crew.why === 'adults')
    return isFull
      ? m.count_adults_missing_and_no_place_left({ count })
      : m.count_adults_missing_beside_minors({ count });
  const text = isFull
    ? m.count_people_with_paper_missing_and_no_place_left
    : crew.hasRoom
      ? m.count_people_with_paper_missing_and_room_for_others
      : m.count_people_with_paper_missing;
  return (
    <Sentence
      text={(slots) => text({ ...slots, count })}
      parts={{ paper: <bdi>{crew.kind.name}</bdi> }}
    />
  );
}
