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
import { DomainError } from '../../../platform/domain-error.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import type { UserRow } from './queries.ts';

function refuse(field: string, message: string): never {
  throw new DomainError('request.invalid', { message, fields: { [field]: message } });
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
  if (passwords.isEasyToGuess(password, person)) refuse('password', signupMessages.passwordCommon);
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
    if (contactNumber === '') refuse('contactNumber', profileMessages.phoneRequired);
    if (!isMobileNumber(contactNumber, settings.phoneRegion))
      refuse('contactNumber', signupMessages.contactNumber);
  }
  if (experienceYears !== undefined && isExperienceTooHigh(experienceYears, before.experienceYears))
    refuse('experienceYears', profileMessages.experienceHigh);
  if (skills) requireGoodSkills(skills, before.skills);
}

function requireGoodSkills(skills: readonly string[], before: readonly string[]): void {
  const known = new Set([...before, ...skillOptions].map((skill) => skill.toLowerCase()));
  const seen = new Set<string>();
  for (const skill of skills) {
    const key = skill.toLowerCase();
    if (seen.has(key)) refuse('skills', skillMessages.duplicate);
    seen.add(key);
    if (known.has(key)) continue;
    const problem = newSkillSchema.safeParse(skill).error?.issues[0]?.message;
    if (problem) refuse('skills', problem);
  }
}
