import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { type BranchChoice, branchOf } from './branch.ts';
import type { Wizard } from './state.ts';

/** Asks to which branch the event belongs, where that is a question (OR-08). */
export function WizardBranch({ wizard, choice }: { wizard: Wizard; choice: BranchChoice }) {
  const { branches, isNeeded } = choice;
  const { values, problems, change } = wizard;
  if (branches.length < (isNeeded ? 2 : 1)) return null;
  const none = isNeeded ? m.choose_a_branch() : m.the_organisation_itself();
  return (
    <SelectField
      label={m.branch()}
      name="branchId"
      options={[
        { value: '', label: none },
        ...branches.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={branchOf(choice, values.branchId) ?? ''}
      error={problems.branchId}
      onChange={({ target }) => change({ branchId: target.value })}
    />
  );
}
