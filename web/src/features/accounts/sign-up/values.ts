/** The sign-up form's values and checks, in the order of specification §5 (AU-01). */

import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import type { signupOrder } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';

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
  avatar: File | null;
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
export function avatarProblem(file: File | null): string | undefined {
  if (!file) return spoken(signupMessages, 'avatar');
  if (!['image/jpeg', 'image/png'].includes(file.type)) return spoken(signupMessages, 'avatarType');
  return file.size >= limits.avatar.maxBytes ? spoken(signupMessages, 'avatarSize') : undefined;
}

/** What is wrong besides the account itself, whose rules stand in the contract. */
export function signupProblems(values: SignupValues): SignupProblems {
  const problems: SignupProblems = {};
  if (values.confirmPassword !== values.password)
    problems.confirmPassword = spoken(signupMessages, 'passwordMatch');
  const avatar = avatarProblem(values.avatar);
  if (avatar) problems.avatar = avatar;
  if (!values.terms) problems.terms = spoken(signupMessages, 'terms');
  return problems;
}
