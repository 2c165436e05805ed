/** How a saved plan refuses, moves people, and remembers what they were. */
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import type { StandingRow } from '../plan/queries.ts';
import { moveTo, placeRow, refuseWhole } from './policy.ts';

const thrown = (error: unknown) => {
  try {
    return refuseWhole(error);
  } catch (refusal) {
    return refusal;
  }
};

describe('MT-04 a step that cannot be made', () => {
  test('MT-04 means that the plan does not hold any more, and says where', () => {
    const refusal = thrown(new DomainError('joining.full', { fields: { role: 'Cook' } }));
    expect(refusal).toMatchObject({ code: 'fill.changed', fields: { role: 'Cook' } });
    expect(thrown(new DomainError('shifts.not_found'))).toMatchObject({ code: 'fill.changed' });
  });

  test('MT-04 is told as it is where it says something else', () => {
    const other = new DomainError('accounts.not_allowed');
    expect(thrown(other)).toBe(other);
    const broken = new TypeError('broken');
    expect(thrown(broken)).toBe(broken);
  });
});

describe('MT-04 a place of the plan', () => {
  const place = { eventId: 'event', userId: 'aisha', roleId: 'cook', shiftId: 'early' };

  test('MT-04 is given from what the person was in the preview', () => {
    const standing = { state: 'requested', roleId: 'driver' } as StandingRow;
    expect(moveTo(place, standing)).toEqual({
      ...{ userId: 'aisha', shiftId: 'early', to: { roleId: 'cook' } },
      from: { state: 'requested', roleId: 'driver' },
    });
    expect(moveTo(place, undefined).from).toEqual({ state: 'none', roleId: null });
  });

  const at = new Date('2026-12-07T09:00:00Z');
  const row = (change: Partial<ParticipationRow> = {}) =>
    ({ ...place, state: 'confirmed', decidedAt: null, ...change }) as ParticipationRow;

  test('MT-04 is kept with what the person was before, for the undo', () => {
    const waited = { state: 'waitlisted', roleId: null, shiftId: null, waitingSince: at };
    expect(placeRow('save', row(), waited as StandingRow, at)).toEqual({
      ...{ saveId: 'save', ...place, state: 'confirmed', decidedAt: at },
      ...{ fromState: 'waitlisted', fromRoleId: null, fromShiftId: null, fromWaitingSince: at },
    });
  });

  test('MT-04 of somebody who was nothing before, an undo leaves nothing', () => {
    const later = new Date(at.getTime() + 1);
    expect(placeRow('save', row({ decidedAt: later }), undefined, at)).toMatchObject({
      ...{ decidedAt: later, fromState: null, fromWaitingSince: null },
    });
  });

  test('MT-04 that was not really given is a fault of ours, not one to keep', () => {
    expect(() => placeRow('save', row({ state: 'requested' }), undefined, at)).toThrow('not there');
    expect(() => placeRow('save', row({ roleId: null }), undefined, at)).toThrow('not there');
    expect(placeRow('save', row({ state: 'offered' }), undefined, at).state).toBe('offered');
  });
});
