import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import type { WizardStep, WizardValues } from './checks.ts';
import type { Wizard } from './state.ts';

/** To which branches a new event can belong. */
export type BranchChoice = {
  readonly branches: readonly { readonly id: string; readonly name: string }[];
  /** It has to belong to one of them. */
  readonly isNeeded: boolean;
  /** The one with which the way here began. */
  readonly proposed?: string | undefined;
};

/** Nothing to choose from, and nothing that has to be chosen. */
export const noBranches: BranchChoice = { branches: [], isNeeded: false };

/** The branch that was chosen, or that goes without saying; undefined for none. */
export function branchOf(
  { branches, isNeeded, proposed }: BranchChoice,
  chosen: string,
): string | undefined {
  const [only, second] = branches;
  const said = [chosen, proposed].find((id) => branches.some((branch) => branch.id === id));
  return said ?? (isNeeded && !second ? only?.id : undefined);
}

/** What keeps the first step from being complete: a branch has to be chosen, and is not. */
export function branchProblem(step: WizardStep, values: WizardValues, choice: BranchChoice) {
  if (step !== 0 || !choice.isNeeded || branchOf(choice, values.branchId)) return undefined;
  const message = m.please_choose_a_branch();
  return { message, problems: { branchId: message } };
}

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
