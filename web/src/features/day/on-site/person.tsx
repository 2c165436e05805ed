import type { DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import type { OnSiteContact } from '@saath/contract/day/on-site/endpoints';
import { useId } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Emergency } from './emergency.tsx';
import { PhoneLink } from './phone-link.tsx';

type OnSitePersonProps = {
  person: DayPerson;
  event: DayEvent;
  /** Undefined for who may not see it, and as long as it is not read. */
  contact: OnSiteContact | undefined;
  isSeen: boolean;
  onTick: (participationId: string, isSeen: boolean) => void;
};

/** One person on site: one large press says that they were seen. */
export function OnSitePerson({ person, event, contact, isSeen, onTick }: OnSitePersonProps) {
  const { participationId, name, startTime, arrivedAt } = person;
  const { timeZone } = event;
  const id = useId();
  return (
    <li className="flex items-center gap-4 px-4 py-2 print:break-inside-avoid">
      <div className="min-w-0 flex-1">
        <bdi className="block font-semibold break-words">{name}</bdi>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm tabular-nums">
          {startTime !== event.startTime && (
            <span>{m.shift_from_time({ time: formatTime(startTime, timeZone) })}</span>
          )}
          {arrivedAt && <span>{m.here_since_time({ time: formatTime(arrivedAt, timeZone) })}</span>}
        </p>
        {contact && <Reach contact={contact} />}
        {contact?.hasContact && <Emergency participationId={participationId} name={name} />}
      </div>
      <label
        htmlFor={id}
        className="flex min-h-12 flex-none cursor-pointer items-center gap-3 rounded-full border border-edge px-4 font-semibold has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong"
      >
        <input
          id={id}
          type="checkbox"
          className="size-5 flex-none accent-primary"
          checked={isSeen}
          onChange={({ target }) => onTick(participationId, target.checked)}
        />
        <span>
          {m.seen_on_site()}
          <About>{name}</About>
        </span>
      </label>
    </li>
  );
}

function Reach({ contact: { phone, emergency } }: { contact: OnSiteContact }) {
  return (
    <>
      {phone && <PhoneLink phone={phone} />}
      {emergency && (
        <p className="text-sm break-words whitespace-pre-line">
          {m.in_an_emergency_call()} <bdi>{emergency}</bdi>
        </p>
      )}
    </>
  );
}
