import { describe, expect, test } from 'vitest';
import { isComing, participationStates } from '../joining/rules.ts';
import { type BoardState, effectOf, noticeKindOf } from './rules.ts';

const states: readonly BoardState[] = ['none', ...participationStates];

describe('RO-05 a card that is moved', () => {
  test.each(states)('RO-05 of somebody who is %s', (state) => {
    const holds = state !== 'none' && isComing(state);
    const from = { state, roleId: 'cook' };
    expect(effectOf(from, 'driver')).toBe(holds ? 'moved' : 'given');
    expect(effectOf(from, 'cook')).toBe(holds ? undefined : 'given');
    expect(effectOf(from, null)).toBe(holds ? 'released' : undefined);
    expect(effectOf({ state, roleId: null }, 'cook')).toBe(holds ? 'moved' : 'given');
  });

  test('RO-05 a new place is a decision; another one, or none any more, is a change', () => {
    expect(noticeKindOf).toEqual({ given: 'decision', moved: 'change', released: 'change' });
  });
});
