/** What matching uses about a person, in words for that person. */

import type { MatchingUse } from '@saath/contract/matching/choices/schema';
import type { MatchingInput } from '@saath/contract/matching/suggest/rules';
import { formatNumber } from '../../../lib/numbers.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

type Words = {
  readonly name: Text;
  /** What is stored now. */
  readonly stored: (use: MatchingUse) => string;
  /** What it is, and what is different once it is off. */
  readonly meaning: Text;
};

export const inputWords: Readonly<Record<MatchingInput, Words>> = {
  skills: {
    name: m.skills,
    stored: ({ stored: { skills } }) => countOf(skills),
    meaning: m.when_skills_are_off,
  },
  interests: {
    name: m.interests,
    stored: ({ stored: { interests } }) => countOf(interests),
    meaning: m.when_interests_are_off,
  },
  experience: {
    name: m.experience,
    stored: ({ stored: { experienceYears } }) => m.count_years({ count: experienceYears }),
    meaning: m.when_experience_is_off,
  },
  freeTime: {
    name: m.free_times,
    stored: ({ stored: { freeMinutes } }) =>
      freeMinutes === 0 ? m.none_told() : m.hours_a_week({ count: hoursOf(freeMinutes) }),
    meaning: m.when_free_times_are_off,
  },
  area: {
    name: m.area,
    stored: ({ area }) => area || m.none_told(),
    meaning: m.when_area_is_off,
  },
  history: {
    name: m.history,
    stored: ({ stored: { events, attended } }) =>
      m.count_events_came_to_attended({ count: events, attended: formatNumber(attended) }),
    meaning: m.when_history_is_off,
  },
};

function countOf(count: number): string {
  return count === 0 ? m.none_told() : m.count_of_yours({ count: formatNumber(count) });
}

/** To half an hour. */
function hoursOf(minutes: number): number {
  return Math.round(minutes / 30) / 2;
}
