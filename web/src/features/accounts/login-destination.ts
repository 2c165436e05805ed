import type { AccountRole } from '@saath/contract/accounts/schema';
import { paths, safeReturnTo } from '../../lib/paths.ts';

const areaOfOthers = { Admin: /^\/volunteer(?![^/?#])/, Volunteer: /^\/admin(?![^/?#])/ } as const;

/** Where to go after logging in: the page the person came for, unless it is not for their role; else their dashboard. */
export function loginDestination(role: AccountRole, returnTo: string | null): string {
  const wanted = safeReturnTo(returnTo);
  return wanted && !areaOfOthers[role].test(wanted) ? wanted : paths.dashboardOf(role);
}
