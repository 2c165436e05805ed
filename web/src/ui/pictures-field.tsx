import { useId } from 'react';
import { m } from '../paraglide/messages.js';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import { useFileDrop } from './file-drop.ts';
import { ImagePlus, X } from './icons.ts';
import { useObjectUrls } from './object-url.ts';

type PicturesFieldProps = FieldTexts & {
  files: readonly File[];
  /** Receives all that were chosen, also too many: the caller says so. */
  onChange: (files: File[]) => void;
  max: number;
  accept: string;
};

/** Several pictures: chosen or dropped, with previews, each can be taken off. */
export function PicturesField({
  label,
  error,
  hint,
  files,
  onChange,
  max,
  accept,
}: PicturesFieldProps) {
  const id = useId();
  const previews = useObjectUrls(files as File[]);
  const { input, choose, isOver, target } = useFileDrop((more) => onChange([...files, ...more]));
  return (
    <div className="flex flex-col gap-2">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {files.map((file, index) => (
          <Chosen
            key={`${file.name}-${file.lastModified}-${file.size}`}
            name={file.name}
            preview={previews[index]}
            onRemove={() => onChange(files.filter((other) => other !== file))}
          />
        ))}
        {files.length < max && (
          <li>
            <label
              {...target}
              className={`flex aspect-video flex-col items-center justify-center gap-1 rounded-field border-2 border-dashed p-2 text-center text-sm focus-within:outline-3 focus-within:outline-info ${isOver ? 'border-primary bg-primary-soft' : 'border-edge text-ink-soft'}`}
            >
              <ImagePlus aria-hidden size={24} />
              {m.choose_or_drop_pictures()}
              <input
                ref={input}
                id={id}
                type="file"
                multiple
                accept={accept}
                onChange={choose}
                aria-labelledby={`${id}-label`}
                className="sr-only"
                {...describedBy(id, { error, hint })}
              />
            </label>
          </li>
        )}
      </ul>
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

type ChosenProps = { name: string; preview: string | undefined; onRemove: () => void };

function Chosen({ name, preview, onRemove }: ChosenProps) {
  return (
    <li className="relative aspect-video overflow-hidden rounded-field border border-line bg-neutral-soft">
      {preview && <img src={preview} alt={name} className="size-full object-cover" />}
      <button
        type="button"
        aria-label={m.remove_name({ name })}
        onClick={onRemove}
        className="absolute end-1 top-1 grid size-9 place-items-center rounded-full bg-surface text-ink shadow-float hover:text-danger"
      >
        <X aria-hidden size={16} />
      </button>
    </li>
  );
}
