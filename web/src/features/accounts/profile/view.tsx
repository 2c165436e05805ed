import type { User } from '@saath/contract/accounts/accounts/schema';
import type { ReactNode } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';

/** One's own profile as it stands (PF-01). */
export function ProfileView({ user }: { user: User }) {
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      <Entry name={m.phone()}>{user.contactNumber || m.not_specified()}</Entry>
      {user.role === 'Volunteer' && (
        <>
          <Entry name={m.experience()}>{m.count_years({ count: user.experienceYears })}</Entry>
          <Entry name={m.skills()}>
            <Tags tags={user.skills} none={m.no_skills_added_yet()} />
          </Entry>
          <Entry name={m.interests()}>
            <Tags tags={user.interests} none={m.not_specified()} />
          </Entry>
        </>
      )}
      <Entry name={m.about()} isWide>
        <span dir="auto" className="block whitespace-pre-line">
          {user.description || m.no_description_of_a_person()}
        </span>
      </Entry>
    </dl>
  );
}

type EntryProps = { name: string; isWide?: boolean; children: ReactNode };

function Entry({ name, isWide = false, children }: EntryProps) {
  return (
    <div className={isWide ? 'sm:col-span-2' : ''}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** @param none what stands there when there are none */
function Tags({ tags, none }: { tags: readonly string[]; none: string }) {
  if (tags.length === 0) return none;
  return (
    <span className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <Chip key={tag} tone="primary">
          <bdi>{tagName(tag)}</bdi>
        </Chip>
      ))}
    </span>
  );
}
