/** What is asked of somebody who comes without a place. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { givenPlaceSchema, newcomerSchema } from './schema.ts';

const id = '00000000-0000-4000-8000-000000000001';
const problems = (value: unknown) =>
  newcomerSchema.safeParse(value).error?.issues.map(({ path }) => path[0]) ?? [];

test('DY-02 a name is enough; an address may be given, and an empty one is none', () => {
  expect(newcomerSchema.parse({ name: ' Zoya ', email: '' })).toEqual({
    name: 'Zoya',
    email: null,
  });
  expect(newcomerSchema.parse({ name: 'Zoya', email: 'zoya@gmail.com' }).email).toBe(
    'zoya@gmail.com',
  );
});

test('DY-02 blanks are no name, and half an address is none', () => {
  expect(problems({ name: '  ', email: '' })).toEqual(['name']);
  expect(problems({ name: 'x'.repeat(limits.personName.max + 1), email: '' })).toEqual(['name']);
  for (const email of ['zoya', 'zoya@', ' ', undefined])
    expect(problems({ name: 'Zoya', email }), String(email)).toEqual(['email']);
});

test('DY-02 a full role gets one place more only when that is said', () => {
  expect(givenPlaceSchema.parse({ id, roleId: id }).addPlace).toBe(false);
  expect(givenPlaceSchema.parse({ id, roleId: id, addPlace: true }).addPlace).toBe(true);
  expect(givenPlaceSchema.safeParse({ roleId: id }).success).toBe(false);
});
