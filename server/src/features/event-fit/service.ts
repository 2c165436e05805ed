/** Which coming events fit a volunteer (MA-02): rows in, the engine's order out. */
import { limits } from '@saath/contract/limits';
import type { Candidate } from '@saath/matching/need';
import { type EventFit, type EventOffer, rankEvents } from '@saath/matching/rank-events';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findUser, type UserRow } from '../accounts/queries.ts';
import { readAvailability, readDaysOff } from '../availability/service.ts';
import { calendarPart } from '../calendar/queries.ts';
import type { WholeEvent } from '../events/present.ts';
import type { EventRow } from '../events/queries.ts';
import { readEvents } from '../events/service.ts';
import { dayIn, needOf } from '../matching/service.ts';
import { type RoleRow, rolesOf } from '../roles/queries.ts';
import { commitmentsOf, pastRolesOf } from './queries.ts';

/** How many coming events are compared, the soonest. */
const MOST_COMPARED = 300;

export type FittingEvent = { readonly whole: WholeEvent; readonly fit: EventFit };

/** @throws DomainError `accounts.user_not_found` */
export async function eventsFor(db: Database, userId: string, now: Date): Promise<FittingEvent[]> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  const tab = { tab: 'upcoming', part: 'coming', after: undefined, now, filters: {} } as const;
  const events = await calendarPart(db, { ...tab, limit: MOST_COMPARED });
  const ids = events.map(({ id }) => id);
  const roles = Map.groupBy(await rolesOf(db, ids), ({ eventId }) => eventId);
  const seenFrom = await personSeenFrom(db, user, now);
  const offers = events.map(
    (event): EventOffer => ({
      id: event.id,
      roles: (roles.get(event.id) ?? []).map((role) => ({
        id: role.id,
        need: needOf(role, event),
        candidate: seenFrom(role, event),
        places: { total: role.maxVolunteers, free: role.maxVolunteers - role.filled },
      })),
    }),
  );
  const fits = rankEvents(offers, { now: now.getTime() }).slice(0, limits.suggestedEvents);
  const wholes = await readEvents(
    db,
    fits.map(({ eventId }) => eventId),
  );
  return fits.flatMap((fit) => {
    const whole = wholes.get(fit.eventId);
    return whole ? [{ whole, fit }] : [];
  });
}

/** The person as a role of an event sees them: a place in the same event is no other commitment. */
async function personSeenFrom(
  db: Database,
  user: UserRow,
  now: Date,
): Promise<(role: RoleRow, event: EventRow) => Candidate> {
  const given = { userId: user.id, now };
  const availability = await readAvailability(db, user.id);
  const commitments = await commitmentsOf(db, given);
  const daysOff = await readDaysOff({ db, now: () => now }, user.id);
  const past = await pastRolesOf(db, given);
  const times = new Map(past.map(({ roleKey, times }) => [roleKey, times] as const));
  const last = Math.max(...past.map(({ lastAt }) => lastAt.getTime()));
  return (role, event) => ({
    id: user.id,
    skills: user.skills,
    interests: user.interests,
    experienceYears: user.experienceYears,
    availability,
    busy: commitments
      .filter(({ eventId }) => eventId !== event.id)
      .map(({ startTime, endTime }) => ({
        startsAt: startTime.getTime(),
        endsAt: endTime.getTime(),
      })),
    away: daysOff.map((day) => dayIn(day, event.timeZone)),
    history: {
      confirmed: 0,
      attended: 0,
      sameRole: times.get(role.nameKey) ?? 0,
      lastConfirmedAt: past.length > 0 ? last : null,
    },
  });
}
