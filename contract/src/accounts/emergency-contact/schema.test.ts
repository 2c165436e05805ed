import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { emergencyMessages } from './messages.ts';
import { emergencyContactSchema } from './schema.ts';

const mother = { name: 'Rukhsana (mother)', phone: '+92 300 1234567' };
const problem = (change: object) => {
  const [issue] = emergencyContactSchema.safeParse({ ...mother, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('EL-05 whom to call is a name, with who that is, and a number', () => {
  expect(emergencyContactSchema.parse({ name: ` ${mother.name} `, phone: ' 0421234567 ' })).toEqual(
    {
      ...{ name: mother.name, phone: '0421234567' },
    },
  );
  for (const name of ['', ' ', undefined])
    expect(problem({ name })).toEqual(['name', emergencyMessages.name]);
  expect(problem({ name: 'x'.repeat(limits.emergencyName.max + 1) })?.[0]).toBe('name');
});

test.each(['042 1234567', '+44 20 7946 0018', '+1-202-555-0175'])(
  'EL-05 family may live anywhere, and have no mobile phone: %s',
  (phone) => expect(problem({ phone })).toBeUndefined(),
);

test.each([
  '',
  '12345',
  'my mother',
  '+92 300 123456x',
  '1'.repeat(21),
  '1'.repeat(5000),
  undefined,
])('EL-05 nobody can be called at %j, and that is said once', (phone) => {
  expect(problem({ phone })).toEqual(['phone', emergencyMessages.phone]);
  const { error } = emergencyContactSchema.safeParse({ ...mother, phone });
  expect(error?.issues).toHaveLength(1);
});
