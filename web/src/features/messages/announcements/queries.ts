import {
  countRecipients,
  listAnnouncements,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import type { AnnouncedState } from '@saath/contract/messages/announcements/rules';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** Milliseconds between two counts of whom a message would reach: people ask and are answered meanwhile. */
const COUNT_AGAIN = 15_000;

export type Segment = {
  readonly states: readonly AnnouncedState[];
  /** Empty = all roles, and those without one. */
  readonly roleId: string;
};

/** Whom a message would reach at this moment. */
export function recipientsQuery({ eventId, segment }: { eventId: string; segment: Segment }) {
  const { states, roleId } = segment;
  const query = { states: states.join(','), ...(roleId ? { roleId } : {}) };
  return queryOptions({
    queryKey: ['participations', 'recipients', eventId, query],
    queryFn: async () => await call(countRecipients, { params: { id: eventId }, query }),
    enabled: states.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: COUNT_AGAIN,
  });
}

/** What was sent, newest first, page by page. */
export function announcementsQuery(eventId: string) {
  return infiniteQueryOptions({
    queryKey: ['announcements', eventId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(listAnnouncements, {
        params: { id: eventId },
        query: pageParam ? { after: pageParam } : {},
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

export type NewMessage = {
  segment: Segment;
  subject: string;
  text: string;
  /** The same for the same message, however often it is sent. */
  key: string;
};

export function useSendAnnouncement(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ segment: { states, roleId }, ...message }: NewMessage) =>
      await call(sendAnnouncement, {
        params: { id: eventId },
        body: { ...message, segment: { states: [...states], roleId: roleId || null } },
      }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: ['announcements', eventId] });
    },
    onError: (error) => toast.error(failureText(error, spoken(announcementMessages, 'notSent'))),
  });
}
