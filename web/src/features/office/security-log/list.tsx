import type { SecurityEntry } from '@saath/contract/office/security-log/schema';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatTime } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { DayByDay } from '../../../ui/day-by-day.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import type { SecurityFilters } from './address.ts';
import { SecurityIcon } from './icon.tsx';
import { securityQuery } from './queries.ts';
import { SecuritySentence } from './sentence.tsx';

type SecurityListProps = {
  filters: SecurityFilters;
  /** What stands in place of a log without entries. */
  empty: ReactNode;
};

/** Who came in and who was turned away, newest first, day by day. */
export function SecurityList({ filters, empty }: SecurityListProps) {
  const query = useInfiniteQuery(securityQuery(filters));
  const { timeZone } = useSite();
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-64 w-full" />}
      errorTitle={m.the_log_could_not_be_loaded()}
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            {entries.length === 0 ? (
              empty
            ) : (
              <DayByDay entries={entries} timeZone={timeZone}>
                {(entry) => <Entry entry={entry} timeZone={timeZone} />}
              </DayByDay>
            )}
            <ShowMore query={query} size="large" className="mt-5" />
          </>
        );
      }}
    </QueryState>
  );
}

function Entry({ entry, timeZone }: { entry: SecurityEntry; timeZone: string }) {
  const { at, kind, count, network } = entry;
  return (
    <>
      <SecurityIcon kind={kind} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 max-w-prose flex-1 basis-60 break-words">
            <SecuritySentence entry={entry} />
          </p>
          <time dateTime={at} className="flex-none text-ink-soft text-sm tabular-nums">
            <bdi>{formatTime(at, timeZone)}</bdi>
          </time>
        </div>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          {count > 1 && (
            <span className="font-semibold text-ink">
              {m.times_within_a_minute({ count: formatNumber(count) })}
            </span>
          )}
          {network && (
            <span>
              <Sentence text={m.from_network} parts={{ network: <bdi dir="ltr">{network}</bdi> }} />
            </span>
          )}
        </p>
      </div>
    </>
  );
}
