import { type ReactNode, type Ref, useId, useMemo } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import { UserRound } from './icons.ts';
import { useObjectUrls } from './object-url.ts';

type PictureFieldProps = FieldTexts & {
  file: File | null;
  onChange: (file: File | null) => void;
  /** As the `accept` attribute. */
  accept: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** What stands for the person without a file. */
  drawn?: ReactNode;
  /** Another way to a picture, beside choosing one. */
  children?: ReactNode;
};

/** One picture, with a preview. */
export function PictureField(props: PictureFieldProps) {
  const { label, error, hint, file, onChange, accept, name, ref, drawn, children } = props;
  const hasPicture = Boolean(file || drawn);
  const id = useId();
  const files = useMemo(() => (file ? [file] : []), [file]);
  const [preview] = useObjectUrls(files);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex items-center gap-4">
        <span className="grid size-20 flex-none place-items-center overflow-hidden rounded-full border border-edge bg-neutral-soft text-ink-soft">
          {preview ? (
            <img src={preview} alt={m.the_chosen_one()} className="size-full object-cover" />
          ) : (
            (drawn ?? <UserRound aria-hidden size={32} />)
          )}
        </span>
        <div className="flex min-w-0 flex-col items-start gap-1">
          {/* The browser's own words would be in the browser's language, and are cut off on a phone. */}
          <label
            htmlFor={id}
            className="inline-flex min-h-11 max-w-full items-center rounded-field border border-edge bg-surface px-4 font-semibold text-sm hover:bg-neutral-soft has-focus-visible:outline-3 has-focus-visible:outline-info has-focus-visible:outline-offset-2"
          >
            <input
              id={id}
              ref={ref}
              name={name}
              type="file"
              accept={accept}
              onChange={(event) => onChange(event.target.files?.[0] ?? file)}
              className="sr-only"
              {...describedBy(id, { error, hint })}
            />
            {hasPicture ? m.choose_another_picture() : m.choose_a_picture()}
          </label>
          {file && <bdi className="max-w-full truncate text-ink-soft text-sm">{file.name}</bdi>}
          {!hasPicture && children}
          {hasPicture && (
            <Button variant="quiet" size="small" onClick={() => onChange(null)}>
              {m.remove_picture()}
            </Button>
          )}
        </div>
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}
