/** Makes the plan of 'Fill for me': reads who could come, weighs every pair, and lets a worker find the best (MT-04). */
import { setImmediate } from 'node:timers/promises';
import { eligible, lastDayOf, noFacts } from '@saath/contract/events/eligibility/rules';
import type { FillQuestion } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';
import type { Candidate } from '@saath/matching/need';
import { type Explanation, explainCandidates } from '@saath/matching/rank-candidates';
import { pairWeigher } from '@saath/matching/whole-event/pair-weights';
import type { WholePlan } from '@saath/matching/whole-event/plan-whole';
import { possibleSeats } from '@saath/matching/whole-event/seating';
import type { Seat, WholeEvent } from '@saath/matching/whole-event/whole-event';
import type { Database } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Engine } from '../../../platform/engine/engine.ts';
import { siteOf } from '../../../platform/points.ts';
import { requirementsOf } from '../../events/eligibility/policy.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { type EventRow, eventsById } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import { shiftsOf } from '../../events/shifts/queries.ts';
import { timesOf } from '../../events/shifts/service.ts';
import { type HeldPlace, placesAround, timeBeside } from '../../events/time-limits/queries.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { needOf } from '../../matching/candidates/service.ts';
import { currentMatching } from '../../matching/model-in-use/service.ts';
import { type CrewsInPlan, crewsInPlan } from '../plan-crews/service.ts';
import { mostParts, type Series, seriesIn } from '../plan-shifts/policy.ts';
import { placeOf, timeInPlan } from '../plan-time/policy.ts';
import { candidatesByPart, type Narrowed, type Person, peopleFor, type Scope } from './people.ts';
import {
  askOf,
  Barred,
  type FillPart,
  partsOf,
  requireFillable,
  roomOf,
  type Tally,
  withinBudget,
} from './policy.ts';
import * as queries from './queries.ts';

/** So many pairs are weighed before other work gets its turn. */
const AT_ONCE = 200;

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
