import type { ReplyOf } from '@saath/contract/endpoint';
import {
  getOrganisation,
  removeLogo,
  saveLogo,
} from '@saath/contract/foundation/organisation/endpoints';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import { type Logo as LogoPicture, logoFile } from '@saath/contract/foundation/organisation/schema';
import { told } from '@saath/contract/texts';
import { type ChangeEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldNotes } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Settings } from './draft.ts';

type LogoFieldProps = {
  logo: LogoPicture | null;
  /** All settings as they are now. */
  onSaved: (settings: Settings) => void;
};

const accept = logoFile.formats.map((format) => `image/${format}`).join(',');

/** The logo: it is saved as soon as it is chosen, and can be taken away again. */
export function LogoField({ logo, onSaved }: LogoFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { revalidate } = useRevalidator();
  const choices = {
    touches: [getOrganisation],
    failed: null,
    onSuccess: async (reply: ReplyOf<typeof saveLogo>) => {
      setProblem(undefined);
      onSaved(reply.organisation);
      toast.success(told(reply));
      await revalidate();
    },
    onError: (error: Error) =>
      setProblem(failureText(error, spoken(organisationMessages, 'logoFailed'))),
  };
  const save = useCall(saveLogo, {
    ...choices,
    request: (file: File) => ({ files: [file] }),
  });
  const remove = useCall(removeLogo, choices);
  const isBusy = save.isPending || remove.isPending;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const wrong = problemOf(file);
    setProblem(wrong);
    if (!wrong) save.mutate(file);
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
            alt={m.your_logo()}
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
          <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => remove.mutate({})}>
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
