/** /badge/{code}: where the code of a name badge leads; for organisers, to the person on the day's list (DY-07). */
import { readBadge } from '@saath/contract/day/badges/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import { redirect, redirectDocument } from 'react-router';
import { callContext } from '../../lib/context.ts';
import { orStatus } from '../../lib/load.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import type { Route } from './+types/badge-page';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { viewer } = await call(getSite, {});
  if (!viewer) throw redirectDocument(paths.adminLogin({ returnTo: url.pathname }));
  const { eventId, participationId } = await orStatus(
    call(readBadge, { params: { code: params.code } }),
  );
  return redirect(toolPaths.adminDay(eventId, { person: participationId }));
}
