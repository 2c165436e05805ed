import { limits } from '@saath/contract/limits';
import {
  changeBranchPage,
  removeBranchLogo,
  saveBranchLogo,
} from '@saath/contract/office/branch-pages/endpoints';
import type { BranchPage } from '@saath/contract/office/branch-pages/schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { LogoPicker } from '../../foundation/organisation/logo-picker.tsx';

type EditProps = { branch: BranchPage; onClose: () => void };

/** What the branch says of itself, for who may write it. Pages for visitors have no queries of their own. */
export function EditBranchPage({ branch, onClose }: EditProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={m.edit_this_page()}>
      <QueryProvider>
        <div className="flex flex-col gap-6">
          <Logo branch={branch} />
          <Words branch={branch} onClose={onClose} />
        </div>
      </QueryProvider>
    </Dialog>
  );
}

function Words({ branch, onClose }: EditProps) {
  const { revalidate } = useRevalidator();
  const save = useCall(changeBranchPage, { touches: [], failed: null });
  const form = useContractForm(changeBranchPage, {
    body: ({ about = '', contactEmail = '' }) => ({ about, contactEmail }),
    send: async (body) => await save.mutateAsync({ params: { id: branch.id }, body }),
    failed: m.the_page_could_not_be_saved(),
    saysFailure: 'in the form',
    onSuccess: async ({ message }) => {
      await revalidate();
      toast.success(message);
      onClose();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextArea
        label={m.short_description()}
        hint={m.about_the_branch_hint()}
        dir="auto"
        rows={2}
        maxLength={limits.organisation.about}
        defaultValue={branch.about}
        {...form.field('about')}
      />
      <TextField
        label={m.e_mail()}
        hint={m.everybody_sees_this_address()}
        type="email"
        autoComplete="off"
        defaultValue={branch.contactEmail}
        {...form.field('contactEmail')}
      />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.save()}
      </SubmitButton>
    </Form>
  );
}

function Logo({ branch: { id, name, logo } }: Pick<EditProps, 'branch'>) {
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const choices = {
    touches: [],
    failed: null,
    onSuccess: async ({ message }: { message: string }) => {
      setProblem(undefined);
      toast.success(message);
      await revalidate();
    },
    onError: (error: Error) => setProblem(failureText(error, m.the_page_could_not_be_saved())),
  };
  const save = useCall(saveBranchLogo, {
    ...choices,
    request: (file: File) => ({ params: { id }, files: [file] }),
  });
  const remove = useCall(removeBranchLogo, choices);
  return (
    <LogoPicker
      {...{ logo, problem }}
      alt={m.logo_of_name({ name })}
      isBusy={save.isPending || remove.isPending}
      onChoose={(file, wrong) => {
        setProblem(wrong);
        if (!wrong) save.mutate(file);
      }}
      onRemove={() => remove.mutate({ params: { id } })}
    />
  );
}
