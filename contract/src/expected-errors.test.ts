/** Which refusals a call can get, as its description and the tests of both sides read it. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Access, accessText, endpoint, may, mayAsSent } from './endpoint.ts';
import { codesByStatus, mayRefuse } from './expected-errors.ts';

const call = (access: Access) =>
  endpoint({
    ...{ method: 'POST', path: '/api/x', summary: 'x', reply: z.object({}) },
    ...{ access, errors: ['events.not_found', 'joining.full'] },
  });

describe('EC-06 refusals of a call', () => {
  test('EC-06 are those that it lists, and those that any call can get', () => {
    for (const code of ['events.not_found', 'joining.full', 'request.invalid', 'server.busy'])
      expect(mayRefuse(call('public'), code), code).toBe(true);
    for (const code of ['roles.not_found', 'events', 'my.request.invalid'])
      expect(mayRefuse(call('public'), code), code).toBe(false);
  });

  test('EC-06 of who may make it: no login for guests, no wrong role for whoever is signed in', () => {
    const refusals = ['accounts.sign_in_needed', 'accounts.not_allowed'];
    const ofAccess = (access: Access) => refusals.filter((code) => mayRefuse(call(access), code));
    expect(ofAccess('public')).toEqual([]);
    expect(ofAccess('signed-in')).toEqual(['accounts.sign_in_needed']);
    expect(ofAccess('admin')).toEqual(refusals);
    expect(ofAccess('volunteer')).toEqual(refusals);
    expect(ofAccess(may('day.read'))).toEqual(refusals);
  });

  test('EC-06 are described by status, each once', () => {
    const byStatus = codesByStatus(call('admin'));
    expect(byStatus.get(401)).toEqual(['accounts.sign_in_needed']);
    expect(byStatus.get(403)).toEqual(['accounts.not_allowed']);
    expect(byStatus.get(404)).toEqual(['events.not_found']);
    expect([...byStatus.values()].flat()).toHaveLength(4);
  });

  test('RG-01 an ability at an event is told in words', () => {
    expect(accessText('admin')).toBe('admin');
    expect(accessText(may('day.read'))).toBe('admin, or at this event: day.read');
    expect(accessText(may('day.read', 'role', 'roleId'))).toBe('admin, or at this event: day.read');
    expect(accessText(may('day.read', 'anywhere'))).toBe('admin, or anywhere: day.read');
    const inBranch = mayAsSent('events.write', 'branch', 'branchId');
    expect(accessText(inBranch)).toBe('admin, or at this branch: events.write');
  });
});
