import { readAgreement } from '@saath/contract/events/agreements/endpoints';
import type { AgreementText } from '@saath/contract/events/agreements/schema';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';

export type Reading = {
  /** What was read last; `before` is what the reader has seen or signed already, where it differs. */
  readonly text: AgreementText | undefined;
  /** Why it could not be read. */
  readonly failure: string | undefined;
  readonly read: () => Promise<void>;
};

/** The text of an agreement, read when it is opened, and anew when it was changed before it was signed. */
export function useReading(id: string): Reading {
  const [text, setText] = useState<AgreementText>();
  const [failure, setFailure] = useState<string>();
  const read = async () => {
    setFailure(undefined);
    try {
      const now = await call(readAgreement, { params: { id } });
      setText((seen) => ({ ...now, before: now.before ?? changedSince(seen, now) }));
    } catch (error) {
      setFailure(failureText(error, m.the_agreement_could_not_be_loaded()));
    }
  };
  return { text, failure, read };
}

/** Anyone who had the earlier text open sees what became of it. */
function changedSince(
  seen: AgreementText | undefined,
  now: AgreementText,
): AgreementText['before'] {
  if (!seen) return null;
  return seen.version === now.version ? seen.before : { version: seen.version, text: seen.text };
}
