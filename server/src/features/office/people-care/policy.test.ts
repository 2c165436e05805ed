/** Who may do what with another person's account. */
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import {
  requireMayDemote,
  requireMayPromote,
  requireMayRemove,
  requireMaySignOut,
} from './policy.ts';

const person = (id: string, change: Partial<UserRow> = {}) =>
  ({ id, role: 'Volunteer', activatedAt: new Date(0), leavingAt: null, ...change }) as UserRow;
const admin = (id: string) => person(id, { role: 'Admin' });

/** What `by` is told who wants to do it to `user`; two Admins unless said otherwise. */
const refusal = (
  require: typeof requireMayRemove,
  user: UserRow,
  { by = 'one', admins = ['one', 'two'] } = {},
) => {
  try {
    return require({ user, actorId: by, admins });
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('AD-02 another person’s account', () => {
  test('AD-02 is not touched by somebody who lost the role in the meantime', () => {
    const lost = { by: 'three' };
    for (const require of [requireMayRemove, requireMaySignOut, requireMayPromote])
      expect(refusal(require, person('aisha'), lost)).toBe('accounts.not_allowed');
    expect(refusal(requireMayDemote, admin('two'), lost)).toBe('accounts.not_allowed');
  });

  test('AD-02 a volunteer is removed; oneself and the last Admin are not', () => {
    expect(refusal(requireMayRemove, person('aisha'))).toBeUndefined();
    expect(refusal(requireMayRemove, admin('two'))).toBeUndefined();
    expect(refusal(requireMayRemove, admin('one'))).toBe('people.remove_self');
    expect(refusal(requireMayRemove, admin('one'), { admins: ['one'] })).toBe(
      'accounts.last_admin',
    );
  });

  test('OR-03 an Admin becomes a volunteer, but never the last one, nor by themselves', () => {
    expect(refusal(requireMayDemote, admin('two'))).toBeUndefined();
    expect(refusal(requireMayDemote, person('aisha'))).toBe('people.is_volunteer');
    expect(refusal(requireMayDemote, admin('one'))).toBe('people.demote_self');
    expect(refusal(requireMayDemote, admin('one'), { admins: ['one'] })).toBe('people.last_admin');
  });

  test('OR-03 an Admin whose account is not in use can go although they are not among those in use', () => {
    const asleep = person('three', { role: 'Admin', activatedAt: null });
    expect(refusal(requireMayRemove, asleep, { admins: ['one'] })).toBeUndefined();
    expect(refusal(requireMayDemote, asleep, { admins: ['one'] })).toBeUndefined();
  });

  test('OR-03 a volunteer whose account is in use becomes an Admin', () => {
    expect(refusal(requireMayPromote, person('aisha'))).toBeUndefined();
    expect(refusal(requireMayPromote, admin('two'))).toBe('people.is_admin');
    const asleep = person('aisha', { activatedAt: null });
    expect(refusal(requireMayPromote, asleep)).toBe('organisers.not_active');
    const leaving = person('aisha', { leavingAt: new Date(0) });
    expect(refusal(requireMayPromote, leaving)).toBe('organisers.not_active');
  });

  test('AD-02 others are signed out everywhere, oneself by the profile', () => {
    expect(refusal(requireMaySignOut, person('aisha'))).toBeUndefined();
    expect(refusal(requireMaySignOut, admin('one'))).toBe('people.sign_out_self');
  });
});
