import { expect, test } from 'vitest';
import { profileSchema, profileUpdateSchema } from './schema.ts';

test('C2 PF-02 the profile form asks for a skill, the call takes the last one away', () => {
  const none = { skills: [] };
  expect(profileSchema.safeParse(none).error?.issues[0]?.message).toBe(
    'At least one skill is required',
  );
  expect(profileUpdateSchema.parse(none)).toEqual(none);
});
