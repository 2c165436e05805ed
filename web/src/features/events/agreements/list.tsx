import type { Agreement } from '@saath/contract/events/agreements/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Trash } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { ChangeAgreement } from './change.tsx';
import { agreementsQuery, useRemoveAgreement } from './queries.ts';
import { WriteAgreement } from './write.tsx';

type AgreementsProps = {
  /** What else there is to do with one that people have signed. */
  more: (agreement: Agreement) => ReactNode;
};

/** The agreements of the organisation: to write, change and clear up. */
export function Agreements({ more }: AgreementsProps) {
  const query = useQuery(agreementsQuery);
  const remove = useRemoveAgreement();
  return (
    <section aria-labelledby="agreements" className="flex flex-col gap-3">
      <h2 id="agreements" className="text-xl">
        {m.agreements()}
      </h2>
      <QueryState query={query} errorTitle={m.the_agreements_could_not_be_loaded()}>
        {(agreements: readonly Agreement[]) => (
          <>
            <p className="max-w-prose text-ink-soft">
              {m.agreements_are_signed_where_a_role_asks()}
            </p>
            {agreements.length > 0 && (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {agreements.map((agreement) => (
                  <li
                    key={agreement.id}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
                  >
                    <div className="min-w-0 flex-1 basis-52">
                      <bdi className="font-semibold break-words">{agreement.name}</bdi>
                      <p className="text-ink-soft text-sm">
                        {m.version_of_the_text({ number: agreement.version })}
                        {' · '}
                        {agreement.signed === 0
                          ? m.nobody_has_signed()
                          : m.count_people_signed({ count: agreement.signed })}
                      </p>
                    </div>
                    <div className="flex flex-wrap max-sm:-ms-3">
                      <ChangeAgreement agreement={agreement} />
                      {more(agreement)}
                      {!agreement.wasSigned && (
                        <Button
                          variant="quiet"
                          size="small"
                          disabled={remove.isPending}
                          onClick={() => remove.mutate(agreement.id)}
                        >
                          <Trash aria-hidden size={16} />
                          {m.remove()}
                          <About>{agreement.name}</About>
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            )}
            <WriteAgreement known={agreements} />
          </>
        )}
      </QueryState>
    </section>
  );
}
