import { roleBuilderMessages } from '@saath/contract/roles/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { RoleFields } from './role-fields.tsx';
import {
  checkBuiltRole,
  emptyRole,
  isEmptyRole,
  type RoleProblem,
  type RoleValues,
} from './role-values.ts';

type RoleBuilderProps = {
  value: RoleValues;
  onChange: (value: RoleValues) => void;
  /** The other roles of the list, whose names are taken. */
  others: readonly RoleValues[];
  /** The name of the role that is being changed; without it a new one is written. */
  editedName?: string | undefined;
  onDone: (role: RoleValues) => void;
  onClear: () => void;
};

/** Writes one role of an event that does not exist yet (EV-07). */
export function RoleBuilder({
  value,
  onChange,
  others,
  editedName,
  onDone,
  onClear,
}: RoleBuilderProps) {
  const [problem, setProblem] = useState<RoleProblem>();

  const finish = () => {
    const checked = checkBuiltRole(value, others);
    setProblem(checked.problem);
    if (checked.problem) return toast.error(checked.problem.message);
    const { role } = checked;
    onDone({ ...emptyRole, ...role, maxVolunteers: String(role.maxVolunteers) });
    return toast.success(roleBuilderMessages.added);
  };

  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="px-1 font-semibold">
        {editedName === undefined ? m.new_role() : m.change_editedname({ editedName })}
      </legend>
      <RoleFields
        prefix="builder"
        value={value}
        problem={problem}
        onChange={(next) => {
          setProblem(undefined);
          onChange(next);
        }}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={finish}>
          <Plus aria-hidden size={18} />
          {editedName === undefined ? m.add_role_button() : m.save_role()}
        </Button>
        {(editedName !== undefined || !isEmptyRole(value)) && (
          <Button
            variant="quiet"
            onClick={() => {
              setProblem(undefined);
              onClear();
            }}
          >
            {editedName === undefined ? m.clear() : m.leave_it_as_it_was()}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
