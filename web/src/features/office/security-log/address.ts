/** The security log's filters in the address bar. */
import {
  type SecurityQuery,
  securityQuerySchema,
} from '@saath/contract/office/security-log/schema';
import { paths } from '../../../lib/paths.ts';

export type SecurityFilters = Pick<SecurityQuery, 'group'> & {
  readonly person?: string | undefined;
};

/** What is no filter is left out, so that a mistyped address shows more rather than an error. */
export function securityFilters(search: URLSearchParams): SecurityFilters {
  const { group, userId } = securityQuerySchema.shape;
  return {
    group: group.safeParse(search.get('group') || undefined).data,
    person: userId.safeParse(search.get('person') || undefined).data,
  };
}

export function securityAddress(filters: SecurityFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given);
  return search.size > 0 ? `${paths.adminSecurity}?${search}` : paths.adminSecurity;
}
