/** What the link of a mail is still good for, by what became of the place since it was written. */
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../events/events/queries.ts';
import type { ParticipationRow } from '../place/queries.ts';
import { offerState, requestState } from './policy.ts';
import type { LinkRow } from './queries.ts';

const now = new Date('2026-12-07T09:00:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const event = (cancelledAt: Date | null = null, startTime = at(120)) =>
  ({ cancelledAt, startTime, endTime: new Date(startTime.getTime() + 180 * 60_000) }) as EventRow;

describe('WI-03 the link of an offer', () => {
  const state = (change: Partial<ParticipationRow>, until = at(60), cancelledAt?: Date) => {
    const row = { state: 'offered', offeredUntil: at(60), ...change } as ParticipationRow;
    return offerState({ row, event: event(cancelledAt) }, until, now);
  };

  test('WI-03 is open until the place is kept no longer', () => {
    expect(state({})).toBe('open');
    expect(state({ offeredUntil: at(0) }, at(0))).toBe('over');
    expect(state({ offeredUntil: at(1) }, at(1))).toBe('open');
    expect(state({ offeredUntil: null })).toBe('over');
  });

  test('WI-03 does not answer a later offer, which has a mail of its own', () => {
    expect(state({ offeredUntil: at(61) }, at(60))).toBe('over');
    expect(state({ offeredUntil: at(59) }, at(60))).toBe('open');
  });

  test('WI-03 says what became of the place', () => {
    expect(state({ state: 'confirmed' })).toBe('taken');
    expect(state({ state: 'checked_in' })).toBe('taken');
    expect(state({ state: 'withdrawn' })).toBe('passed');
    expect(state({ state: 'waitlisted' })).toBe('over');
    expect(state({ state: 'confirmed' }, at(60), now)).toBe('cancelled');
  });

  test('WI-03 sends nobody to ask again once the event has begun, and nobody to it when it is over', () => {
    const late = (standing: ParticipationRow['state'], begunBefore: number) => {
      const row = { state: standing, offeredUntil: null } as ParticipationRow;
      return offerState({ row, event: event(null, at(-begunBefore)) }, at(60), now);
    };
    expect((['expired', 'withdrawn', 'confirmed'] as const).map((each) => late(each, 0))).toEqual([
      'begun',
      'begun',
      'taken',
    ]);
    expect(late('withdrawn', 179)).toBe('begun');
    expect((['expired', 'withdrawn', 'completed'] as const).map((each) => late(each, 180))).toEqual(
      ['ended', 'ended', 'ended'],
    );
  });
});

describe('WI-06 the link of a request', () => {
  const state = (
    change: Partial<ParticipationRow>,
    { answer = null, cancelledAt }: { answer?: LinkRow['answer']; cancelledAt?: Date } = {},
  ) => {
    const row = { state: 'requested', requestedAt: at(-9), startTime: at(1), ...change };
    const link = { requestedAt: at(-9), answer } as LinkRow;
    return requestState({ row: row as ParticipationRow, event: event(cancelledAt), link }, now);
  };

  test('WI-06 is open until the place begins', () => {
    expect(state({})).toBe('open');
    expect(state({ startTime: at(0) })).toBe('begun');
    const row = { state: 'requested', requestedAt: at(-9), startTime: at(-180) };
    const link = { requestedAt: at(-9), answer: null } as LinkRow;
    const late = { row: row as ParticipationRow, event: event(null, at(-180)), link };
    expect(requestState(late, now)).toBe('ended');
    expect(requestState(late, at(-1))).toBe('begun');
  });

  test('WI-06 answers the request it was written for, once', () => {
    expect(state({ requestedAt: at(-1) })).toBe('renewed');
    expect(state({}, { answer: 'decline' })).toBe('renewed');
  });

  test('WI-06 says what became of the request', () => {
    expect(state({ state: 'withdrawn' })).toBe('withdrawn');
    expect(state({ state: 'expired' })).toBe('withdrawn');
    expect(state({ state: 'confirmed' })).toBe('answered');
    expect(state({ state: 'declined' })).toBe('answered');
    expect(state({}, { cancelledAt: now })).toBe('cancelled');
  });
});
