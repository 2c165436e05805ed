import type { OwnSignature } from '@saath/contract/places/signatures/schema';
import { useRef, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CircleCheck, CircleDashed } from '../../../ui/icons.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { useWithdrawSignature } from './queries.ts';

/** What one has signed: to read, print and take back; nothing where nothing was signed. */
export function OwnSignatures({ signatures }: { signatures: readonly OwnSignature[] }) {
  const [doomed, setDoomed] = useState<OwnSignature>();
  const withdraw = useWithdrawSignature();
  const { timeZone } = useSite();
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, signatures.map(({ id, counts }) => `${id} ${counts}`).join());
  const close = () => setDoomed(undefined);
  if (signatures.length === 0) return null;
  return (
    <section aria-labelledby="signed" className="flex flex-col gap-2">
      <h3 id="signed" className="font-semibold">
        {m.signed_by_you()}
      </h3>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {signatures.map((signature) => (
          <li key={signature.id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-semibold break-words">{signature.agreement.name}</bdi>
                <State signature={signature} />
              </p>
              <p className="text-ink-soft text-sm">
                {m.signed_on_date({ date: formatDate(signature.signedAt, timeZone) })}
              </p>
            </div>
            <div className="flex flex-wrap max-sm:-ms-3">
              <ButtonLink to={paths.signature(signature.id)} variant="quiet" size="small">
                {m.read_or_print()}
                <About>{signature.agreement.name}</About>
              </ButtonLink>
              {!signature.withdrawnAt && (
                <Button variant="quiet" size="small" onClick={() => setDoomed(signature)}>
                  {m.take_back()}
                  <About>{signature.agreement.name}</About>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => !open && close()}
        title={m.take_your_signature_back({ name: doomed?.agreement.name ?? '' })}
        description={m.places_that_need_it_are_marked()}
        confirmText={m.take_back()}
        busyText={m.saving()}
        isBusy={withdraw.isPending}
        onConfirm={() => doomed && withdraw.mutate(doomed.id, { onSettled: close })}
      />
    </section>
  );
}

function State({ signature: { counts, withdrawnAt } }: { signature: OwnSignature }) {
  if (counts)
    return (
      <Chip tone="primary" icon={<CircleCheck aria-hidden size={14} />}>
        {m.signed()}
      </Chip>
    );
  return (
    <Chip tone="neutral" icon={<CircleDashed aria-hidden size={14} />}>
      {withdrawnAt ? m.taken_back() : m.an_earlier_text()}
    </Chip>
  );
}
