import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newSkillSchema, signupSchema } from './accounts/accounts/schema.ts';
import { roleUpdateSchema } from './events/roles/schema.ts';
import { text } from './fields.ts';
import { learn } from './language-in-use.ts';
import { saidBy } from './problems.ts';
import { inUrdu } from './urdu.ts';

afterEach(() => learn(() => undefined));

const firstOf = (result: { error?: z.core.$ZodError | undefined }) => {
  const [issue] = result.error?.issues ?? [];
  return issue && saidBy(issue);
};

test('EC-06 an issue says by which code and values its text is found', () => {
  expect(firstOf(newSkillSchema.safeParse('x'.repeat(40)))).toEqual({
    message: 'Skill name must be less than 30 characters',
    wording: { code: 'skill.long', values: undefined },
  });
  expect(firstOf(z.object({ note: text(3) }).safeParse({ note: 'long' }))).toEqual({
    message: 'Please use at most 3 characters.',
    wording: { code: 'field.characters', values: { max: 3 } },
  });
});

test('EC-06 a role named like a text of ours stays as it is', () => {
  learn(inUrdu);
  const id = '0190d9b5-0000-7000-8000-000000000000';
  const role = { id, role_name: 'Wait list', description: '', maxVolunteers: 2, skills: ['A'] };
  const said = firstOf(roleUpdateSchema.safeParse(role));
  expect(said?.wording).toEqual({ code: 'named_role.description', values: { name: 'Wait list' } });
  expect(said?.message).toContain('Wait list');
  expect(said?.message).toMatch(/\p{Script=Arabic}/u);
});

test('EC-06 an issue is told in the language that was learned', () => {
  learn(inUrdu);
  const { shape } = signupSchema({ emailDomains: ['a.org', 'b.org'], phoneRegion: 'PK' });
  const { message = '' } = firstOf(shape.email.safeParse('x@y.org')) ?? {};
  expect(message).toBe('a.org یا b.org کا ای میل درج کریں');
});

test('EC-06 an issue that nobody wrote a text for has no wording', () => {
  expect(firstOf(z.object({ a: z.number() }).safeParse({}))?.wording).toBeUndefined();
});
