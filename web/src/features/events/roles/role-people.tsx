import type { EventRole } from '@saath/contract/events/roles/schema';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';

type RolePeopleProps = { people: EventRole['volunteers'] };

/** Who holds the places of a role. */
export function RolePeople({ people }: RolePeopleProps) {
  if (people.length === 0) return <p className="text-ink-soft text-sm">{m.nobody_yet()}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4 gap-y-2">
      {people.map(({ id, name = 'Volunteer', profileImage }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 text-sm">
          <Avatar name={name} src={profileImage?.url ?? null} size={28} />
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
