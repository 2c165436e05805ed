import { limits } from '@saath/contract/limits';
import { type Ref, useEffect, useRef, useState } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { TagField } from '../../../ui/tag-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Training } from '../eligibility/training.tsx';
import { WhoCan } from '../eligibility/who-can.tsx';
import type { RoleProblem, RoleValues } from './role-values.ts';

type RoleFieldsProps = {
  /** Makes the names of the fields unique in their form. */
  prefix: string;
  value: RoleValues;
  onChange: (value: RoleValues) => void;
  problem?: RoleProblem | undefined;
  /** Places that are taken already. */
  filled?: number;
  /** The number of people is the sum of theirs. */
  hasShifts?: boolean;
};

const skillProblems = () => ({
  empty: m.please_enter_a_valid_skill(),
  duplicate: m.skill_already_added(),
});

/** The fields of a role, wherever one is written. A new problem takes the focus to its field. */
export function RoleFields({
  prefix,
  value,
  onChange,
  problem,
  filled = 0,
  hasShifts = false,
}: RoleFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const skills = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!problem) return;
    const name = `${prefix}.${problem.field}`;
    const field = fields.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    (field ?? skills.current)?.focus();
  }, [problem, prefix]);
  const errorOf = (field: keyof RoleValues) =>
    problem?.field === field ? problem.message : undefined;
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-[1fr_10rem_10rem]">
      <TextField
        label={m.role_name()}
        name={`${prefix}.role_name`}
        autoComplete="off"
        maxLength={limits.roleName.max}
        value={value.role_name}
        onChange={(event) => onChange({ ...value, role_name: event.target.value })}
        error={errorOf('role_name')}
      />
      <HowMany {...{ prefix, value, onChange, filled, hasShifts, errorOf }} />
      <div className="sm:col-span-3">
        <TextArea
          label={m.role_description()}
          name={`${prefix}.description`}
          rows={3}
          maxLength={limits.roleDescription.max}
          value={value.description}
          onChange={(event) => onChange({ ...value, description: event.target.value })}
          error={errorOf('description')}
        />
      </div>
      <div className="sm:col-span-3">
        <RoleSkills
          ref={skills}
          value={value.skills}
          error={errorOf('skills')}
          onChange={(tags) => onChange({ ...value, skills: tags })}
        />
      </div>
      <div className="sm:col-span-3">
        <NeedsAndGives value={value} onChange={onChange} />
      </div>
    </div>
  );
}

function NeedsAndGives({ value, onChange }: Pick<RoleFieldsProps, 'value' | 'onChange'>) {
  const { needs, gives } = value;
  return (
    <WhoCan value={needs} gives={gives} onChange={(next) => onChange({ ...value, needs: next })}>
      <Training value={gives} onChange={(next) => onChange({ ...value, gives: next })} />
    </WhoCan>
  );
}

type HowManyProps = Pick<RoleFieldsProps, 'prefix' | 'value' | 'onChange'> & {
  filled: number;
  hasShifts: boolean;
  errorOf: (field: keyof RoleValues) => string | undefined;
};

/** The most and the fewest people; the most never below those who are there. */
function HowMany({ prefix, value, onChange, filled, hasShifts, errorOf }: HowManyProps) {
  const taken = filled > 0 ? m.places_taken_hint({ filled }) : undefined;
  return (
    <>
      <TextField
        label={m.maximum_volunteers()}
        name={`${prefix}.maxVolunteers`}
        type="number"
        inputMode="numeric"
        min={Math.max(limits.rolePlaces.min, filled)}
        max={limits.rolePlaces.max}
        step={1}
        value={value.maxVolunteers}
        onChange={(event) => onChange({ ...value, maxVolunteers: event.target.value })}
        disabled={hasShifts}
        hint={hasShifts ? m.the_sum_of_its_shifts() : taken}
        error={errorOf('maxVolunteers')}
      />
      <TextField
        label={m.minimum_volunteers_optional()}
        name={`${prefix}.minVolunteers`}
        type="number"
        inputMode="numeric"
        min={1}
        max={value.maxVolunteers || limits.rolePlaces.max}
        step={1}
        value={value.minVolunteers}
        onChange={(event) => onChange({ ...value, minVolunteers: event.target.value })}
        error={errorOf('minVolunteers')}
      />
    </>
  );
}

type RoleSkillsProps = {
  ref: Ref<HTMLElement>;
  value: readonly string[];
  error: string | undefined;
  onChange: (skills: string[]) => void;
};

function RoleSkills({ ref, value, error, onChange }: RoleSkillsProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <TagField
      ref={ref}
      label={m.skills()}
      nameOf={tagName}
      value={value}
      onChange={(skills) => {
        setProblem(undefined);
        onChange(skills);
      }}
      placeholder={m.first_aid_then_enter()}
      hint={m.people_are_matched_by_these()}
      onProblem={(kind) => setProblem(skillProblems()[kind])}
      error={problem ?? error}
    />
  );
}
