import { type AnnouncedState, announcedStates } from '@saath/contract/announcements/rules';
import type { Event } from '@saath/contract/events/schema';
import { useQuery } from '@tanstack/react-query';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { CheckField } from '../../ui/check-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { recipientsQuery, type Segment } from './announcement-queries.ts';

const groups: Readonly<Record<AnnouncedState, Text>> = {
  confirmed: m.people_who_have_a_place,
  waitlisted: m.people_on_the_wait_list,
  requested: m.people_who_wait_for_an_answer,
};

type SegmentFieldsProps = {
  event: Pick<Event, 'id' | 'role'>;
  segment: Segment;
  onChange: (segment: Segment) => void;
};

/** Who gets a message, and how many people that is at this moment. */
export function SegmentFields({ event, segment, onChange }: SegmentFieldsProps) {
  const { states, roleId } = segment;
  const roles = event.role.map(({ id, role_name }) => ({ value: id, label: role_name }));
  const choose = (state: AnnouncedState, isOn: boolean) =>
    onChange({
      roleId,
      states: announcedStates.filter((each) => (each === state ? isOn : states.includes(each))),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{m.who_gets_it()}</legend>
      <div className="flex flex-wrap gap-x-6">
        {announcedStates.toReversed().map((state) => (
          <CheckField
            key={state}
            label={groups[state]()}
            checked={states.includes(state)}
            onChange={({ target }) => choose(state, target.checked)}
          />
        ))}
      </div>
      {roles.length > 1 && (
        <div className="max-w-xs">
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

function Reached({ eventId, segment }: { eventId: string; segment: Segment }) {
  const reached = useQuery(recipientsQuery({ eventId, segment }));
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
