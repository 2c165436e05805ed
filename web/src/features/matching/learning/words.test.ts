/** What was learned, in words: where one word ends and the next begins. */
import type { MatchLearning, MatchWeight } from '@saath/contract/matching/learning/schema';
import { describe, expect, test } from 'vitest';
import {
  changeText,
  groupText,
  learnedText,
  leastOf,
  nextText,
  strengthText,
  taughtText,
  worthText,
} from './words.ts';

const weight = (worth: number, dayZero = 0): MatchWeight => ({
  feature: 'skills',
  weight: worth,
  dayZero,
});
type Active = NonNullable<MatchLearning['active']>;
const active = (change: object) => ({ active: change as Active });

describe('MT-05 how much something counts', () => {
  test.each([
    [10, 'counts most'],
    [5, 'counts much'],
    [4.9, 'counts'],
    [2, 'counts'],
    [1.9, 'counts a little'],
    [0.3, 'counts a little'],
    [0.29, 'does not count'],
    [-10, 'counts against'],
    [-0.3, 'counts against'],
    [-0.29, 'does not count'],
  ])('MT-05 %d of 10 %s', (worth, text) => {
    expect(strengthText(weight(worth), 10)).toBe(text);
  });

  test('MT-05 where nothing has any weight, nothing counts', () => {
    expect(strengthText(weight(0), 0)).toBe('does not count');
  });

  test('MT-05 a change is told when it is more than a trifle of the strongest', () => {
    expect(changeText(weight(4.29, 4), 10)).toBe('as on the first day');
    expect(changeText(weight(4.5, 4), 10)).toBe('more than on the first day');
    expect(changeText(weight(3.5, 4), 10)).toBe('less than on the first day');
  });
});

describe('MT-08 groups', () => {
  test('MT-08 an area and an organiser have names, the others are one of two', () => {
    expect(groupText({ kind: 'area', name: 'کلفٹن' })).toBe('People from کلفٹن');
    expect(groupText({ kind: 'organiser', name: 'Bilal' })).toBe('People asked by Bilal');
    expect(groupText({ kind: 'distance', name: 'far' })).toBe('People who live far from the event');
    expect(groupText({ kind: 'distance', name: 'near' })).toContain('near the event');
    expect(groupText({ kind: 'hours', name: 'busy' })).toContain('free at other times');
    expect(groupText({ kind: 'hours', name: 'free' })).toContain('free at that time');
    expect(groupText({ kind: 'past', name: 'new' })).toContain('never asked before');
    expect(groupText({ kind: 'past', name: 'known' })).toBe('People who were asked before');
  });

  test('MT-08 the group that gets least is one of volunteers, not of an organiser', () => {
    const group = (kind: string) => ({ kind }) as MatchLearning['audit'][number];
    expect(leastOf([group('organiser'), group('hours'), group('area')])?.kind).toBe('hours');
    expect(leastOf([group('organiser')])).toBeUndefined();
  });
});

describe('MT-06 what was learned', () => {
  test('MT-06 from nothing, from profiles, and from outcomes', () => {
    expect(learnedText({ active: null })).toContain('Nothing learned yet');
    expect(learnedText(active({ outcomes: 0 }))).toContain('from profiles. No outcomes yet.');
    expect(learnedText(active({ outcomes: 1 }))).toContain('Learned from 1 outcome');
    expect(learnedText(active({ outcomes: 1200 }))).toContain('1,200');
  });

  test('MT-06 is compared only where there is something to compare', () => {
    expect(worthText({ active: null })).toBeUndefined();
    expect(worthText(active({ comparison: null }))).toBeUndefined();
  });

  test.each([
    [0.0049, 'As good as just counting matching skills'],
    [-0.0049, 'As good as just counting matching skills'],
    [0.12, '12% better than just counting matching skills'],
    [-0.12, '12% behind just counting matching skills'],
  ])('MT-06 by %d: %s', (betterBy, text) => {
    expect(worthText(active({ comparison: { outcomes: 1500, betterBy } }))).toMatch(
      new RegExp(`^${text}, checked against the 1,500 newest outcomes`),
    );
  });

  test('MT-08 where stars would have put people back, that is said', () => {
    expect(taughtText(null)).toBeUndefined();
    expect(taughtText(active({ taughtBy: 'stars' }).active)).toBeUndefined();
    expect(taughtText(active({ taughtBy: 'coming' }).active)).toContain('stars teach nothing');
    expect(taughtText(active({ taughtBy: 'coming-for-place-and-time' }).active)).toContain(
      'from who came alone',
    );
  });
});

test.each([
  ['25 to go', { outcomesToGo: 25, freshOutcomes: 15 }, /25 more/],
  ['none since', { outcomesToGo: 0, freshOutcomes: 0 }, /^It learns by itself/],
  ['seven since', { outcomesToGo: 0, freshOutcomes: 7 }, /^7 new outcomes since/],
])('MT-05 says when it learns next: %s', (_, counts, text) => {
  expect(nextText(counts)).toMatch(text);
});
