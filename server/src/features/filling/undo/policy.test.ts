/** What an undo may still take back, and where people are afterwards. */
import { limits } from '@saath/contract/limits';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { ParticipationRow } from '../../places/place/queries.ts';
import type { PlaceRow, SaveRow } from '../save/queries.ts';
import { keptBecause, requireUndoable, stateAfter } from './policy.ts';

const HOUR = 3_600_000;
const now = new Date('2026-12-07T09:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);

describe('MT-04 a saved plan', () => {
  const save = (change: Partial<SaveRow>) =>
    ({ id: 'save', madeAt: now, undoneAt: null, ...change }) as SaveRow;
  const refusal = (row: SaveRow | undefined) => {
    try {
      requireUndoable(row, now);
      return undefined;
    } catch (error) {
      return error instanceof DomainError ? error.code : error;
    }
  };

  test('MT-04 can be taken back for a day, once', () => {
    const oldest = new Date(now.getTime() - limits.fill.undo);
    expect(refusal(save({ madeAt: oldest }))).toBeUndefined();
    expect(refusal(save({ madeAt: new Date(oldest.getTime() - 1) }))).toBe('fill.not_found');
    expect(refusal(save({ undoneAt: now }))).toBe('fill.undone');
    expect(refusal(undefined)).toBe('fill.not_found');
  });
});

describe('MT-04 a place that the plan gave', () => {
  const place = { state: 'confirmed', roleId: 'cook', shiftId: 'early', decidedAt: now };
  const given = {
    event: { startTime: inHours(2), endTime: inHours(6), publishedAt: now, cancelledAt: null },
    row: { ...place, endTime: inHours(4) },
    hasAnswered: false,
  };
  const kept = (change: { event?: object; row?: object | undefined; hasAnswered?: boolean }) => {
    const { event, row, hasAnswered } = { ...given, ...change };
    return keptBecause(place as PlaceRow, {
      event: event && ({ ...given.event, ...event } as EventRow),
      row: row && ({ ...given.row, ...row } as ParticipationRow),
      ...{ name: 'Aisha', hasAnswered, now },
    })?.wording;
  };
  const changed = { code: 'fill_kept.changed', values: { name: 'Aisha' } };

  test('MT-04 is taken back as long as it is as the plan left it', () => {
    expect(kept({})).toBeUndefined();
    expect(kept({ event: { startTime: inHours(-1) } })).toBeUndefined();
  });

  test('MT-04 stays where somebody changed it since, whatever they changed', () => {
    expect(kept({ row: { state: 'withdrawn' } })).toEqual(changed);
    expect(kept({ row: { roleId: 'driver' } })).toEqual(changed);
    expect(kept({ row: { shiftId: null } })).toEqual(changed);
    expect(kept({ row: { decidedAt: inHours(1) } })).toEqual(changed);
    expect(kept({ row: undefined })).toEqual(changed);
  });

  test('MT-04 stays where the event is over, called off or not published any more', () => {
    expect(kept({ event: { startTime: inHours(-6), endTime: now } })).toEqual(changed);
    expect(kept({ event: { cancelledAt: now } })).toEqual(changed);
    expect(kept({ event: { publishedAt: null } })).toEqual(changed);
  });

  test('MT-04 stays where its own time is over, though the event goes on', () => {
    expect(kept({ row: { endTime: now } })?.code).toBe('fill_kept.timeOver');
  });

  test('MT-04 stays with somebody who has answered', () => {
    expect(kept({ hasAnswered: true })?.code).toBe('fill_kept.answered');
    expect(kept({ hasAnswered: true, row: { state: 'withdrawn' } })).toEqual(changed);
  });

  test('MT-04 leaves people where they were: who had not asked has not asked now', () => {
    expect(stateAfter('requested')).toBe('requested');
    expect(stateAfter('waitlisted')).toBe('waitlisted');
    expect(stateAfter('declined')).toBe('withdrawn');
    expect(stateAfter(null)).toBe('withdrawn');
  });
});
