/** Crews as people see them who might come into one, and as organisers look after them (EL-02). */
import { type CrewLack, crewNeeds } from '@saath/contract/events/crew-rules/rules';
import type { CrewNeedShown } from '@saath/contract/events/crew-rules/schema';
import type { Database } from '../../../platform/database.ts';
import { type CrewPart, crewsOf, lacksIn } from '../../events/crew-rules/queries.ts';
import { kindsOfRoles } from '../../events/eligibility/service.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';
import type { Ports } from '../ports.ts';
import { shortPartsOf } from './queries.ts';

/** In which crews of an event a person could not have a place now, of those in which they have none. */
export async function closedCrews(
  db: Database,
  { userId, eventId }: { userId: string; eventId: string | undefined },
): Promise<(CrewPart & { lacks: CrewLack[] })[]> {
  const event = eventId ? await findEvent(db, eventId) : undefined;
  if (!event?.publishedAt) return [];
  const roles = await rolesOf(db, [event.id]);
  const crews = await crewsOf(db, { event, roles, userIds: [userId] });
  return crews.parts.flatMap(({ roleId, shiftId }) => {
    const part = { roleId, shiftId };
    if (crews.crewOf(part)?.userIds.includes(userId)) return [];
    const lacks = lacksIn(crews, { part, userId });
    return lacks.length > 0 ? [{ ...part, lacks }] : [];
  });
}

/**
 * Of an event that is not over: in which crews somebody is missing.
 *
 * @param given `isToldWhy`: that somebody may be a minor, or is new, is not for whoever leads an event
 */
export async function crewsToLookAfter(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  { eventId, isToldWhy }: { eventId: string; isToldWhy: boolean },
): Promise<CrewNeedShown[]> {
  const event = await findEvent(db, eventId);
  if (!event || event.endTime <= now()) return [];
  const roles = await rolesOf(db, [event.id]);
  const crews = await crewsOf(db, { event, roles, userIds: [] });
  if (crews.parts.length === 0) return [];
  const kinds = await kindsOfRoles(db, roles);
  const short = await shortPartsOf(db, event.id);
  return crews.parts.flatMap(({ roleId, shiftId }) => {
    const part = { roleId, shiftId };
    const crew = crews.crewOf(part);
    const members = (crew?.userIds ?? []).map((id) => crews.memberIn(part, id));
    const wasWhole = short.some((each) => each.roleId === roleId && each.shiftId === shiftId);
    const needs = crew ? crewNeeds(crew.rules, { places: crew.places, members, wasWhole }) : [];
    return needs.flatMap((need): CrewNeedShown[] => {
      if (need.why !== 'paper') return isToldWhy ? [{ ...part, ...need }] : [];
      const { missing, isFull, hasRoom } = need;
      const kind = kinds.find(({ id }) => id === need.kindId);
      const named = kind && { id: kind.id, name: kind.name };
      const room = hasRoom ? { hasRoom } : {};
      return named ? [{ ...part, why: need.why, kind: named, missing, isFull, ...room }] : [];
    });
  });
}
