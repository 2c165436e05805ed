import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { DayByDay } from '../../../ui/day-by-day.tsx';
import { Flower } from '../../../ui/flower.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { causeInWords } from './cause.ts';
import { AuditChanges } from './changes.tsx';
import { auditQuery, type LogPart } from './queries.ts';
import { AuditSentence } from './sentence.tsx';

type AuditListProps = {
  part: LogPart;
  /** Where the name of who did something leads. */
  actorHref?: (id: string) => string;
  /** What stands in place of a log without entries. */
  empty: ReactNode;
};

/** Who changed what, newest first, day by day. */
export function AuditList({ part, actorHref, empty }: AuditListProps) {
  const query = useInfiniteQuery(auditQuery(part));
  const { timeZone } = useSite();
  return (
    <QueryState query={query} loading={<Waiting />} errorTitle={m.the_log_could_not_be_loaded()}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            {entries.length === 0 ? (
              empty
            ) : (
              <DayByDay entries={entries} timeZone={timeZone}>
                {(entry) => <Entry entry={entry} actorHref={actorHref} timeZone={timeZone} />}
              </DayByDay>
            )}
            <ShowMore query={query} size="large" className="mt-5" />
          </>
        );
      }}
    </QueryState>
  );
}

type EntryProps = {
  entry: AuditEntry;
  actorHref: AuditListProps['actorHref'];
  timeZone: string;
};

function Entry({ entry, actorHref, timeZone }: EntryProps) {
  const { actor, at, cause, details } = entry;
  return (
    <>
      {actor ? (
        <Avatar name={actor.name} src={actor.profileImage?.url ?? null} size={32} />
      ) : (
        <SaathItself />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="min-w-0 max-w-prose flex-1 basis-64 break-words">
            <AuditSentence entry={entry} actorHref={actorHref} />
          </p>
          <time dateTime={at} className="flex-none text-ink-soft text-sm tabular-nums">
            <bdi>{formatTime(at, timeZone)}</bdi>
          </time>
        </div>
        {cause && <p className="mt-1 text-sm break-words">{causeInWords(cause)}</p>}
        {details.reason && (
          <p className="mt-1 border-line border-s-4 ps-3 text-sm break-words whitespace-pre-line">
            <bdi>{details.reason}</bdi>
          </p>
        )}
        {details.changes && details.changes.length > 0 && (
          <AuditChanges changes={details.changes} timeZone={timeZone} />
        )}
      </div>
    </>
  );
}

/** Stands where the picture of a person would. */
function SaathItself() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="-16 -16 32 32" className="flex-none">
      <Flower x={0} y={0} size={15} petals={8} petal="var(--joy)" heart="var(--primary)" />
    </svg>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}
