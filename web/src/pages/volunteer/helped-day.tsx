import { type ReactNode, useEffect } from 'react';
import { useQuery } from '../../calls/query.ts';
import type { Day } from '../../features/day/day/kept-list.ts';
import { KeptMarks } from '../../features/day/day/kept-notice.tsx';
import type { DayList } from '../../features/day/day/mark-store.ts';
import { dayQuery } from '../../features/day/day/queries.ts';
import { useDayShell } from '../../features/day/day/use-day-shell.ts';
import { CallError } from '../../lib/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type HelpedDayProps = {
  list: DayList;
  /** In place of a list that is not theirs. */
  notTheirs: ReactNode;
  /** @param isClosed the list was open here, and is not this person's any more */
  children: (day: Day, isClosed: boolean) => ReactNode;
};

/** A list of the day for a volunteer who has a right to it, which may end while they keep it (RG-01). */
export function HelpedDay({ list, notTheirs, children }: HelpedDayProps) {
  const query = useQuery(dayQuery(list));
  useDayShell(query.data);
  const { data, error, refetch } = query;
  // Not all of them hear news, by which a list would be read again once there is a network.
  useEffect(() => {
    const read = () => void refetch();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [refetch]);
  const isClosed = error instanceof CallError && (error.status === 403 || error.status === 404);
  if (isClosed && !data) return notTheirs;
  return (
    <>
      {error && !data && <KeptMarks />}
      <QueryState
        // That it is closed is said in place of the list.
        query={isClosed ? { ...query, error: null } : query}
        loading={<Skeleton className="h-96 w-full" />}
        errorTitle={m.the_list_could_not_be_loaded()}
      >
        {(day) => children(day, isClosed)}
      </QueryState>
    </>
  );
}
