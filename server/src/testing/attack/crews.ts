/** What must be true of crews after every call whatsoever: nobody comes into one past its rules without a reason (EL-02). */
import type {
  Crew,
  CrewMember,
  CrewRules,
  crewLacks,
} from '@saath/contract/events/crew-rules/rules';
import { sql } from 'kysely';
import { crewsOf } from '../../features/events/crew-rules/queries.ts';
import { findEvent } from '../../features/events/events/queries.ts';
import { rolesOf } from '../../features/events/roles/queries.ts';
import type { World } from './world.ts';

export type CrewPolicy = { readonly crewLacks: typeof crewLacks };

type Seen = {
  readonly rules: CrewRules;
  readonly places: number;
  readonly members: ReadonlyMap<string, CrewMember>;
};
type Snapshot = {
  /** By role and shift. */
  readonly crews: ReadonlyMap<string, Seen>;
  /** Who has or had a place in a role, whatever came of it, and why, where something was missing. */
  readonly standing: ReadonlyMap<string, string | null>;
};

async function snapshotOf({ product: { db }, eventIds }: World): Promise<Snapshot> {
  const crews = new Map<string, Seen>();
  for (const id of eventIds) {
    const event = await findEvent(db, id);
    if (!event) continue;
    const all = await crewsOf(db, { event, roles: await rolesOf(db, [id]), userIds: [] });
    for (const part of all.parts) {
      const crew = all.crewOf(part);
      if (!crew) continue;
      const members = crew.userIds.map((userId) => [userId, all.memberIn(part, userId)] as const);
      const seen = { rules: crew.rules, places: crew.places, members: new Map(members) };
      crews.set(`${part.roleId} ${part.shiftId}`, seen);
    }
  }
  const rows = await db
    .selectFrom('participation')
    .select(['userId', 'roleId', 'eligibilityReason'])
    .where('eventId', '=', sql<string>`any(${eventIds}::uuid[])`)
    .where('roleId', 'is not', null)
    .where('state', 'not in', ['requested', 'waitlisted', 'declined', 'withdrawn'])
    .execute();
  const standing = rows.map(
    (row) => [`${row.roleId} ${row.userId}`, row.eligibilityReason] as const,
  );
  return { crews, standing: new Map(standing) };
}

/**
 * Looks again after each call. Places are given in the background meanwhile: who has left since, or lost what counted, may have
 * been there when somebody else came. So it is wrong only as the crew was before and as it is now.
 */
export function watchCrews(world: World, policy: CrewPolicy): () => Promise<string[]> {
  let before: Snapshot = { crews: new Map(), standing: new Map() };
  return async () => {
    const now = await snapshotOf(world);
    const wrong = [...now.crews].flatMap(([part, crew]) => {
      const was = before.crews.get(part);
      if (!was || JSON.stringify(was.rules) !== JSON.stringify(crew.rules)) return [];
      const [roleId] = part.split(' ');
      return [...crew.members.keys()]
        .filter((userId) => {
          const key = `${roleId} ${userId}`;
          return !before.standing.has(key) && now.standing.get(key) === null;
        })
        .filter((userId) => isPast(policy, { crew, was, userId }))
        .map((userId) => `crew ${userId} in ${part}`);
    });
    before = now;
    return wrong;
  };
}

function isPast(
  policy: CrewPolicy,
  { crew, was, userId }: { crew: Seen; was: Seen; userId: string },
): boolean {
  const best = (id: string): CrewMember => {
    const [one, other] = [crew.members.get(id), was.members.get(id)];
    return {
      hasPaper: Boolean(one?.hasPaper || other?.hasPaper),
      isAdult: Boolean(one?.isAdult || other?.isAdult),
      isBeginner: (one?.isBeginner ?? true) && (other?.isBeginner ?? true),
    };
  };
  const others = (ids: readonly string[]): Crew => ({
    places: Math.max(crew.places, was.places),
    others: ids.filter((id) => id !== userId).map(best),
  });
  const there = [...crew.members.keys()];
  const ever = [...new Set([...there, ...was.members.keys()])];
  const { paper, adults, beginners } = crew.rules;
  const lacks = [
    ...policy.crewLacks({ paper, beginners, adults: null }, best(userId), others(there)),
    ...policy.crewLacks({ paper: null, beginners: null, adults }, best(userId), others(ever)),
  ];
  return lacks.length > 0;
}
