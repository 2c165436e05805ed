import { writeAgreement } from '@saath/contract/events/agreements/endpoints';
import type { Agreement } from '@saath/contract/events/agreements/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { notThereYet, type Template } from '../../../lib/templates.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PenLine } from '../../../ui/icons.ts';
import { AgreementFields } from './fields.tsx';
import { useWriteAgreement } from './queries.ts';

/** Offered as long as nobody has named them. */
export const agreementTemplates: readonly (Template & { readonly text: Text })[] = [
  {
    name: m.code_of_conduct_template,
    names: ['Code of conduct', 'ضابطۂ اخلاق'],
    text: m.code_of_conduct_template_text,
  },
  {
    name: m.photo_consent_template,
    names: ['Photo consent', 'تصویر کی اجازت'],
    text: m.photo_consent_template_text,
  },
];

type WriteAgreementProps = {
  known: readonly Agreement[];
  onWritten?: (agreement: Agreement) => void;
};

/** A new agreement, from a template or from nothing. */
export function WriteAgreement({ known, onWritten }: WriteAgreementProps) {
  const [begun, setBegun] = useState<{ name: string; text: string }>();
  const open = notThereYet(agreementTemplates, known).map(({ name, text }) => ({
    name: name(),
    text: text(),
  }));
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {open.map((template) => (
        <Button
          key={template.name}
          variant="secondary"
          size="small"
          onClick={() => setBegun(template)}
        >
          <PenLine aria-hidden size={16} />
          {template.name}
        </Button>
      ))}
      <Button variant="secondary" size="small" onClick={() => setBegun({ name: '', text: '' })}>
        <PenLine aria-hidden size={16} />
        {m.write_an_agreement()}
      </Button>
      <Dialog
        open={begun !== undefined}
        onOpenChange={(isOpen) => !isOpen && setBegun(undefined)}
        title={m.write_an_agreement()}
        size="large"
      >
        {begun && (
          <NewAgreement
            initial={begun}
            onWritten={(agreement) => {
              setBegun(undefined);
              onWritten?.(agreement);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}

type NewAgreementProps = {
  initial: { readonly name: string; readonly text: string };
  onWritten: (agreement: Agreement) => void;
};

function NewAgreement({ initial, onWritten }: NewAgreementProps) {
  const write = useWriteAgreement();
  const form = useContractForm(writeAgreement, {
    body: ({ name = '', text = '' }) => ({ name, text }),
    failed: m.the_agreement_was_not_saved(),
    saysFailure: 'in the form',
    send: write.mutateAsync,
    onSuccess: ({ agreement }) => onWritten(agreement),
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <AgreementFields form={form} initial={initial} />
      <SubmitButton className="self-start" busyText={m.saving()}>
        {m.save()}
      </SubmitButton>
    </Form>
  );
}
