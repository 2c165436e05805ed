import { sampleCsv } from '@saath/contract/office/imports/rules';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FieldNotes } from '../../../ui/field.tsx';
import { useFileDrop } from '../../../ui/file-drop.ts';
import { FileSpreadsheet } from '../../../ui/icons.ts';
import { Spinner } from '../../../ui/spinner.tsx';

type ImportDropProps = {
  onChoose: (file: File) => void;
  isBusy: boolean;
  problem: string | undefined;
};

/** Takes a file, chosen or dropped. */
export function ImportDrop({ onChoose, isBusy, problem }: ImportDropProps) {
  const id = useId();
  const { input, choose, isOver, target } = useFileDrop(([file]) => {
    if (file && !isBusy) onChoose(file);
  });
  return (
    <div className="flex flex-col gap-3">
      <div
        {...target}
        className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-6 py-10 text-center transition-colors ${isOver ? 'border-primary bg-primary-soft' : 'border-edge bg-surface'}`}
      >
        <span className="grid size-14 place-items-center rounded-full bg-primary-soft text-primary">
          {isBusy ? <Spinner /> : <FileSpreadsheet aria-hidden size={28} />}
        </span>
        {isBusy ? (
          <p role="status" className="font-semibold">
            {m.checking_the_file()}
          </p>
        ) : (
          <>
            <label
              htmlFor={id}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-field bg-primary px-5 font-semibold text-on-primary hover:bg-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-info has-focus-visible:outline-offset-2"
            >
              <input
                ref={input}
                id={id}
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                onChange={choose}
                aria-describedby={`${id}-hint`}
                aria-invalid={Boolean(problem)}
                className="sr-only"
              />
              {m.choose_a_csv_file()}
            </label>
            <p className="text-ink-soft text-sm max-sm:hidden">{m.or_drop_it_here()}</p>
          </>
        )}
        <FieldNotes id={id} error={problem} />
      </div>
      <Sample id={`${id}-hint`} />
    </div>
  );
}

/** What the table has to be, and one to start from. */
function Sample({ id }: { id: string }) {
  return (
    <p id={id} className="max-w-prose text-ink-soft text-sm">
      {m.up_to_10000_people_first_row()}{' '}
      <a
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${sampleCsv}`)}`}
        download="sample.csv"
        className="font-semibold text-primary underline"
      >
        {m.download_a_sample()}
      </a>
    </p>
  );
}
