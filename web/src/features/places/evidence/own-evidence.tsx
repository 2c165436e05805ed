import { addEvidence } from '@saath/contract/places/evidence/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import type { Paper } from '@saath/contract/places/papers/schema';
import { useId, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { describedBy, FieldNotes } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { problemOf } from './chosen-file.ts';
import { FileButton } from './file-button.tsx';

/** What one showed with a paper; as long as it waits for its check, something else can be shown in its place (EL-03). */
export function OwnEvidence({ paper }: { paper: Paper }) {
  const { id: paperId, evidence, state, kind } = paper;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const add = useCall(addEvidence, {
    request: (file: File) => ({ params: { id: paperId }, files: [file] }),
    touches: [myPapers],
    touchesWhenRefused: true,
    failed: null,
    onSuccess: ({ message }) => toast.success(message),
    onError: (error: Error) => setProblem(failureText(error, m.the_file_was_not_added())),
  });
  const choose = (file: File) => {
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong) add.mutate(file);
  };
  if (state !== 'claimed' && !evidence) return null;
  return (
    <div className="mt-2 flex flex-col items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {state === 'claimed' && (
          <FileButton
            id={id}
            isBusy={add.isPending}
            onChoose={choose}
            described={describedBy(id, { error: problem })}
          >
            {evidence ? m.add_another_picture_or_pdf() : m.add_a_picture_or_pdf()}
            <About>{kind.name}</About>
          </FileButton>
        )}
        {evidence && (
          <ButtonLink
            to={toolPaths.evidence(paperId, evidence.kind)}
            variant="quiet"
            size="small"
            reloadDocument
            download
          >
            {evidence.kind === 'pdf' ? m.see_your_pdf() : m.see_your_picture()}
            <About>{kind.name}</About>
          </ButtonLink>
        )}
      </div>
      <FieldNotes id={id} error={problem} />
    </div>
  );
}
