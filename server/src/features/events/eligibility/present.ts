import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { askedBy, requirementsOf } from './policy.ts';
import type { KindRow, RoleRow } from './queries.ts';

export function presentKind({ id, name }: KindRow): Kind {
  return { id, name };
}

/** What a role asks for, or undefined. @param kinds and agreements, with those of the role among them */
export function presentNeeds(role: RoleRow, kinds: readonly KindRow[]): Needs | undefined {
  const needs = requirementsOf(role);
  if (!needs) return undefined;
  const { papers, agreements } = askedBy(needs, kinds);
  return {
    oneOf: papers.map(presentKind),
    minAge: needs.minAge,
    ...(agreements.length > 0 ? { agreements: agreements.map(presentKind) } : {}),
    ...(needs.guardian === undefined ? {} : { guardian: true }),
  };
}
