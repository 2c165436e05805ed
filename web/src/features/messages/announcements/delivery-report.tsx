import type { Delivery } from '@saath/contract/messages/announcements/schema';
import { useQuery } from '../../../calls/query.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { deliveryQuery, type Sent } from './delivery-queries.ts';
import { failureReason } from './delivery-words.ts';
import { FailedMails } from './failed-mails.tsx';

/** How far an announcement has come: counted anew while it is being sent (NT-04). */
export function DeliveryReport(sent: Sent) {
  const query = useQuery(deliveryQuery(sent));
  return (
    <section className="mt-4 border-line border-t pt-3">
      <h4 className="mb-2 font-sans font-semibold text-sm">{m.delivery_report()}</h4>
      <QueryState
        query={query}
        loading={<Skeleton className="h-20 w-full" />}
        errorTitle={m.the_report_could_not_be_loaded()}
      >
        {(delivery) => (
          <>
            <Figures delivery={delivery} />
            {delivery.mail && delivery.mail.failed > 0 && <FailedMails {...sent} />}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Figures({ delivery: { recipients, read, mail } }: { delivery: Delivery }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        <Figure label={m.told_on_the_site()} count={recipients} />
        <Figure label={m.read_on_the_site()} count={read} of={recipients} />
        {mail && (
          <>
            <Figure label={m.mails_sent()} count={mail.sent} />
            <Figure label={m.mails_waiting()} count={mail.waiting} />
            <Figure label={m.mails_failed()} count={mail.failed} isBad />
            <Figure label={m.want_no_such_mails()} count={mail.switchedOff} />
          </>
        )}
      </dl>
      {!mail && (
        <p className="mt-2 text-ink-soft text-sm">
          {m.mails_of_this_announcement_were_not_counted()}
        </p>
      )}
      {mail && mail.reasons.length > 0 && (
        <ul className="mt-2 text-danger text-sm tabular-nums">
          {mail.reasons.map(({ code, count }) => (
            <li key={code}>{m.count_reason({ count, reason: failureReason(code) })}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type FigureProps = { label: string; count: number; of?: number; isBad?: boolean };

function Figure({ label, count, of, isBad = false }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd
        className={`font-semibold text-lg tabular-nums ${isBad && count > 0 ? 'text-danger' : ''}`}
      >
        {formatNumber(count)}
        {of !== undefined && of > 0 && (
          <span className="font-normal text-ink-soft text-sm">
            {' '}
            ({Math.floor((100 * count) / of)}%)
          </span>
        )}
      </dd>
    </div>
  );
}
