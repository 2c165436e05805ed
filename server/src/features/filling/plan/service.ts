/** Makes the plan of 'Fill for me': reads who could come, weighs every pair, and lets a worker find the best (MT-04). */
import { setImmediate } from 'node:timers/promises';
import { eligible, lastDayOf, noFacts } from '@saath/contract/events/eligibility/rules';
import type { FillPlace, FillQuestion } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import type { Candidate } from '@saath/matching/need';
import { type Explanation, explainCandidates } from '@saath/matching/rank-candidates';
import { pairWeigher } from '@saath/matching/whole-event/pair-weights';
import type { WholePlan } from '@saath/matching/whole-event/plan-whole';
import { possibleSeats } from '@saath/matching/whole-event/seating';
import type { Seat, WholeEvent } from '@saath/matching/whole-event/whole-event';
import type { Database, Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Engine } from '../../../platform/engine/engine.ts';
import { lockUsers, shareEvents } from '../../../platform/locks.ts';
import { siteOf } from '../../../platform/points.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { amongBranchOf } from '../../events/branch-people/queries.ts';
import { requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { type EventRow, eventsById } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { timesOf } from '../../events/shifts/service.ts';
import { type HeldPlace, placesAround, timeBeside } from '../../events/time-limits/queries.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { candidatesOf, needOf } from '../../matching/candidates/service.ts';
import { currentMatching, type Matching } from '../../matching/model-in-use/service.ts';
import { candidatePools, freeInBranch } from '../../matching/suggest/service.ts';
import { type CrewsInPlan, crewsInPlan } from '../plan-crews/service.ts';
import { mostParts, type Series, seriesIn } from '../plan-shifts/policy.ts';
import { placeOf, timeInPlan } from '../plan-time/policy.ts';
import {
  askOf,
  Barred,
  type FillPart,
  isOf,
  partsOf,
  requireFillable,
  roomOf,
  type Tally,
  withinBudget,
} from './policy.ts';
import * as queries from './queries.ts';

/** More pairs than these are not weighed: the people who asked first, and those who fit best, are. */
const MOST_PAIRS = 250_000;
/** So many pairs are weighed before other work gets its turn. */
const AT_ONCE = 200;

type Person = queries.FillPersonRow;

export type Planned = {
  readonly events: readonly EventRow[];
  readonly parts: readonly FillPart[];
  readonly people: readonly Person[];
  readonly hasMore: boolean;
  readonly plan: WholePlan;
  readonly weights: WholeEvent['weights'];
  readonly tallies: readonly Tally[];
  readonly crews: CrewsInPlan;
  readonly pinned: readonly Seat[];
  readonly lostPins: readonly Person[];
  readonly standingOf: (person: Person, part: FillPart) => queries.StandingRow | undefined;
  /** Part by part, for those who are in it and those who could be: person's id → why. */
  readonly explained: readonly ReadonlyMap<string, Explanation>[];
  readonly fingerprint: string;
};

/** What a plan is made from. */
export type Planning = Sources & { readonly engine: Engine };

type Scope = Sources & { readonly now: Date; readonly matching: Matching };

/** One role only, and nobody but these people. */
export type OnlyFor = { readonly roleId: string; readonly userIds: readonly string[] };

/** What a plan leaves aside. */
export type Narrowed = {
  readonly only?: OnlyFor | undefined;
  /** Nobody but the people of this event's branch: of others it is not said whether they are there. */
  readonly branchOf?: string | undefined;
};

/**
 * The best plan for the free places of the events. Nothing is written. Anyone who holds a place stays where they are.
 *
 * @throws DomainError `events.not_found`, `fill.closed`
 */
export async function planFill(
  { db, candidates: index, engine, now }: Planning & { now: Date },
  question: FillQuestion,
  { only, branchOf }: Narrowed = {},
): Promise<Planned> {
  const events = await fillableEvents(db, question.eventIds, now);
  const ids = events.map(({ id }) => id);
  const [every, shifts] = [await rolesOf(db, ids), await shiftsOf(db, ids)];
  const roles = only ? every.filter(({ id }) => id === only.roleId) : every;
  const { keepFree } = question;
  const parts = withinBudget(
    partsOf(events, { roles, shifts }, { keepFree, now }),
    limits.fill.places,
  );
  const scope = { db, candidates: index, now, matching: await currentMatching(db) };
  const { people, hasMore } = await peopleFor(scope, {
    ...{ question, ids, parts, only, branchOf },
  });
  const userIds = people.map(({ id }) => id);
  const standings = await queries.standingsOf(db, { eventIds: ids, userIds });
  const byKey = new Map(standings.map((each) => [`${each.eventId} ${each.userId}`, each] as const));
  const standingOf: Planned['standingOf'] = ({ id }, { role }) =>
    byKey.get(`${role.eventId} ${id}`);
  const barred = new Barred(standings, question.without);
  const candidates = await candidatesByPart(scope, { events, people });
  const held = await heldAround(db, { parts, userIds });
  const { weights, tallies } = await weigh(scope, {
    ...{ parts, people, candidates, standingOf },
    isBarred: (part, { id }) => barred.has(part, id),
    mayDo: await whoMayDo(db, { parts, userIds, held }),
  });
  const series = seriesIn(events, parts, now);
  const room = mostParts(parts, { series, room: roomOf(standings, question.atMost), held });
  const crews = await crewsInPlan(db, { parts, userIds });
  const whole = {
    ...wholeOf(events, parts, { weights, atMost: userIds.map(room), series }),
    ...timeInPlan({ parts: parts.map(placeOf), held, userIds }),
    ...{ crews: crews.limits, beside: crews.beside },
  };
  const { kept, lost } = possibleSeats(whole, pinsOf(question, { parts, userIds }));
  const task = { whole: { ...whole, pinned: kept }, spare: limits.fill.others };
  const plan = await engine.run('planWhole', task);
  const placed = [...new Set(plan.seats.map(({ person }) => userIds[person] as string))];
  return {
    ...{ events, parts, people, hasMore, plan, weights, tallies, crews, standingOf, pinned: kept },
    lostPins: lost.flatMap(({ person }) => people[person] ?? []),
    explained: await explain(scope, { parts, people, candidates, plan }),
    fingerprint: await queries.fingerprintOf(db, { eventIds: ids, userIds: placed, now }),
  };
}

/** Soonest first. @throws DomainError `events.not_found`, `fill.closed` */
async function fillableEvents(
  db: Database,
  eventIds: readonly string[],
  now: Date,
): Promise<EventRow[]> {
  const ids = [...new Set(eventIds)];
  const events = await eventsById(db, ids);
  if (events.length < ids.length) throw new DomainError('events.not_found');
  requireFillable(events, now);
  return events.toSorted(
    (a, b) => a.startTime.getTime() - b.startTime.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** Those who asked first, then those who fit best, as many as can be weighed. */
async function peopleFor(
  { db, candidates, now }: Scope,
  {
    question,
    ids,
    parts,
    only,
    branchOf,
  }: Narrowed & {
    question: FillQuestion;
    ids: readonly string[];
    parts: readonly FillPart[];
  },
): Promise<{ people: Person[]; hasMore: boolean }> {
  const most = Math.min(limits.fill.people, Math.floor(MOST_PAIRS / Math.max(1, parts.length)));
  if (only)
    return {
      people: await queries.activeVolunteers(db, only.userIds.slice(0, most), { branchOf }),
      hasMore: only.userIds.length > most,
    };
  const found = new Set(question.pinned.map(({ userId }) => userId));
  for (const id of await queries.askingPeople(db, { eventIds: ids, limit: most + 1 }))
    found.add(id);
  if (question.who === 'everybody' && found.size < most) {
    const open = parts.filter(({ places }) => places > 0);
    const perRole = Math.max(10, Math.ceil(most / Math.max(1, open.length)));
    const roles = open.map(({ role, event, shift }) => ({ role, event, ...(shift && { shift }) }));
    const among = branchOf ? { among: await freeInBranch(db, branchOf) } : {};
    const pools = await candidatePools({ db, candidates }, { roles, now, perRole, ...among });
    // One of each in turn, so that no role's candidates crowd out those of another.
    for (let rank = 0; rank < perRole; rank++)
      for (const { matches, lacking } of pools) {
        const match = matches[rank] ?? lacking[rank - matches.length];
        if (match) found.add(match.candidateId);
      }
  }
  const people = await queries.activeVolunteers(db, [...found].slice(0, most), { branchOf });
  return { people, hasMore: found.size > most };
}

/** For each part the people in their order, as the engine sees them. */
async function candidatesByPart(
  { db, now }: Scope,
  { events, people }: { events: readonly EventRow[]; people: readonly Person[] },
): Promise<(part: FillPart) => readonly Candidate[]> {
  const ofEvent: ((part: FillPart) => readonly Candidate[])[] = [];
  for (const event of events) {
    const ofRole = await candidatesOf(db, people, { event, now });
    ofEvent.push(({ role }) => ofRole(role));
  }
  return (part) => ofEvent[part.eventIndex]?.(part) ?? [];
}

type Weighed = { readonly weights: Int32Array; readonly tallies: readonly Tally[] };

async function weigh(
  { now, matching }: Scope,
  {
    parts,
    people,
    candidates,
    standingOf,
    isBarred,
    mayDo,
  }: Pick<Planned, 'parts' | 'people' | 'standingOf'> & {
    candidates: (part: FillPart) => readonly Candidate[];
    isBarred: (part: FillPart, person: Person) => boolean;
    mayDo: (part: FillPart, person: Person) => boolean;
  },
): Promise<Weighed> {
  const weights = new Int32Array(people.length * parts.length);
  const tallies: Tally[] = [];
  for (const [at, part] of parts.entries()) {
    const tally: Tally = { none: 0, 'no-time': 0, 'no-skill': 0, 'not-eligible': 0 };
    tallies.push(tally);
    const weightOf = pairWeigher(needOf(part.role, part.event, part.shift), {
      ...matching,
      now: now.getTime(),
    });
    for (const [index, candidate] of candidates(part).entries()) {
      if (index % AT_ONCE === 0) await setImmediate();
      const person = people[index] as Person;
      if (isBarred(part, person)) continue;
      if (!mayDo(part, person)) {
        // As if they were not among the people: without a weight nobody is seated.
        tally['not-eligible'] += 1;
        continue;
      }
      const { weight, obstacle } = weightOf(candidate, askOf(standingOf(person, part), part));
      tally[obstacle] += 1;
      weights[index * parts.length + at] = weight;
    }
  }
  return { weights, tallies };
}

/** What the people do already around the time of the plan. */
async function heldAround(
  db: Database,
  { parts, userIds }: { parts: readonly FillPart[]; userIds: readonly string[] },
): Promise<HeldPlace[]> {
  if (parts.length === 0) return [];
  const startTime = new Date(Math.min(...parts.map((part) => placeOf(part).startsAt)));
  const endTime = new Date(Math.max(...parts.map((part) => placeOf(part).endsAt)));
  return await placesAround(db, userIds, { startTime, endTime });
}

/** Whether a person may do a part at its time; facts are read where a role asks for anything. */
async function whoMayDo(
  db: Database,
  given: { parts: readonly FillPart[]; userIds: readonly string[]; held: readonly HeldPlace[] },
): Promise<(part: FillPart, person: Person) => boolean> {
  const isAsked = given.parts.some(({ role }) => requirementsOf(role));
  const facts = isAsked ? await factsOf(db, given.userIds) : () => noFacts;
  const time = timeBeside(given.held);
  return (part, { id }) => {
    const { event, shift, role } = part;
    const requirements = requirementsOf(role);
    if (requirements && !eligible(requirements, facts(id), dayOf(part)).ok) return false;
    return time(id, event, shift ? timesOf(shift) : event).length === 0;
  };
}

/** The last one on which a part is done. */
function dayOf({ event, shift }: FillPart): string {
  return lastDayOf({ endTime: shift?.endsAt ?? event.endTime }, event);
}

function wholeOf(
  events: readonly EventRow[],
  parts: readonly FillPart[],
  { weights, atMost, series }: Pick<WholeEvent, 'weights' | 'atMost'> & { series: Series },
): WholeEvent {
  return {
    events: events.map(siteOf),
    parts: parts.map(({ event, role, shift, eventIndex, places, missing }) => ({
      event: eventIndex,
      series: series({ role, shift }),
      places,
      minimum: missing,
      startsAt: (shift?.startsAt ?? event.startTime).getTime(),
      endsAt: (shift?.endsAt ?? event.endTime).getTime(),
    })),
    ...{ atMost, weights, pinned: [] },
  };
}

/** Pins of people and parts that the plan knows. */
function pinsOf(
  { pinned }: FillQuestion,
  { parts, userIds }: { parts: readonly FillPart[]; userIds: readonly string[] },
): Seat[] {
  return pinned.flatMap(({ userId, roleId, shiftId }) => {
    const person = userIds.indexOf(userId);
    const part = parts.findIndex(
      ({ role, shift }) => role.id === roleId && (shift?.id ?? null) === shiftId,
    );
    return person < 0 || part < 0 ? [] : [{ person, part }];
  });
}

/** Only those who are shown: the reasons of all pairs would cost more than the plan. */
async function explain(
  { now, matching: { knowledge } }: Scope,
  {
    parts,
    people,
    candidates,
    plan,
  }: Pick<Planned, 'parts' | 'people' | 'plan'> & {
    candidates: (part: FillPart) => readonly Candidate[];
  },
): Promise<Map<string, Explanation>[]> {
  const shown = Map.groupBy(plan.seats, ({ part }) => part);
  const explained: Map<string, Explanation>[] = [];
  for (const [at, part] of parts.entries()) {
    await setImmediate();
    const indexes = [
      ...(shown.get(at) ?? []).map(({ person }) => person),
      ...(plan.spare[at] ?? []),
    ];
    const ids = new Set(indexes.map((index) => people[index]?.id));
    const chosen = ids.size > 0 ? candidates(part).filter(({ id }) => ids.has(id)) : [];
    const need = needOf(part.role, part.event, part.shift);
    const moment = { now: now.getTime(), knowledge };
    explained.push(
      new Map(explainCandidates(need, chosen, moment).map((each) => [each.candidateId, each])),
    );
  }
  return explained;
}

/** What is held until the end of a save. */
export type Held = {
  readonly events: readonly EventRow[];
  readonly users: readonly UserRow[];
  readonly standings: readonly queries.StandingRow[];
};

/**
 * Holds the events, then everybody concerned, each in the order of their ids.
 *
 * @throws DomainError `events.not_found`, `fill.closed`, `fill.changed` when anything is not as it was in the preview
 */
export async function holdPlan(
  tx: Tx,
  save: {
    eventIds: readonly string[];
    places: readonly FillPlace[];
    fingerprint: string;
    /** Whether all have to be of the branch. */
    isOfBranch?: boolean;
  },
  at: Date,
): Promise<Held> {
  const eventIds = [...new Set(save.eventIds)].toSorted();
  const userIds = [...new Set(save.places.map(({ userId }) => userId))];
  const events = await shareEvents(tx, eventIds);
  if (events.length < eventIds.length) throw new DomainError('events.not_found');
  requireFillable(events, at);
  const users = await lockUsers(tx, userIds);
  if (save.isOfBranch) {
    const own = await amongBranchOf(tx, { eventIds, userIds });
    if (own.length < userIds.length) throw new DomainError('fill.changed');
  }
  if ((await queries.fingerprintOf(tx, { eventIds, userIds, now: at })) !== save.fingerprint)
    throw new DomainError('fill.changed');
  const standings = await queries.standingsOf(tx, { eventIds, userIds });
  const isTaken = save.places.some((place) => {
    const standing = standings.find(isOf(place));
    return standing !== undefined && holdsPlace(standing.state);
  });
  const isStrange = save.places.some(({ eventId }) => !eventIds.includes(eventId));
  if (isTaken || isStrange) throw new DomainError('fill.changed');
  return { events, users, standings };
}
