/** /admin/notification: all notices of an organiser. */
import { Notices } from '../../features/notices/notices.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = () => [{ title: m.notifications_saath() }];

export default function NotificationPage() {
  return (
    <>
      <PageTitle title={m.notifications()} lead={m.news_for_organisers()} />
      <Card as="section" className="min-w-0 p-4">
        <Notices emptyHint={m.when_somebody_wants_to_organise} />
      </Card>
    </>
  );
}
