import type { WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatTime } from '../../../lib/format.ts';
import { formatMoment } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { CircleAlert, CircleCheck, Clock } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../organisation/site.ts';
import { messagesQuery, useSendAgain } from './queries.ts';
import { kindWords, problemWords } from './words.ts';

type MessageLogProps = { webhookId: string; isOff: boolean };

/** What was sent to a webhook lately, and how each call was answered. */
export function MessageLog({ webhookId, isOff }: MessageLogProps) {
  const query = useQuery(messagesQuery(webhookId));
  const again = useSendAgain();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-24 w-full" />}
      errorTitle={m.the_messages_could_not_be_loaded()}
    >
      {(messages) =>
        messages.length === 0 ? (
          <p className="text-ink-soft">{m.nothing_was_sent_lately()}</p>
        ) : (
          <ol className="divide-y divide-line rounded-field border border-line">
            {messages.map((message) => (
              <li key={message.id} className="p-3 sm:p-4">
                <Message
                  message={message}
                  now={now}
                  isBusy={again.isPending && again.variables === message.id}
                  onAgain={
                    isOff || message.state === 'delivered'
                      ? undefined
                      : () => again.mutate(message.id)
                  }
                />
              </li>
            ))}
          </ol>
        )
      }
    </QueryState>
  );
}

const looks = {
  delivered: { tone: 'primary', Icon: CircleCheck, words: m.webhook_state_delivered },
  waiting: { tone: 'neutral', Icon: Clock, words: m.webhook_state_waiting },
  failed: { tone: 'danger', Icon: CircleAlert, words: m.webhook_state_failed },
} as const;

type MessageProps = {
  message: WebhookMessage;
  now: string;
  isBusy: boolean;
  /** Undefined where there is no need, or no way. */
  onAgain: (() => void) | undefined;
};

function Message({ message, now, isBusy, onAgain }: MessageProps) {
  const { timeZone } = useSite();
  const { kind, at, state, nextAt, body, calls } = message;
  const { tone, Icon, words } = looks[state];
  const isLater = nextAt !== null && nextAt > now;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{kindWords[kind]()}</span>
          <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
            {words()}
          </Chip>
        </p>
        <p className="text-ink-soft text-sm">
          <time dateTime={at}>{formatAgo(at, now)}</time>
          {isLater && <> · {m.tried_again_at({ time: formatTime(nextAt, timeZone) })}</>}
        </p>
        <SentAndAnswered body={body} calls={calls} timeZone={timeZone} />
      </div>
      {onAgain && (
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          busyText={m.sending()}
          onClick={onAgain}
        >
          {m.send_again()}
          <About>{kindWords[kind]()}</About>
        </Button>
      )}
    </div>
  );
}

type SentAndAnsweredProps = Pick<WebhookMessage, 'body' | 'calls'> & { timeZone: string };

/** The message word for word, and what each call got for an answer. */
function SentAndAnswered({ body, calls, timeZone }: SentAndAnsweredProps) {
  return (
    <details className="mt-1 text-sm">
      <FoldSummary className="text-ink-soft">{m.what_was_sent_and_answered()}</FoldSummary>
      <pre
        dir="ltr"
        className="overflow-x-auto rounded-field bg-neutral-soft p-3 text-start font-mono text-xs"
      >
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
      <ol className="mt-2 flex flex-col gap-2">
        {calls.map((call) => (
          <li key={call.at}>
            <p>
              {formatMoment(call.at, timeZone)} ·{' '}
              {call.problem
                ? problemWords[call.problem]()
                : m.answered_status_in({ status: call.status ?? 0, took: call.took })}
            </p>
            {call.answer && (
              <pre dir="ltr" className="overflow-x-auto text-start font-mono text-ink-soft text-xs">
                {call.answer}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
