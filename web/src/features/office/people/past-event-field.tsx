import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import { query, useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';

/** The latest ones; any other is chosen on its own page. */
const pastEventsQuery = query(
  browseEvents,
  { query: { tab: 'past' } },
  { select: ({ events }) => events },
);

type PastEventFieldProps = {
  event: string | undefined;
  onChange: (event: string | undefined) => void;
};

/** People who helped at one event. Hidden until there was one. */
export function PastEventField({ event, onChange }: PastEventFieldProps) {
  const { data: latest = [] } = useQuery(pastEventsQuery);
  const isElsewhere = event !== undefined && !latest.some(({ id }) => id === event);
  const { data: other } = useQuery(
    query(
      getEvent,
      { params: { id: event ?? '' } },
      { enabled: isElsewhere, select: (reply) => reply.event },
    ),
  );
  if (latest.length === 0 && !event) return null;
  return (
    <SelectField
      label={m.helped_at_the_event()}
      value={event ?? ''}
      onChange={({ target }) => onChange(target.value || undefined)}
      options={[
        { value: '', label: m.any_event() },
        ...(isElsewhere ? [{ value: event, label: other?.title ?? m.an_earlier_event() }] : []),
        ...latest.map(({ id, title, startTime, timeZone }) => ({
          value: id,
          label: m.event_on_day({ title, day: formatDate(startTime, timeZone) }),
        })),
      ]}
    />
  );
}
