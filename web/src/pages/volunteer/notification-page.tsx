import { Notices } from '../../features/notices/notices.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/notification-page';

export const meta: Route.MetaFunction = () => [{ title: 'Notifications · Saath' }];

export default function NotificationPage() {
  return (
    <>
      <PageTitle title="Notifications" lead="Everything here has reached you by mail as well." />
      <Card as="section" className="mt-6 max-w-3xl p-4">
        <Notices />
      </Card>
    </>
  );
}
