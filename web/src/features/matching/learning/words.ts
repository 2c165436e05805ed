/** What was learned, in words. */
import type { MatchFeature, VersionState } from '@saath/contract/matching/learning/rules';
import type {
  AuditedGroup,
  MatchLearning,
  MatchWeight,
} from '@saath/contract/matching/learning/schema';
import { formatNumber, formatShare } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const featureNames: Readonly<Record<MatchFeature, Text>> = {
  skills: m.weight_skills,
  sameSkills: m.weight_same_skills,
  coveredSkills: m.weight_covered_skills,
  learnedSkills: m.weight_learned_skills,
  interest: m.weight_interest,
  freeTime: m.weight_free_time,
  experience: m.weight_experience,
  attendance: m.weight_attendance,
  acceptance: m.weight_acceptance,
  nearby: m.weight_nearby,
  sameOrganiser: m.weight_same_organiser,
  sameRole: m.weight_same_role,
  sameFamily: m.weight_same_family,
  rating: m.weight_rating,
  rest: m.weight_rest,
  load: m.weight_load,
  skillCount: m.weight_skill_count,
};

export const stateNames: Readonly<Record<VersionState, Text>> = {
  active: m.version_active,
  ready: m.version_ready,
  retired: m.version_retired,
  rejected: m.version_rejected,
};

/** Shares of the strongest weight. */
const MUCH = 0.5;
const SOME = 0.2;
const LITTLE = 0.03;

/** @param strongest the largest of all weights, whatever its sign */
export function strengthText({ weight }: MatchWeight, strongest: number): string {
  const share = strongest > 0 ? Math.abs(weight) / strongest : 0;
  if (share < LITTLE) return m.counts_not();
  if (weight < 0) return m.weighs_against();
  if (share === 1) return m.counts_most();
  if (share >= MUCH) return m.counts_much();
  return share >= SOME ? m.counts_somewhat() : m.counts_little();
}

export function changeText({ weight, dayZero }: MatchWeight, strongest: number): string {
  const change = weight - dayZero;
  if (Math.abs(change) < LITTLE * strongest) return m.as_on_the_first_day();
  return change > 0 ? m.more_than_on_the_first_day() : m.less_than_on_the_first_day();
}

/** Who a group is; an area and an organiser have names of their own. */
export function groupText({ kind, name }: Pick<AuditedGroup, 'kind' | 'name'>): string {
  if (kind === 'area') return m.group_area({ name });
  if (kind === 'organiser') return m.group_organiser({ name });
  if (kind === 'distance') return name === 'far' ? m.group_far() : m.group_near();
  if (kind === 'hours') return name === 'busy' ? m.group_busy() : m.group_free();
  return name === 'new' ? m.group_new() : m.group_known();
}

/** The group of volunteers that gets least of what its coming merits. Whoever is asked by one organiser is no such group. */
export function leastOf(audit: MatchLearning['audit']): AuditedGroup | undefined {
  return audit.find(({ kind }) => kind !== 'organiser');
}

/** What stars do not teach any more; undefined where they teach as usual. */
export function taughtText(active: MatchLearning['active']): string | undefined {
  if (active?.taughtBy === 'coming') return m.stars_teach_nothing();
  if (active?.taughtBy === 'coming-for-place-and-time') return m.stars_teach_less_about_place();
  return undefined;
}

export function learnedText({ active }: Pick<MatchLearning, 'active'>): string {
  if (!active) return m.nothing_learned_yet();
  const { outcomes } = active;
  if (outcomes === 0) return m.learned_from_profiles_alone();
  return m.learned_from_outcomes({ count: outcomes, number: formatNumber(outcomes) });
}

/** When it learns next. */
export function nextText(learning: Pick<MatchLearning, 'outcomesToGo' | 'freshOutcomes'>): string {
  const { outcomesToGo, freshOutcomes } = learning;
  if (outcomesToGo > 0) return m.outcomes_until_it_learns({ count: outcomesToGo });
  if (freshOutcomes === 0) return m.it_learns_by_itself();
  return m.fresh_outcomes_since({ count: freshOutcomes });
}

/** Below it, one is as good as the other. */
const SAME = 0.005;

/** What that is worth; undefined where nothing can be compared. */
export function worthText({ active }: Pick<MatchLearning, 'active'>): string | undefined {
  if (!active?.comparison) return undefined;
  const { outcomes, betterBy } = active.comparison;
  const count = formatNumber(outcomes);
  if (Math.abs(betterBy) < SAME) return m.level_with_skill_count({ count });
  const percent = formatShare(Math.abs(betterBy));
  return betterBy > 0
    ? m.better_than_skill_count({ percent, count })
    : m.worse_than_skill_count({ percent, count });
}
