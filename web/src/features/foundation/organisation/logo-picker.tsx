import { type Logo, logoFile } from '@saath/contract/foundation/organisation/schema';
import { told } from '@saath/contract/texts';
import { type ChangeEvent, useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldNotes } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type LogoPickerProps = {
  logo: Logo | null;
  /** What the logo is, for who cannot see it. */
  alt: string;
  problem: string | undefined;
  isBusy: boolean;
  /** Also of a file that cannot be taken: then the problem is named, and nothing is to be saved. */
  onChoose: (file: File, problem: string | undefined) => void;
  onRemove: () => void;
};

const accept = logoFile.formats.map((format) => `image/${format}`).join(',');

/** The logo of now, and the ways to another one or none. */
export function LogoPicker({ logo, alt, problem, isBusy, onChoose, onRemove }: LogoPickerProps) {
  const id = useId();
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onChoose(file, problemOf(file));
  }
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-semibold">{m.logo()}</span>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo.url}
            width={logo.width}
            height={logo.height}
            alt={alt}
            className="h-16 w-auto max-w-40 rounded-field border border-line bg-white object-contain p-1"
          />
        )}
        <label
          htmlFor={id}
          className="inline-flex min-h-11 items-center gap-2 rounded-field border border-edge bg-surface px-4 font-semibold text-sm hover:bg-neutral-soft has-focus-visible:outline-3 has-focus-visible:outline-info has-focus-visible:outline-offset-2"
        >
          <input
            id={id}
            type="file"
            accept={accept}
            disabled={isBusy}
            onChange={choose}
            className="sr-only"
            {...describedBy(id, { error: problem, hint: true })}
          />
          {isBusy && <Spinner />}
          {logo ? m.choose_another_picture() : m.choose_a_picture()}
        </label>
        {logo && (
          <Button variant="quiet" size="small" isBusy={isBusy} onClick={onRemove}>
            {m.remove_logo()}
          </Button>
        )}
      </div>
      <FieldNotes id={id} error={problem} hint={m.logo_hint()} />
    </div>
  );
}

/** What the browser can tell before it is sent. */
function problemOf({ size, type }: File): string | undefined {
  const { maxBytes, messages } = logoFile;
  if (!accept.split(',').includes(type)) return told(messages.wrongType);
  return size > maxBytes ? told(messages.tooLarge) : undefined;
}
