import { m } from '../../../paraglide/messages.js';
import type { WizardStep, WizardValues } from './checks.ts';

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
