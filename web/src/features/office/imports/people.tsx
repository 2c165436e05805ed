import type { ImportCounts, ImportPreview } from '@saath/contract/office/imports/schema';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { ImportDrop } from './drop.tsx';
import { ImportForm } from './form.tsx';
import { fileProblem, type ImportChoice, useImport, usePreview } from './queries.ts';
import { ImportTable } from './table.tsx';
import { importedText } from './words.ts';

type Looked = { readonly file: File; readonly preview: ImportPreview };

/** From a file over its preview to people (OR-04). */
export function ImportPeople() {
  const importing = useImporting();
  const { looked, problem, done } = importing;
  if (done) return <Done {...done} onAgain={importing.startAgain} />;
  if (!looked)
    return (
      <ImportDrop
        onChoose={(file) => void importing.choose(file)}
        isBusy={importing.isLooking}
        problem={problem}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LookedHead fileName={looked.file.name} />
        <Button variant="secondary" size="small" onClick={importing.putAway}>
          {m.choose_another_file()}
        </Button>
      </div>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {looked.preview.ignored.length > 0 && (
        <p className="text-ink-soft text-sm">
          {m.columns_that_are_not_read({ columns: looked.preview.ignored.join(' · ') })}
        </p>
      )}
      <ImportTable key={looked.preview.digest} preview={looked.preview} />
      <ImportForm
        counts={looked.preview.counts}
        isBusy={importing.isImporting || importing.isLooking}
        onImport={(choice) => void importing.bringIn(looked, choice)}
      />
    </div>
  );
}

/** The file that was looked at, what stands in its way, and what became of it. */
function useImporting() {
  const looking = usePreview();
  const importing = useImport();
  const [looked, setLooked] = useState<Looked>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ counts: ImportCounts; isInvited: boolean }>();

  const look = async (file: File) => {
    setProblem(undefined);
    try {
      setLooked({ file, preview: await looking.mutateAsync(file) });
    } catch (error) {
      setLooked(undefined);
      setProblem(failureText(error, m.the_file_could_not_be_checked()));
    }
  };
  const choose = async (chosen: File) => {
    setDone(undefined);
    setLooked(undefined);
    const found = fileProblem(chosen);
    setProblem(found);
    // As it is now: what is imported is what was looked at, even if the file is saved again meanwhile.
    if (!found)
      await look(new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' }));
  };
  const bringIn = async ({ file, preview }: Looked, choice: ImportChoice) => {
    setProblem(undefined);
    try {
      const given = { ...choice, file, digest: preview.digest };
      const { counts } = await importing.mutateAsync(given);
      setDone({ counts, isInvited: choice.invite && counts.create > 0 });
      setLooked(undefined);
      toast.success(importedText(counts));
    } catch (error) {
      const text = failureText(error, m.nothing_was_imported_please_try_again());
      toast.error(text);
      if (error instanceof CallError && error.code === 'imports.changed') await look(file);
      setProblem(text);
    }
  };
  return {
    ...{ looked, problem, done, choose, bringIn },
    isLooking: looking.isPending,
    isImporting: importing.isPending,
    putAway: () => setLooked(undefined),
    startAgain: () => setDone(undefined),
  };
}

/** Takes the focus, which was on the field that is gone. */
function LookedHead({ fileName }: { fileName: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="min-w-0">
      <h2 ref={heading} tabIndex={-1} className="font-display font-semibold text-xl outline-none">
        {m.what_would_happen()}
      </h2>
      <p className="text-ink-soft text-sm">
        <bdi className="break-all">{fileName}</bdi>
      </p>
    </div>
  );
}

type DoneProps = { counts: ImportCounts; isInvited: boolean; onAgain: () => void };

function Done({ counts, isInvited, onAgain }: DoneProps) {
  return (
    <div className="flex max-w-prose flex-col gap-5">
      <Notice tone="success" title={m.the_import_is_done()}>
        {importedText(counts)}. {isInvited && m.their_invitations_are_on_their_way()}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.adminVolStats}>{m.see_the_people()}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {m.import_another_file()}
        </Button>
      </div>
    </div>
  );
}
