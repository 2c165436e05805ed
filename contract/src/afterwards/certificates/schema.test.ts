/** Which certificates can be asked for, and which ids can be looked up. */
import { expect, test } from 'vitest';
import { certificateMessages } from './messages.ts';
import { certificateIdSchema, newCertificateSchema } from './schema.ts';

const problem = (days: Record<string, unknown>) => {
  const [issue] = newCertificateSchema.safeParse(days).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test('DY-04 days may be open on either side, and one day is enough', () => {
  for (const days of [
    {},
    { from: '2026-12-01' },
    { to: '2026-12-31' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2026-12-05', to: '2026-12-05' },
  ])
    expect(problem(days), JSON.stringify(days)).toBeUndefined();
});

test('DY-04 days that end before they begin are told at the last day', () => {
  expect(problem({ from: '2026-12-06', to: '2026-12-05' })).toEqual([
    'to',
    certificateMessages.wrongDays,
  ]);
});

test('DY-04 what is no day of the calendar is refused at its own field', () => {
  expect(problem({ from: '2026-02-30' })?.[0]).toBe('from');
  expect(problem({ to: '2026-1-5' })?.[0]).toBe('to');
  expect(problem({ to: '2026-12-05T10:00:00Z' })?.[0]).toBe('to');
});

test('DY-04 an id is 128 bits as base64url: its number, a part of it or more than it is none', () => {
  const id = 'Ab3_-9xYz0Qw1Er2Ty3Ui4';
  expect(id).toHaveLength(22);
  expect(certificateIdSchema.safeParse(id).success).toBe(true);
  for (const other of ['SA-7K2M-9QXD', id.slice(1), `${id}A`, `${id.slice(1)}/`, '', undefined, 22])
    expect(certificateIdSchema.safeParse(other).success, String(other)).toBe(false);
});
