/** What the server refuses of an account's fields, beyond what their schemas say. */

import {
  profileMessages,
  signupMessages,
  skillMessages,
} from '@saath/contract/accounts/accounts/messages';
import { isMobileNumber, skillOptions } from '@saath/contract/accounts/accounts/rules';
import {
  isExperienceTooHigh,
  newSkillSchema,
  type SignupSettings,
} from '@saath/contract/accounts/accounts/schema';
import { saidBy } from '@saath/contract/problems';
import { type Said, say } from '@saath/contract/texts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import { noPassword, type Passwords, passwordNotNeeded } from '../../../platform/passwords.ts';
import type { UserRow } from './queries.ts';

/**
 * Whoever writes something of their own, held: an account that was emptied while the call was under way keeps nothing.
 *
 * @throws DomainError `accounts.sign_in_needed`
 */
export function requireHere(user: UserRow | undefined): UserRow {
  if (!user || user.leftAt) throw new DomainError('accounts.sign_in_needed');
  return user;
}

function refuse(field: string, said: Said): never {
  throw invalidField(field, said);
}

/**
 * For every password that is chosen, whatever the way. The rules of the specification are looked at before.
 *
 * @param person whose name and address are guessed first
 * @throws DomainError `request.invalid`
 */
export function requireHardToGuess(
  passwords: Pick<Passwords, 'isEasyToGuess'>,
  password: string,
  person: { readonly name: string; readonly email: string },
): void {
  if (passwords.isEasyToGuess(password, person))
    refuse('password', say(signupMessages, 'passwordCommon'));
}

type ProfileChange = {
  readonly contactNumber?: string | undefined;
  readonly experienceYears?: number | undefined;
  readonly skills?: readonly string[] | undefined;
};

/**
 * What is new keeps to the rules of sign-up and of the form for skills; what an account has told already stays valid.
 * An account that never told a number may go on without one.
 *
 * @throws DomainError `request.invalid`
 */
export function requireGoodChange(
  { contactNumber, experienceYears, skills }: ProfileChange,
  { before, settings }: { before: UserRow; settings: SignupSettings },
): void {
  if (contactNumber !== undefined && contactNumber !== before.contactNumber) {
    if (contactNumber === '') refuse('contactNumber', say(profileMessages, 'phoneRequired'));
    if (!isMobileNumber(contactNumber, settings.phoneRegion))
      refuse('contactNumber', say(signupMessages, 'contactNumber'));
  }
  if (experienceYears !== undefined && isExperienceTooHigh(experienceYears, before.experienceYears))
    refuse('experienceYears', say(profileMessages, 'experienceHigh'));
  if (skills) requireGoodSkills(skills, before.skills);
}

function requireGoodSkills(skills: readonly string[], before: readonly string[]): void {
  const known = new Set([...before, ...skillOptions].map((skill) => skill.toLowerCase()));
  const seen = new Set<string>();
  for (const skill of skills) {
    const key = skill.toLowerCase();
    if (seen.has(key)) refuse('skills', say(skillMessages, 'duplicate'));
    seen.add(key);
    if (known.has(key)) continue;
    const [issue] = newSkillSchema.safeParse(skill).error?.issues ?? [];
    if (issue) refuse('skills', saidBy(issue));
  }
}

type Standing = Pick<UserRow, 'role' | 'activatedAt' | 'leavingAt' | 'passwordHash'>;

/** Whether there is one that could fit. */
export function hasPassword({ passwordHash }: Pick<UserRow, 'passwordHash'>): boolean {
  return passwordHash !== noPassword && passwordHash !== passwordNotNeeded;
}

/** Here without a password: somebody who proved an address and asked for a place, and nothing more (ADR 29). */
export function isGuest({ role, activatedAt, leavingAt, passwordHash }: Standing): boolean {
  const isIn = activatedAt !== null && leavingAt === null;
  return role === 'Volunteer' && isIn && passwordHash === noPassword;
}

/**
 * Whether the mailbox alone decides whose account this is: nobody has got into it by a password yet. So it is with
 * guests, and with people whom an organiser brought in or who never opened the link of their sign-up.
 */
export function isOpenToItsMailbox(user: Standing): boolean {
  const isWaiting = user.activatedAt === null && user.leavingAt === null;
  return user.role === 'Volunteer' && (isWaiting || isGuest(user));
}
