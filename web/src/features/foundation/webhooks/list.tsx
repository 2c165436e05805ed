import type { Webhook } from '@saath/contract/foundation/webhooks/schema';
import { type ReactNode, useId, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatMoment } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Removable } from '../../../ui/removable.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../organisation/site.ts';
import { MessageLog } from './log.tsx';
import { useEndWebhook, useStartWebhook, webhooksQuery } from './queries.ts';
import { kindWords } from './words.ts';

type WebhookListProps = {
  /** What stands in place of an empty list. */
  empty: ReactNode;
};

/** The webhooks of all organisers: whether they work, what was sent, and the way to remove each. */
export function WebhookList({ empty }: WebhookListProps) {
  const query = useQuery(webhooksQuery);
  const end = useEndWebhook();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <Removable
      entries={query.data}
      title={(webhook) => m.remove_the_webhook_host({ host: hostOf(webhook) })}
      description={m.nothing_is_sent_there_any_more()}
      confirmText={m.remove_the_webhook()}
      busyText={m.removing_it()}
      removal={end}
    >
      {(ask) => (
        <QueryState
          query={query}
          loading={<Skeleton className="h-32 w-full" />}
          errorTitle={m.the_webhooks_could_not_be_loaded()}
        >
          {(webhooks) =>
            webhooks.length === 0 ? (
              empty
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {webhooks.map((webhook) => (
                  <li key={webhook.id} className="p-4 sm:p-5">
                    <Entry webhook={webhook} now={now} onEnd={() => ask(webhook)} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </Removable>
  );
}

const hostOf = ({ url }: Webhook) => new URL(url).host;

type EntryProps = { webhook: Webhook; now: string; onEnd: () => void };

function Entry({ webhook, now, onEnd }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  const log = useId();
  const { id, url, kinds, maker, madeAt } = webhook;
  const parts = { ago: formatAgo(madeAt, now), name: <bdi>{maker.name}</bdi> };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold break-words">
            <bdi dir="ltr">{url}</bdi>
          </p>
          <ul className="mt-1 list-disc ps-5">
            {kinds.map((kind) => (
              <li key={kind}>{kindWords[kind]()}</li>
            ))}
          </ul>
          <p className="mt-2 text-ink-soft text-sm">
            <Sentence text={m.made_ago_by_name} parts={parts} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-controls={log}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.hide_the_messages() : m.show_the_messages()}
            <About>{url}</About>
          </Button>
          <Button variant="secondary" size="small" onClick={onEnd}>
            {m.remove_the_webhook()}
            <About>{url}</About>
          </Button>
        </div>
      </div>
      <Trouble webhook={webhook} now={now} />
      {isOpen && (
        <div id={log}>
          <MessageLog webhookId={id} isOff={webhook.off !== null} />
        </div>
      )}
    </div>
  );
}

/** Nothing where all is well. */
function Trouble({ webhook, now }: { webhook: Webhook; now: string }) {
  const { timeZone } = useSite();
  const start = useStartWebhook();
  const { id, url, off, failingSince } = webhook;
  if (!off && !failingSince) return null;
  if (!off) {
    const since = failingSince ?? now;
    const time = formatMoment(since, timeZone);
    return <Notice tone="info">{m.nothing_was_taken_since({ time })}</Notice>;
  }
  const why = off.reason === 'password' ? m.off_for_a_password : m.off_for_failing;
  return (
    <Notice tone="danger" title={m.switched_off_ago({ ago: formatAgo(off.at, now) })}>
      <p>{why()}</p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={start.isPending}
        busyText={m.switching_it_on()}
        onClick={() => start.mutate(id)}
      >
        {m.switch_it_on()}
        <About>{url}</About>
      </Button>
    </Notice>
  );
}
