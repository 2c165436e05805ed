/** Which shifts a role may have, and what the refusals name (OR-01). */
import { shiftMessages } from '@saath/contract/events/shifts/messages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namesOf, placesIn, readShifts, requireInside } from './policy.ts';
import { eventAt, presentHeldShift } from './present.ts';

const HOUR = 3_600_000;
const event = {
  startTime: new Date('2026-12-07T04:00:00Z'),
  endTime: new Date('2026-12-07T12:00:00Z'),
  timeZone: 'Asia/Karachi',
};
const about = { event, roleName: 'Cook' };
const given = (startsAt: string, endsAt: string) => ({
  ...{ startsAt, endsAt, minPeople: 0, maxPeople: 1, place: '' },
});

describe('OR-01 the times of shifts that are sent', () => {
  test('OR-01 are read in the zone of the event, unless they say their own', () => {
    const read = readShifts(
      [
        given('2026-12-07T09:00', '2026-12-07T11:00'),
        given('2026-12-07T06:00Z', '2026-12-07T13:00+05:00'),
      ],
      about,
    );
    expect(
      read.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]),
    ).toEqual([
      ['2026-12-07T04:00:00.000Z', '2026-12-07T06:00:00.000Z'],
      ['2026-12-07T06:00:00.000Z', '2026-12-07T08:00:00.000Z'],
    ]);
    expect(read[0]).toMatchObject({ minPeople: 0, maxPeople: 1, place: '' });
  });

  test.each([
    ['no time', given('soon', '2026-12-07T11:00'), shiftMessages.times],
    ['no end', given('2026-12-07T09:00', ''), shiftMessages.times],
    [
      'an end before the start',
      given('2026-12-07T11:00', '2026-12-07T10:00'),
      shiftMessages.endBeforeStart,
    ],
    [
      'an end at the start',
      given('2026-12-07T11:00', '2026-12-07T11:00'),
      shiftMessages.endBeforeStart,
    ],
  ])('OR-01 %s is refused at its place in the list', (_, wrong, message) => {
    const right = given('2026-12-07T09:00', '2026-12-07T11:00');
    expect(() => readShifts([right, wrong], about)).toThrow(
      expect.objectContaining({ code: 'request.invalid', fields: { 'shifts.1': message } }),
    );
  });

  test('OR-01 those outside the time of the event are refused by their times, the others are not named', () => {
    const inside = given('2026-12-07T09:00', '2026-12-07T17:00');
    const [early, late] = [
      given('2026-12-07T08:59', '2026-12-07T10:00'),
      given('2026-12-07T16:00', '2026-12-07T17:01'),
    ];
    expect(readShifts([inside], about)).toHaveLength(1);
    expect(() => readShifts([early, inside, late], about)).toThrow(
      expect.objectContaining({
        code: 'shifts.outside',
        message:
          "These shifts of Cook would lie outside the event's time: 08:59–10:00, 16:00–17:01.",
      }),
    );
  });
});

const aSpan = fc
  .tuple(fc.integer({ min: -48, max: 60 }), fc.integer({ min: 1, max: 48 }))
  .map(([from, length]) => ({
    startsAt: new Date(event.startTime.getTime() + (from * HOUR) / 4),
    endsAt: new Date(event.startTime.getTime() + ((from + length) * HOUR) / 4),
  }));

test('OR-01 whatever the shifts: they are let through exactly when each lies in the time of the event', () => {
  fc.assert(
    fc.property(fc.array(aSpan, { maxLength: 4 }), (shifts) => {
      const fits = shifts.every(
        ({ startsAt, endsAt }) => startsAt >= event.startTime && endsAt <= event.endTime,
      );
      const check = () => requireInside(shifts, about);
      if (fits) expect(check).not.toThrow();
      else expect(check).toThrow(expect.objectContaining({ code: 'shifts.outside' }));
    }),
  );
});

test('OR-01 a refusal names the first five, and says that there are more', () => {
  const shift = (hour: number) => ({
    startsAt: new Date(event.startTime.getTime() + hour * HOUR),
    endsAt: new Date(event.startTime.getTime() + (hour + 1) * HOUR),
  });
  const five = [0, 1, 2, 3, 4].map(shift);
  expect(namesOf(five, event)).toBe(
    '09:00–10:00, 10:00–11:00, 11:00–12:00, 12:00–13:00, 13:00–14:00',
  );
  expect(namesOf([...five, shift(5)], event)).toBe(`${namesOf(five, event)}, …`);
});

test('OR-01 a role has as many places as its shifts together', () => {
  const people = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 });
  fc.assert(
    fc.property(people, (each) => {
      const sum = each.reduce((all, one) => all + one, 0);
      expect(placesIn(each.map((maxPeople) => ({ maxPeople })))).toBe(sum);
    }),
  );
});

describe('OR-01 the event as somebody in a shift has it', () => {
  const whole = { ...event, location: 'Ravi bank', title: 'River clean-up' };
  const shift = {
    startsAt: new Date('2026-12-07T05:00:00Z'),
    endsAt: new Date('2026-12-07T07:00:00Z'),
    place: 'Gate 2',
  };

  test('OR-01 begins and ends with the shift, at its place on the site', () => {
    expect(eventAt(whole, shift)).toEqual({
      ...{ ...whole, startTime: shift.startsAt, endTime: shift.endsAt },
      location: 'Gate 2, Ravi bank',
    });
    expect(eventAt(whole, { ...shift, place: '' }).location).toBe('Ravi bank');
    expect(eventAt(whole, undefined)).toBe(whole);
  });

  test('OR-01 nobody without a shift is shown one', () => {
    const row = {
      shiftId: 'a',
      shiftPlace: null,
      startTime: shift.startsAt,
      endTime: shift.endsAt,
    };
    expect(presentHeldShift(row)).toEqual({
      ...{ id: 'a', place: '' },
      startsAt: '2026-12-07T05:00:00.000Z',
      endsAt: '2026-12-07T07:00:00.000Z',
    });
    expect(presentHeldShift({ ...row, shiftId: null })).toBeNull();
    expect(presentHeldShift({ ...row, endTime: null })).toBeNull();
  });
});
