/** /admin/notification: all notices of an organiser. */

import { organiserNoticeKinds } from '@saath/contract/notices/notices/rules';
import { Notices } from '../../features/notices/notices/notices.tsx';
import { NoticeSettings } from '../../features/notices/notices/settings.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { Waits } from '../../features/office/waiting/waits.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.notifications_title);

export default function NotificationPage() {
  return (
    <>
      <PageTitle title={m.notifications()} lead={m.news_for_organisers()} />
      <Waits />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" className="min-w-0 p-4">
          <Notices emptyHint={m.when_somebody_wants_to_organise} />
        </Card>
        <Card as="section" className="min-w-0 p-5">
          <h2 className="mb-3 text-2xl">{m.how_we_tell_you()}</h2>
          <NoticeSettings kinds={organiserNoticeKinds} />
        </Card>
      </div>
    </>
  );
}
