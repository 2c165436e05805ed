/** /admin/to-check: what people say they have, to be checked by organisers. */

import { useState } from 'react';
import { Agreements } from '../../features/events/agreements/list.tsx';
import { Kinds } from '../../features/events/eligibility/kinds.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { HowLong } from '../../features/places/evidence/how-long.tsx';
import { GuardianAnswers } from '../../features/places/guardians/answers.tsx';
import { ToCheck } from '../../features/places/papers/to-check.tsx';
import { Signers } from '../../features/places/signatures/signers.tsx';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';
import { Tabs } from '../../ui/tabs.tsx';

export const meta = titled(m.to_check);

export default function ToCheckPage() {
  const [tab, setTab] = useState<'claimed' | 'verified'>('claimed');
  return (
    <>
      <PageTitle title={m.to_check()} lead={m.to_check_explained()} />
      <div className="flex max-w-3xl flex-col gap-10">
        <Tabs
          label={m.to_check()}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'claimed', label: m.paper_claimed(), panel: <ToCheck state="claimed" /> },
            { value: 'verified', label: m.paper_verified(), panel: <ToCheck state="verified" /> },
          ]}
        />
        <GuardianAnswers />
        <Agreements more={(agreement) => <Signers agreement={agreement} />} />
        <Kinds />
        <HowLong />
      </div>
    </>
  );
}
