import type { Person } from '@saath/contract/accounts/accounts/schema';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';

export const helperRow = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-3';

type WhoProps = { person: Pick<Person, 'name' | 'profileImage'>; note: ReactNode };

/** A person in a list of helpers, with what is to be said of their right. */
export function Who({ person: { name, profileImage }, note }: WhoProps) {
  return (
    <>
      <Avatar name={name} src={profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        {note && <p className="text-ink-soft text-sm break-words">{note}</p>}
      </div>
    </>
  );
}
