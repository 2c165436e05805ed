/** RG-03: which rights the claims of a provider give, and what is no rule or no value. */
import { expect, test } from 'vitest';
import { readRightRules, rightsFrom, saysAll } from './claimed-rights.ts';

test('RG-03 rules are read with whatever stands in a value, and what is none is named', () => {
  const { rules, unread } = readRightRules(
    'groups=lahore: team=1:organiser@ravi-bank; ;realm_access.roles=look:viewer@ravi-bank;groups=x;a b=c:viewer@d;groups=x:admin@d;groups=x:viewer@D',
  );
  expect(rules).toEqual([
    { claim: 'groups', value: 'lahore: team=1', right: 'organiser', branch: 'ravi-bank' },
    { claim: 'realm_access.roles', value: 'look', right: 'viewer', branch: 'ravi-bank' },
  ]);
  expect(unread).toEqual(['groups=x', 'a b=c:viewer@d', 'groups=x:admin@d', 'groups=x:viewer@D']);
  expect(readRightRules('')).toEqual({ rules: [], unread: [] });
});

const rules = readRightRules(
  'groups=a:viewer@one;groups=b:organiser@one;realm_access.roles=c:viewer@two;https://x.example/r=d:viewer@three',
).rules;

test('RG-03 a claim gives its right as a text, in a list, along a path, and by a name with dots', () => {
  expect(rightsFrom(rules, { groups: 'a' })).toEqual([{ branch: 'one', right: 'viewer' }]);
  expect(rightsFrom(rules, { groups: ['z', 'b', 'a'] })).toEqual([
    { branch: 'one', right: 'organiser' },
  ]);
  expect(rightsFrom(rules, { realm_access: { roles: ['c'] }, 'https://x.example/r': 'd' })).toEqual(
    [
      { branch: 'two', right: 'viewer' },
      { branch: 'three', right: 'viewer' },
    ],
  );
});

test.each([
  {},
  { groups: null },
  { groups: 1 },
  { groups: 'A' },
  { groups: ' a' },
  { groups: [['a'], { a: true }, 1] },
  { groups: { a: true } },
  { realm_access: 'c' },
  { realm_access: { roles: { c: 1 } } },
])('RG-03 %j gives nothing', (claims) => {
  expect(rightsFrom(rules, claims)).toEqual([]);
});

test('RG-03 what an object has by nature is no claim', () => {
  const inherited = readRightRules('constructor.name=Object:organiser@one').rules;
  expect(rightsFrom(inherited, {})).toEqual([]);
});

test('RG-03 whether all was said tells when the provider has to be asked for more', () => {
  expect(saysAll(rules, { groups: [] })).toBe(false);
  expect(
    saysAll(rules, { groups: [], realm_access: { roles: [] }, 'https://x.example/r': '' }),
  ).toBe(true);
  expect(saysAll([], {})).toBe(true);
});
