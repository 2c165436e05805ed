import { limits } from '@saath/contract/limits';
import { changeBranchAddress } from '@saath/contract/office/branch-pages/endpoints';
import type { Branch } from '@saath/contract/office/branches/schema';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useChangeAddress } from './queries.ts';

type ChangeAddressProps = { branch: Branch; open: boolean; onClose: () => void };

/** Gives the branch's page another address. */
export function ChangeAddress({ branch, open, onClose }: ChangeAddressProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.address_of_the_page()}
    >
      <Address branch={branch} onChanged={onClose} />
    </Dialog>
  );
}

function Address({ branch: { id, slug }, onChanged }: { branch: Branch; onChanged: () => void }) {
  const change = useChangeAddress(id);
  const form = useContractForm(changeBranchAddress, {
    body: (typed) => ({ slug: typed.slug ?? '' }),
    send: change.mutateAsync,
    failed: m.the_address_could_not_be_changed(),
    saysFailure: 'in the form',
    failsAt: 'slug',
    onSuccess: onChanged,
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        label={m.address_of_the_page()}
        hint={m.earlier_addresses_lead_to_the_page()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.branch.name}
        defaultValue={slug}
        {...form.field('slug')}
      />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.save()}
      </SubmitButton>
    </Form>
  );
}
