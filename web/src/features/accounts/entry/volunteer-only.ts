import type { Call } from '@saath/contract/endpoint';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Viewer } from '@saath/contract/office/site/schema';
import { redirectDocument } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/**
 * For loaders of the volunteers' area (RT-03): sends a guest to log in and come back, and an Admin home. Whole new pages:
 * the open one may still show who was signed in before.
 */
export async function volunteerOnly(call: Call, url: URL): Promise<Viewer> {
  const { viewer } = await call(getSite, {});
  if (!viewer) throw redirectDocument(paths.login({ returnTo: url.pathname + url.search }));
  if (viewer.role !== 'Volunteer') throw redirectDocument(paths.home);
  return viewer;
}
