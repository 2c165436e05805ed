import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import type { ReactNode } from 'react';
import { formatDate, formatDay } from '../../../lib/format.ts';
import { formatHours } from '../../../lib/hours.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Cover } from '../../../ui/cover.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Wordmark } from '../../foundation/organisation/wordmark.tsx';

type CertificateSheetProps = {
  certificate: Certificate;
  /** Where anybody can check it. */
  link: string;
  timeZone: string;
};

/** One certificate as it is printed (VO-03). */
export function CertificateSheet({ certificate, link, timeZone }: CertificateSheetProps) {
  const { name, number, from, to, hours, corrected, events, issuedAt } = certificate;
  return (
    <Sheet name={name} hours={hours} events={events}>
      {corrected > 0 && (
        <p className="text-ink-soft text-sm">
          {m.hours_corrected_by_organisers({ hours: formatHours(corrected) })}
        </p>
      )}
      <p>{m.from_day_to_day({ from: formatDay(from), to: formatDay(to) })}</p>
      <QrCode text={link} label={m.code_that_opens_the_link()} className="size-32" />
      <p className="text-sm">
        {m.check_this_certificate_at()}
        <br />
        <a href={link} className="break-all underline">
          <bdi>{link}</bdi>
        </a>
      </p>
      <p className="text-ink-soft text-sm">
        <Sentence
          text={({ number: slot }) =>
            m.certificate_number_issued({ number: slot, date: formatDate(issuedAt, timeZone) })
          }
          parts={{ number: <bdi className="font-mono">{number}</bdi> }}
        />
      </p>
    </Sheet>
  );
}

type PreviewProps = { name: string; hours: number; events: number };

/** What a certificate of all hours so far is going to say. */
export function CertificatePreview(claim: PreviewProps) {
  return (
    <Sheet {...claim}>
      <p className="text-balance text-ink-soft">{m.made_it_gets_a_number_and_a_link()}</p>
    </Sheet>
  );
}

function Sheet({ name, hours, events, children }: PreviewProps & { children: ReactNode }) {
  const sentence = (slots: { name: string }) =>
    m.name_gave_hours_at_events({ ...slots, hours: formatNumber(hours), events });
  return (
    <article className="overflow-hidden rounded-card border border-line bg-surface text-center print:border-0">
      <Cover seed={name} kind="community" className="h-36 w-full" />
      <div className="flex flex-col items-center gap-4 px-6 py-8">
        <Wordmark />
        <h2 className="font-display font-semibold text-3xl sm:text-4xl">{m.with_thanks()}</h2>
        <p className="max-w-prose text-pretty text-xl">
          <Sentence text={sentence} parts={{ name: <bdi>{name}</bdi> }} />
        </p>
        {children}
      </div>
    </article>
  );
}
