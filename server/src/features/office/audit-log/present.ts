/** Rows as the API shows them. */
import type { AuditEntry, OwnAuditEntry } from '@saath/contract/office/audit-log/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { LogRow } from './queries.ts';
import type { NamedLog, NamedPeople } from './service.ts';

/** As accounts are called whose owner has left, for those of which nothing is left at all. */
const gone = 'Former volunteer';

export function presentLog(log: NamedLog): AuditEntry[] {
  return log.rows.map((row) => {
    const { id, at, action, fromState, details, cause } = row;
    return {
      id,
      at: at.toISOString(),
      action,
      actor: actorOf(log, row),
      person: personOf(log, row),
      event: eventOf(log, row),
      from: fromState,
      ...(cause && { cause }),
      details,
    };
  });
}

/** As the person takes it along, whose own words and places stand in the participations. */
export function presentOwnLog(log: NamedLog, userId: string): OwnAuditEntry[] {
  return log.rows.map((row) => ({
    at: row.at.toISOString(),
    action: row.action,
    by: whoDid(row, userId),
    event: eventOf(log, row)?.title ?? null,
    reason: row.details.reason ?? '',
    ...(row.cause && { cause: row.cause }),
  }));
}

/** Somebody who stands in a log; null for nobody. */
export function presentNamed(
  people: NamedPeople,
  id: string | null,
): { id: string; name: string; isGone: boolean } | null {
  if (!id) return null;
  const person = people.get(id);
  return { id, name: person?.name ?? gone, isGone: person?.leftAt !== null };
}

function actorOf({ people }: NamedLog, { actorId }: LogRow): AuditEntry['actor'] {
  const named = presentNamed(people, actorId);
  if (!named) return null;
  return { ...named, profileImage: presentPicture(people.get(named.id)?.pictureId ?? null) };
}

function personOf({ people }: NamedLog, { userId }: LogRow): AuditEntry['person'] {
  return presentNamed(people, userId);
}

function eventOf(log: NamedLog, { eventId, action, details }: LogRow): AuditEntry['event'] {
  if (!eventId) return null;
  const event = log.titles.get(eventId);
  if (event) return { id: eventId, title: event.title, isGone: event.archivedAt !== null };
  const own = action.startsWith('event.') ? details.subject : undefined;
  return { id: eventId, title: own ?? log.titlesOfDeleted.get(eventId) ?? null, isGone: true };
}

function whoDid({ actorId }: LogRow, userId: string): OwnAuditEntry['by'] {
  if (!actorId) return 'saath';
  return actorId === userId ? 'you' : 'organiser';
}
