import type { Kind } from '@saath/contract/events/eligibility/schema';
import { limits } from '@saath/contract/limits';
import { signAgreement } from '@saath/contract/places/signatures/endpoints';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { PenLine } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ToRead } from './to-read.tsx';
import { type Reading, useReading } from './use-reading.ts';

type SignAgreementProps = {
  agreement: Kind;
  /** After it is stored; the form is busy until then. */
  onSigned: () => Promise<unknown>;
};

/** Shows the text of an agreement, with what has changed since one signed it, and signs it by one's name (EL-01). */
export function SignAgreement({ agreement: { id, name }, onSigned }: SignAgreementProps) {
  const reading = useReading(id);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    void reading.read();
  };
  return (
    <>
      <Button variant="secondary" size="small" onClick={open}>
        <PenLine aria-hidden size={16} />
        {m.read_and_sign()}
        <About>{name}</About>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} size="large" title={name}>
        <Shown
          reading={reading}
          onSigned={async () => {
            await onSigned();
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

type ShownProps = { reading: Reading; onSigned: () => Promise<unknown> };

function Shown({ reading, onSigned }: ShownProps) {
  const { text, failure, read } = reading;
  if (text) return <Signing text={text} read={read} onSigned={onSigned} />;
  if (failure)
    return (
      <ErrorPanel
        title={m.the_agreement_could_not_be_loaded()}
        message={failure}
        onRetry={() => void read()}
        isRetrying={false}
      />
    );
  return <Skeleton className="h-40 w-full" />;
}

const isChanged = isRefusedAs('signatures.changed');

type SigningProps = {
  text: NonNullable<Reading['text']>;
  read: Reading['read'];
  onSigned: () => Promise<unknown>;
};

/** The name that was typed stays when the text was changed meanwhile. */
function Signing({ text, read, onSigned }: SigningProps) {
  const { id, version } = text;
  const form = useContractForm(signAgreement, {
    body: ({ name = '' }) => ({ version, name }),
    send: async (body) => await call(signAgreement, { params: { id }, body }),
    failed: m.it_was_not_signed(),
    saysFailure: 'in the form',
    onFailure: async (error) => {
      if (isChanged(error)) await read();
    },
    onSuccess: async ({ message }) => {
      toast.success(message);
      await onSigned();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <ToRead text={text} />
      <TextField
        label={m.type_your_full_name_to_sign()}
        hint={m.your_name_the_time_and_this_text_are_kept()}
        autoComplete="name"
        maxLength={limits.agreement.signer}
        {...form.field('name')}
      />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.sign()}
      </SubmitButton>
    </Form>
  );
}
