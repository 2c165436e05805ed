import { limits } from '@saath/contract/limits';
import { roleBuilderMessages } from '@saath/contract/roles/messages';
import { useState } from 'react';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { RoleProblem, RoleValues } from './role-values.ts';

type RoleFieldsProps = {
  /** Makes the names of the fields unique in their form. */
  prefix: string;
  value: RoleValues;
  onChange: (value: RoleValues) => void;
  problem?: RoleProblem | undefined;
  /** Places that are taken already. */
  filled?: number;
};

const skillProblems = {
  empty: roleBuilderMessages.skillRequired,
  duplicate: roleBuilderMessages.skillDuplicate,
} as const;

/** The four fields of a role, wherever one is written. */
export function RoleFields({ prefix, value, onChange, problem, filled = 0 }: RoleFieldsProps) {
  const [skillProblem, setSkillProblem] = useState<string>();
  const errorOf = (field: keyof RoleValues) =>
    problem?.field === field ? { error: problem.message } : {};
  const skillError = skillProblem ?? (problem?.field === 'skills' ? problem.message : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_11rem]">
      <TextField
        label="Role name"
        name={`${prefix}.role_name`}
        autoComplete="off"
        maxLength={limits.roleName.max}
        value={value.role_name}
        onChange={(event) => onChange({ ...value, role_name: event.target.value })}
        {...errorOf('role_name')}
      />
      <TextField
        label="Maximum volunteers"
        name={`${prefix}.maxVolunteers`}
        type="number"
        inputMode="numeric"
        min={Math.max(limits.rolePlaces.min, filled)}
        max={limits.rolePlaces.max}
        step={1}
        value={value.maxVolunteers}
        onChange={(event) => onChange({ ...value, maxVolunteers: event.target.value })}
        {...(filled > 0 ? { hint: `${filled} taken` } : {})}
        {...errorOf('maxVolunteers')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Role description"
          name={`${prefix}.description`}
          rows={3}
          maxLength={limits.roleDescription.max}
          value={value.description}
          onChange={(event) => onChange({ ...value, description: event.target.value })}
          {...errorOf('description')}
        />
      </div>
      <div className="sm:col-span-2">
        <TagField
          label="Skills"
          value={value.skills}
          onChange={(skills) => {
            setSkillProblem(undefined);
            onChange({ ...value, skills });
          }}
          allowOther
          placeholder="For example First aid, then Enter"
          hint="People are matched by these."
          onProblem={(kind) => setSkillProblem(skillProblems[kind])}
          {...(skillError ? { error: skillError } : {})}
        />
      </div>
    </div>
  );
}
