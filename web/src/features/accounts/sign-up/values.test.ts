import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { signupSchema } from '@saath/contract/accounts/accounts/schema';
import { expect, test } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { emptySignup, firstProblem, type SignupValues, signupProblems } from './values.ts';

const rules = signupSchema({ emailDomains: ['gmail.com'], phoneRegion: 'PK' });
const good: SignupValues = {
  name: 'Aisha Khan',
  email: 'aisha@gmail.com',
  password: 'Sunrise7!',
  confirmPassword: 'Sunrise7!',
  contactNumber: '0300-1234567',
  experienceYears: '3',
  description: 'I like to help at events.',
  skills: ['Cloud'],
  interests: ['Outdoor'],
  avatar: new File(['x'], 'me.png', { type: 'image/png' }),
  whyOrganise: null,
  terms: true,
};

const problemsOf = (values: SignupValues) => signupProblems(values, rules);

test('AU-01 a filled-in form has no problem, an empty one tells the name first', () => {
  expect(problemsOf(good)).toEqual({});
  expect(firstProblem(problemsOf(emptySignup))?.field).toBe('name');
});

test('AU-01 the ten checks are told in their order', () => {
  const breaks: [keyof SignupValues, Partial<SignupValues>, string][] = [
    ['terms', { terms: false }, signupMessages.terms],
    ['avatar', { avatar: null }, signupMessages.avatar],
    ['interests', { interests: [] }, signupMessages.interests],
    ['skills', { skills: [] }, signupMessages.skills],
    ['description', { description: 'short' }, signupMessages.description],
    ['experienceYears', { experienceYears: '' }, signupMessages.experienceNumber],
    ['contactNumber', { contactNumber: '12345' }, signupMessages.contactNumber],
    ['confirmPassword', { confirmPassword: 'other' }, m.passwords_do_not_match()],
    ['password', { password: 'short' }, signupMessages.passwordShort],
    ['email', { email: 'aisha@example.org' }, signupMessages.gmail],
    ['name', { name: 'A' }, signupMessages.name],
  ];
  let broken: SignupValues = good;
  for (const [field, change, message] of breaks) {
    broken = { ...broken, ...change };
    const problems = problemsOf(broken);
    expect(firstProblem(problems)).toEqual({ field, text: message });
  }
});

test('AU-03 the picture is checked by type and size before it is sent', () => {
  const problemOf = (avatar: File) => problemsOf({ ...good, avatar }).avatar;
  expect(problemOf(new File(['x'], 'a.gif', { type: 'image/gif' }))).toBe(
    signupMessages.avatarType,
  );
  expect(problemsOf({ ...good, avatar: 'initial' }).avatar).toBeUndefined();
  const large = new File([new Uint8Array(2_097_152)], 'a.png', { type: 'image/png' });
  expect(problemOf(large)).toBe(signupMessages.avatarSize);
});
