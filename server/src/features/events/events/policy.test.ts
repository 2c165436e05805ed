/** Who sees which events, and what a save over a changed event has to keep to. */
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import type { RoleRow } from '../roles/queries.ts';
import type { ShiftRow } from '../shifts/queries.ts';
import {
  eventRow,
  goneSince,
  maySee,
  readTimes,
  requireNotCancelled,
  requirePlacesOfShifts,
  requireSamePlaces,
  requireSoundRoles,
  requireUnedited,
  requireVersion,
  withMinimum,
} from './policy.ts';
import type { EventRow } from './queries.ts';

const second = (at: number) => new Date(Date.UTC(2026, 11, 7, 9, 0, at));
const event = (change: Partial<EventRow> = {}) =>
  ({
    ...{ id: 'event', publishedAt: second(0), cancelledAt: null, editedAt: null },
    ...{ createdAt: second(0), updatedAt: second(9) },
    ...change,
  }) as EventRow;
const role = (id: string, change: Partial<RoleRow> = {}) =>
  ({
    ...{ id, name: `Role ${id}`, description: 'Helps.', skills: ['Calm'] },
    ...{ maxVolunteers: 3, minVolunteers: null, filled: 0 },
    ...change,
  }) as RoleRow;
const update = (id: string, change: object = {}) => ({
  ...{ id, role_name: `Role ${id}`, description: 'Helps.', skills: ['Calm'], maxVolunteers: 3 },
  ...change,
});

function refusalOf(run: () => unknown): DomainError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
const codeOf = (run: () => unknown) => refusalOf(run)?.code;

describe('EV-03 who sees an event', () => {
  const draft = event({ publishedAt: null });
  const until = second(0);

  test('EV-03 everybody sees what is published', () => {
    expect(maySee(undefined, event())).toBe(true);
  });

  test('EV-03 RG-01 a draft is seen by organisers, and by those with a right there', () => {
    expect(maySee(undefined, draft)).toBe(false);
    expect(maySee({ id: 'someone', role: 'Volunteer' }, draft)).toBe(false);
    expect(maySee({ id: 'admin', role: 'Admin' }, draft)).toBe(true);
    const grants = (eventId: string) => [{ eventId, right: 'viewer' as const, until }];
    expect(maySee({ id: 'v', role: 'Volunteer', grants: grants('event') }, draft)).toBe(true);
    expect(maySee({ id: 'v', role: 'Volunteer', grants: grants('other') }, draft)).toBe(false);
  });
});

describe('EV-10 two organisers at once', () => {
  test('EV-10 a change is made over the version that was seen, or over none', () => {
    expect(codeOf(() => requireVersion(event(), undefined))).toBeUndefined();
    expect(codeOf(() => requireVersion(event(), second(9).toISOString()))).toBeUndefined();
    expect(codeOf(() => requireVersion(event(), second(8).toISOString()))).toBe(
      'events.changed_meanwhile',
    );
  });

  test('EV-10 a save counts as old only where another save came later: a new role or picture is none', () => {
    const seen = second(5).toISOString();
    expect(codeOf(() => requireUnedited(event({ editedAt: second(5) }), seen))).toBeUndefined();
    expect(codeOf(() => requireUnedited(event({ editedAt: second(6) }), seen))).toBe(
      'events.changed_meanwhile',
    );
    expect(codeOf(() => requireUnedited(event({ createdAt: second(6) }), seen))).toBe(
      'events.changed_meanwhile',
    );
    expect(codeOf(() => requireUnedited(event({ editedAt: second(6) }), undefined))).toBe(
      undefined,
    );
  });

  test('EV-10 a role that is gone since is a conflict; one that never was stays unknown', () => {
    const unknown = new DomainError('events.unknown_role');
    expect(codeOf(() => goneSince(event(), second(8).toISOString())(unknown))).toBe(
      'events.changed_meanwhile',
    );
    expect(codeOf(() => goneSince(event(), second(9).toISOString())(unknown))).toBe(
      'events.unknown_role',
    );
    expect(codeOf(() => goneSince(event(), undefined)(unknown))).toBe('events.unknown_role');
    const other = new DomainError('events.over');
    expect(codeOf(() => goneSince(event(), second(8).toISOString())(other))).toBe('events.over');
  });

  test('EV-10 what was cancelled stays as it was', () => {
    expect(codeOf(() => requireNotCancelled({ cancelledAt: null }))).toBeUndefined();
    expect(codeOf(() => requireNotCancelled({ cancelledAt: second(0) }))).toBe('events.cancelled');
  });
});

describe('EV-05 the times of a form', () => {
  test('EV-05 are read by the clocks of the event', () => {
    const times = { startTime: '2026-12-07T09:00', endTime: '2026-12-07T13:00' };
    expect(readTimes(times, 'Asia/Karachi').startTime.toISOString()).toBe(
      '2026-12-07T04:00:00.000Z',
    );
    expect(readTimes(times, 'Asia/Kathmandu').endTime.toISOString()).toBe(
      '2026-12-07T07:15:00.000Z',
    );
  });

  test('EV-05 the one that is no time is named', () => {
    const fields = (startTime: string, endTime: string) =>
      Object.keys(refusalOf(() => readTimes({ startTime, endTime }, 'Asia/Karachi'))?.fields ?? {});
    expect(fields('soon', '2026-12-07T13:00')).toEqual(['startTime']);
    expect(fields('2026-12-07T09:00', '2026-02-30T13:00')).toEqual(['endTime']);
  });
});

