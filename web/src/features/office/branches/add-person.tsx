import { type BranchRight, branchRights } from '@saath/contract/abilities';
import type { Branch } from '@saath/contract/office/branches/schema';
import { useState } from 'react';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FindPerson } from '../../day/helpers/find-person.tsx';
import { useAddToBranch, volunteersQuery } from './queries.ts';

const names: Readonly<Record<BranchRight, Text>> = {
  organiser: m.right_branch_organiser,
  viewer: m.right_branch_viewer,
};
const hints: Readonly<Record<BranchRight, Text>> = {
  organiser: m.right_branch_organiser_hint,
  viewer: m.right_branch_viewer_hint,
};

/** The way to let a volunteer help to run the branch. */
export function AddPerson({ branch }: { branch: Branch }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {m.let_somebody_help()}
        <About>{branch.name}</About>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.let_somebody_help_at_name({ name: branch.name })}
      >
        <Find branch={branch} onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Find({ branch, onAdded }: { branch: Branch; onAdded: () => void }) {
  const add = useAddToBranch();
  return (
    <FindPerson
      rights={branchRights}
      names={names}
      hints={hints}
      known={branch.people}
      find={volunteersQuery}
      adding={add.isPending ? add.variables.userId : undefined}
      onAdd={(given) => add.mutate({ branchId: branch.id, ...given }, { onSuccess: onAdded })}
    />
  );
}
