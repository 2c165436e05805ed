import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { CalendarPlus, Copy } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { calendarFeedQuery, useEndFeed, useMakeFeed } from './queries.ts';

/** The address by which people's own calendar programs show their places. */
export function CalendarFeed() {
  const query = useQuery(calendarFeedQuery);
  const make = useMakeFeed();
  return (
    <Card as="section" className="flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-2xl">{m.your_places_in_your_own_calendar()}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{m.calendar_feed_explained()}</p>
      </div>
      <QueryState
        query={query}
        loading={<Skeleton className="h-11 w-64" />}
        errorTitle={m.the_calendar_address_could_not_be_loaded()}
      >
        {({ url, readAt, replacedAt }) =>
          url ? (
            <>
              {replacedAt && !readAt && (
                <Notice tone="info">{m.calendar_address_was_replaced()}</Notice>
              )}
              <Address
                url={url}
                readAt={readAt}
                now={new Date(query.dataUpdatedAt).toISOString()}
              />
            </>
          ) : (
            <div>
              <Button
                isBusy={make.isPending}
                busyText={m.making_it()}
                onClick={() => make.mutate({})}
              >
                {m.make_a_calendar_address()}
              </Button>
            </div>
          )
        }
      </QueryState>
    </Card>
  );
}

type AddressProps = { url: string; readAt: string | null; now: string };

function Address({ url, readAt, now }: AddressProps) {
  return (
    <>
      <div className="max-w-2xl">
        <CopyField label={m.calendar_address()} value={url} />
      </div>
      <div className="flex flex-wrap gap-3">
        {/* Calendar programs listen to this scheme. */}
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center gap-2 rounded-field bg-primary px-4 font-semibold text-on-primary no-underline"
        >
          <CalendarPlus aria-hidden size={18} />
          {m.subscribe()}
        </a>
        <Button variant="secondary" onClick={() => void copy(url)}>
          <Copy aria-hidden size={18} />
          {m.copy_the_address()}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">
        {readAt ? m.last_read_ago({ ago: formatAgo(readAt, now) }) : m.no_calendar_has_looked_yet()}
      </p>
      <AddressChanges />
    </>
  );
}

async function copy(url: string): Promise<void> {
  if (await copyText(url)) toast.success(m.address_copied());
  else toast.error(m.address_could_not_be_copied());
}

/** Both end the present address, so both ask first. */
function AddressChanges() {
  const [asks, setAsks] = useState<'make' | 'end'>();
  const make = useMakeFeed();
  const end = useEndFeed();
  const close = () => setAsks(undefined);
  const isNew = asks === 'make';
  const change = isNew ? make : end;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" onClick={() => setAsks('make')}>
        {m.make_a_new_address()}
      </Button>
      <Button variant="quiet" onClick={() => setAsks('end')}>
        {m.end_the_calendar_address()}
      </Button>
      <ConfirmDialog
        open={asks !== undefined}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={isNew ? m.make_a_new_address() : m.end_the_calendar_address()}
        description={
          isNew ? m.make_a_new_address_explained() : m.end_the_calendar_address_explained()
        }
        confirmText={isNew ? m.make_a_new_address() : m.end_the_calendar_address()}
        busyText={isNew ? m.making_it() : m.ending_it()}
        isBusy={change.isPending}
        onConfirm={() => change.mutate({}, { onSettled: close })}
      />
    </div>
  );
}
