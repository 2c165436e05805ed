import { Notices } from '../../features/notices/notices.tsx';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/notification-page';

export const meta: Route.MetaFunction = () => [{ title: m.notifications_saath() }];

export default function NotificationPage() {
  return (
    <>
      <PageTitle title={m.notifications()} lead={m.everything_here_has_reached_you_by_mail()} />
      <Card as="section" className="mt-6 max-w-3xl p-4">
        <Notices />
      </Card>
    </>
  );
}
