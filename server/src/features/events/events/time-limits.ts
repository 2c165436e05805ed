/** Organisers say how much one person may help, and how long they rest between places (EL-01). */
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import {
  hasLimits,
  impossibleParts,
  type TimeLimits,
} from '@saath/contract/events/time-limits/rules';
import { say } from '@saath/contract/texts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { rolesOf } from '../roles/queries.ts';
import { shiftsOf } from '../shifts/queries.ts';
import { requireNotCancelled } from './policy.ts';
import { type EventRow, updateEventRow } from './queries.ts';
import { type Events, laterVersion } from './service.ts';

const fields = ['dayHours', 'weekHours', 'restHours'] as const;

/**
 * Nobody loses a place by that: those that break the limits are marked.
 *
 * @throws DomainError `events.not_found`, `events.cancelled`, `events.over`, `time_limits.impossible` naming a role that
 * nobody could do
 */
export async function changeTimeLimits(
  { db, now, people }: Pick<Events, 'db' | 'now' | 'people'>,
  { eventId, wanted, actorId }: { eventId: string; wanted: TimeLimits; actorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = now();
    const before = await lockEvent(tx, eventId);
    if (!before) throw new DomainError('events.not_found');
    requireNotCancelled(before);
    if (before.endTime <= at) throw new DomainError('events.over');
    const changes = fields
      .filter((field) => before[field] !== wanted[field])
      .map((field) => ({ field, before: before[field], after: wanted[field] }));
    if (changes.length === 0) return;
    await requirePossible(tx, before, wanted);
    const updatedAt = laterVersion(before, at);
    const columns = { ...wanted, updatedAt };
    await updateEventRow(tx, eventId, columns);
    const details = { subject: before.title, changes };
    await writeAudit(tx, { action: 'event.changed', actorId, at, eventId, details });
    await people.mayBeMissing(tx, { ...before, ...columns });
    await noteChange(tx, { eventId });
  });
  people.committed();
}

/** @throws DomainError `time_limits.impossible` */
async function requirePossible(tx: Tx, event: EventRow, limits: TimeLimits): Promise<void> {
  if (!hasLimits(limits)) return;
  const shifts = Map.groupBy(await shiftsOf(tx, [event.id]), ({ roleId }) => roleId);
  const parts = (await rolesOf(tx, [event.id])).flatMap((role) =>
    (shifts.get(role.id) ?? [{ startsAt: event.startTime, endsAt: event.endTime }]).map((part) => ({
      ...{ role, startsAt: part.startsAt.getTime(), endsAt: part.endsAt.getTime() },
    })),
  );
  const [first] = impossibleParts(parts, { limits, timeZone: event.timeZone });
  if (!first) return;
  const role = first.part.role.name;
  const [key, hours] =
    first.why === 'day'
      ? (['longDay', limits.dayHours ?? 0] as const)
      : (['longWeek', limits.weekHours ?? 0] as const);
  const said = say(timeLimitMessages, key, { role, hours });
  throw new DomainError('time_limits.impossible', { said });
}
