/** Crew rules as the API shows them. */
import type { Needs } from '@saath/contract/events/eligibility/schema';
import { crewRulesOf } from './policy.ts';

/** @param kinds with that of the role among them */
export function presentCrew(
  role: Parameters<typeof crewRulesOf>[0],
  kinds: readonly { readonly id: string; readonly name: string }[],
): Needs['crew'] {
  const { paper, adults, beginners } = crewRulesOf(role) ?? {};
  const kind = kinds.find(({ id }) => id === paper?.kindId);
  const known = paper && kind && { kind: { id: kind.id, name: kind.name }, least: paper.least };
  if (!known && !adults && !beginners) return undefined;
  return {
    paper: known ?? null,
    ...(adults ? { adults } : {}),
    ...(beginners ? { beginners } : {}),
  };
}
