/** Who of the people who were found is asked for a role (AD-02): a plan for that role with nobody else in it. */
import { limits } from '@saath/contract/limits';
import type { PeopleFilter as Asked } from '@saath/contract/office/people/schema';
import type { Said } from '@saath/contract/texts';
import { type Explanation, explainCandidate } from '@saath/matching/rank-candidates';
import { bestTimeFor } from '@saath/matching/rank-times';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { shiftsOfRole } from '../../events/shifts/queries.ts';
import { type StandingRow, standingsOf } from '../../filling/plan/queries.ts';
import { type Planned, type Planning, planFill } from '../../filling/plan/service.ts';
import { candidatesOf, needsOf } from '../../matching/candidates/service.ts';
import { currentMatching } from '../../matching/model-in-use/service.ts';
import { lacksIn } from '../../matching/who-may/service.ts';
import { type ClashRow, clashesOf } from '../../places/around/queries.ts';
import { filterOf } from '../people-filter/policy.ts';
import * as queries from './queries.ts';

/** Somebody of the filter who is not asked. */
export type NotAsked = {
  readonly user: queries.FoundRow;
  readonly standing: StandingRow | undefined;
  readonly clashes: readonly ClashRow[];
  /** Of what the role asks for. */
  readonly lacks: readonly Said[];
  readonly explanation: Explanation;
};

export type RoleInvitation = {
  readonly planned: Planned;
  /** They could come, but the free places are for others. */
  readonly noPlaceLeft: readonly queries.FoundRow[];
  readonly cannot: readonly NotAsked[];
};

/**
 * A plan for the free places of a role with nobody in it but people of the filter. Nothing is written.
 *
 * @param asked `isOfBranch`: nobody but the people of the event's branch, and where else they have a place is not named
 * @throws DomainError `roles.not_found`, `fill.closed`
 */
export async function previewInvitation(
  { now, ...planning }: Planning & { readonly now: Date },
  {
    roleId,
    filter,
    without,
    isOfBranch = false,
  }: { roleId: string; filter: Asked; without: readonly string[]; isOfBranch?: boolean },
): Promise<RoleInvitation> {
  const { db } = planning;
  const role = await findRole(db, roleId);
  if (!role) throw new DomainError('roles.not_found');
  const branchOf = isOfBranch ? role.eventId : undefined;
  const found = await queries.foundPeople(db, {
    ...{ filter: filterOf(filter, now), branchOf },
    limit: limits.fill.people + 1,
  });
  const left = new Set(without);
  const asked = found.filter(({ id }) => !left.has(id));
  const planned = await planFill(
    { ...planning, now },
    {
      ...{ eventIds: [role.eventId], who: 'asked', keepFree: 0, atMost: limits.fill.events },
      ...{ pinned: [], without: [] },
    },
    {
      only: { roleId, userIds: asked.filter(({ leavingAt }) => !leavingAt).map(({ id }) => id) },
      branchOf,
    },
  );
  const [event] = planned.events;
  if (!event) throw new DomainError('roles.not_found');
  const seated = new Set(planned.plan.seats.map(({ person }) => planned.people[person]?.id));
  const able = ableIn(planned);
  const others = asked.slice(0, limits.fill.people).filter(({ id }) => !seated.has(id));
  return {
    planned,
    noPlaceLeft: others.filter(({ id }) => able.has(id)),
    cannot: await whyNot(
      { ...planning, now },
      { role, event, people: others.filter(({ id }) => !able.has(id)), isOfBranch },
    ),
  };
}

/** Who could take one of the parts. */
function ableIn({ people, parts, weights }: Planned): ReadonlySet<string> {
  const isAble = (_: unknown, index: number) =>
    parts.some((_part, at) => (weights[index * parts.length + at] ?? 0) > 0);
  return new Set(people.filter(isAble).map(({ id }) => id));
}

type Place = { readonly role: RoleRow; readonly event: EventRow };

async function whyNot(
  { db, now }: Planning & { readonly now: Date },
  {
    role,
    event,
    people,
    isOfBranch,
  }: Place & { people: readonly queries.FoundRow[]; isOfBranch: boolean },
): Promise<NotAsked[]> {
  const { knowledge } = await currentMatching(db);
  const moment = { now: now.getTime(), knowledge };
  const needs = needsOf(
    role,
    event,
    await shiftsOfRole(db, { eventId: event.id, roleId: role.id }),
  );
  const candidates = (await candidatesOf(db, people, { event, now }))(role);
  const explained = candidates.map((candidate) => {
    const need = bestTimeFor(needs, candidate, moment);
    return { need, explanation: explainCandidate(need, candidate, moment) };
  });
  const userIds = people.map(({ id }) => id);
  const standings = await standingsOf(db, { eventIds: [event.id], userIds });
  const lacksOf = await lacksIn(db, { role, event, needs, userIds });
  const busy = explained.filter(({ explanation }) =>
    explanation.obstacles.some(({ kind }) => kind === 'busy'),
  );
  const clashes: ClashRow[] = [];
  // Without them it is only said that they have another place then.
  for (const [need, those] of isOfBranch ? [] : Map.groupBy(busy, (each) => each.need)) {
    const ids = those.map(({ explanation }) => explanation.candidateId);
    const { startsAt, endsAt } = need.event;
    const times = { startTime: new Date(startsAt), endTime: new Date(endsAt) };
    clashes.push(...(await clashesOf(db, ids, { ...event, ...times, eventId: event.id })));
  }
  return people.flatMap((user, index) => {
    const explanation = explained[index]?.explanation;
    if (!explanation) return [];
    return {
      ...{ user, explanation },
      lacks: lacksOf(user.id),
      standing: standings.find(({ userId }) => userId === user.id),
      clashes: clashes.filter(({ userId }) => userId === user.id),
    };
  });
}
