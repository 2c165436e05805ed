/** Adapts rows to the matching engine: whom to suggest for a role, and how well somebody fits. */

import { instantOf } from '@saath/contract/event-times/rules';
import { limits } from '@saath/contract/limits';
import type { Reason as ReasonReply } from '@saath/contract/matching/schema';
import { type ClockPiece, clockPieces } from '@saath/matching/local-time';
import type { Candidate, Interval, RoleNeed } from '@saath/matching/need';
import {
  type Explanation,
  explainCandidates,
  rankCandidates,
} from '@saath/matching/rank-candidates';
import { describeReason, type Reason } from '@saath/matching/reasons';
import { EXPERIENCE_WORTH, wantedTags } from '@saath/matching/wanted-tags';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { daysOffOf } from '../accounts/queries.ts';
import { type EventRow, findEvent } from '../events/queries.ts';
import { findRole, type RoleRow } from '../roles/queries.ts';
import {
  availabilityOfPeople,
  commitmentsOfPeople,
  type HistoryRow,
  historyOfPeople,
  likelyVolunteers,
  type PersonRow,
  peopleById,
  volunteersOfSameRole,
} from './queries.ts';

/** Of however many volunteers, so many are compared: those with the best tags, and those who did the same before. */
type Compared = { readonly byTags: number; readonly bySameRole: number };
const COMPARED: Compared = { byTags: 160, bySameRole: 40 };

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
 * @param compared how many are compared: those with the best tags, and those who held such a role before
 * @throws DomainError `roles.not_found`
 */
export async function suggestForRole(
  db: Database,
  roleId: string,
  now: Date,
  compared: Compared = COMPARED,
): Promise<Fit[]> {
  const role = await findRole(db, roleId);
  const event = role && (await findEvent(db, role.eventId));
  if (!role || !event) throw new DomainError('roles.not_found');
  const need = needOf(role, event);
  const people = await peopleById(db, await worthComparing(db, { role, need, now, compared }));
  const candidatesFor = await candidatesOf(db, people, { roles: [role], event, now });
  const byId = new Map(people.map((person) => [person.id, person] as const));
  return rankCandidates(need, candidatesFor(role), {
    now: now.getTime(),
    limit: limits.suggestions,
  }).flatMap(({ candidateId, score, reasons }) => {
    const person = byId.get(candidateId);
    return person ? [{ person, score, reasons: reasons.map(inWords) }] : [];
  });
}

async function worthComparing(
  db: Database,
  { role, need, now, compared }: { role: RoleRow; need: RoleNeed; now: Date; compared: Compared },
): Promise<string[]> {
  const { eventId, nameKey: roleKey } = role;
  const byTags = await likelyVolunteers(db, {
    eventId,
    wanted: wantedTags(need),
    week: localWeek(need.event),
    experienceWorth: EXPERIENCE_WORTH,
    limit: compared.byTags,
  });
  const limit = compared.bySameRole;
  const bySameRole = await volunteersOfSameRole(db, { eventId, roleKey, now, limit });
  return [...new Set([...byTags, ...bySameRole])];
}

/**
 * How well each of the people fits each of the roles of an event, whether or not something stands in the way: role id →
 * person's id → fit. The people are read once, however many roles there are.
 */
export async function fitsForRoles(
  db: Database,
  {
    roles,
    event,
    userIds,
    now,
  }: { roles: readonly RoleRow[]; event: EventRow; userIds: readonly string[]; now: Date },
): Promise<Map<string, Map<string, Fit>>> {
  const people = await peopleById(db, userIds);
  const byId = new Map(people.map((person) => [person.id, person] as const));
  const candidatesFor = await candidatesOf(db, people, { roles, event, now });
  return new Map(
    roles.map((role) => {
      const moment = { now: now.getTime() };
      const explained = explainCandidates(needOf(role, event), candidatesFor(role), moment);
      const fits = explained.flatMap((explanation) => {
        const person = byId.get(explanation.candidateId);
        return person ? [[person.id, fitOf(person, explanation)] as const] : [];
      });
      return [role.id, new Map(fits)] as const;
    }),
  );
}

/** The event as a week shows it, each stretch once. */
function localWeek(event: RoleNeed['event']): ClockPiece[] {
  const { startsAt } = event;
  const endsAt = Math.min(event.endsAt, startsAt + WEEK);
  return clockPieces({ startsAt, endsAt }, event.timeZone);
}

/** Reasons are put in words when somebody reads them: of many roles, most people are shown for one only. */
function fitOf(person: PersonRow, { score, obstacles, reasons }: Explanation): Fit {
  return {
    person,
    score,
    get reasons() {
      return [...obstacles, ...reasons].map(inWords);
    },
  };
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

/** Reads what the engine needs to know of the people; the answer tells it for each of the roles. */
async function candidatesOf(
  db: Database,
  people: readonly PersonRow[],
  { roles, event, now }: { roles: readonly RoleRow[]; event: EventRow; now: Date },
): Promise<(role: RoleRow) => Candidate[]> {
  const ids = people.map(({ id }) => id);
  if (ids.length === 0) return () => [];
  const { startTime } = event;
  const availability = Map.groupBy(await availabilityOfPeople(db, ids), ({ userId }) => userId);
  const busy = Map.groupBy(await commitmentsOfPeople(db, { ids, event }), ({ userId }) => userId);
  const away = Map.groupBy(
    await daysOffOf(db, { userIds: ids, from: dayBefore(startTime) }),
    ({ userId }) => userId,
  );
  const roleKeys = roles.map(({ nameKey }) => nameKey);
  const past = Map.groupBy(
    await historyOfPeople(db, { ids, roleKeys, now }),
    ({ userId }) => userId,
  );
  const known = people.map(({ id, skills, interests, experienceYears }) => ({
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
  }));
  return ({ nameKey }) =>
    known.map((person) => ({ ...person, history: historyFor(past.get(person.id) ?? [], nameKey) }));
}

function historyFor(past: readonly HistoryRow[], roleKey: string): Candidate['history'] {
  const last = past.map(({ lastConfirmedAt }) => lastConfirmedAt.getTime());
  return {
    // Nobody has recorded yet who came, so the engine is told of no attendance, rather than of a perfect one.
    confirmed: 0,
    attended: 0,
    sameRole: past.find((row) => row.roleKey === roleKey)?.places ?? 0,
    lastConfirmedAt: last.length > 0 ? Math.max(...last) : null,
  };
}

const DAY = 86_400_000;
/** A longer event touches every hour of a week. */
const WEEK = 7 * DAY;

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
