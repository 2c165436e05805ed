/** /notification: for links in mails, which do not know in which area their readers are. */
import { getSite } from '@saath/contract/office/site/endpoints';
import { redirectDocument } from 'react-router';
import { callContext } from '../../lib/context.ts';
import { paths } from '../../lib/paths.ts';
import type { Route } from './+types/own-notices';

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = await context.get(callContext)(getSite, {});
  if (!viewer) throw redirectDocument(paths.login({ returnTo: paths.ownNotices }));
  throw redirectDocument(
    viewer.role === 'Admin' ? paths.adminNotification : paths.volunteerNotification,
  );
}
