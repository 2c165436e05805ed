/** Texts about crew rules (EL-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const crewErrors = {
  'crew_rules.impossible': {
    status: 409,
    message: 'A crew would need more people with a qualification than it has places.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const crewMessages = {
  $: 'crew_rules',
  least: 'Please write a whole number from 1 to {max}.',
  tooFewPlaces:
    'Of the places that “{role}” has at one time ({places}), {least} cannot be kept for people with a qualification.',
} as const;

/** Why somebody cannot have a place yet, to themselves. It says nothing about anybody else. */
export const ownCrewMessages = {
  $: 'own_crew',
  kept_for_paper: 'The places that are still free are kept for people with: {papers}.',
} as const;

/** The same in a few words, beside a name. */
export const crewBesideMessages = {
  $: 'crew_beside',
  kept_for_paper: 'Free places are kept for: {papers}',
} as const;

/** The same in a whole sentence, for organisers. */
export const crewLackMessages = {
  $: 'crew_lack',
  kept_for_paper:
    '{name} cannot have one of the places that are still free: they are kept for people with {papers}.',
} as const;
