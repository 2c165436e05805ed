import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { requirementsOf } from './policy.ts';
import type { KindRow, RoleRow } from './queries.ts';

export function presentKind({ id, name }: KindRow): Kind {
  return { id, name };
}

/** What a role asks for, or undefined. @param kinds with those of the role among them */
export function presentNeeds(role: RoleRow, kinds: readonly KindRow[]): Needs | undefined {
  const needs = requirementsOf(role);
  if (!needs) return undefined;
  const { oneOf, minAge } = needs;
  return { oneOf: kinds.filter(({ id }) => oneOf.includes(id)).map(presentKind), minAge };
}
