/** What a branch is made of, and which rights somebody can have at one. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { addToBranch, moveEvent } from './endpoints.ts';
import { branchMessages } from './messages.ts';
import { newBranchSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';
const problem = (change: object) => {
  const body = { userId: id, right: 'viewer', ...change };
  const [issue] = addToBranch.body.safeParse(body).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('OR-08 a branch has a name in any script, without blanks around it', () => {
  const named = (name: unknown) => newBranchSchema.safeParse({ name });
  expect(named('  لاہور شمالی ').data).toEqual({ name: 'لاہور شمالی' });
  expect(named('x'.repeat(limits.branch.name)).success).toBe(true);
  expect(named('x'.repeat(limits.branch.name + 1)).success).toBe(false);
  for (const name of ['', ' ', null, undefined])
    expect(named(name).error?.issues).toMatchObject([{ message: branchMessages.nameNeeded }]);
});

test('RG-02 at a branch one runs its events or looks at them; no right of a single event is given there', () => {
  for (const right of ['organiser', 'viewer']) expect(problem({ right })).toBeUndefined();
  for (const right of ['door', 'lead', 'role_lead', 'afterwards', 'admin', '', undefined])
    expect(problem({ right })).toEqual(['right', branchMessages.right]);
});

test('RG-02 such a right lasts until a day, or until somebody ends it', () => {
  for (const until of [undefined, null, '2028-02-29']) expect(problem({ until })).toBeUndefined();
  for (const until of ['', '2027-02-29', '2027-01-01T00:00:00Z', 0])
    expect(problem({ until })?.[0]).toBe('until');
});

test('OR-08 an event is given to a branch or back to the organisation, and never by leaving that out', () => {
  const isTaken = (body: object) => moveEvent.body.safeParse(body).success;
  expect([isTaken({ branchId: id }), isTaken({ branchId: null })]).toEqual([true, true]);
  expect([isTaken({}), isTaken({ branchId: '' })]).toEqual([false, false]);
});
