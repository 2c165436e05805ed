import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AuditList } from './list.tsx';

type AuditTrailProps = {
  /** Only what concerns this event. */
  eventId?: string;
  /** Only what concerns this person; what they did themselves can be chosen instead. */
  userId?: string;
};

/** Who changed what about an event or a person, newest first (OR-05). Stands under a heading of the page. */
export function AuditTrail({ eventId, userId }: AuditTrailProps) {
  const [isBy, setBy] = useState(false);
  const part = {
    ...(eventId ? { eventId } : {}),
    ...(userId ? { userId } : {}),
    ...(userId && isBy ? { by: '1' as const } : {}),
  };
  return (
    <div className="flex flex-col gap-4">
      {userId && <WhichPart isBy={isBy} onChange={setBy} />}
      <AuditList
        part={part}
        empty={
          <EmptyState
            title={m.nothing_has_been_changed_yet()}
            hint={m.what_organisers_and_volunteers_do_shows_up_here()}
          />
        }
      />
    </div>
  );
}

function WhichPart({ isBy, onChange }: { isBy: boolean; onChange: (isBy: boolean) => void }) {
  const parts = [
    { value: false, label: m.about_this_person() },
    { value: true, label: m.done_by_this_person() },
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{m.which_part_of_the_history()}</legend>
      {parts.map(({ value, label }) => (
        <Button
          key={label}
          size="small"
          variant={value === isBy ? 'primary' : 'secondary'}
          aria-pressed={value === isBy}
          onClick={() => onChange(value)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
