/** When joining is possible: the refusals at their very moments (RO-04, JO-01, KP-01). */
import { participationStates } from '@saath/contract/places/joining/rules';
import { describe, expect, test } from 'vitest';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import {
  isTimeOver,
  requireActiveVolunteer,
  requireMayAsk,
  requireNotOver,
  requireStep,
  requireUpcoming,
} from './policy.ts';
import type { ParticipationRow } from './queries.ts';

const startTime = new Date('2026-12-07T09:00:00Z');
const endTime = new Date('2026-12-07T13:00:00Z');
const just = (at: Date) => new Date(at.getTime() - 1);
const eventWith = (change: Partial<EventRow> = {}) =>
  ({ startTime, endTime, publishedAt: new Date(0), cancelledAt: null, ...change }) as EventRow;
const cancelled = eventWith({ cancelledAt: new Date(0) });
const draft = eventWith({ publishedAt: null });

/** The code of a refusal, or undefined. */
function refusalOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('RO-04 volunteers join until the start, and nothing that is cancelled or not published', () => {
  const refusal = (event: EventRow, now: Date) => refusalOf(() => requireUpcoming(event, now));
  expect(refusal(eventWith(), just(startTime))).toBeUndefined();
  expect(refusal(eventWith(), startTime)).toBe('joining.not_open');
  for (const event of [cancelled, draft])
    expect(refusal(event, just(startTime))).toBe('joining.not_open');
});

test('RO-04 organisers give places until the end, and none in what its people cannot see', () => {
  const refusal = (event: EventRow, now: Date) => refusalOf(() => requireNotOver(event, now));
  expect(refusal(eventWith(), just(startTime))).toBeUndefined();
  expect(refusal(eventWith(), just(endTime))).toBeUndefined();
  expect(refusal(eventWith(), endTime)).toBe('joining.event_over');
  expect(refusal(cancelled, just(startTime))).toBe('joining.event_over');
  expect(refusal(draft, just(startTime))).toBe('events.not_published');
});

test('KP-01 the time of a place is over when its part has ended, of those alone who come', () => {
  const over = participationStates.filter((state) => isTimeOver({ state, endTime }, endTime));
  expect(over).toEqual(['confirmed', 'checked_in', 'completed', 'left_early']);
  expect(isTimeOver({ state: 'confirmed', endTime }, just(endTime))).toBe(false);
  expect(isTimeOver(undefined, endTime)).toBe(false);
});

describe('RO-04 who may have a place', () => {
  test.each<[string, Partial<UserRow> | undefined, boolean]>([
    ['a volunteer whose account is active', { role: 'Volunteer', activatedAt: startTime }, true],
    ['an organiser', { role: 'Admin', activatedAt: startTime }, false],
    ['who has never activated the account', { role: 'Volunteer', activatedAt: null }, false],
    ['nobody', undefined, false],
  ])('RO-04 %s', (_, user, isSo) => {
    const refusal = refusalOf(() => requireActiveVolunteer(user as UserRow | undefined));
    expect(refusal).toBe(isSo ? undefined : 'joining.not_active');
  });
});

test('JO-01 a step that the table does not know is refused', () => {
  expect(refusalOf(() => requireStep('requested', 'withdrawn', 'volunteer'))).toBeUndefined();
  expect(refusalOf(() => requireStep('requested', 'confirmed', 'volunteer'))).toBe(
    'joining.not_possible',
  );
  expect(refusalOf(() => requireStep(null, 'requested', 'volunteer'))).toBeUndefined();
});

test('RO-04 one asks once; again after having withdrawn, and never after a decline', () => {
  const refusals = participationStates.map((state) => [
    state,
    refusalOf(() => requireMayAsk({ state } as ParticipationRow)),
  ]);
  expect(refusalOf(() => requireMayAsk(undefined))).toBeUndefined();
  for (const [state, refusal] of refusals) {
    const mayAsk = state === 'withdrawn' || state === 'expired';
    const code = state === 'declined' ? 'joining.declined' : 'joining.already_requested';
    expect([state, refusal]).toEqual([state, mayAsk ? undefined : code]);
  }
});
