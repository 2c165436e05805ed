import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Pencil, Trash } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { RoleBuilder } from '../roles/role-builder.tsx';
import { type BuiltRole, emptyBuiltRole, isEmptyRole } from '../roles/role-values.ts';
import { frameOf } from '../shifts/shift-values.ts';
import { WizardQuestions } from './questions.tsx';
import type { Wizard } from './state.ts';
import { WizardTimeLimits } from './time-limits.tsx';

type WizardRolesProps = { wizard: Wizard; timeZone: string };

const cleared = { builder: emptyBuiltRole, editing: null };

/** Step 3: what people can do there, and how many are needed. */
export function WizardRoles({ wizard, timeZone }: WizardRolesProps) {
  const { values, problems, change } = wizard;
  const { roles, builder, editing } = values;
  const { put, edit, remove } = roleSteps(values, change);

  return (
    <>
      <RoleBuilder
        value={builder}
        onChange={(next) => change({ builder: next })}
        // Another role starts from its own choice.
        key={editing ?? roles.length}
        frame={frameOf({ ...values, timeZone })}
        others={roles.filter((_, index) => index !== editing)}
        editedName={editing === null ? undefined : roles[editing]?.role_name}
        onDone={put}
        onClear={() => change(cleared)}
      />
      <section aria-labelledby="added-roles">
        <h3 id="added-roles" className="font-sans font-semibold text-base">
          {m.roles_of_this_event_count({ count: roles.length })}
        </h3>
        <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
          {problems.roles}
        </p>
        {roles.length === 0 && (
          <p className="mt-1 text-ink-soft">{m.none_yet_an_event_needs_one_role()}</p>
        )}
        <ul className="mt-3 flex flex-col gap-3">
          {roles.map((role, index) => (
            <RoleRow
              key={role.role_name}
              role={role}
              isEdited={index === editing}
              onEdit={() => edit(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      </section>
      <WizardTimeLimits wizard={wizard} />
      <WizardQuestions wizard={wizard} />
    </>
  );
}

/** What becomes of the list when a role is finished, opened again or removed. */
function roleSteps(values: Wizard['values'], change: Wizard['change']) {
  const { roles, questions, builder, editing } = values;

  const put = (role: BuiltRole) =>
    change({
      ...cleared,
      roles: editing === null ? [...roles, role] : roles.with(editing, role),
    });
  const edit = (index: number) => {
    const role = roles[index];
    if (!role) return;
    if (editing === null && !isEmptyRole(builder))
      return void toast.info(m.add_or_clear_the_role_you_are());
    if (editing !== null && !isSameRole(builder, roles[editing]))
      return void toast.info(m.save_the_role_you_are_changing_first());
    change({ builder: role, editing: index });
  };
  // What is being written, or changed in another role, stays.
  const remove = (index: number) => {
    const removed = roles[index]?.id;
    const left = {
      roles: roles.toSpliced(index, 1),
      // What only its people were asked goes with it.
      questions: questions.filter(({ roleId }) => roleId === null || roleId !== removed),
    };
    if (index === editing) change({ ...left, ...cleared });
    else if (editing === null || index > editing) change(left);
    else change({ ...left, editing: editing - 1 });
  };
  return { put, edit, remove };
}

/** As they are typed. */
function isSameRole(one: BuiltRole, other: BuiltRole | undefined): boolean {
  return (
    JSON.stringify({ ...emptyBuiltRole, ...one }) ===
    JSON.stringify({ ...emptyBuiltRole, ...other })
  );
}

type RoleRowProps = {
  role: BuiltRole;
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function RoleRow({ role, isEdited, onEdit, onRemove }: RoleRowProps) {
  const places = m.number_of_places({ count: Number(role.maxVolunteers) });
  return (
    <li
      className={`flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-card border bg-surface p-4 ${isEdited ? 'border-primary' : 'border-line'}`}
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">
          <bdi className="font-semibold">{role.role_name}</bdi>
          <span className="text-ink-soft">
            {' · '}
            {places}
            {role.shifts.length > 0 && ` · ${m.count_shifts({ count: role.shifts.length })}`}
          </span>
        </p>
        <p className="mt-0.5 line-clamp-2 text-ink-soft text-sm break-words">
          <bdi>{role.description}</bdi>
        </p>
        {role.skills.length > 0 && (
          <ul aria-label={m.skills()} className="mt-2 flex flex-wrap gap-1.5">
            {role.skills.map((skill) => (
              <li key={skill}>
                <Chip>
                  <bdi>{tagName(skill)}</bdi>
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex gap-1">
        <Button variant="quiet" size="small" disabled={isEdited} onClick={onEdit}>
          <Pencil aria-hidden size={16} />
          {m.edit()}
          <About>{role.role_name}</About>
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          <Trash aria-hidden size={16} />
          {m.remove()}
          <About>{role.role_name}</About>
        </Button>
      </div>
    </li>
  );
}
