/** The sign-up form's values and checks, in the order of specification §5 (AU-01). */

import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { signupOrder } from '@saath/contract/accounts/accounts/rules';
import { limits } from '@saath/contract/limits';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import type { CarriedIds } from '../carried/carried.ts';
import type { SignupRules } from './rules-later.ts';

/** The rule of `newPasswordSchema` in words, for the forms that ask for a new password. */
export const passwordHint = () =>
  m.at_least_password_characters_letters_a_number({
    password: limits.password.min,
    most: limits.password.max,
  });

export type SignupField = (typeof signupOrder)[number];

export type SignupValues = {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  contactNumber: string;
  experienceYears: string;
  description: string;
  skills: string[];
  interests: string[];
  /** A picture, or the drawn initial of the name. */
  avatar: File | 'initial' | null;
  /** Null: does not want to organise. */
  whyOrganise: string | null;
  terms: boolean;
};

export const emptySignup: SignupValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  contactNumber: '',
  experienceYears: '',
  description: '',
  skills: [],
  interests: [],
  avatar: null,
  whyOrganise: null,
  terms: false,
};

export type SignupProblems = Partial<Record<SignupField, string>>;

/** What is wrong with a picture before it is sent; the server looks at its content. */
export function avatarProblem(file: SignupValues['avatar']): string | undefined {
  if (file === 'initial') return undefined;
  if (!file) return spoken(signupMessages, 'avatar');
  if (!['image/jpeg', 'image/png'].includes(file.type)) return spoken(signupMessages, 'avatarType');
  return file.size >= limits.avatar.maxBytes ? spoken(signupMessages, 'avatarSize') : undefined;
}

/** What the form knows besides the account itself, whose rules stand in the contract. */
function ownProblems(values: SignupValues): SignupProblems {
  const problems: SignupProblems = {};
  if (values.confirmPassword !== values.password)
    problems.confirmPassword = m.passwords_do_not_match();
  const avatar = avatarProblem(values.avatar);
  if (avatar) problems.avatar = avatar;
  if (!values.terms) problems.terms = spoken(signupMessages, 'terms');
  return problems;
}

/** The account as it is sent. @param carried what its person comes for */
export function bodyOf(values: SignupValues, carried: CarriedIds | null) {
  const { confirmPassword: _same, avatar: _file, terms: _yes, whyOrganise, ...profile } = values;
  return {
    ...profile,
    ...(whyOrganise === null ? {} : { whyOrganise }),
    ...(carried ? { eventId: carried.eventId } : {}),
    ...(carried?.roleId ? { roleId: carried.roleId } : {}),
    language: getLocale(),
  };
}

/** All that is wrong, by the field. @param rules undefined as long as they are not there: the form's own checks alone */
export function signupProblems(
  values: SignupValues,
  rules: SignupRules | undefined,
): SignupProblems {
  const issues = rules?.safeParse(bodyOf(values, null)).error?.issues ?? [];
  const byRule = issues.map(({ path, message }) => [path[0], message] as const).toReversed();
  return { ...Object.fromEntries(byRule), ...ownProblems(values) };
}

/** The fields of the two steps; each is checked by itself, both once more when the account is sent. */
export const stepFields = {
  who: ['name', 'email', 'password', 'confirmPassword', 'contactNumber'],
  what: ['experienceYears', 'description', 'skills', 'interests', 'avatar', 'whyOrganise', 'terms'],
} as const satisfies Record<string, readonly SignupField[]>;
export type FormStep = keyof typeof stepFields;

export function stepOf(field: SignupField): FormStep {
  return stepFields.who.some((each) => each === field) ? 'who' : 'what';
}

/** The first that is told, in the order of the specification: one at a time. @param step of this step alone */
export function firstProblem(
  problems: Readonly<Record<string, string | undefined>>,
  step?: FormStep,
): { field: SignupField; text: string } | undefined {
  for (const field of signupOrder) {
    const text = problems[field];
    if (text && (step === undefined || stepOf(field) === step)) return { field, text };
  }
  return undefined;
}
