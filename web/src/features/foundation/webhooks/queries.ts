import type { RequestOf } from '@saath/contract/endpoint';
import {
  endWebhook,
  listWebhookMessages,
  listWebhooks,
  makeWebhook,
  sendWebhookMessage,
  startWebhook,
} from '@saath/contract/foundation/webhooks/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The webhooks of all organisers, newest first. */
export const webhooksQuery = query(listWebhooks, {}, { select: ({ webhooks }) => webhooks });

/** What was sent lately; looked at again as long as somebody has it open. */
export const messagesQuery = (id: string) =>
  query(
    listWebhookMessages,
    { params: { id } },
    { select: ({ messages }) => messages, refetchInterval: 5000 },
  );

/** The form shows what is refused. */
export function useMakeWebhook() {
  return useCall(makeWebhook, {
    request: (body: RequestOf<typeof makeWebhook>['body']) => ({ body }),
    touches: [listWebhooks],
    failed: null,
  });
}

/** Another organiser can have been quicker with each of these. */
const oneOf = {
  request: (id: string) => ({ params: { id } }),
  touchesWhenRefused: true,
  onSuccess: ({ message }: { message: string }) => toast.success(message),
} as const;

export function useEndWebhook() {
  const failed = m.the_webhook_could_not_be_removed();
  return useCall(endWebhook, { ...oneOf, touches: [listWebhooks], failed });
}

export function useStartWebhook() {
  const failed = m.the_webhook_could_not_be_started();
  return useCall(startWebhook, { ...oneOf, touches: [listWebhooks, listWebhookMessages], failed });
}

export function useSendAgain() {
  const failed = m.the_message_could_not_be_sent_again();
  return useCall(sendWebhookMessage, { ...oneOf, touches: [listWebhookMessages], failed });
}
