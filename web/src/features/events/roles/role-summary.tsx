import type { EventRole } from '@saath/contract/events/roles/schema';
import type { ReactNode } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { RoleGives } from '../eligibility/gives.tsx';
import { RoleNeeds } from '../eligibility/needs.tsx';
import { RolePeople } from './role-people.tsx';
import { RolePlaces } from './role-places.tsx';

type RoleSummaryProps = {
  role: EventRole;
  /** Buttons that concern this role. */
  actions?: ReactNode;
  /** The shifts of the role, when it has some. */
  shifts?: ReactNode;
};

/** A role with what it asks for, how far it is filled, and by whom. */
export function RoleSummary({ role, actions, shifts }: RoleSummaryProps) {
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-sans font-semibold text-lg break-words">
            <bdi>{role.role_name}</bdi>
          </h3>
          <p className="mt-1 text-ink-soft text-sm break-words whitespace-pre-line">
            <bdi>{role.description}</bdi>
          </p>
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-sm:w-full">{actions}</div>}
      </header>
      {role.skills.length > 0 && (
        <ul aria-label={m.skills()} className="mt-3 flex flex-wrap gap-1.5">
          {role.skills.map((skill) => (
            <li key={skill}>
              <Chip>
                <bdi>{tagName(skill)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {(role.needs || role.gives) && (
        <div className="mt-3 flex flex-col gap-1">
          <RoleNeeds needs={role.needs} />
          <RoleGives gives={role.gives} />
        </div>
      )}
      {shifts && <div className="mt-4">{shifts}</div>}
      <div className="mt-4 grid gap-3 sm:grid-cols-[14rem_1fr] sm:items-center sm:gap-6">
        <RolePlaces role={role} />
        <RolePeople people={role.volunteers} />
      </div>
    </article>
  );
}
