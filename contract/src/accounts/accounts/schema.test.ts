/** What the forms of accounts accept, and the words in which they refuse (specification §5). */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { loginMessages, profileMessages, signupMessages, skillMessages } from './messages.ts';
import { signupOrder } from './rules.ts';
import {
  isExperienceTooHigh,
  loginSchema,
  newSkillSchema,
  profileSchema,
  profileUpdateSchema,
  signupSchema,
  weeklySlotSchema,
} from './schema.ts';

const gmail = signupSchema({ emailDomains: ['gmail.com'], phoneRegion: 'PK' });
const form = (change: object = {}) => ({
  ...{ name: 'Aisha Khan', email: 'aisha@gmail.com', password: 'Mangoes7!' },
  ...{ contactNumber: '0300-1234567', experienceYears: '3', description: 'I like to help.' },
  ...{ skills: ['Cloud'], interests: ['Outdoor'] },
  ...change,
});

type Schema = {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};
/** The first problem of each field. */
function problems(schema: Schema, value: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? [])
    found[String(path[0])] ??= message;
  return found;
}

describe('AU-01 the form of sign-up', () => {
  test('AU-01 takes numbers as text and lists as JSON, and drops blanks and repetitions', () => {
    const given = { name: '  Aïcha Khan ', skills: '["Cloud"," cloud ","DevOps"]' };
    expect(gmail.parse(form(given))).toMatchObject({
      ...{ name: 'Aïcha Khan', experienceYears: 3, skills: ['cloud', 'DevOps'] },
      language: 'en',
    });
  });

  test.each<[string, unknown, string]>([
    ['name', 'A', signupMessages.name],
    ['name', 'A'.repeat(51), signupMessages.name],
    ['name', 'R2D2', signupMessages.name],
    ['email', 'aisha@example.org', signupMessages.gmail],
    ['email', 'gmail.com', signupMessages.gmail],
    ['email', 'a@b@gmail.com', signupMessages.gmail],
    ['password', 'Mango7!', signupMessages.passwordShort],
    ['password', 'Mangoes77', signupMessages.passwordMix],
    ['password', `Aa1!${'a'.repeat(125)}`, signupMessages.passwordLong],
    ['contactNumber', '12345', signupMessages.contactNumber],
    ['experienceYears', 'many', signupMessages.experienceNumber],
    ['experienceYears', '2.5', signupMessages.experienceNumber],
    ['experienceYears', -1, signupMessages.experienceRange],
    ['experienceYears', 101, signupMessages.experienceRange],
    ['description', 'Too short', signupMessages.description],
    ['description', 'x'.repeat(501), profileMessages.description],
    ['skills', [], signupMessages.skills],
    ['skills', '[broken', signupMessages.skills],
    ['skills', ['x'.repeat(31)], profileMessages.skillLong],
    ['interests', [], signupMessages.interests],
    ['interests', [' '], profileMessages.interestEmpty],
    ['whyOrganise', 'so', signupMessages.whyOrganise],
  ])('AU-01 refuses %s %j in its words', (field, value, message) => {
    expect(problems(gmail, form({ [field]: value }))).toEqual({ [field]: message });
  });

  test.each([
    ['name', 'Al'],
    ['name', 'A'.repeat(50)],
    ['email', 'AISHA@GMAIL.COM'],
    ['experienceYears', 0],
    ['experienceYears', 100],
    ['description', '0123456789'],
    ['description', 'x'.repeat(500)],
    ['skills', ['x'.repeat(30)]],
    ['password', `Aa1!${'a'.repeat(124)}`],
  ])('AU-01 takes %s at its limit', (field, value) => {
    expect(problems(gmail, form({ [field]: value }))).toEqual({});
  });

  test('AU-01 the domains are those of the installation, or all', () => {
    const email = 'a@example.org';
    const open = signupSchema({ emailDomains: [], phoneRegion: 'any' });
    expect(problems(open, form({ email, contactNumber: '+4915112345678' }))).toEqual({});
    const two = signupSchema({ emailDomains: ['a.org', 'b.org'], phoneRegion: 'PK' });
    expect(problems(two, form({ email }))).toEqual({
      email: 'Please enter an e-mail address at a.org or b.org',
    });
    // Not the end of another domain.
    expect(problems(two, form({ email: 'x@nota.org' })).email).toBeDefined();
    expect(problems(two, form({ email: 'x@B.org' }))).toEqual({});
  });

  test('AU-01 every field of the form has its place in the order of checks', () => {
    // What the form carries along is no field of it.
    const carried = ['language', 'eventId', 'roleId'];
    const fields = Object.keys(gmail.shape).filter((field) => !carried.includes(field));
    expect(signupOrder.filter((field) => fields.includes(field))).toEqual(fields);
  });
});

