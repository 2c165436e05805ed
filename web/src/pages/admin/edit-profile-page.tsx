/** /admin/edit-profile: an organiser's own profile and account, inside the Admin Portal (AD-04). */

import { AccountSettings } from '../../features/accounts/account-care/account-settings.tsx';
import { ProfileCard } from '../../features/accounts/profile/card.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.edit_profile_title);

export default function EditProfilePage() {
  return (
    <>
      <PageTitle title={m.profile()} />
      <div className="flex max-w-3xl flex-col gap-6">
        <ProfileCard />
        <AccountSettings />
      </div>
    </>
  );
}
