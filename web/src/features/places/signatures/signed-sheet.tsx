import type { SignedText } from '@saath/contract/places/signatures/schema';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';
import { Wordmark } from '../../foundation/organisation/wordmark.tsx';

type SignedSheetProps = { signature: SignedText; timeZone: string };

/** What was signed, as it is printed: the text, the name as it was typed, the time, and by what the text is known. */
export function SignedSheet({ signature, timeZone }: SignedSheetProps) {
  const { agreement, text, name, person, version, hash, signedAt, withdrawnAt } = signature;
  const when = (iso: string) => ({
    date: formatDate(iso, timeZone),
    time: formatTime(iso, timeZone),
  });
  return (
    <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-10 print:border-0 print:p-0">
      <Wordmark />
      <h1 className="own-words font-display font-semibold text-3xl break-words">
        <bdi>{agreement.name}</bdi>
      </h1>
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
      <div className="border-line border-t pt-6 break-inside-avoid">
        <p className="own-words font-display text-2xl break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="mt-2">
          <Sentence
            text={(slots) => m.signed_by_account_on_date({ ...slots, ...when(signedAt) })}
            parts={{ person: <bdi>{person}</bdi> }}
          />
        </p>
        {withdrawnAt && (
          <p className="mt-1 font-semibold">{m.taken_back_on_date(when(withdrawnAt))}</p>
        )}
        <p className="mt-3 text-ink-soft text-sm">
          {m.version_of_the_text({ number: version })}
          <br />
          {m.checksum_of_the_text()}{' '}
          <bdi className="font-mono break-all" dir="ltr">
            {hash}
          </bdi>
        </p>
      </div>
    </article>
  );
}
