import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Plus } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { ShiftPlan } from '../shifts/shift-plan.tsx';
import {
  type EventFrame,
  placesOf,
  type ShiftProblem,
  shiftsProblem,
} from '../shifts/shift-values.ts';
import { RoleFields } from './role-fields.tsx';
import {
  type BuiltRole,
  builtRole,
  checkBuiltRole,
  isEmptyRole,
  type RoleProblem,
  type RoleValues,
} from './role-values.ts';

type RoleBuilderProps = {
  value: BuiltRole;
  onChange: (value: BuiltRole) => void;
  /** When the event is; undefined as long as nobody has said it. */
  frame: EventFrame | undefined;
  /** The other roles of the list, whose names are taken. */
  others: readonly RoleValues[];
  /** The name of the role that is being changed; without it a new one is written. */
  editedName?: string | undefined;
  onDone: (role: BuiltRole) => void;
  onClear: () => void;
};

/** Writes one role of an event that does not exist yet (EV-07). */
export function RoleBuilder({
  value,
  onChange,
  frame,
  others,
  editedName,
  onDone,
  onClear,
}: RoleBuilderProps) {
  const { shifts } = value;
  const checks = useChecks({ value, frame, others, onDone });

  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <legend className="px-1 font-semibold">
        {editedName === undefined ? m.new_role() : m.change_editedname({ editedName })}
      </legend>
      <RoleFields
        prefix="builder"
        value={value}
        problem={checks.problem}
        hasShifts={shifts.length > 0}
        onChange={(next) => {
          checks.forget();
          onChange({ ...next, shifts });
        }}
      />
      <div className="mt-5">
        <ShiftPlan
          shifts={shifts}
          frame={frame}
          people={shifts[0]?.maxPeople ?? value.maxVolunteers}
          problem={checks.shiftProblem}
          onChange={(next) => {
            checks.forgetShifts();
            onChange({ ...value, ...placesWith(next), shifts: next });
          }}
        />
      </div>
      <BuilderButtons
        isNew={editedName === undefined}
        isEmpty={isEmptyRole(value)}
        onFinish={checks.finish}
        onClear={() => {
          checks.forget();
          onClear();
        }}
      />
    </fieldset>
  );
}

/** Looks at the role once it is to be finished; what is wrong stays marked until that part is changed. */
function useChecks({
  value,
  frame,
  others,
  onDone,
}: Pick<RoleBuilderProps, 'value' | 'frame' | 'others' | 'onDone'>) {
  const [problem, setProblem] = useState<RoleProblem>();
  const [shiftProblem, setShiftProblem] = useState<ShiftProblem>();
  const finish = () => {
    const { shifts, ...fields } = value;
    const wrong = frame && shiftsProblem(shifts, frame, value.role_name);
    setShiftProblem(wrong);
    const checked = checkBuiltRole(fields, others);
    setProblem(checked.problem);
    if (checked.problem) return toast.error(checked.problem.message);
    if (wrong) return toast.error(wrong.message);
    onDone(builtRole(checked.role, value));
    return toast.success(m.role_added_successfully());
  };
  return {
    problem,
    shiftProblem,
    finish,
    forget: () => setProblem(undefined),
    forgetShifts: () => setShiftProblem(undefined),
  };
}

type BuilderButtonsProps = {
  isNew: boolean;
  isEmpty: boolean;
  onFinish: () => void;
  onClear: () => void;
};

/** There is nothing to clear where nothing is written. */
function BuilderButtons({ isNew, isEmpty, onFinish, onClear }: BuilderButtonsProps) {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onFinish}>
        <Plus aria-hidden size={18} />
        {isNew ? m.add_role_button() : m.save_role()}
      </Button>
      {(!isNew || !isEmpty) && (
        <Button variant="quiet" onClick={onClear}>
          {isNew ? m.clear() : m.leave_it_as_it_was()}
        </Button>
      )}
    </div>
  );
}

/** The number of people follows the shifts; without them it stays as it was last. */
function placesWith(shifts: BuiltRole['shifts']): Partial<BuiltRole> {
  return shifts.length > 0 ? { maxVolunteers: String(placesOf(shifts)) } : {};
}
