import type { ReplyOf } from '@saath/contract/endpoint';
import {
  getOrganisation,
  removeLogo,
  saveLogo,
} from '@saath/contract/foundation/organisation/endpoints';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import type { Logo } from '@saath/contract/foundation/organisation/schema';
import { told } from '@saath/contract/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Settings } from './draft.ts';
import { LogoPicker } from './logo-picker.tsx';

type LogoFieldProps = {
  logo: Logo | null;
  /** All settings as they are now. */
  onSaved: (settings: Settings) => void;
};

/** The logo: it is saved as soon as it is chosen, and can be taken away again. */
export function LogoField({ logo, onSaved }: LogoFieldProps) {
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
  return (
    <LogoPicker
      {...{ logo, problem }}
      alt={m.your_logo()}
      isBusy={save.isPending || remove.isPending}
      onChoose={(file, wrong) => {
        setProblem(wrong);
        if (!wrong) save.mutate(file);
      }}
      onRemove={() => remove.mutate({})}
    />
  );
}
