/** The calls of accounts: setup, signing up and in, the person's own account and free time. */
import type { Route } from '../../http/route.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import type { OrganisationNow } from '../../platform/organisation.ts';
import type { Leaving } from './account-care/leaving.ts';
import { accountCareRoutes } from './account-care/routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { apiTokenRoutes } from './api-tokens/routes.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { contactChoiceRoutes } from './contact-choice/routes.ts';
import { emergencyContactRoutes } from './emergency-contact/routes.ts';
import { guestRoutes } from './guests/routes.ts';
import { mailLinkRoutes } from './mail-links/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import type { Passkeys } from './passkeys/service.ts';
import { providerRoutes, withoutOtherWays } from './providers/routes.ts';
import type { Providers } from './providers/service.ts';
import { setupRoutes } from './setup/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import type { OnActivated } from './sign-up/service.ts';
import { wayInRoutes } from './ways-in/routes.ts';

/** `Leaving` holds what later rooms do when somebody leaves; `onActivated` what they do with a new account. */
export function routes(
  ports: Leaving &
    Providers &
    Passkeys & {
      readonly files: FileStore;
      readonly organisation: { readonly now: OrganisationNow };
      readonly onActivated: OnActivated;
    },
): Route[] {
  const { files, onActivated } = ports;
  const settings = ports.organisation.now;
  const all = [
    ...setupRoutes(ports),
    ...signUpRoutes({ accounts: ports, files, settings, onActivated }),
    ...accountRoutes({ accounts: ports, settings }),
    ...apiTokenRoutes(ports),
    ...availabilityRoutes(ports),
    ...accountCareRoutes(ports),
    ...contactChoiceRoutes(ports),
    ...emergencyContactRoutes(ports),
    ...guestRoutes(ports),
    ...mailLinkRoutes(ports),
    ...providerRoutes(ports),
    ...wayInRoutes(ports),
    ...passkeyRoutes(ports),
  ];
  return withoutOtherWays(all, ports.provider);
}
