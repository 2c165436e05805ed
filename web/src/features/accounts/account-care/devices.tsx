import type { OwnSession } from '@saath/contract/accounts/account-care/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { MonitorSmartphone } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { sessionsQuery, useEndSessions } from './care-queries.ts';

/** Where the account is logged in, and the way to log out there. */
export function Devices() {
  const sessions = useQuery(sessionsQuery);
  const end = useEndSessions();
  const endNow = (id?: string) => end.mutate(id);
  return (
    <QueryState query={sessions}>
      {(all) => (
        <div className="flex flex-col gap-4">
          <ul className="divide-y divide-line">
            {all.map((session) => (
              <Device
                key={session.id}
                session={session}
                now={new Date(sessions.dataUpdatedAt).toISOString()}
                isBusy={end.isPending}
                onEnd={() => endNow(session.id)}
              />
            ))}
          </ul>
          {all.length > 1 && (
            <div>
              <Button variant="secondary" isBusy={end.isPending} onClick={() => endNow()}>
                {m.log_out_everywhere_else()}
              </Button>
            </div>
          )}
        </div>
      )}
    </QueryState>
  );
}

type DeviceProps = { session: OwnSession; now: string; isBusy: boolean; onEnd: () => void };

function Device({ session, now, isBusy, onEnd }: DeviceProps) {
  const name = session.device || m.unknown_device();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden size={20} className="flex-none text-ink-soft" />
      <div className="min-w-0 flex-1 basis-28">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          <Sentence
            text={m.last_used_ago}
            parts={{ ago: <time dateTime={session.seenAt}>{formatAgo(session.seenAt, now)}</time> }}
          />
        </p>
      </div>
      {session.isCurrent ? (
        <Chip tone="primary">{m.this_device()}</Chip>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-me-3"
          disabled={isBusy}
          aria-label={m.log_out_name({ name })}
          onClick={onEnd}
        >
          {m.log_out()}
        </Button>
      )}
    </li>
  );
}
