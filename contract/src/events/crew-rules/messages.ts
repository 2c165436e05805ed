/** Texts about crew rules (EL-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const crewErrors = {
  'crew_rules.impossible': {
    status: 409,
    message: 'A crew would need more people with a qualification than it has places.',
  },
  'crew_rules.no_room_for_minors': {
    status: 409,
    message:
      'Beside so many adults no place is left for a minor. Ask for fewer adults, add places, or choose “over 18” as the age.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const crewMessages = {
  $: 'crew_rules',
  least: 'Please write a whole number from 1 to {max}.',
  tooFewPlaces:
    'Of the places that “{role}” has at one time ({places}), {least} cannot be kept for people with a qualification.',
  noRoomForMinors:
    'Of the places that “{role}” has at one time ({places}), none is left for a minor beside {adults} adults. Ask for fewer adults, add places, or choose “over 18” as the age.',
} as const;

/** Why somebody cannot have a place yet, to themselves; `asked`: papers, or a number. It says nothing about anybody else. */
export const ownCrewMessages = {
  $: 'own_crew',
  kept_for_paper: 'The places that are still free are kept for people with: {asked}.',
  needs_adults:
    'Whoever is under 18 can have a place here once so many adults are in the team: {asked}. If you are over 18, say so on the page of the event; else ask, and wait for them.',
  too_many_beginners:
    'A team takes so many people at most who help for the first time: {asked}. Choose another role or shift, or ask, and wait until one of them has left.',
} as const;

/** The same in a few words, beside a name. */
export const crewBesideMessages = {
  $: 'crew_beside',
  kept_for_paper: 'Free places are kept for: {asked}',
  needs_adults: 'Adults who have to be in the team first: {asked}',
  too_many_beginners: 'In a team at most so many who are new: {asked}',
} as const;

/** The same in a whole sentence, for organisers. */
export const crewLackMessages = {
  $: 'crew_lack',
  kept_for_paper:
    '{name} cannot have one of the places that are still free: they are kept for people with {asked}.',
  needs_adults:
    '{name} may be under 18, and the team has fewer adults than it needs for that ({asked}). Add adults first, or ask them to say that they are over 18.',
  too_many_beginners:
    '{name} has not helped before, and of such people the team takes {asked} at most. Give them another role or shift, or the place to somebody who has helped before.',
} as const;

/** What somebody would bring into a crew that lacks it, beside their name. */
export const crewGapMessages = {
  $: 'crew_gap',
  paper: 'Would bring what the team lacks: {asked}',
  adult: 'Is over 18: the team lacks adults',
} as const;