describe('AU-06 the form of login', () => {
  test.each([
    [
      { email: '', password: '' },
      { email: loginMessages.emailRequired, password: loginMessages.passwordRequired },
    ],
    [
      { email: 'aisha', password: '12345' },
      { email: loginMessages.emailInvalid, password: loginMessages.passwordShort },
    ],
    [{ email: ' a@b.co ', password: '123456' }, {}],
    [
      { email: 'a@b.co', password: 'x'.repeat(limits.password.max + 1) },
      { password: loginMessages.invalid },
    ],
  ])('AU-06 %j', (value, expected) => {
    expect(problems(loginSchema, value)).toEqual(expected);
  });
});

describe('PF-02 the form of the profile', () => {
  test('PF-02 judges only what is sent, and keeps the password that is left empty', () => {
    expect(profileSchema.parse({})).toEqual({});
    expect(problems(profileSchema, { password: '' })).toEqual({});
    expect(problems(profileSchema, { password: 'weak' })).toEqual({
      password: signupMessages.passwordShort,
    });
  });

  test.each<[string, unknown, string]>([
    ['name', 'A', profileMessages.nameShort],
    ['name', 'A'.repeat(51), profileMessages.nameLong],
    ['name', 'R2D2', profileMessages.nameLetters],
    ['email', '', loginMessages.emailRequired],
    ['email', 'nowhere', profileMessages.email],
    ['contactNumber', '', profileMessages.phoneRequired],
    ['contactNumber', 'call me', profileMessages.phone],
    ['experienceYears', 'x', profileMessages.experienceNumber],
    ['experienceYears', -1, profileMessages.experienceNegative],
    ['experienceYears', 101, profileMessages.experienceHigh],
    ['description', 'x'.repeat(501), profileMessages.description],
    ['skills', [''], profileMessages.skillEmpty],
    ['interests', ['x'.repeat(31)], profileMessages.interestLong],
  ])('PF-02 refuses %s %j in its words', (field, value, message) => {
    expect(problems(profileSchema, { [field]: value })).toEqual({ [field]: message });
  });

  test('PF-02 C2 the call takes back what an account never had, and leaves a number to the server', () => {
    expect(problems(profileUpdateSchema, { contactNumber: '', skills: [] })).toEqual({});
    const contactNumber = '1'.repeat(limits.contactNumber.max + 1);
    expect(problems(profileUpdateSchema, { contactNumber })).toEqual({
      contactNumber: signupMessages.contactNumber,
    });
  });

  test('PF-02 years that sign-up took stay good; new ones are at most fifty', () => {
    expect(isExperienceTooHigh(80, 80)).toBe(false);
    expect(isExperienceTooHigh(51, 80)).toBe(true);
    expect(isExperienceTooHigh(50, 0)).toBe(false);
  });
});

describe('PF-04 a skill that is added', () => {
  test.each<[string, string | undefined]>([
    ['', skillMessages.required],
    ['   ', skillMessages.required],
    ['x', skillMessages.short],
    ['x'.repeat(31), skillMessages.long],
    ['C++', skillMessages.characters],
    ['x'.repeat(30), undefined],
    ['First-aid 2', undefined],
    ['ابتدائی طبی امداد', undefined],
  ])('PF-04 %j', (skill, message) => {
    expect(newSkillSchema.safeParse(skill).error?.issues[0]?.message).toBe(message);
  });
});

test('PF-05 a free time begins before it ends, within one day of the week', () => {
  const slot = (change: object) =>
    weeklySlotSchema.safeParse({ weekday: 0, from: 0, to: 1440, ...change }).success;
  expect(slot({})).toBe(true);
  for (const wrong of [
    { weekday: 7 },
    { weekday: -1 },
    { to: 1441 },
    { from: 600, to: 600 },
    { from: 0.5 },
  ])
    expect([wrong, slot(wrong)]).toEqual([wrong, false]);
});
