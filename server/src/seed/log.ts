/** What the demo's organiser has done to an event, as the log of changes tells it. */
import type { AuditAction } from '@saath/contract/office/audit-log/rules';
import type { EventRow } from '../features/events/events/queries.ts';
import { type NewEntry, writeAudit } from '../features/foundation/audit/service.ts';
import type { Tx } from '../platform/database.ts';

const HOUR = 3_600_000;

type LoggedChange = {
  readonly action: AuditAction;
  readonly at: Date;
  readonly details?: NewEntry['details'];
};

/** @param index of the event among all; every fifth was moved by an hour soon after it was made */
export async function plantLog(
  tx: Tx,
  event: Pick<
    EventRow,
    | 'id'
    | 'title'
    | 'startTime'
    | 'endTime'
    | 'createdAt'
    | 'cancelledAt'
    | 'cancelReason'
    | 'peopleHelped'
  >,
  { actorId, index }: { actorId: string; index: number },
): Promise<void> {
  const { id: eventId, title: subject, createdAt, cancelledAt, cancelReason: reason } = event;
  const told = new Date(event.endTime.getTime() + HOUR / 4);
  const changes: LoggedChange[] = [{ action: 'event.created', at: createdAt }];
  if (index % 5 === 0) changes.push(moved(event));
  if (cancelledAt)
    changes.push({ action: 'event.cancelled', at: cancelledAt, details: { reason } });
  if (event.peopleHelped !== null)
    changes.push({
      action: 'event.outcome',
      at: told,
      details: { changes: [{ field: 'peopleHelped', before: null, after: event.peopleHelped }] },
    });
  for (const { action, at, details } of changes)
    await writeAudit(tx, { action, at, actorId, eventId, details: { subject, ...details } });
}

function moved({ startTime, createdAt }: Pick<EventRow, 'startTime' | 'createdAt'>): LoggedChange {
  const before = new Date(startTime.getTime() - HOUR).toISOString();
  return {
    action: 'event.changed',
    at: new Date(createdAt.getTime() + HOUR / 2),
    details: { changes: [{ field: 'startTime', before, after: startTime.toISOString() }] },
  };
}
