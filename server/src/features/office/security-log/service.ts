/** Reads who came in, who was turned away and what changed about accounts; forgets it after half a year. */
import { limits } from '@saath/contract/limits';
import { securityKindsIn } from '@saath/contract/office/security-log/rules';
import type { SecurityEntry, SecurityQuery } from '@saath/contract/office/security-log/schema';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { SecurityLog } from '../../../platform/security.ts';
import { presentNamed } from '../audit-log/present.ts';
import { dropEntriesBefore, peopleIn } from '../audit-log/service.ts';
import * as queries from './queries.ts';

const KEPT = 180 * 86_400_000;

/** One page, newest first. `next` is what to give as `after`, null on the last page. */
export async function readSecurityLog(
  { db, security }: { db: Database; security: SecurityLog },
  { group, userId, after }: SecurityQuery,
): Promise<{ entries: SecurityEntry[]; next: string | null }> {
  // What this process has noted a moment ago.
  await security.settle();
  const size = limits.auditPage;
  const kinds = group && securityKindsIn(group);
  const found = await queries.securityEvents(db, { kinds, userId, after, limit: size + 1 });
  const rows = found.slice(0, size);
  const ids = rows.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
  const people = await peopleIn(db, ids);
  return {
    entries: rows.map(({ id, at, kind, actorId, subjectId, network, count }) => ({
      ...{ id, at: at.toISOString(), kind, network, count },
      actor: presentNamed(people, actorId),
      person: presentNamed(people, subjectId),
    })),
    next: found.length > size ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** Deletes what is older than half a year. */
export async function dropOldSecurityEvents({
  db,
  now,
}: {
  db: Database;
  now: Clock;
}): Promise<void> {
  await dropEntriesBefore(db, 'security_event', new Date(now().getTime() - KEPT));
}
