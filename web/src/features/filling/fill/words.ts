/** What a plan says, in words. */
import type { HeldShift } from '@saath/contract/events/shifts/schema';
import {
  type EmptyReason,
  type FillFigures,
  type FillWay,
  fillNoticeKind,
  gainOver,
} from '@saath/contract/filling/fill/rules';
import type {
  FillEmpty,
  FillPart,
  FillPlaced,
  FillPlan,
} from '@saath/contract/filling/fill/schema';
import { formatList, formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const wayNames: Readonly<Record<FillWay, Text>> = {
  give: m.give_the_places,
  ask: m.ask_them_first,
};

/** Nobody gets a place they never asked for unless the organiser says so; once an event runs nobody can be asked. */
export function proposedWay({ events }: Pick<FillPlan, 'events'>): FillWay {
  const isUnasked = events
    .flatMap(({ parts }) => parts.flatMap((part) => part.placed))
    .some(({ from }) => from.state !== 'requested' && from.state !== 'waitlisted');
  return isUnasked && events.every(({ canAsk }) => canAsk) ? 'ask' : 'give';
}

/** "Driver (2), Cook (1)": for whom places wait. */
export function waitingRoles({ events }: Pick<FillPlan, 'events'>): string {
  const parts = events.flatMap((event) => event.parts);
  const waiting = new Map<string, number>();
  for (const { name, empty } of parts)
    if (empty) waiting.set(name, (waiting.get(name) ?? 0) + empty.places);
  return formatList(
    [...waiting].map(([role, count]) => m.role_with_count({ role, count: formatNumber(count) })),
  );
}

/** What one person gets in an event, soonest first, where the plan gives them several of its shifts; else nothing. */
export function shiftsTogether(
  { parts }: Pick<FillPlan['events'][number], 'parts'>,
  { userId }: Pick<FillPlaced, 'userId'>,
): HeldShift[] {
  const shifts = parts.flatMap(({ shift, placed }) =>
    shift && placed.some((person) => person.userId === userId) ? [shift] : [],
  );
  if (shifts.length < 2) return [];
  return shifts.sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

/** "Aisha (3), Bilal (2)": who gets several shifts, most first; empty = nobody. */
export function severalShiftsText({ events }: Pick<FillPlan, 'events'>): string {
  const names = new Map<string, { name: string; count: number }>();
  for (const event of events)
    for (const { userId, name } of event.parts.flatMap(({ placed }) => placed)) {
      const { length: count } = shiftsTogether(event, { userId });
      if (count > 0) names.set(`${event.id} ${userId}`, { name, count });
    }
  const most = [...names.values()].sort((one, other) => other.count - one.count);
  const named = most
    .slice(0, NAMED)
    .map(({ name, count }) => m.name_with_count({ name, count: formatNumber(count) }));
  const more = most.length - named.length;
  return formatList(more > 0 ? [...named, m.count_more({ count: more })] : named);
}

/** So many are told at the top; all of them stand with their place. */
const NAMED = 5;

/** What the person asked for, seen from the role in which the plan places them. */
export function standingText(
  { from }: Pick<FillPlaced, 'from'>,
  { part, parts }: { part: FillPart; parts: readonly FillPart[] },
): string {
  if (from.state === 'waitlisted') return m.on_the_wait_list();
  if (from.state !== 'requested') return m.has_not_asked();
  if (from.roleId === null) return m.asked_for_any_role();
  if (from.roleId === part.roleId) return m.asked_for_this_role();
  const role = parts.find(({ roleId }) => roleId === from.roleId);
  return role ? m.asked_for_role({ role: role.name }) : m.asked_for_another_role();
}

const reasons: Readonly<Record<EmptyReason, (empty: FillEmpty) => string>> = {
  nobody: () => m.nobody_is_there_to_choose_from(),
  nobody_free: () => m.everybody_is_busy_or_away_then(),
  nobody_fits: () => m.nobody_free_has_the_asked_skills(),
  kept_for_crew: () => m.kept_for_people_whom_the_crew_needs(),
  none_eligible: () => m.nobody_has_what_the_role_asks_for(),
  too_few_fit: () => m.everybody_who_fits_is_in_it_already(),
  taken_elsewhere: (empty) => m.all_who_fit_are_placed_elsewhere({ names: elsewhereNames(empty) }),
};

export function emptyText(empty: FillEmpty): string {
  return reasons[empty.why](empty);
}

function elsewhereNames({ elsewhere, elsewhereCount }: FillEmpty): string {
  const more = elsewhereCount - elsewhere.length;
  return formatList(more > 0 ? [...elsewhere, m.count_more({ count: more })] : elsewhere);
}

/** What an organiser can do about an empty place for which everybody was considered. */
export function helpText({ why }: FillEmpty): string {
  if (why === 'nobody_fits') return m.ask_for_fewer_skills_or_invite_people();
  if (why === 'nobody_free') return m.another_time_or_more_people_would_help();
  return m.one_more_person_who_fits_would_help();
}

/** "12% better than filling role by role". */
export function gainText(plan: FillFigures, other: FillFigures, way: string): string {
  const missing = other.belowMinimum - plan.belowMinimum;
  if (missing > 0) return m.fills_count_more_needed_places_than_way({ count: missing, way });
  const gain = gainOver(plan, other);
  const percent = Math.round((gain ?? 0) * 1000) / 10;
  if (percent <= 0) return m.as_good_as_way({ way });
  return m.percent_better_than_way({ percent: formatNumber(percent), way });
}

export function proofText({ proof }: Pick<FillPlan, 'proof'>): string {
  if (proof.kind === 'best') return m.no_other_plan_scores_higher_checked();
  if (proof.kind === 'compared') return m.no_way_that_was_compared_scores_higher();
  const percent = Math.max(0.1, Math.ceil(proof.gap * 1000) / 10);
  return m.no_other_plan_scores_percent_higher_checked({ percent: formatNumber(percent) });
}

/** What one person in place of another takes from the value of the plan. */
export function costText(
  { figures }: Pick<FillPlan, 'figures'>,
  { weight }: { weight: number },
  other: { weight: number },
): string {
  const share = figures.value > 0 ? (weight - other.weight) / figures.value : 0;
  if (share <= 0) return m.costs_nothing();
  const percent = Math.max(0.1, Math.round(share * 1000) / 10);
  return m.the_plan_gets_percent_worse({ percent: formatNumber(percent) });
}

/** Of all that a save does: places, and people with a mail besides the notice. */
export function sendingOf({ events }: FillPlan, how: FillWay) {
  const placed = events.flatMap(({ parts }) => parts.flatMap((part) => part.placed));
  return {
    places: placed.length,
    people: new Set(placed.map(({ userId }) => userId)).size,
    mails: placed.filter(({ mailsOff }) => !mailsOff.includes(fillNoticeKind[how])).length,
  };
}
