/** Choices of 'Fill for me' and what they mean. Both sides read this. Pure functions only. */
import type { EventNoticeKind } from '../../notices/notices/rules.ts';

/** Who is considered: those who asked or wait, or volunteers who have not asked as well. */
export const fillPools = ['asked', 'everybody'] as const;
export type FillPool = (typeof fillPools)[number];

/** People get their places, or a place is kept for them until they answer. */
export const fillWays = ['give', 'ask'] as const;
export type FillWay = (typeof fillWays)[number];

/** How people hear of it, which decides whether it goes by mail as well. */
export const fillNoticeKind: Readonly<Record<FillWay, EventNoticeKind>> = {
  give: 'decision',
  ask: 'offer',
};

/**
 * Why places stay empty: there is nobody to choose from, nobody of them is free then, nobody free has an asked skill,
 * nobody of them has all that the role asks for, they are kept for people whom the crew still needs, all who fit are here already, or the plan as a whole is better with the others who fit in another place.
 */
export const emptyReasons = [
  'nobody',
  'nobody_free',
  'nobody_fits',
  'none_eligible',
  'kept_for_crew',
  'too_few_fit',
  'taken_elsewhere',
] as const;
export type EmptyReason = (typeof emptyReasons)[number];

/**
 * How sure it is that no plan is better: `best` = proved; `bound` = proved that none is better by more than the gap;
 * `compared` = better than or as good as every other way that was tried.
 */
export const proofKinds = ['best', 'bound', 'compared'] as const;

/** What a plan came to. */
export type FillFigures = {
  readonly placed: number;
  /** Places that are still missing for minimums. */
  readonly belowMinimum: number;
  /** Sum of 100,000 × chance to accept × chance to come × score. */
  readonly value: number;
};

/** How much more one plan is worth than another, as a share of the other; null when the other is worth nothing. */
export function gainOver(plan: FillFigures, other: FillFigures): number | null {
  return other.value > 0 ? (plan.value - other.value) / other.value : null;
}
