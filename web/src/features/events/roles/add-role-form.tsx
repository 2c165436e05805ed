import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { RoleFields } from './role-fields.tsx';
import { useAddRole } from './role-queries.ts';
import { checkAddedRole, emptyRole, type RoleProblem, type RoleValues } from './role-values.ts';

type AddRoleFormProps = {
  eventId: string;
  /** The roles whose names are taken. */
  others: readonly Pick<RoleValues, 'role_name'>[];
  /** What it starts from. */
  initial?: RoleValues;
  onClose: () => void;
};

/** Adds a role to an event that exists; it is stored at once. */
export function AddRoleForm({ eventId, others, initial = emptyRole, onClose }: AddRoleFormProps) {
  const [value, setValue] = useState(initial);
  const [problem, setProblem] = useState<RoleProblem>();
  const addRole = useAddRole(eventId);

  const add = () => {
    const checked = checkAddedRole(value, others);
    setProblem(checked.problem);
    if (checked.problem) return toast.error(checked.problem.message);
    return addRole.mutate(checked.role, { onSuccess: onClose });
  };

  return (
    <form
      noValidate
      aria-label={m.new_role()}
      className="rounded-card border border-primary bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3 className="mb-4 font-sans font-semibold text-lg">{m.new_role()}</h3>
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
        <Button type="submit" isBusy={addRole.isPending} busyText={m.adding()}>
          {m.add_role_button()}
        </Button>
        <Button variant="quiet" disabled={addRole.isPending} onClick={onClose}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
}
