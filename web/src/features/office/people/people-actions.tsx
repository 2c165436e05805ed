import { ExportLinks } from '../imports/export-links.tsx';
import { InviteAdmin } from '../invitations/invite-admin.tsx';

/** What an organiser can do with people as a whole, in the head of their page. */
export function PeopleActions() {
  return (
    <>
      <ExportLinks />
      <InviteAdmin />
    </>
  );
}
