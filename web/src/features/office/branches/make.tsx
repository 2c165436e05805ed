import { limits } from '@saath/contract/limits';
import { makeBranch } from '@saath/contract/office/branches/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useMakeBranch } from './queries.ts';

type MakeBranchProps = { open: boolean; onClose: () => void };

/** A new branch needs a name, and nothing else. */
export function MakeBranch({ open, onClose }: MakeBranchProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={m.make_a_branch()}>
      <NewBranch onMade={onClose} />
    </Dialog>
  );
}

function NewBranch({ onMade }: { onMade: () => void }) {
  const make = useMakeBranch();
  const form = useContractForm(makeBranch, {
    body: ({ name = '' }) => ({ name }),
    send: make.mutateAsync,
    failed: m.the_branch_could_not_be_made(),
    saysFailure: 'in the form',
    onSuccess: onMade,
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        label={m.name_of_the_branch()}
        dir="auto"
        autoComplete="off"
        maxLength={limits.branch.name}
        {...form.field('name')}
      />
      <SubmitButton className="self-start" busyText={m.making_it()}>
        {m.make_a_branch()}
      </SubmitButton>
    </Form>
  );
}
