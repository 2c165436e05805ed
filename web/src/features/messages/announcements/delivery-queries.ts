import {
  listFailedMails,
  readDelivery,
  retryFailedMails,
} from '@saath/contract/messages/announcements/endpoints';
import { pagedQuery, query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** Milliseconds between two looks, while mails are on their way and after that. */
const LOOK_AGAIN = { sending: 2000, sent: 20_000 } as const;

export type Sent = { readonly eventId: string; readonly announcementId: string };

const paramsOf = ({ eventId, announcementId }: Sent) => ({ id: eventId, announcementId });

/** How far an announcement has come, as it goes out. */
export function deliveryQuery(sent: Sent) {
  return query(
    readDelivery,
    { params: paramsOf(sent) },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.mail && data.mail.waiting > 0 ? LOOK_AGAIN.sending : LOOK_AGAIN.sent,
    },
  );
}

/** Whose mail failed, page by page. */
export function failedMailsQuery(sent: Sent) {
  const request = { params: paramsOf(sent), query: {} };
  return pagedQuery(listFailedMails, request, { refetchInterval: LOOK_AGAIN.sent });
}

/** Tries one mail again, or all without an id. */
export function useRetryMails(sent: Sent) {
  const asked = { params: paramsOf(sent) };
  return useCall(retryFailedMails, {
    request: (mailId: string | undefined) => ({ ...asked, body: mailId ? { mailId } : {} }),
    touches: [of(readDelivery, asked), of(listFailedMails, asked)],
    touchesWhenRefused: true,
    failed: m.the_mails_could_not_be_sent_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
