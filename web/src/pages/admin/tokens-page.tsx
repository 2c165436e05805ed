/** /admin/tokens: what other software may do here in the name of an organiser. */

import { useState } from 'react';
import { TokenList } from '../../features/accounts/api-tokens/list.tsx';
import { MakeToken } from '../../features/accounts/api-tokens/make-token.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.api_tokens);

export default function TokensPage() {
  const [isMaking, setMaking] = useState(false);
  return (
    <div className="max-w-4xl">
      <PageTitle
        back={{ to: paths.adminSecurity, label: m.security_log() }}
        title={m.api_tokens()}
        lead={m.api_tokens_explained()}
        actions={<Button onClick={() => setMaking(true)}>{m.make_a_token()}</Button>}
      />
      <div className="flex flex-col gap-5">
        <TokenList
          empty={
            <EmptyState
              title={m.no_other_software_works_here_yet()}
              hint={m.the_calls_are_described_below()}
            />
          }
        />
        <p>
          <a href="/api/docs" className="text-primary underline">
            {m.what_can_be_done_with_a_token()}
          </a>
        </p>
      </div>
      <MakeToken open={isMaking} onClose={() => setMaking(false)} />
    </div>
  );
}
