/** Organisers say how much one person may help, and how long they rest between places (EL-01). */
import { hasLimits, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { laterVersion } from '../../events/events/changing.ts';
import { requireNotCancelled, requireVersion } from '../../events/events/policy.ts';
import { updateEventRow } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { requirePossible } from '../../events/time-limits/policy.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { lookAgain } from '../attention/service.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';

const fields = ['dayHours', 'weekHours', 'restHours'] as const;

/**
 * Nobody loses a place by that: those that break the limits are marked.
 *
 * @param given `seen`: the version of the event that the organiser saw
 * @throws DomainError `events.not_found`, `events.cancelled`, `events.over`, `events.changed_meanwhile`,
 * `time_limits.impossible` naming a role that nobody could do
 */
export async function changeTimeLimits(
  ports: Ports,
  {
    eventId,
    seen,
    wanted,
    actorId,
  }: { eventId: string; seen?: string | undefined; wanted: TimeLimits; actorId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const before = await lockEvent(tx, eventId);
    if (!before) throw new DomainError('events.not_found');
    requireNotCancelled(before);
    if (before.endTime <= at) throw new DomainError('events.over');
    const changes = fields
      .filter((field) => before[field] !== wanted[field])
      .map((field) => ({ field, before: before[field], after: wanted[field] }));
    if (changes.length === 0) return;
    requireVersion(before, seen);
    if (hasLimits(wanted)) {
      const roles = await rolesOf(tx, [eventId]);
      requirePossible(wanted, before, { roles, shifts: await shiftsOf(tx, [eventId]) });
    }
    const updatedAt = laterVersion(before, at);
    await updateEventRow(tx, eventId, { ...wanted, updatedAt });
    const details = { subject: before.title, changes };
    await writeAudit(tx, { action: 'event.changed', actorId, at, eventId, details });
    await lookAgain(ports, tx, { eventId });
    await noteChange(tx, { eventId });
  });
  wakeWorkers(ports);
}
