/** What people in the queue lack of what their role asks for, before anybody presses "Approve" (EL-02). */
import { eligible, lastDayOf, noFacts, withTime } from '@saath/contract/events/eligibility/rules';
import type { Reason } from '@saath/contract/matching/suggest/schema';
import type { Database } from '../../../platform/database.ts';
import { crewsOf, lacksIn } from '../../events/crew-rules/queries.ts';
import { lacksBeside, requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { timeAround } from '../../events/time-limits/queries.ts';
import { lackInWords } from '../../matching/suggest/service.ts';
import type { ParticipationRow } from '../place/queries.ts';

const waiting: readonly ParticipationRow['state'][] = ['requested', 'waitlisted'];

/**
 * Of those who wait for an answer, for the role that they asked for or would be given. Facts of all are read by one
 * statement where any role asks for something, and what else they do then by another.
 */
export async function lacksInQueue(
  db: Database,
  {
    event,
    roles,
    rows,
  }: { event: EventRow; roles: readonly RoleRow[]; rows: readonly ParticipationRow[] },
): Promise<(row: ParticipationRow, roleId: string | null) => readonly Reason[]> {
  const people = rows.filter(({ state }) => waiting.includes(state));
  if (roles.length === 0 || people.length === 0) return () => [];
  const known = new Map(roles.map((role) => [role.id, role] as const));
  const asking = roles.filter(requirementsOf);
  const userIds = people.map(({ userId }) => userId);
  const facts = asking.length > 0 ? await factsOf(db, userIds) : () => noFacts;
  const kinds = await kindsOfRoles(db, roles);
  const crews = await crewsOf(db, { event, roles, userIds });
  const time = await timeAround(db, userIds, event);
  const shifts = await shiftsOf(db, [event.id]);
  return (row, roleId) => {
    const role = waiting.includes(row.state) ? known.get(roleId ?? '') : undefined;
    if (!role) return [];
    // Where there are shifts and none was named, the one that is given is asked about.
    const isTimed = row.shiftId !== null || !shifts.some((shift) => shift.roleId === role.id);
    const requirements = requirementsOf(role) ?? { oneOf: [], minAge: null };
    const found = withTime(
      eligible(requirements, facts(row.userId), lastDayOf(row, event)),
      isTimed ? [...time(row.userId, event, row), ...lacksIn(crews, crewOf(row, role.id))] : [],
    );
    return found.ok ? [] : lacksBeside('person', found, { role, kinds }).map(lackInWords);
  };
}

/** The crew into which somebody who asks would come. */
function crewOf({ userId, roleId: asked, shiftId }: ParticipationRow, roleId: string) {
  return { userId, part: { roleId, shiftId: asked === roleId ? shiftId : null } };
}
