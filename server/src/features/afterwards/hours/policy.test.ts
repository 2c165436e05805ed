/** When hours can be corrected or proposed, and how many (DY-03, DY-04, KP-03). */
import { hoursMessages } from '@saath/contract/afterwards/hours/messages';
import { mostCorrected, mostProposed } from '@saath/contract/afterwards/hours/rules';
import { limits } from '@saath/contract/limits';
import { participationStates } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hoursInWords,
  openUntil,
  requireBounded,
  requireCorrectable,
  requireOpen,
  requireProposable,
} from './policy.ts';

const endTime = new Date('2026-12-07T13:00:00Z');
const just = new Date(endTime.getTime() - 1);
const published = { publishedAt: new Date(0), cancelledAt: null };
const refusalOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('DY-03 whose hours can be corrected', () => {
  const ofEvent = ['confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'];

  test.each(participationStates)('DY-03 of somebody who is %s', (state) => {
    const isSo = ofEvent.includes(state);
    const refusal = (event: Parameters<typeof requireCorrectable>[0], now = endTime) =>
      refusalOf(() => requireCorrectable(event, { state, endTime }, now));
    expect(refusal(published)).toBe(isSo ? undefined : 'hours.not_there');
    expect(refusal(published, just)).toBe('hours.not_over');
    expect(refusal({ ...published, publishedAt: null })).toBe('hours.not_held');
    // Anyone who was there before it was called off keeps what they did.
    const calledOff = { ...published, cancelledAt: new Date(0) };
    expect(refusal(calledOff)).toBe(isSo ? undefined : 'hours.not_held');
  });
});

const aClaim = fc
  .record({ quarters: fc.integer({ min: 1, max: 400 }), planned: fc.integer({ min: 1, max: 300 }) })
  .map(({ quarters, planned }) => ({ minutes: quarters * 15, plannedMinutes: planned * 15 }));

describe('KP-03 how many hours', () => {
  test('KP-03 a person proposes as many as were planned and a little more; the refusal says how many', () => {
    fc.assert(
      fc.property(aClaim, (claim) => {
        const most = mostProposed(claim.plannedMinutes / 60);
        const propose = () => requireProposable(claim);
        const { message } = say(hoursMessages, 'mostProposed', { hours: most });
        const refused = { code: 'request.invalid', message, fields: { hours: message } };
        if (claim.minutes / 60 <= most) expect(propose).not.toThrow();
        else expect(propose).toThrow(expect.objectContaining(refused));
      }),
    );
  });

  test('KP-03 an organiser gives more than that by saying so and why, and never more than the days have', () => {
    const word = fc.constantFrom('', 'They stayed to clean up');
    fc.assert(
      fc.property(aClaim, fc.boolean(), word, (claim, beyondPlan, reason) => {
        const [hours, planned] = [claim.minutes / 60, claim.plannedMinutes / 60];
        const refusal = refusalOf(() => requireBounded(claim, { beyondPlan, reason }));
        if (hours > mostCorrected(planned)) expect(refusal).toBe('request.invalid');
        else if (hours > mostProposed(planned) && !(beyondPlan && reason !== ''))
          expect(refusal).toBe('hours.beyond_plan');
        else expect(refusal).toBeUndefined();
      }),
    );
  });
});

describe('DY-04 how long hours are open', () => {
  test('DY-04 seven days from when the person was told, else from the end, to the last moment', () => {
    const toldAt = new Date(endTime.getTime() + 3_600_000);
    expect(limits.hoursOpen).toBe(7 * 86_400_000);
    for (const [told, from] of [
      [toldAt, toldAt],
      [null, endTime],
    ] as const) {
      const until = new Date(from.getTime() + limits.hoursOpen);
      const place = { endTime, toldAt: told };
      expect(openUntil(place)).toEqual(until);
      expect(refusalOf(() => requireOpen(place, until))).toBeUndefined();
      expect(refusalOf(() => requireOpen(place, new Date(until.getTime() + 1)))).toBe(
        'hours.too_late',
      );
    }
  });
});

test('DY-04 hours are said in the language of the reader, one in the singular', () => {
  expect([1, 0, 2, 3.25].map((hours) => hoursInWords('en', hours))).toEqual([
    ...['1 hour', '0 hours', '2 hours', '3.25 hours'],
  ]);
  expect(hoursInWords('ur', 1)).toBe('1 گھنٹے');
});
