import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import {
  isExperienceTooHigh,
  profileSchema,
  type User,
} from '@saath/contract/accounts/accounts/schema';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';

/** What the edit mode of a profile holds, as it is typed. */
export const profileValues = (user: User) => ({
  name: user.name,
  contactNumber: user.contactNumber,
  experienceYears: String(user.experienceYears),
  description: user.description,
  skills: user.skills,
  interests: user.interests,
  password: '',
  currentPassword: '',
});
export type ProfileValues = ReturnType<typeof profileValues>;
/** The fields that are one line or one text. */
export type ProfileText = Exclude<keyof ProfileValues, 'skills' | 'interests'>;
export type ProfileProblems = Readonly<Record<string, string>>;

/** What is sent: an organiser's account has no skills to match, and needs no phone number. */
export function profileBody(values: ProfileValues, user: User) {
  if (user.role === 'Volunteer') return values;
  const { skills: _skills, interests: _interests, experienceYears: _years, ...rest } = values;
  const { contactNumber, ...body } = rest;
  return contactNumber ? rest : body;
}

/** Field → first problem, in the words of specification §5 'Profile edit'. */
export function profileProblems(values: ProfileValues, user: User): ProfileProblems {
  const problems: Record<string, string> = {};
  const { error } = profileSchema.safeParse(profileBody(values, user));
  for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
  if (isExperienceTooHigh(Number(values.experienceYears), user.experienceYears))
    problems.experienceYears ??= spoken(profileMessages, 'experienceHigh');
  if (values.password && !values.currentPassword)
    problems.currentPassword = m.please_enter_your_current_password_to_change();
  return problems;
}
