import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { RoleFields } from './role-fields.tsx';
import { useAddRole } from './role-queries.ts';
import { checkAddedRole, emptyRole, type RoleProblem, type RoleValues } from './role-values.ts';

type AddRoleFormProps = {
  eventId: string;
  /** The roles whose names are taken. */
  others: readonly Pick<RoleValues, 'role_name'>[];
  onClose: () => void;
};

/** Adds a role to an event that exists; it is stored at once. */
export function AddRoleForm({ eventId, others, onClose }: AddRoleFormProps) {
  const [value, setValue] = useState(emptyRole);
  const [problem, setProblem] = useState<RoleProblem>();
  const addRole = useAddRole(eventId);

  const add = () => {
    const checked = checkAddedRole(value, others);
    setProblem(checked.problem);
    if (checked.problem) return toast.error(checked.problem.message);
    return addRole.mutate(checked.role, { onSuccess: onClose });
  };

  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="px-1 font-semibold">New role</legend>
      <RoleFields
        prefix="added"
        value={value}
        problem={problem}
        onChange={(next) => {
          setProblem(undefined);
          setValue(next);
        }}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isBusy={addRole.isPending} busyText="Adding…" onClick={add}>
          Add Role
        </Button>
        <Button variant="quiet" disabled={addRole.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
