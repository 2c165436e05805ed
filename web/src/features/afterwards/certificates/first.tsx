import { useQuery } from '../../../calls/query.ts';
import { formatHours } from '../../../lib/hours.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { impactQuery } from '../impact/impact-queries.ts';
import { CertificateForm } from './form.tsx';

/** What to do to get a first certificate: with hours, make one; without, help somewhere first (G16). */
export function FirstCertificate({ onIssued }: { onIssued: (id: string) => void }) {
  const impact = useQuery(impactQuery);
  return (
    <QueryState query={impact}>
      {({ hours }) =>
        hours > 0 ? (
          <>
            <p className="text-lg">{m.you_have_hours_to_certify({ hours: formatHours(hours) })}</p>
            <CertificateForm onIssued={onIssued} />
          </>
        ) : (
          <EmptyState
            title={m.no_certificate_yet()}
            hint={m.hours_count_once_an_event_is_over()}
            action={<ButtonLink to={paths.volunteerEvents}>{m.see_events()}</ButtonLink>}
          />
        )
      }
    </QueryState>
  );
}
