import {
  listFailedMails,
  readDelivery,
  retryFailedMails,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import type { Delivery } from '@saath/contract/messages/announcements/schema';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';

/** Milliseconds between two looks, while mails are on their way and after that. */
const LOOK_AGAIN = { sending: 2000, sent: 20_000 } as const;

/** An announcement of an event. */
export type Sent = { readonly eventId: string; readonly announcementId: string };

const keyOf = ({ eventId, announcementId }: Sent) =>
  ['deliveries', eventId, announcementId] as const;
const paramsOf = ({ eventId, announcementId }: Sent) => ({ id: eventId, announcementId });

/** How far an announcement has come, as it goes out. */
export function deliveryQuery(sent: Sent) {
  return queryOptions({
    queryKey: [...keyOf(sent), 'report'],
    queryFn: async (): Promise<Delivery> => await call(readDelivery, { params: paramsOf(sent) }),
    refetchInterval: ({ state: { data } }) =>
      data?.mail && data.mail.waiting > 0 ? LOOK_AGAIN.sending : LOOK_AGAIN.sent,
  });
}

/** Whose mail failed, page by page. */
export function failedMailsQuery(sent: Sent) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(sent), 'failed'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      await call(listFailedMails, {
        params: paramsOf(sent),
        query: pageParam ? { after: pageParam } : {},
      }),
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: LOOK_AGAIN.sent,
  });
}

/** Tries one mail again, or all without an id. */
export function useRetryMails(sent: Sent) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mailId: string | undefined) =>
      await call(retryFailedMails, { params: paramsOf(sent), body: mailId ? { mailId } : {} }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) =>
      toast.error(failureText(error, spoken(announcementMessages, 'notTriedAgain'))),
    onSettled: async () => await queryClient.invalidateQueries({ queryKey: keyOf(sent) }),
  });
}
