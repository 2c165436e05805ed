import {
  correctTimes,
  eventsOfToday,
  readDay,
  sendMarks,
} from '@saath/contract/day/check-in/endpoints';
import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import type { RequestOf } from '@saath/contract/endpoint';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { allPages, gatheredQuery, query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { toast } from '../../../ui/toast.ts';
import { type Day, forgetDay, keptDay } from './kept-list.ts';
import type { DayList, StoredMark } from './mark-store.ts';

/** Everybody of the day, read one page after the other: without a network the whole list must be there. */
async function readWhole(list: DayList, signal: AbortSignal): Promise<Day> {
  const { roleId } = list;
  let day: Day | undefined;
  for await (const { event, people, asking } of allPages(readDay, requestOf(list), signal))
    day = day ? { ...day, people: [...day.people, ...people] } : { event, people, asking, roleId };
  if (!day) throw new Error('A list has at least one page.');
  return day;
}

const requestOf = ({ eventId, roleId }: DayList) => ({
  params: { id: eventId },
  query: roleId ? { roleId } : {},
});

/** The list, or without a network the one that an earlier page of this tab kept. */
export function dayQuery(list: DayList) {
  return gatheredQuery(
    readDay,
    requestOf(list),
    async ({ client, queryKey, signal }): Promise<Day> => {
      try {
        return await readWhole(list, signal);
      } catch (error) {
        const status = error instanceof CallError ? error.status : undefined;
        if (status === 401 || status === 403 || status === 404) forgetDay(sessionStorage, list);
        // What is open knows more than what was kept.
        const isNeeded = status === 0 && client.getQueryData(queryKey) === undefined;
        const kept = isNeeded ? keptDay(sessionStorage, list, new Date()) : undefined;
        if (kept) return kept;
        throw error;
      }
    },
    {
      // What is open here is all there is when the network goes.
      gcTime: Number.POSITIVE_INFINITY,
      // News come by themselves; this is for when they do not.
      refetchInterval: 60_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  );
}

export const todayQuery = query(
  eventsOfToday,
  {},
  { select: ({ events }) => events, refetchInterval: 60_000 },
);

/** A mark as the server wants it: the session says whose it is. */
export async function sendStored(
  list: DayList,
  marks: readonly StoredMark[],
): Promise<readonly MarkResult[]> {
  const body = {
    marks: marks.map(
      ({ eventId: _event, roleId: _role, organiserId: _organiser, ...mark }) => mark,
    ),
  };
  return (await call(sendMarks, { ...requestOf(list), body })).results;
}

/** Shows people as the server has them now; a list that is on its way is older than this, and is read anew. */
export async function showPeople(
  queryClient: QueryClient,
  list: DayList,
  people: readonly DayPerson[],
): Promise<void> {
  const { queryKey } = dayQuery(list);
  const isOnItsWay = queryClient.isFetching({ queryKey }) > 0;
  const isKept = queryClient.getQueryData<Day>(queryKey)?.keptAt !== undefined;
  await queryClient.cancelQueries({ queryKey });
  const byId = new Map(people.map((person) => [person.participationId, person] as const));
  queryClient.setQueryData<Day>(
    queryKey,
    (day) =>
      day && {
        ...day,
        // What only the list tells stays as it was.
        people: day.people.map((person) => ({ ...person, ...byId.get(person.participationId) })),
      },
  );
  // Whoever has an answer has a network: a list that was kept without one gives way, whether or not the browser says so.
  if (isOnItsWay || isKept) void queryClient.invalidateQueries({ queryKey });
}

/** Refusals are the form's to show. */
export function useCorrectTimes(eventId: string) {
  const queryClient = useQueryClient();
  return useCall(correctTimes, {
    request: (body: RequestOf<typeof correctTimes>['body']) => ({ params: { id: eventId }, body }),
    touches: [],
    failed: null,
    onSuccess: async ({ message, person }) => {
      toast.success(message);
      await showPeople(queryClient, { eventId }, [person]);
    },
  });
}
