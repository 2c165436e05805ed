/** What people in the queue lack of what their role asks for, before anybody presses "Approve" (EL-02). */
import { eligible, lastDayOf } from '@saath/contract/events/eligibility/rules';
import type { Reason } from '@saath/contract/matching/suggest/schema';
import type { Database } from '../../../platform/database.ts';
import { lacksBeside, requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { lackInWords } from '../../matching/suggest/service.ts';
import type { ParticipationRow } from '../place/queries.ts';

const waiting: readonly ParticipationRow['state'][] = ['requested', 'waitlisted'];

/**
 * Of those who wait for an answer, for the role that they asked for or would be given. Facts of all are read by one
 * statement, and none where no role asks for anything.
 */
export async function lacksInQueue(
  db: Database,
  {
    event,
    roles,
    rows,
  }: { event: EventRow; roles: readonly RoleRow[]; rows: readonly ParticipationRow[] },
): Promise<(row: ParticipationRow, roleId: string | null) => readonly Reason[]> {
  const asking = new Map(roles.filter(requirementsOf).map((role) => [role.id, role] as const));
  const people = rows.filter(({ state }) => waiting.includes(state));
  if (asking.size === 0 || people.length === 0) return () => [];
  const userIds = people.map(({ userId }) => userId);
  const facts = await factsOf(db, userIds);
  const kinds = await kindsOfRoles(db, [...asking.values()]);
  return (row, roleId) => {
    const role = waiting.includes(row.state) ? asking.get(roleId ?? '') : undefined;
    const requirements = role && requirementsOf(role);
    if (!role || !requirements) return [];
    const found = eligible(requirements, facts(row.userId), lastDayOf(row, event));
    return found.ok ? [] : lacksBeside('person', found, { role, kinds }).map(lackInWords);
  };
}
