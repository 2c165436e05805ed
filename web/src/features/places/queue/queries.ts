import {
  decide,
  decideMany,
  type decisions,
  eventQueue,
  waitingRequests,
} from '@saath/contract/places/joining/endpoints';
import type { ParticipationState, QueueSection } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { eventReads } from '../../../calls/event-reads.ts';
import { pagedQuery, query } from '../../../calls/query.ts';
import { isTouched } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import type { Reasons } from '../answer/asked-reason.ts';

/** Volunteers ask at any time: look again while the page is in sight. */
const REFRESH = 15_000;
/** The page of an event hears of changes at once; this is for where the stream of news does not come through. */
const SLOW_REFRESH = 300_000;
/** More pages than this are read again only when something was answered here. */
const MOST_REFRESHED = 3;

/** One section of an event's queue, page by page. @param given `q`: a part of a name; empty = everybody; `roleId`: of one role alone */
export function queueQuery({
  eventId,
  section,
  q = '',
  roleId,
}: {
  eventId: string;
  section: QueueSection;
  q?: string;
  roleId?: string | undefined;
}) {
  const narrowed = { ...(q ? { q } : {}), ...(roleId ? { roleId } : {}) };
  return pagedQuery(
    eventQueue,
    { params: { id: eventId }, query: { state: section, ...narrowed } },
    {
      refetchInterval: (pagesRead) => (pagesRead > MOST_REFRESHED ? false : SLOW_REFRESH),
      refetchOnWindowFocus: 'always',
    },
  );
}

export function waitingRequestsQuery() {
  return query(waitingRequests, {}, { refetchInterval: REFRESH, refetchOnWindowFocus: 'always' });
}

type Answer = (typeof decisions)[number];
type Decision = {
  id: string;
  decision: Answer;
  roleId?: string | null;
  /** In place of the shift that was asked for. */
  shiftId?: string;
  note?: string;
} & Reasons;

const resultOf: Readonly<Record<Answer, ParticipationState>> = {
  approve: 'confirmed',
  decline: 'declined',
  waitlist: 'waitlisted',
  offer: 'offered',
};

const isQueue = isTouched([eventQueue]);

type Pages = { pages: { participations: QueueEntry[] }[] };

/** Shows an answer at once and in its place, until the queue has been read again. */
function showAnswer(queryClient: QueryClient, { id, decision }: Decision): void {
  const answered = (entry: QueueEntry) =>
    entry.id === id ? { ...entry, state: resultOf[decision], position: null } : entry;
  queryClient.setQueriesData<Pages>({ predicate: isQueue }, (data) =>
    data?.pages
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            participations: page.participations.map(answered),
          })),
        }
      : data,
  );
}

/** An organiser's answer. Whatever comes back, the queue is read again: a refusal means that it has changed. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useCall(decide, {
    request: ({ id, roleId = null, note = '', ...decision }: Decision) => ({
      params: { id },
      body: { ...decision, roleId, note },
    }),
    onMutate: async (decision) => {
      await queryClient.cancelQueries({ predicate: isQueue });
      showAnswer(queryClient, decision);
    },
    touches: eventReads,
    touchesWhenRefused: true,
    failed: m.your_answer_was_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

/**
 * The last answer to a request, where it was refused. Kept apart from the row: an answer that is shown in its place
 * moves the row to another list, and back when it is refused.
 */
export function useRefusedAnswer(id: string): { error: Error; given: Decision } | undefined {
  const answers = useMutationState({
    filters: { predicate: ({ state: { variables } }) => isAnswerTo(variables, id) },
    select: ({ state: { error, variables } }) => ({ error, variables }),
  });
  const { error, variables } = answers.at(-1) ?? {};
  return error && isAnswerTo(variables, id) ? { error, given: variables } : undefined;
}

function isAnswerTo(given: unknown, id: string): given is Decision {
  const isAnswer = typeof given === 'object' && given !== null && 'decision' in given;
  return isAnswer && 'id' in given && given.id === id;
}

type ManyDecisions = {
  decisions: { participationId: string; decision: Answer; roleId: string | null }[];
  note: string;
};

/** Many answers at once. What became of each is the caller's to show. */
export function useDecideMany(eventId: string) {
  return useCall(decideMany, {
    request: (body: ManyDecisions) => ({ params: { id: eventId }, body }),
    touches: eventReads,
    touchesWhenRefused: true,
    failed: m.your_answer_was_not_saved(),
  });
}
