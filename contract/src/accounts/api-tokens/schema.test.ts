import { expect, test } from 'vitest';
import { abilities } from '../../abilities.ts';
import { limits } from '../../limits.ts';
import { apiTokenMessages } from './messages.ts';
import { makeApiTokenSchema } from './schema.ts';

const form = { name: 'Our website', abilities: ['events.read'], days: 90 };
const problem = (change: object) => {
  const [issue] = makeApiTokenSchema.safeParse({ ...form, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('RG-03 a token has a name, can do something, and ends by itself', () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ name: ' ' })).toEqual(['name', apiTokenMessages.nameNeeded]);
  expect(problem({ name: 'x'.repeat(limits.apiToken.name + 1) })?.[0]).toBe('name');
  expect(problem({ abilities: [] })).toEqual(['abilities', apiTokenMessages.abilityNeeded]);
  expect(problem({ abilities: undefined })).toEqual(['abilities', apiTokenMessages.abilityNeeded]);
  for (const days of [0, 31, 366, null, '90'])
    expect(problem({ days })).toEqual(['days', apiTokenMessages.daysNeeded]);
});

test('RG-03 it may be able to do all that there is, and nothing else', () => {
  expect(problem({ abilities: [...abilities] })).toBeUndefined();
  expect(problem({ abilities: [...abilities, 'events.read'] })?.[0]).toBe('abilities');
  expect(problem({ abilities: ['everything'] })?.[0]).toBe('abilities');
});
