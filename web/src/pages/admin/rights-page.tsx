/** /admin/rights: who may do what, in one sentence for each right (RG-01). */
import { RightList } from '../../features/office/rights/list.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.who_may_do_what);

export default function RightsPage() {
  return (
    <>
      <PageTitle
        back={{ to: paths.adminSecurity, label: m.security_log() }}
        title={m.who_may_do_what()}
        lead={m.who_may_do_what_lead()}
      />
      <div className="max-w-4xl">
        <RightList />
      </div>
    </>
  );
}
