/** Who is given which right at an event. */
import { expect, test } from 'vitest';
import { branchRights, rights } from '../../abilities.ts';
import { helperMessages } from './messages.ts';
import { newHelperSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const problem = (change: object) => {
  const [issue] = newHelperSchema.safeParse({ userId: id, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('RG-01 who says no right gives that of the door, as before there were others', () => {
  expect(newHelperSchema.parse({ userId: id })).toEqual({ userId: id, right: 'door' });
});

test('RG-01 the right at one role names the role, and no other right names one', () => {
  for (const right of rights) {
    const isOfRole = right === 'role_lead';
    const wrong = ['roleId', helperMessages.roleNeeded];
    expect(problem({ right }), right).toEqual(isOfRole ? wrong : undefined);
    expect(problem({ right, roleId: id }), right).toEqual(isOfRole ? undefined : wrong);
  }
  expect(problem({ right: 'role_lead', roleId: '' })?.[0]).toBe('roleId');
});

test('RG-01 nothing else is a right at an event, not even what one has by its branch', () => {
  const others = branchRights.filter((right) => !rights.includes(right as 'viewer'));
  for (const right of [...others, 'afterwards', 'Lead', '', null])
    expect(problem({ right })).toEqual(['right', helperMessages.right]);
});

test('RG-01 a right lasts as long as the event, or until a day that the calendar has', () => {
  for (const until of [null, '2026-12-31']) expect(problem({ until })).toBeUndefined();
  for (const until of ['2026-02-30', 'tomorrow', '']) expect(problem({ until })?.[0]).toBe('until');
});
