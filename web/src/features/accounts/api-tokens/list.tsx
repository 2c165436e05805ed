import type { ApiToken } from '@saath/contract/accounts/api-tokens/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Removable } from '../../../ui/removable.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { abilityWords } from './ability-words.ts';
import { apiTokensQuery, useEndToken } from './queries.ts';

type TokenListProps = {
  /** What stands in place of an empty list. */
  empty: ReactNode;
};

/** The tokens of all organisers that work, and the way to end each. */
export function TokenList({ empty }: TokenListProps) {
  const query = useQuery(apiTokensQuery);
  const end = useEndToken();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <Removable
      entries={query.data}
      title={({ name }) => m.end_the_token_name({ name })}
      description={m.what_uses_the_token_is_refused_then()}
      confirmText={m.end_the_token()}
      busyText={m.ending_it()}
      removal={end}
    >
      {(ask) => (
        <QueryState
          query={query}
          loading={<Skeleton className="h-32 w-full" />}
          errorTitle={m.the_tokens_could_not_be_loaded()}
        >
          {(tokens) =>
            tokens.length === 0 ? (
              empty
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {tokens.map((token) => (
                  <li key={token.id} className="p-4 sm:p-5">
                    <Entry token={token} now={now} onEnd={() => ask(token)} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Removable>
  );
}

type EntryProps = { token: ApiToken; now: string; onEnd: () => void };

function Entry({ token, now, onEnd }: EntryProps) {
  const { timeZone } = useSite();
  const { name, ending, maker, madeAt, usedAt, expiresAt } = token;
  const facts = [
    usedAt ? m.last_used_ago({ ago: formatAgo(usedAt, now) }) : m.never_used(),
    m.works_until_date({ date: formatDate(expiresAt, timeZone) }),
  ];
  const parts = { ago: formatAgo(madeAt, now), name: <bdi>{maker.name}</bdi> };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold break-words">{name}</bdi>
          <code dir="ltr" className="text-ink-soft text-sm">
            …{ending}
          </code>
        </p>
        <ul className="mt-1 list-disc ps-5">
          {token.abilities.map((ability) => (
            <li key={ability}>{abilityWords[ability]()}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-soft text-sm">
          <Sentence text={m.made_ago_by_name} parts={parts} /> · {facts.join(' · ')}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onEnd}>
        {m.end_the_token()}
        <About>{name}</About>
      </Button>
    </div>
  );
}
