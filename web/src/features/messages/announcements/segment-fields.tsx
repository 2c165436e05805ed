import type { Event } from '@saath/contract/events/events/schema';
import {
  type AnnouncedGroup,
  type AnnouncedState,
  announcedGroups,
} from '@saath/contract/messages/announcements/rules';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { recipientsQuery, type Segment } from './queries.ts';

const groupNames: Readonly<Record<AnnouncedGroup, Text>> = {
  confirmed: m.people_who_have_a_place,
  came: m.people_who_came,
  missed: m.people_who_did_not_come,
  offered: m.people_who_were_offered_a_place,
  waitlisted: m.people_on_the_wait_list,
  requested: m.people_who_wait_for_an_answer,
};

/** Nobody has come, or not come, to what has not begun. */
function groupsOf(status: Event['status']): AnnouncedGroup[] {
  const hasBegun = status === 'ONGOING' || status === 'COMPLETED';
  const all = Object.keys(announcedGroups) as AnnouncedGroup[];
  return all.filter((group) => hasBegun || (group !== 'came' && group !== 'missed'));
}

type SegmentFieldsProps = {
  event: Pick<Event, 'id' | 'role' | 'status'>;
  segment: Segment;
  onChange: (segment: Segment) => void;
};

/** Who gets a message, and how many people that is at this moment. */
export function SegmentFields({ event, segment, onChange }: SegmentFieldsProps) {
  const { states, roleId } = segment;
  const roles = event.role.map(({ id, role_name }) => ({ value: id, label: role_name }));
  const choose = (group: AnnouncedGroup, isOn: boolean) => {
    const changed: readonly AnnouncedState[] = announcedGroups[group];
    const kept = states.filter((state) => !changed.includes(state));
    onChange({ roleId, states: isOn ? [...kept, ...changed] : kept });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{m.who_gets_it()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {groupsOf(event.status).map((group) => (
          <CheckField
            key={group}
            label={groupNames[group]()}
            checked={announcedGroups[group].every((state) => states.includes(state))}
            onChange={({ target }) => choose(group, target.checked)}
          />
        ))}
      </div>
      {roles.length > 1 && (
        <div className="mt-3 max-w-xs">
          <SelectField
            label={m.role()}
            options={[{ value: '', label: m.all_roles() }, ...roles]}
            value={roleId}
            onChange={({ target }) => onChange({ states, roleId: target.value })}
          />
        </div>
      )}
      <Reached eventId={event.id} segment={segment} />
    </fieldset>
  );
}

/** The one that is counted: several ticks in a row are one question. */
export function useSettled(segment: Segment): Segment {
  return useDebounced(segment, 250);
}

function Reached({ eventId, segment }: { eventId: string; segment: Segment }) {
  const reached = useQuery(recipientsQuery({ eventId, segment: useSettled(segment) }));
  return (
    <p role="status" aria-busy={reached.isFetching} className="mt-2 text-ink-soft tabular-nums">
      {reachedText(segment.states.length > 0 ? reached : undefined)}
    </p>
  );
}

type Counted = { data: { recipients: number; byMail: number } | undefined; isError: boolean };

function reachedText(reached: Counted | undefined): string {
  // Nobody was chosen: the form says so when it is sent.
  if (!reached) return '';
  if (!reached.data)
    return reached.isError ? m.the_people_could_not_be_counted() : m.counting_the_people();
  const { recipients, byMail } = reached.data;
  if (recipients === 0) return m.nobody_is_in_this_group();
  return m.count_people_get_it({ count: recipients, mailed: byMail });
}
