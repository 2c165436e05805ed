/** Adapts rows to the matching engine: whom to suggest for a role, and how well somebody fits. */

import { instantOf } from '@saath/contract/event-times/rules';
import { limits } from '@saath/contract/limits';
import type { Reason as ReasonReply } from '@saath/contract/matching/schema';
import type { Candidate, Interval, RoleNeed } from '@saath/matching/need';
import { explainCandidate, rankCandidates } from '@saath/matching/rank-candidates';
import { describeReason, type Reason } from '@saath/matching/reasons';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { daysOffOf } from '../accounts/queries.ts';
import { type EventRow, findEvent } from '../events/queries.ts';
import { findRole, type RoleRow } from '../roles/queries.ts';
import {
  availabilityOfPeople,
  commitmentsOfPeople,
  historyOfPeople,
  type PersonRow,
  peopleById,
  volunteersOutside,
} from './queries.ts';

/** How many volunteers are compared at most: the newest. Larger installations need the index of MA-03. */
const MOST_COMPARED = 20_000;

export type Fit = {
  readonly person: PersonRow;
  /** From 0 to 1. */
  readonly score: number;
  readonly reasons: readonly ReasonReply[];
};

/**
 * The volunteers who fit a role best and are free for it, best first; people who hold a place in the event, or whose
 * request was declined, are left out.
 *
 * @throws DomainError `roles.not_found`
 */
export async function suggestForRole(db: Database, roleId: string, now: Date): Promise<Fit[]> {
  const role = await findRole(db, roleId);
  const event = role && (await findEvent(db, role.eventId));
  if (!role || !event) throw new DomainError('roles.not_found');
  const people = await volunteersOutside(db, { eventId: event.id, limit: MOST_COMPARED });
  const candidates = await candidatesOf(db, people, { role, event, now });
  const byId = new Map(people.map((person) => [person.id, person] as const));
  return rankCandidates(needOf(role, event), candidates, {
    now: now.getTime(),
    limit: limits.suggestions,
  }).flatMap(({ candidateId, score, reasons }) => {
    const person = byId.get(candidateId);
    return person ? [{ person, score, reasons: reasons.map(inWords) }] : [];
  });
}

/** How well each of the people fits the role, whether or not something stands in the way. */
export async function fitsForRole(
  db: Database,
  {
    role,
    event,
    userIds,
    now,
  }: { role: RoleRow; event: EventRow; userIds: readonly string[]; now: Date },
): Promise<Map<string, Fit>> {
  const people = await peopleById(db, userIds);
  const candidates = await candidatesOf(db, people, { role, event, now });
  const need = needOf(role, event);
  const byId = new Map(people.map((person) => [person.id, person] as const));
  const fits = new Map<string, Fit>();
  for (const candidate of candidates) {
    const person = byId.get(candidate.id);
    if (!person) continue;
    const { score, reasons, obstacles } = explainCandidate(need, candidate, { now: now.getTime() });
    fits.set(candidate.id, {
      person,
      score,
      reasons: [...obstacles, ...reasons].map(inWords),
    });
  }
  return fits;
}

function inWords(reason: Reason): ReasonReply {
  return { text: describeReason(reason), tone: reason.tone };
}

export function needOf(role: RoleRow, event: EventRow): RoleNeed {
  return {
    name: role.name,
    description: role.description,
    skills: role.skills,
    event: {
      title: event.title,
      description: event.description,
      type: event.type,
      timeZone: event.timeZone,
      startsAt: event.startTime.getTime(),
      endsAt: event.endTime.getTime(),
    },
  };
}

async function candidatesOf(
  db: Database,
  people: readonly PersonRow[],
  { role, event, now }: { role: RoleRow; event: EventRow; now: Date },
): Promise<Candidate[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id: eventId, startTime, endTime } = event;
  const availability = Map.groupBy(await availabilityOfPeople(db, ids), ({ userId }) => userId);
  const busy = Map.groupBy(
    await commitmentsOfPeople(db, { ids, eventId, startTime, endTime }),
    ({ userId }) => userId,
  );
  const away = Map.groupBy(
    await daysOffOf(db, { userIds: ids, from: dayBefore(startTime) }),
    ({ userId }) => userId,
  );
  const past = await historyOfPeople(db, { ids, roleKey: role.nameKey, now });
  const history = new Map(past.map((row) => [row.userId, row] as const));
  return people.map(({ id, skills, interests, experienceYears }) => ({
    id,
    skills,
    interests,
    experienceYears,
    availability: availability.get(id) ?? [],
    busy: (busy.get(id) ?? []).map((commitment) => ({
      startsAt: commitment.startTime.getTime(),
      endsAt: commitment.endTime.getTime(),
    })),
    away: (away.get(id) ?? []).map(({ day }) => dayIn(day, event.timeZone)),
    history: {
      // Nobody has recorded yet who came, so the engine is told of no attendance, rather than of a perfect one.
      confirmed: 0,
      attended: 0,
      sameRole: history.get(id)?.sameRole ?? 0,
      lastConfirmedAt: history.get(id)?.lastConfirmedAt?.getTime() ?? null,
    },
  }));
}

const DAY = 86_400_000;

/** The calendar day before an instant in any zone. */
function dayBefore(time: Date): string {
  return new Date(time.getTime() - DAY).toISOString().slice(0, 10);
}

/** A calendar day as the clocks of a zone show it. @param day `2026-12-05` */
export function dayIn(day: string, timeZone: string): Interval {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
  const [startsAt, endsAt] = [day, next].map(
    (each) => instantOf(`${each}T00:00`, timeZone)?.getTime() ?? Date.parse(`${each}T00:00:00Z`),
  ) as [number, number];
  return { startsAt, endsAt };
}
