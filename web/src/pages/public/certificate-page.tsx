/** /certificate/{id}: whether a certificate is valid, and what it claims, for whoever has its link (DY-04). */

import { readCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { certificateErrors } from '@saath/contract/afterwards/certificates/messages';
import type { CertificateState } from '@saath/contract/afterwards/certificates/rules';
import { certificateParams } from '@saath/contract/afterwards/certificates/schema';
import { data } from 'react-router';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { formatDay } from '../../lib/format.ts';
import { orStatus } from '../../lib/load.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { BadgeCheck, CircleAlert, CircleX, type Icon } from '../../ui/icons.ts';
import type { Route } from './+types/certificate-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!certificateParams.safeParse(params).success)
    throw data(refusalText(certificateErrors, 'certificates.not_found'), { status: 404 });
  return await orStatus(context.get(callContext)(readCertificate, { params }));
}

export const meta = titled(m.certificate_title, () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]);

const looks: Readonly<
  Record<CertificateState, { Icon: Icon; look: string; title: Text; text: Text }>
> = {
  valid: {
    Icon: BadgeCheck,
    look: 'text-primary',
    title: m.this_certificate_is_valid,
    text: m.the_hours_are_those_that_organisers_recorded,
  },
  changed: {
    Icon: CircleAlert,
    look: 'text-on-joy',
    title: m.this_certificate_is_genuine_but_hours_changed,
    text: m.after_it_was_issued_organisers_corrected,
  },
  revoked: {
    Icon: CircleX,
    look: 'text-danger',
    title: m.this_certificate_was_revoked,
    text: m.its_owner_took_it_back,
  },
  gone: {
    Icon: CircleX,
    look: 'text-danger',
    title: m.this_certificate_is_no_longer_available,
    text: m.the_account_it_belonged_to_was_deleted,
  },
};

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const { state, certificate } = loaderData;
  const { Icon, look, title, text } = looks[state];
  return (
    <div className="mx-auto max-w-2xl px-5 py-10 sm:py-16">
      <Card as="section" className="flex flex-col gap-5 p-6 sm:p-8">
        <Icon aria-hidden size={48} className={look} />
        <h1 className="text-3xl">{title()}</h1>
        <p className="text-ink-soft text-lg">{text()}</p>
        {certificate && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-line border-t pt-5">
            <dt className="text-ink-soft">{m.name()}</dt>
            <dd className="break-words font-semibold">
              <bdi>{certificate.name}</bdi>
            </dd>
            <dt className="text-ink-soft">{m.hours()}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(certificate.hours)}</dd>
            <dt className="text-ink-soft">{m.days()}</dt>
            <dd className="font-semibold">
              {m.from_day_to_day({
                from: formatDay(certificate.from),
                to: formatDay(certificate.to),
              })}
            </dd>
          </dl>
        )}
      </Card>
    </div>
  );
}
