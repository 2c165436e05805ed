import { branchRights } from '@saath/contract/abilities';
import type { Branch } from '@saath/contract/office/branches/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FindPerson } from '../../day/helpers/find-person.tsx';
import { useAddToBranch, volunteersQuery } from './queries.ts';
import { branchRightWords } from './right-words.ts';

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
      words={branchRightWords}
      known={branch.people}
      find={volunteersQuery}
      adding={add.isPending ? add.variables.userId : undefined}
      onAdd={(given) => add.mutate({ branchId: branch.id, ...given }, { onSuccess: onAdded })}
    />
  );
}
