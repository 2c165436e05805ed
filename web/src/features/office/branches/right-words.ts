import type { BranchRight } from '@saath/contract/abilities';
import { m } from '../../../paraglide/messages.js';
import type { RightWords } from '../../day/helpers/find-person.tsx';

/** What somebody can be let do at a branch. */
export const branchRightWords: RightWords<BranchRight> = {
  organiser: { name: m.right_branch_organiser, hint: m.right_branch_organiser_hint },
  viewer: { name: m.right_branch_viewer, hint: m.right_branch_viewer_hint },
};
