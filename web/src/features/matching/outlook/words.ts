/** The outlook in words. */
import type { NextStepKind, OutlookLevel } from '@saath/contract/matching/outlook/rules';
import type { NextStep, RoleOutlook } from '@saath/contract/matching/outlook/schema';
import { intlLocale } from '../../../lib/intl-locale.ts';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const levelNames: Readonly<Record<OutlookLevel, Text>> = {
  covered: m.outlook_covered,
  thin: m.outlook_thin,
  'at-risk': m.outlook_at_risk,
};

/** "86%"; of a chance that is rounded down to nothing, "<1%". */
function percentInWords(percent: number): string {
  return percent === 0 ? m.less_than_percent({ percent: shareInWords(1) }) : shareInWords(percent);
}

/** "90%". @param percent a whole number */
export function shareInWords(percent: number): string {
  return (percent / 100).toLocaleString(intlLocale(), { style: 'percent' });
}

/** "Thin"; "At risk · 3 more needed" where not even everybody with a place would be enough. */
export function levelInWords({ level, missing }: Pick<RoleOutlook, 'level' | 'missing'>): string {
  const name = levelNames[level]();
  if (missing === 0) return name;
  return m.level_with_figure({ level: name, figure: m.more_people_needed({ count: missing }) });
}

/** "86% that at least 8 of 10 come", or how many of those who are needed have a place. */
export function chanceInWords(
  outlook: Pick<RoleOutlook, 'percent' | 'missing' | 'minimum' | 'places'>,
): string {
  const { minimum, missing, places } = outlook;
  if (missing > 0)
    return m.people_of_those_needed_have_a_place({ people: minimum - missing, minimum });
  const percent = percentInWords(outlook.percent);
  return minimum < places
    ? m.percent_that_at_least_of_places_come({ percent, minimum, places })
    : m.percent_that_all_places_come({ percent, places });
}

type Words = (given: { count: number }) => string;

const stepNames: Readonly<Record<NextStepKind, Words>> = {
  'ask-unanswered': m.step_ask_unanswered,
  'answer-requests': m.step_answer_requests,
  'move-in': m.step_move_in,
  'give-places': m.step_give_places,
  'open-places': m.step_open_places,
  'lower-minimum': m.step_lower_minimum,
};

/** @param hasMinimum whether there is a minimum that can be lowered, or it is yet to be told */
export function stepInWords({ kind, count }: NextStep, hasMinimum: boolean): string {
  const words = kind === 'lower-minimum' && !hasMinimum ? m.step_set_minimum : stepNames[kind];
  return words({ count });
}

/** Where one does it. */
export function stepAddress({ kind }: NextStep, eventId: string): string {
  switch (kind) {
    case 'answer-requests':
    case 'move-in':
      return `${paths.adminEvent(eventId)}#queue`;
    case 'ask-unanswered':
    case 'give-places':
      return `${paths.adminEvent(eventId)}?tab=roster#queue`;
    case 'open-places':
    case 'lower-minimum':
      return `${paths.adminEventEdit(eventId)}?tab=roles`;
  }
}
