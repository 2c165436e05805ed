import type { Agreement } from '@saath/contract/events/agreements/schema';
import type { Signer } from '@saath/contract/places/signatures/schema';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { signersQuery } from './queries.ts';

/** Who signed an agreement, as what, when, and whether it still counts; nothing before anybody has. */
export function Signers({ agreement: { id, name, wasSigned } }: { agreement: Agreement }) {
  const [isOpen, setOpen] = useState(false);
  if (!wasSigned) return null;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {m.who_signed()}
        <About>{name}</About>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={name}>
        {isOpen && <List id={id} />}
      </Dialog>
    </>
  );
}

function List({ id }: { id: string }) {
  const query = useQuery(signersQuery(id));
  return (
    <QueryState query={query}>
      {({ signatures, total }) => (
        <>
          <ul className="divide-y divide-line">
            {signatures.map((signer) => (
              <One key={signer.id} signer={signer} />
            ))}
          </ul>
          {total > signatures.length && (
            <p className="pt-3 text-ink-soft text-sm">
              {m.the_latest_of_count_signatures({ count: total })}
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

function One({
  signer: { id, person, name, guardian, version, signedAt, counts, withdrawnAt },
}: {
  signer: Signer;
}) {
  const { timeZone } = useSite();
  const date = formatDate(signedAt, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={36} />
      <div className="min-w-0 flex-1 basis-44">
        <bdi className="font-semibold break-words">{person.name}</bdi>
        <p className="text-ink-soft text-sm break-words">
          <Sentence
            text={(slots) => m.signed_as_name_on_date({ ...slots, date })}
            parts={{ name: <bdi>{name}</bdi> }}
          />
          {' · '}
          {m.version_of_the_text({ number: version })}
          {guardian && (
            <>
              {' · '}
              <Sentence text={m.guardian_signed_too} parts={{ name: <bdi>{guardian}</bdi> }} />
            </>
          )}
          {!counts && ` · ${withdrawnAt ? m.taken_back() : m.an_earlier_text()}`}
        </p>
      </div>
      <ButtonLink to={paths.signature(id)} variant="quiet" size="small" className="max-sm:ms-9">
        {m.read_or_print()}
        <About>{person.name}</About>
      </ButtonLink>
    </li>
  );
}
