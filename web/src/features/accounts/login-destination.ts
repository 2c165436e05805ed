import type { AccountRole } from '@saath/contract/accounts/schema';
import { paths, safeReturnTo } from '../../lib/paths.ts';

const areaOfOthers = { Admin: /^\/volunteer(?![^/?#])/, Volunteer: /^\/admin(?![^/?#])/ } as const;

/** The page of ours that somebody came from. Looked at twice: the first look makes `//host` of `/..//host`. */
export function ownReturnTo(text: string | null): string | undefined {
  return safeReturnTo(safeReturnTo(text));
}

/** Where to go after logging in: the page the person came for, unless it is not for their role; else their dashboard. */
export function loginDestination(role: AccountRole, returnTo: string | null): string {
  const wanted = ownReturnTo(returnTo);
  return wanted && !areaOfOthers[role].test(wanted) ? wanted : paths.dashboardOf(role);
}
