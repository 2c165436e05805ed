/** /admin/webhooks: which other software is told what happens here (RG-04). */

import { useState } from 'react';
import { WebhookList } from '../../features/foundation/webhooks/list.tsx';
import { MakeWebhook } from '../../features/foundation/webhooks/make-webhook.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.webhooks);

export default function WebhooksPage() {
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="max-w-4xl">
      <PageTitle
        back={{ to: paths.adminSecurity, label: m.security_log() }}
        title={m.webhooks()}
        lead={m.webhooks_explained()}
        actions={<Button onClick={() => setMaking(true)}>{m.add_a_webhook()}</Button>}
      />
      <div>
        <WebhookList
          empty={
            <EmptyState
              title={m.no_other_software_is_told_yet()}
              hint={m.add_the_address_of_your_other_systems()}
            />
          }
        />
      </div>
      <MakeWebhook open={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}
