import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site } from '@saath/contract/office/site/schema';
import { on, type Route } from '../../../http/route.ts';
import type { Database } from '../../../platform/database.ts';
import { presentViewer } from '../../accounts/accounts/present.ts';
import { readUser } from '../../accounts/accounts/service.ts';

export function siteRoutes({ db, site }: { db: Database; site: Site }): Route[] {
  return [
    on(getSite).reply(async ({ actor }) => {
      const own = actor && (await readUser(db, actor.id));
      return { site, viewer: own ? presentViewer(own.user) : null };
    }),
  ];
}
