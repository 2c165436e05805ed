/** What can be asked of a plan, and what two plans are worth beside each other. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { gainOver } from './rules.ts';
import { fillQuestionSchema } from './schema.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, number) => id(number));
const problems = (change: Record<string, unknown>) =>
  fillQuestionSchema
    .safeParse({ eventIds: [id(1)], ...change })
    .error?.issues.map(({ path }) => String(path[0])) ?? [];

describe('MT-04 a question', () => {
  test('MT-04 names its events and nothing else; the rest is the careful choice', () => {
    expect(fillQuestionSchema.parse({ eventIds: [id(1)] })).toEqual({
      ...{ eventIds: [id(1)], who: 'asked', keepFree: 0, atMost: limits.fill.events },
      ...{ pinned: [], without: [] },
    });
  });

  test('MA-03 is about one event at least and about as many as one plan can hold', () => {
    expect(problems({ eventIds: [] })).toEqual(['eventIds']);
    expect(problems({ eventIds: ids(limits.fill.events) })).toEqual([]);
    expect(problems({ eventIds: ids(limits.fill.events + 1) })).toEqual(['eventIds']);
  });

  test('MT-04 keeps free a whole number of places, none or more, and not without end', () => {
    for (const keepFree of [0, 1, limits.fill.keepFree]) expect(problems({ keepFree })).toEqual([]);
    for (const keepFree of [-1, 0.5, '1', limits.fill.keepFree + 1])
      expect(problems({ keepFree }), String(keepFree)).toEqual(['keepFree']);
  });

  test('MA-03 lets one person help in one event at least', () => {
    for (const atMost of [1, 20]) expect(problems({ atMost })).toEqual([]);
    for (const atMost of [0, 21, 1.5]) expect(problems({ atMost })).toEqual(['atMost']);
  });

  test('MT-04 keeps and leaves out people by whole places', () => {
    const place = { eventId: id(1), roleId: id(2), shiftId: null, userId: id(3) };
    expect(problems({ pinned: [place] })).toEqual([]);
    expect(problems({ pinned: [{ ...place, userId: undefined }] })).toEqual(['pinned']);
    expect(problems({ without: [{ eventId: id(1), userId: id(3), roleId: null }] })).toEqual([]);
    expect(problems({ without: [{ eventId: id(1), userId: id(3) }] })).toEqual(['without']);
    expect(problems({ who: 'friends' })).toEqual(['who']);
  });
});

test('MT-04 a gain is a share of what the other plan is worth; beside nothing there is none', () => {
  const worth = (value: number) => ({ placed: 0, belowMinimum: 0, value });
  expect(gainOver(worth(150), worth(100))).toBe(0.5);
  expect(gainOver(worth(100), worth(100))).toBe(0);
  expect(gainOver(worth(50), worth(100))).toBe(-0.5);
  expect(gainOver(worth(50), worth(0))).toBeNull();
});
