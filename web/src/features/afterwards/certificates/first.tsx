import { useQuery } from '../../../calls/query.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import { impactQuery } from '../impact/impact-queries.ts';
import { CertificateForm } from './form.tsx';
import { CertificatePreview } from './sheet.tsx';

/** What to do to get a first certificate: with hours, make the one that is shown; without, help somewhere first (G16). */
export function FirstCertificate({ onIssued }: { onIssued: (id: string) => void }) {
  const impact = useQuery(impactQuery);
  const viewer = useViewer();
  return (
    <QueryState query={impact}>
      {({ hours, events }) =>
        hours > 0 ? (
          <>
            <CertificateForm onIssued={onIssued} />
            <CertificatePreview name={viewer?.name ?? ''} hours={hours} events={events} />
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
