/** Crew rules, as a plan keeps to them: how many more people without the paper each part takes. */
import { mostWithoutPaper } from '@saath/contract/events/crew-rules/rules';
import type { CrewLimit } from '@saath/matching/whole-event/crews';
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

/** One for each part whose role asks for something of its people together. */
export async function crewsInPlan(
  db: Database,
  { parts, userIds }: { parts: readonly Part[]; userIds: readonly string[] },
): Promise<CrewLimit[]> {
  const limits: CrewLimit[] = [];
  for (const [event, own] of Map.groupBy(parts.entries(), ([, part]) => part.event)) {
    const roles = [...new Set(own.map(([, { role }]) => role))];
    const crews = await crewsOf(db, { event, roles, userIds });
    for (const [at, part] of own) limits.push(...limitOf(crews, { at, part, userIds }));
  }
  return limits;
}

function limitOf(
  crews: Crews,
  { at, part, userIds }: { at: number; part: Part; userIds: readonly string[] },
): CrewLimit[] {
  const where = { roleId: part.role.id, shiftId: part.shift?.id ?? null };
  const crew = crews.crewOf(where);
  if (!crew) return [];
  const lacks = (id: string) => !crews.memberIn(where, id).hasPaper;
  const most = mostWithoutPaper(crew.rules, crew.places) - crew.userIds.filter(lacks).length;
  const counts = Uint8Array.from(userIds, (id) => Number(lacks(id)));
  return [{ part: at, most: Math.max(0, most), counts }];
}

/** Whether a part has as many people who count for a limit of its crew as it takes. */
export function isCrewAtLimit(
  limits: readonly CrewLimit[],
  { part, people }: { part: number; people: readonly number[] },
): boolean {
  return limits.some(
    ({ part: of, most, counts }) =>
      of === part && people.filter((person) => counts[person] === 1).length >= most,
  );
}
