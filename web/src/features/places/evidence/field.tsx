import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { describedBy, FieldNotes } from '../../../ui/field.tsx';
import { problemOf } from './chosen-file.ts';
import { FileButton } from './file-button.tsx';

type EvidenceFieldProps = { file: File | undefined; onChange: (file: File | undefined) => void };

/** A picture or PDF of what one has, to be sent with it; what cannot be one is not taken (EL-03). */
export function EvidenceField({ file, onChange }: EvidenceFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File) => {
    const wrong = problemOf(chosen);
    setProblem(wrong);
    onChange(wrong ? undefined : chosen);
  };
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="font-semibold">{m.picture_or_pdf_of_it()}</span>
      <FileButton
        id={id}
        onChoose={choose}
        described={describedBy(id, { error: problem, hint: true })}
      >
        {file ? m.choose_another_picture_or_pdf() : m.choose_a_picture_or_pdf()}
      </FileButton>
      {file && <bdi className="max-w-full truncate text-ink-soft text-sm">{file.name}</bdi>}
      <FieldNotes id={id} error={problem} hint={m.picture_or_pdf_hint()} />
    </div>
  );
}
