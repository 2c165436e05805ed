import { getSite } from '@saath/contract/office/site/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Database } from '../../../platform/database.ts';
import type { OrganisationNow } from '../../../platform/organisation.ts';
import type { Provider } from '../../../platform/provider.ts';
import { presentViewer } from '../../accounts/accounts/present.ts';
import { readUser } from '../../accounts/accounts/service.ts';
import { presentPublic } from '../../foundation/organisation/present.ts';
import type { Demo } from '../demo/service.ts';

type Installation = {
  readonly db: Database;
  readonly organisation: { readonly now: OrganisationNow };
  readonly provider: Provider | undefined;
  readonly demo: Demo;
  /** Whether everybody knows how to log in to the demo. */
  readonly hasPublishedPassword: boolean;
};

export function siteRoutes({
  db,
  organisation,
  provider,
  demo,
  hasPublishedPassword,
}: Installation): Route[] {
  return [
    on(getSite).reply(async ({ actor }) => {
      const own = actor && (await readUser(db, actor.id));
      const now = organisation.now();
      const { timeZone, emailDomains, phoneRegion, guestAsking } = now;
      const signup = { emailDomains: [...emailDomains], phoneRegion, guestAsking };
      const isDemo = demo.isOn();
      const isOpen = isDemo && hasPublishedPassword;
      const site = {
        organisation: presentPublic(now),
        signup,
        timeZone,
        isDemo,
        ...(isOpen ? { hasDemoLogin: true } : {}),
        ...(provider && { provider: { name: provider.name, isOnly: provider.isOnly } }),
      };
      const waiting = actor?.waitsForPasskey ? { waitsForPasskey: true } : {};
      return { site, viewer: own ? { ...presentViewer(own.user), ...waiting } : null };
    }),
  ];
}
