import { describe, expect, test } from 'vitest';
import { isComing, participationStates, recordedStates } from '../../places/joining/rules.ts';
import { daySectionOf, daySections, dayStates, dayWindow, hasCome, isDayState } from './rules.ts';

test('DY-01 the day is from one hour before the start to a day after the end', () => {
  const times = {
    startTime: new Date('2026-12-07T09:00:00Z'),
    endTime: new Date('2026-12-07T13:00:00Z'),
  };
  expect(dayWindow(times)).toEqual({
    opensAt: new Date('2026-12-07T08:00:00Z'),
    closesAt: new Date('2026-12-08T13:00:00Z'),
  });
});

describe('DY-01 whom the day is about', () => {
  test('DY-01 everybody who comes, and everybody of whom it is recorded what came of it', () => {
    const isOfTheDay = participationStates.filter(
      (state) => isComing(state) || recordedStates.some((each) => each === state),
    );
    expect([...dayStates].sort()).toEqual([...isOfTheDay].sort());
    for (const state of participationStates)
      expect([state, isDayState(state)]).toEqual([state, isOfTheDay.includes(state)]);
  });

  test('DY-01 who is here or was here has come; a place that is held is no claim that they came', () => {
    expect(participationStates.filter(hasCome)).toEqual(['checked_in', 'completed', 'left_early']);
  });

  test.each([
    ['confirmed', 'soon', 'late'],
    ['checked_in', 'here', 'here'],
    ['completed', 'done', 'done'],
    ['left_early', 'done', 'done'],
    ['no_show', 'missing', 'missing'],
    ['excused', 'missing', 'missing'],
  ] as const)(
    'DY-01 %s stands under %s before the event has begun, and under %s then',
    (state, before, then) => {
      expect([daySectionOf(state, false), daySectionOf(state, true)]).toEqual([before, then]);
    },
  );

  test('DY-01 every part of the list can have somebody in it', () => {
    const parts = dayStates.flatMap((state) => [true, false].map((is) => daySectionOf(state, is)));
    expect([...new Set(parts)].sort()).toEqual([...daySections].sort());
  });
});
