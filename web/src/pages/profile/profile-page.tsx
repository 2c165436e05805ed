/** /profile: one's own profile and account, for anybody who is signed in (RT-06). */

import { getSite } from '@saath/contract/office/site/endpoints';
import { redirectDocument } from 'react-router';
import { AccountSettings } from '../../features/accounts/account-care/account-settings.tsx';
import { ProfileCard } from '../../features/accounts/profile/card.tsx';
import { RatingBadge } from '../../features/afterwards/ratings/badge.tsx';
import { useViewer } from '../../features/foundation/organisation/site.ts';
import { SiteHeader } from '../../features/office/site/site-header.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/profile-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = await context.get(callContext)(getSite, {});
  if (!viewer) throw redirectDocument(paths.login({ returnTo: paths.profile }));
  return null;
}

export const meta = titled(m.profile_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function ProfilePage() {
  const viewer = useViewer();
  return (
    <QueryProvider>
      <SiteHeader />
      <main id="content" className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-24 pb-16">
        <PageTitle
          title={m.profile()}
          actions={
            viewer?.role === 'Admin' && (
              <ButtonLink to={paths.adminDashboard} variant="secondary">
                {m.dashboard()}
              </ButtonLink>
            )
          }
        />
        <ProfileCard badges={<RatingBadge />} />
        <AccountSettings />
      </main>
    </QueryProvider>
  );
}
