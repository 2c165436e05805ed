/** The address that is proposed for a branch’s own page. */
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { addressFor, addressPattern } from './rules.ts';

test.each([
  ['Karachi South', 'karachi-south'],
  ['  São Paulo & Rio!  ', 'sao-paulo-rio'],
  ['Branch 21', 'branch-21'],
  ['کراچی', 'branch'],
  ['—', 'branch'],
  ['کراچی 7', '7'],
])('RG-02 %s has the address %s', (name, address) => {
  expect(addressFor(name)).toBe(address);
  expect(address).toMatch(addressPattern);
});

test('RG-02 a long name is cut so that a number still fits, and never ends in a hyphen', () => {
  const most = limits.branch.name - 'branch-00'.length;
  expect(addressFor('a'.repeat(200))).toHaveLength(most);
  expect(addressFor(`${'a'.repeat(most - 1)} bc`)).toBe('a'.repeat(most - 1));
});

test.each(['Karachi', 'karachi-', '-karachi', 'a--b', 'a b', 'کراچی', ''])(
  'RG-02 %s is no address',
  (address) => {
    expect(address).not.toMatch(addressPattern);
  },
);
