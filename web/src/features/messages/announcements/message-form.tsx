/** What screens have in common on which organisers write to many people at once. */
import { limits } from '@saath/contract/limits';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import type { useQuestion } from '../../../lib/use-question.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Words = { readonly subject: string; readonly text: string };

type MessageFieldsProps = {
  form: Pick<ContractForm, 'field'>;
  words: Words;
  onChange: (part: Partial<Words>) => void;
};

/** Subject and words. */
export function MessageFields({ form, words, onChange }: MessageFieldsProps) {
  return (
    <>
      <TextField
        label={m.subject()}
        dir="auto"
        maxLength={limits.announcement.subject}
        value={words.subject}
        {...form.field('subject')}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextArea
        label={m.message()}
        hint={m.plain_text_as_it_stands()}
        dir="auto"
        rows={8}
        maxLength={limits.announcement.text}
        value={words.text}
        {...form.field('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
    </>
  );
}

type ConfirmSendProps = {
  question: ReturnType<typeof useQuestion>;
  title: string;
  isBusy: boolean;
  children?: ReactNode;
};

/** Asked before a message goes out, because it cannot be taken back. */
export function ConfirmSend({ question, title, isBusy, children }: ConfirmSendProps) {
  return (
    <ConfirmDialog
      open={question.isOpen}
      onOpenChange={() => question.answer(false)}
      title={title}
      description={m.it_reaches_them_at_once_and_cannot()}
      confirmText={m.send()}
      busyText={m.sending()}
      tone="primary"
      isBusy={isBusy}
      onConfirm={() => question.answer(true)}
    >
      {children}
    </ConfirmDialog>
  );
}
