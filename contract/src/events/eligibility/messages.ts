/** Texts about who may do a role (EL-01). */
import type { ErrorEntry } from '../../error-entry.ts';

export const eligibilityErrors = {
  'eligibility.unknown_kind': {
    status: 409,
    message: 'A qualification or an agreement that this role asks for was removed in the meantime.',
  },
  'eligibility.kind_gone': { status: 404, message: 'This qualification was removed already.' },
  'eligibility.kind_in_use': {
    status: 409,
    message: 'Roles ask for this qualification or people have it, so it stays.',
  },
  'eligibility.too_many_kinds': {
    status: 409,
    message: 'There can be at most 100 kinds of qualification.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const eligibilityMessages = {
  $: 'eligibility',
  nameNeeded: 'Please name the qualification.',
  tooMany: 'Please choose at most {max} qualifications.',
  tooManyAgreements: 'Please choose at most {max} agreements.',
  age: 'Please choose an age.',
  months: 'Please enter whole months, from 1 to {max}.',
  made: 'Qualification added.',
  removed: 'Qualification removed.',
} as const;

/** What somebody lacks for a role, to themselves. */
export const ownLackMessages = {
  $: 'own_lack',
  paper: 'This role needs: {papers}. Add it under Papers on your profile.',
  age: 'This role is for people over {age}. Say on your profile that you are.',
  both: 'This role needs: {papers}. It is also for people over {age}. Add both on your profile.',
  several: 'This role needs: {things}. The page of the event says how to add or sign it.',
  severalAndAge:
    'This role needs: {things}. It is also for people over {age}. The page of the event says how to add or sign it.',
  guardian:
    'This role needs the consent of a parent or guardian. Name them on the page of the event.',
  guardianAndMore:
    'This role needs the consent of a parent or guardian, and more. The page of the event says what is missing.',
  guardianAsked:
    'Your parent or guardian has not answered yet. You can have a place once they have agreed.',
  guardianUnsigned:
    'Your parent or guardian has not signed a text for this role yet. You can have a place once they have.',
  checked: 'Your papers for this role are being checked. You can have a place once that is done.',
} as const;

/** The same, beside a role that is suggested to them. */
export const roleLackMessages = {
  $: 'role_lack',
  none: 'You still need: {papers}',
  being_checked: 'Being checked: {papers}',
  refused: 'Was not accepted: {papers}',
  ends_before: 'Ends before the day: {papers}',
  age: 'For people over {age}: say on your profile that you are',
  not_signed: 'You still have to sign: {papers}',
  guardian_needed: 'A parent or guardian has to agree: name them on the page of the event',
  guardian_asked: 'Your parent or guardian has not answered yet',
  guardian_unsigned: 'Your parent or guardian has not signed a text yet',
  guardian_refused: 'Your parent or guardian does not agree',
  guardian_withdrew: 'Your parent or guardian does not agree any more',
} as const;

/** What somebody lacks, beside their name. */
export const personLackMessages = {
  $: 'person_lack',
  none: 'Missing: {papers}',
  being_checked: 'Waits to be checked: {papers}',
  refused: 'Was not accepted: {papers}',
  ends_before: 'Ends before the day: {papers}',
  age: 'Has not said that they are over {age}',
  not_signed: 'Has not signed: {papers}',
  guardian_needed: 'No consent of a parent or guardian',
  guardian_asked: 'Parent or guardian was asked, no answer yet',
  guardian_unsigned: 'Parent or guardian agrees, but has not signed a text yet',
  guardian_refused: 'Parent or guardian does not agree',
  guardian_withdrew: 'Parent or guardian does not agree any more',
} as const;

/** What somebody lacks, in whole sentences for organisers. */
export const lackMessages = {
  $: 'lack',
  paper: '{name} may not do this role yet. It needs {papers}, checked and valid on the day.',
  age: '{name} may not do this role yet: they have not said that they are over {age}.',
  both: '{name} may not do this role yet. It needs {papers}, checked and valid on the day. They also have not said that they are over {age}.',
  several: '{name} may not do this role yet. Missing or not signed: {things}.',
  severalAndAge:
    '{name} may not do this role yet. Missing or not signed: {things}. They have not said that they are over {age} either.',
  guardian: '{name} may not do this role yet: a parent or guardian has not agreed.',
  guardianUnsigned:
    '{name} may not do this role yet: a parent or guardian agrees, but has not signed all that it asks for.',
  guardianAndMore:
    '{name} may not do this role yet: a parent or guardian has not agreed, and more is missing: {things}.',
  guardianAndAge:
    '{name} may not do this role yet: a parent or guardian has not agreed, and they have not said that they are over {age}.',
  guardianAndAll:
    '{name} may not do this role yet: a parent or guardian has not agreed, and they have not said that they are over {age}. More is missing: {things}.',
} as const;
