import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { paperMessages } from './messages.ts';
import { claimSchema, paperDecisionSchema } from './schema.ts';

const kindId = '01890000-0000-7000-8000-000000000000';
const issue = (value: unknown) => paperDecisionSchema.safeParse(value).error?.issues[0];

test('EL-01 who refuses a qualification says why, who verifies it need not', () => {
  const needed = { path: ['reason'], message: paperMessages.reason };
  expect(issue({ decision: 'refuse' })).toMatchObject(needed);
  expect(issue({ decision: 'refuse', reason: '  ' })).toMatchObject(needed);
  expect(issue({ decision: 'refuse', reason: 'Blurred.' })).toBeUndefined();
  expect(
    issue({ decision: 'refuse', reason: 'x'.repeat(limits.paperReason.max + 1) }),
  ).toBeDefined();
  expect(paperDecisionSchema.parse({ decision: 'verify' })).toEqual({
    ...{ decision: 'verify', reason: '' },
  });
});

test('EL-01 what somebody says to have is of a kind, with a day that there is or without any', () => {
  expect(claimSchema.safeParse({ kindId, validUntil: null }).success).toBe(true);
  expect(claimSchema.safeParse({ kindId, validUntil: '2028-02-29' }).success).toBe(true);
  expect(claimSchema.safeParse({ kindId, validUntil: '2027-02-29' }).success).toBe(false);
  // Left out is not the same as 'does not expire'.
  expect(claimSchema.safeParse({ kindId }).success).toBe(false);
  expect(
    claimSchema.safeParse({ kindId: 'first aid', validUntil: null }).error?.issues,
  ).toMatchObject([{ path: ['kindId'], message: paperMessages.kind }]);
});
