import type { CertificateState } from '@saath/contract/afterwards/certificates/rules';
import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { useRevokeCertificate } from './queries.ts';

const names: Readonly<Record<CertificateState, Text>> = {
  valid: m.valid,
  changed: m.hours_changed_since,
  revoked: m.revoked,
  gone: m.revoked,
};
const tones = { valid: 'primary', changed: 'joy', revoked: 'danger', gone: 'danger' } as const;

type CertificateListProps = {
  certificates: readonly Certificate[];
  onShow: (id: string) => void;
};

/** One's own certificates, newest first. */
export function CertificateList({ certificates, onShow }: CertificateListProps) {
  const [asked, setAsked] = useState<Certificate>();
  const revoke = useRevokeCertificate();
  const columns = columnsOf({ onShow, onRevoke: setAsked });
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates" className="pb-3 font-display font-semibold text-xl">
        {m.your_certificates()}
      </h2>
      <DataTable
        caption={m.your_certificates()}
        columns={columns}
        rows={certificates}
        keyOf={({ id }) => id}
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={m.revoke_certificate_number({ number: asked?.number ?? '' })}
        description={m.whoever_opens_its_link_sees_that_it()}
        confirmText={m.revoke()}
        busyText={m.saving()}
        isBusy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked.id, { onSettled: () => setAsked(undefined) })}
      />
    </section>
  );
}

type Actions = { onShow: (id: string) => void; onRevoke: (certificate: Certificate) => void };

/** What is revoked can neither be shown nor revoked again. */
function columnsOf({ onShow, onRevoke }: Actions): Column<Certificate>[] {
  return [
    {
      key: 'number',
      header: m.number(),
      isName: true,
      cell: ({ number }) => <bdi className="font-mono">{number}</bdi>,
    },
    {
      key: 'days',
      header: m.days(),
      cell: ({ from, to }) => m.from_day_to_day({ from: formatDay(from), to: formatDay(to) }),
    },
    {
      key: 'hours',
      header: m.hours(),
      isFigure: true,
      cell: ({ hours }) => formatNumber(hours),
    },
    {
      key: 'state',
      header: m.status(),
      cell: ({ state }) => <Chip tone={tones[state]}>{names[state]()}</Chip>,
    },
    {
      key: 'actions',
      header: m.actions(),
      isActions: true,
      cell: (certificate) =>
        (certificate.state === 'valid' || certificate.state === 'changed') && (
          <span className="flex flex-wrap gap-2 rows:justify-end">
            <Button variant="secondary" size="small" onClick={() => onShow(certificate.id)}>
              {m.show()}
              <About>{certificate.number}</About>
            </Button>
            <Button variant="quiet" size="small" onClick={() => onRevoke(certificate)}>
              {m.revoke()}
              <About>{certificate.number}</About>
            </Button>
          </span>
        ),
    },
  ];
}
