import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import { ownPath } from '@saath/contract/own-path';
import { paths } from '../../../lib/paths.ts';

const areaOfOthers = { Admin: /^\/volunteer(?![^/?#])/, Volunteer: /^\/admin(?![^/?#])/ } as const;

/** Where to go after logging in: the page the person came for, unless it is not for their role; else their dashboard. */
export function loginDestination(role: AccountRole, returnTo: string | null): string {
  const wanted = ownPath(returnTo);
  return wanted && !areaOfOthers[role].test(wanted) ? wanted : paths.dashboardOf(role);
}
