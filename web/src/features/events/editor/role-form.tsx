import type { EventRole } from '@saath/contract/events/roles/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { RoleFields } from '../roles/role-fields.tsx';
import { RolePeople } from '../roles/role-people.tsx';
import type { EditorSession } from './editing.ts';
import type { EditorRole } from './values.ts';

type EditorRoleFormProps = {
  /** The role as it is stored, with its people. */
  role: EventRole;
  /** The same role as it is typed. */
  value: EditorRole;
  session: EditorSession;
  actions: ReactNode;
  /** The shifts of the role, when it has some. */
  shifts: ReactNode;
};

/** One role in edit mode. */
export function EditorRoleForm({ role, value, session, actions, shifts }: EditorRoleFormProps) {
  const { editing, problem, change } = session;
  const isWrong = problem?.roleId === role.id;
  const put = (next: EditorRole) =>
    change({
      roles: (editing?.mine.roles ?? []).map((other) => (other.id === next.id ? next : other)),
    });

  return (
    <article
      aria-label={role.role_name}
      className={`rounded-card border bg-surface p-4 sm:p-5 ${isWrong ? 'border-danger' : 'border-line'}`}
    >
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 font-sans font-semibold text-lg break-words">{role.role_name}</h3>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </header>
      {isWrong && (
        <p role="alert" className="mb-4 text-danger">
          {problem.message}
        </p>
      )}
      <fieldset disabled={session.isSaving} className="contents">
        <RoleFields
          prefix={`role-${role.id}`}
          value={value}
          filled={role.filled}
          hasShifts={role.shifts.length > 0}
          onChange={(next) => put({ ...next, id: value.id })}
        />
      </fieldset>
      {shifts && <div className="mt-4">{shifts}</div>}
      <h4 className="mt-5 mb-2 font-semibold text-sm">
        {m.people_filled_of_maxvolunteers({
          filled: role.filled,
          maxVolunteers: role.maxVolunteers,
        })}
      </h4>
      <RolePeople people={role.volunteers} />
    </article>
  );
}
