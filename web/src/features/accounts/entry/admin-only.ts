import type { Call } from '@saath/contract/endpoint';
import { getSite } from '@saath/contract/office/site/endpoints';
import { redirectDocument } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** For loaders of the organisers' area (RT-03): sends a guest to log in and come back, whoever has a passkey to show to show it, and a Volunteer home. Whole new pages: the open one may still show who was signed in before. */
export async function adminOnly(call: Call, url: URL): Promise<null> {
  const { viewer } = await call(getSite, {});
  if (!viewer) throw redirectDocument(paths.adminLogin({ returnTo: url.pathname + url.search }));
  if (viewer.role !== 'Admin') throw redirectDocument(paths.home);
  if (viewer.waitsForPasskey)
    throw redirectDocument(paths.adminConfirm({ returnTo: url.pathname + url.search }));
  return null;
}
