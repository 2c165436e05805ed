import { limits } from '@saath/contract/limits';
import {
  changeBranchLetterhead,
  readBranchLetterhead,
} from '@saath/contract/office/branch-pages/endpoints';
import type { BranchLetterhead, BranchPage } from '@saath/contract/office/branch-pages/schema';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { query, useQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';

type Props = { branch: Pick<BranchPage, 'id'>; onClose: () => void };

/** In whose name the branch's mails and certificates are, for who makes its events (RG-02). */
export function EditLetterhead({ branch, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.mails_and_certificates()}
      description={m.mails_of_a_branch_hint()}
    >
      <QueryProvider>
        <Loaded branch={branch} onClose={onClose} />
      </QueryProvider>
    </Dialog>
  );
}

function Loaded({ branch: { id }, onClose }: Props) {
  const letterhead = useQuery(
    query(readBranchLetterhead, { params: { id } }, { select: (reply) => reply.letterhead }),
  );
  return (
    <QueryState query={letterhead} errorTitle={m.the_settings_could_not_be_loaded()}>
      {(saved) => <Fields id={id} saved={saved} onClose={onClose} />}
    </QueryState>
  );
}

type FieldsProps = { id: string; saved: BranchLetterhead; onClose: () => void };

function Fields({ id, saved, onClose }: FieldsProps) {
  const save = useCall(changeBranchLetterhead, { touches: [readBranchLetterhead], failed: null });
  const form = useContractForm(changeBranchLetterhead, {
    body: (typed) => ({ ...saved, ...typed }),
    send: async (body) => await save.mutateAsync({ params: { id }, body }),
    failed: m.it_could_not_be_saved(),
    saysFailure: 'in the form',
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        label={m.name_of_the_sender()}
        dir="auto"
        autoComplete="off"
        defaultValue={saved.senderName}
        {...form.field('senderName')}
      />
      <TextField
        label={m.address_for_answers()}
        type="email"
        dir="ltr"
        autoComplete="off"
        defaultValue={saved.replyTo}
        {...form.field('replyTo')}
      />
      <TextArea
        label={m.text_in_the_footer()}
        dir="auto"
        rows={2}
        maxLength={limits.organisation.footer}
        defaultValue={saved.footer}
        {...form.field('footer')}
      />
      <TextField
        label={m.who_signs_certificates()}
        hint={m.certificates_of_a_branch_hint()}
        dir="auto"
        autoComplete="off"
        defaultValue={saved.signatoryName}
        {...form.field('signatoryName')}
      />
      <TextField
        label={m.their_title()}
        dir="auto"
        autoComplete="off"
        defaultValue={saved.signatoryTitle}
        {...form.field('signatoryTitle')}
      />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.save()}
      </SubmitButton>
    </Form>
  );
}
