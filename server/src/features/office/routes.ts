/** The calls of the office: people, organisers, lists, figures, logs, jobs, and what the operator says of the site. */
import type { Route } from '../../http/route.ts';
import type { Config } from '../../platform/config.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import type { OrganisationNow } from '../../platform/organisation.ts';
import type { Provider } from '../../platform/provider.ts';
import type { SecurityLog } from '../../platform/security.ts';
import type { Accounts } from '../accounts/accounts/service.ts';
import type { Announcements } from '../messages/announcements/service.ts';
import type { Ports } from '../places/ports.ts';
import { auditLogRoutes } from './audit-log/routes.ts';
import { branchPageRoutes } from './branch-pages/routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { contentRoutes } from './content/routes.ts';
import type { Contents } from './content/service.ts';
import { demoRoutes } from './demo/routes.ts';
import type { DemoPorts } from './demo/service.ts';
import { exportRoutes } from './exports/routes.ts';
import { figureRoutes } from './figures/routes.ts';
import { healthRoutes } from './health/routes.ts';
import type { HealthBook } from './health/service.ts';
import { importRoutes } from './imports/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { lendingRoutes } from './lending/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { organiserRoutes } from './organisers/routes.ts';
import type { Organisers } from './organisers/service.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { peopleCareRoutes } from './people-care/routes.ts';
import { rightRoutes } from './rights/routes.ts';
import { type RoleInvitations, roleInvitationRoutes } from './role-invitations/routes.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { waitingRoutes } from './waiting/routes.ts';

export function routes(
  ports: Ports &
    Accounts &
    Organisers &
    Announcements &
    RoleInvitations &
    HealthBook &
    Pick<Config, 'timeZone'> &
    DemoPorts & {
      readonly hasPublishedPassword: boolean;
      readonly provider: Provider | undefined;
      readonly organisation: { readonly now: OrganisationNow };
      readonly files: FileStore;
      readonly contents: Contents;
      readonly security: SecurityLog;
    },
): Route[] {
  const { files } = ports;
  return [
    ...contentRoutes(ports),
    ...siteRoutes(ports),
    ...demoRoutes(ports),
    ...organiserRoutes(ports),
    ...invitationRoutes(ports),
    ...peopleRoutes(ports),
    ...letterRoutes(ports),
    ...roleInvitationRoutes(ports),
    ...peopleCareRoutes({ ports, organisers: ports, files }),
    ...ownDataRoutes(ports),
    ...importRoutes(ports),
    ...exportRoutes(ports),
    ...figureRoutes(ports),
    ...waitingRoutes(ports),
    ...rightRoutes(ports),
    ...branchRoutes(ports),
    ...branchPageRoutes(ports),
    ...lendingRoutes(ports),
    ...auditLogRoutes(ports),
    ...securityLogRoutes(ports),
    ...jobRoutes(ports),
    ...healthRoutes(ports),
  ];
}
