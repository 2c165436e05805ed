/** Crew rules, as a plan keeps to them: how many more of some people each part takes, and whom only beside others. */
import { mostWithoutPaper } from '@saath/contract/events/crew-rules/rules';
import { type CrewBeside, type CrewLimit, comesBeside } from '@saath/matching/whole-event/crews';
import type { Database } from '../../../platform/database.ts';
import { type Crews, crewsOf } from '../../events/crew-rules/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';

/** A role, or one shift of it, of one of the events. */
type Part = {
  readonly event: EventRow;
  readonly role: RoleRow;
  readonly shift: { readonly id: string } | undefined;
};

export type CrewsInPlan = {
  readonly limits: readonly CrewLimit[];
  readonly beside: readonly CrewBeside[];
};

/**
 * The limits of crews as the planner takes them, for each part whose role asks for something of its people together. People
 * who hold a place already are counted in.
 *
 * @param given parts and people in the planner's order: it knows them by their indexes
 */
export async function crewsInPlan(
  db: Database,
  { parts, userIds }: { parts: readonly Part[]; userIds: readonly string[] },
): Promise<CrewsInPlan> {
  const limits: CrewLimit[] = [];
  const beside: CrewBeside[] = [];
  for (const [event, own] of Map.groupBy(parts.entries(), ([, part]) => part.event)) {
    const roles = [...new Set(own.map(([, { role }]) => role))];
    const crews = await crewsOf(db, { event, roles, userIds });
    for (const [at, part] of own) {
      limits.push(...limitsOf(crews, { at, part, userIds }));
      beside.push(...besideIn(crews, { at, part, userIds }));
    }
  }
  return { limits, beside };
}

type PartAt = { at: number; part: Part; userIds: readonly string[] };

const crewAt = ({ part }: PartAt) => ({ roleId: part.role.id, shiftId: part.shift?.id ?? null });

function limitsOf(crews: Crews, given: PartAt): CrewLimit[] {
  const where = crewAt(given);
  const crew = crews.crewOf(where);
  if (!crew) return [];
  const { rules, places, userIds } = crew;
  const limit = (most: number, doesCount: (id: string) => boolean): CrewLimit => ({
    part: given.at,
    most: Math.max(0, most - userIds.filter(doesCount).length),
    counts: Uint8Array.from(given.userIds, (id) => Number(doesCount(id))),
  });
  const member = (id: string) => crews.memberIn(where, id);
  return [
    ...(rules.paper ? [limit(mostWithoutPaper(rules, places), (id) => !member(id).hasPaper)] : []),
    ...(rules.beginners === null ? [] : [limit(rules.beginners, (id) => member(id).isBeginner)]),
  ];
}

/** Whoever may be a minor beside adults. */
function besideIn(crews: Crews, given: PartAt): CrewBeside[] {
  const where = crewAt(given);
  const crew = crews.crewOf(where);
  const adults = crew?.rules.adults ?? null;
  if (!crew || adults === null) return [];
  const isAdult = (id: string) => crews.memberIn(where, id).isAdult;
  const least = Math.max(0, adults - crew.userIds.filter(isAdult).length);
  const counts = Uint8Array.from(given.userIds, (id) => Number(!isAdult(id)));
  return [{ part: given.at, least, counts }];
}

/**
 * Whether a part has as many people who count for a limit of its crew as it takes, or too few beside whom others could come.
 */
export function isCrewAtLimit(
  { limits, beside }: CrewsInPlan,
  { part, people }: { part: number; people: readonly number[] },
): boolean {
  const isFull = limits.some(
    ({ part: of, most, counts }) =>
      of === part && people.filter((person) => counts[person] === 1).length >= most,
  );
  const isAlone = beside.some(
    (rule) =>
      rule.part === part &&
      people.filter((person) => !comesBeside(rule, person)).length < rule.least,
  );
  return isFull || isAlone;
}
