/** The log's filters in the address bar: what is shown can be shared, kept and gone back to. */
import { auditQuerySchema } from '@saath/contract/office/audit-log/schema';
import { paths } from '../../../lib/paths.ts';
import type { LogPart } from './queries.ts';

export type LogFilters = Pick<LogPart, 'group' | 'from' | 'to'> & {
  /** The id of who did it. */
  readonly by?: string | undefined;
};

/** What is no filter is left out, so that a mistyped address shows more rather than an error. */
export function logFilters(search: URLSearchParams): LogFilters {
  const given = (name: string) => search.get(name) || undefined;
  const { group, from, to, userId } = auditQuerySchema.shape;
  return {
    group: group.safeParse(given('group')).data,
    from: from.safeParse(given('from')).data,
    to: to.safeParse(given('to')).data,
    by: userId.safeParse(given('by')).data,
  };
}

export function logAddress(filters: LogFilters): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(given);
  return search.size > 0 ? `${paths.adminLog}?${search}` : paths.adminLog;
}

/** The same as the call wants it. */
export function logPart({ by, ...filters }: LogFilters): LogPart {
  const given = Object.entries({ ...filters, ...(by ? { userId: by, by: '1' } : {}) });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
