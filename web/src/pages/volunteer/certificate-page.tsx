/** /volunteer/certificate: certify hours, print, keep as PDF, share the link, take back (VO-03, DY-04). */

import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { getSite } from '@saath/contract/office/site/endpoints';
import { useSearchParams } from 'react-router';
import { useInfiniteQuery } from '../../calls/query.ts';
import { volunteerOnly } from '../../features/accounts/entry/volunteer-only.ts';
import { FirstCertificate } from '../../features/afterwards/certificates/first.tsx';
import { CertificateForm } from '../../features/afterwards/certificates/form.tsx';
import { CertificateList } from '../../features/afterwards/certificates/list.tsx';
import { certificatesQuery } from '../../features/afterwards/certificates/queries.ts';
import { CertificateSheet } from '../../features/afterwards/certificates/sheet.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilePenLine, Printer, Share2 } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { shareLink } from '../../ui/share-link.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import type { Route } from './+types/certificate-page';

export async function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  await volunteerOnly(call, url);
  const { site } = await call(getSite, {});
  return { origin: url.origin, timeZone: site.timeZone };
}

export const meta = titled(m.certificate_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <Certificates {...loaderData} />
    </QueryProvider>
  );
}

type Installation = { origin: string; timeZone: string };

function Certificates(installation: Installation) {
  const certificates = useInfiniteQuery(certificatesQuery);
  const [search, setSearch] = useSearchParams();
  const show = (id: string) => setSearch({ id }, { preventScrollReset: false });
  return (
    <main id="content" className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 print:p-0">
      <div className="print:hidden">
        <PageTitle
          back={{ to: paths.volunteerImpact, label: m.impact() }}
          title={m.certificate()}
          lead={m.signed_with_a_link_by_which_anybody()}
        />
      </div>
      <QueryState query={certificates}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.certificates);
          const isGood = ({ state }: Certificate) => state === 'valid' || state === 'changed';
          const chosen = all.find(({ id }) => id === search.get('id')) ?? all.find(isGood);
          return (
            <>
              {chosen && isGood(chosen) && <Shown certificate={chosen} {...installation} />}
              <div className="flex flex-col gap-6 print:hidden">
                {all.length > 0 ? (
                  <>
                    <CertificateForm onIssued={show} />
                    <CertificateList certificates={all} onShow={show} />
                    <ShowMore query={certificates} className="self-start" />
                  </>
                ) : (
                  <FirstCertificate onIssued={show} />
                )}
              </div>
            </>
          );
        }}
      </QueryState>
    </main>
  );
}

type ShownProps = Installation & { certificate: Certificate };

function Shown({ certificate, origin, timeZone }: ShownProps) {
  const { id } = certificate;
  const link = origin + toolPaths.certificate(id);
  return (
    <>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={toolPaths.certificatePdf(id, getLocale())} reloadDocument download>
          {m.download_pdf()}
        </ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {m.print()}
        </Button>
        <Button variant="secondary" onClick={() => void shareLink(link, { byHand: link })}>
          <Share2 aria-hidden size={18} />
          {m.share()}
        </Button>
        <ButtonLink to={toolPaths.certificateFile(id)} reloadDocument download variant="quiet">
          <FilePenLine aria-hidden size={18} />
          {m.signed_file()}
        </ButtonLink>
      </div>
      <CertificateSheet certificate={certificate} link={link} timeZone={timeZone} />
    </>
  );
}
