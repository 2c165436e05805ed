/** What the security log can be asked, and how little it says. */
import { expect, test } from 'vitest';
import { securityGroups, securityKinds, securityKindsIn } from './rules.ts';
import { securityEntrySchema, securityQuerySchema } from './schema.ts';

const id = '01890000-0000-7000-8000-000000000000';

test('B4 every kind of event is found in one group, so that none is missed by who looks through them', () => {
  const grouped = securityGroups.flatMap(securityKindsIn);
  expect(grouped.toSorted()).toEqual(securityKinds.toSorted());
  for (const group of securityGroups) expect(securityKindsIn(group).length).toBeGreaterThan(0);
});

test('B4 what was refused stands among the refusals, or with the link or password that it is about', () => {
  const refused = securityKinds.filter((kind) => /\.(refused|failed|wrong)$/.test(kind));
  const elsewhere = refused.filter((kind) => !securityKindsIn('refusals').includes(kind));
  expect(elsewhere).toEqual(['login.failed', 'link.refused', 'password.wrong']);
});

test('B4 it is narrowed down by a group, a person and a page, and by nothing that is none', () => {
  expect(securityQuerySchema.parse({})).toEqual({});
  const query = { group: 'refusals', userId: id, after: id };
  expect(securityQuerySchema.parse(query)).toEqual(query);
  for (const part of ['group', 'userId', 'after'])
    for (const wrong of ['', 'all', "'; drop table"])
      expect(securityQuerySchema.safeParse({ [part]: wrong }).success, part).toBe(false);
});

test('B4 an entry holds a part of an address and names, and no more of anybody', () => {
  const entry = {
    ...{ id, at: '2026-12-01T00:00:00.000Z', kind: 'login.failed', network: '203.0.113.0/24' },
    ...{ actor: null, person: { id, name: 'Aisha Khan' }, count: 3 },
  };
  const more = { address: '203.0.113.7', email: 'aisha@gmail.com', password: 'guess' };
  const person = { ...entry.person, email: 'aisha@gmail.com' };
  expect(securityEntrySchema.parse({ ...entry, ...more, person })).toEqual(entry);
  expect(securityEntrySchema.safeParse({ ...entry, kind: 'login.tried' }).success).toBe(false);
});
