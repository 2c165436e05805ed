import type { ChangeEvent, ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { acceptedEvidence } from './chosen-file.ts';

type FileButtonProps = {
  id: string;
  isBusy?: boolean;
  onChoose: (file: File) => void;
  /** As `describedBy` makes them. */
  described?: object;
  children: ReactNode;
};

/** Chooses one picture or PDF; the browser's own words would be in the browser's language. */
export function FileButton({ id, isBusy = false, onChoose, described, children }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (file) onChoose(file);
  }
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-field border border-edge bg-surface px-4 font-semibold text-sm hover:bg-neutral-soft has-focus-visible:outline-3 has-focus-visible:outline-info has-focus-visible:outline-offset-2"
    >
      <input
        id={id}
        type="file"
        accept={acceptedEvidence}
        disabled={isBusy}
        onChange={choose}
        className="sr-only"
        {...described}
      />
      {isBusy && <Spinner />}
      {children}
    </label>
  );
}
