import type { Gives, Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { presentCrew } from '../crew-rules/present.ts';
import { askedBy, requirementsOf } from './policy.ts';
import type { KindRow, RoleRow } from './queries.ts';

export function presentKind({ id, name }: KindRow): Kind {
  return { id, name };
}

/** What a role asks for, or undefined. @param kinds and agreements, with those of the role among them */
export function presentNeeds(role: RoleRow, kinds: readonly KindRow[]): Needs | undefined {
  const crew = presentCrew(role, kinds);
  const needs = requirementsOf(role) ?? (crew && { oneOf: [], minAge: null });
  if (!needs) return undefined;
  const { papers, agreements } = askedBy(needs, kinds);
  return {
    oneOf: papers.map(presentKind),
    minAge: needs.minAge,
    ...(agreements.length > 0 ? { agreements: agreements.map(presentKind) } : {}),
    ...(needs.guardian === undefined ? {} : { guardian: true }),
    ...(crew ? { crew } : {}),
  };
}

/** What whoever completes a role is given, or undefined. @param kinds with that of the role among them */
export function presentGives(
  { givesKind, givesMonths: months, countsHours }: RoleRow,
  kinds: readonly KindRow[],
): Gives | undefined {
  const kind = kinds.find(({ id }) => id === givesKind);
  return kind && { kind: presentKind(kind), months, countsHours };
}