describe('EV-10 the roles of a save', () => {
  const present = [role('a'), role('b', { name: 'Driver' })];
  const save = (...changes: ReturnType<typeof update>[]) =>
    refusalOf(() => requireSoundRoles(present, changes));

  test('EV-10 are those of the event, each once; others may be left out', () => {
    expect(save(update('a'))).toBeUndefined();
    expect(save(update('c'))?.code).toBe('events.unknown_role');
    expect(save(update('a'), update('a'))?.code).toBe('events.unknown_role');
  });

  test('EV-10 no two have one name, even where the other is not in the save', () => {
    expect(save(update('a', { role_name: ' driver' }))?.fields?.role).toContain('Driver');
    const swapped = [update('a', { role_name: 'Driver' }), update('b', { role_name: 'Role a' })];
    expect(save(...swapped)).toBeUndefined();
  });

  test('EV-10 what a role lacked before it may go on lacking, nothing else', () => {
    const bare = [role('a', { skills: [] })];
    const without = [update('a', { skills: [] })];
    expect(refusalOf(() => requireSoundRoles(bare, without))).toBeUndefined();
    expect(refusalOf(() => requireSoundRoles([role('a')], without))?.code).toBe('request.invalid');
    expect(save(update('a', { description: ' ' }))?.code).toBe('request.invalid');
  });

  test('RO-03 nobody loses a place by a number: as many places stay as are taken', () => {
    const taken = [role('a', { filled: 2 })];
    const to = (maxVolunteers: number) =>
      refusalOf(() => requireSoundRoles(taken, [update('a', { maxVolunteers })]));
    expect(to(2)).toBeUndefined();
    expect(to(1)?.code).toBe('roles.below_filled');
    expect(to(1)?.wording.values).toEqual({ filled: 2, name: 'Role a', wanted: 1 });
  });
});

describe('EV-10 the fewest people of a role', () => {
  const before = { maxVolunteers: 5, minVolunteers: 4 };
  const after = (change: { maxVolunteers: number; minVolunteers?: number | null }) =>
    withMinimum(change, before).minVolunteers;

  test('EV-10 stay where a client knows nothing of them, and come down with the places', () => {
    expect(after({ maxVolunteers: 5 })).toBe(4);
    expect(after({ maxVolunteers: 6 })).toBe(4);
    expect(after({ maxVolunteers: 3 })).toBe(3);
  });

  test('EV-10 are those that are sent, be it none', () => {
    expect(after({ maxVolunteers: 3, minVolunteers: 1 })).toBe(1);
    expect(after({ maxVolunteers: 3, minVolunteers: null })).toBeNull();
    expect(withMinimum({ maxVolunteers: 3 }, undefined)).toEqual({ maxVolunteers: 3 });
  });
});

describe('EV-10 numbers that cannot be changed here', () => {
  test('EV-10 what is over keeps its places and its fewest, its words may change', () => {
    const present = [role('a', { minVolunteers: 2 })];
    const save = (change: object) =>
      codeOf(() => requireSamePlaces(present, [update('a', change)]));
    expect(save({ description: 'Helped.' })).toBeUndefined();
    expect(save({ minVolunteers: 2 })).toBeUndefined();
    expect(save({ maxVolunteers: 4 })).toBe('events.over');
    expect(save({ minVolunteers: 1 })).toBe('events.over');
    expect(codeOf(() => requireSamePlaces(present, [update('b')]))).toBeUndefined();
  });

  test('EV-10 how many a role with shifts takes is the sum of theirs', () => {
    const shifts = [{ roleId: 'a' }] as ShiftRow[];
    const save = (id: string, maxVolunteers: number) =>
      codeOf(() =>
        requirePlacesOfShifts([role('a'), role('b')], {
          shifts,
          changes: [update(id, { maxVolunteers })],
        }),
      );
    expect(save('a', 3)).toBeUndefined();
    expect(save('a', 4)).toBe('shifts.set_places');
    expect(save('b', 4)).toBeUndefined();
  });
});

test('EV-08 a new event is a draft until it is published, and belongs to the organisation where no branch is named', () => {
  const wanted = {
    ...{ title: '  Beach   Day ', description: '', location: 'Clifton', type: 'community' },
    ...{ mode: 'approve', travelMinutes: 0, publish: false },
  } as unknown as Parameters<typeof eventRow>[0];
  const made = { at: second(3), timeZone: 'Asia/Karachi', actorId: 'admin' };
  expect(eventRow(wanted, made)).toMatchObject({
    ...{ titleKey: 'beach day', publishedAt: null, branchId: null, cancelledAt: null },
    ...{ createdBy: 'admin', createdAt: second(3), timeZone: 'Asia/Karachi' },
  });
  const published = eventRow({ ...wanted, publish: true, branchId: 'lahore' }, made);
  expect(published).toMatchObject({ publishedAt: second(3), branchId: 'lahore' });
});
