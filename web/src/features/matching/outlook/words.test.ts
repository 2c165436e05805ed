/** The outlook in words, and where one does what it proposes. */
import { describe, expect, test } from 'vitest';
import { chanceInWords, levelInWords, stepAddress, stepInWords } from './words.ts';

describe('MT-07 how likely enough people are', () => {
  const role = (change: object) => ({ percent: 86, missing: 0, minimum: 8, places: 10, ...change });

  test('MT-07 the level stands alone, or with how many are missing whoever comes', () => {
    expect(levelInWords({ level: 'thin', missing: 0 })).toBe('Thin');
    expect(levelInWords({ level: 'at-risk', missing: 3 })).toBe('At risk · 3 more needed');
  });

  test('MT-07 a chance is of the fewest, or of all where every place is needed', () => {
    expect(chanceInWords(role({}))).toBe('86% that at least 8 of 10 come');
    expect(chanceInWords(role({ minimum: 10 }))).not.toContain('at least');
    expect(chanceInWords(role({ minimum: 1, places: 1 }))).toBe(
      '86% that the one person needed comes',
    );
  });

  test('MT-07 a chance that is rounded down to nothing is small, not none', () => {
    expect(chanceInWords(role({ percent: 0 }))).toBe('<1% that at least 8 of 10 come');
  });

  test('MT-07 where too few have a place there is no chance to tell, but how many there are', () => {
    expect(chanceInWords(role({ missing: 5 }))).toMatch(/^3 .*8/);
    expect(chanceInWords(role({ missing: 1, minimum: 1 }))).toContain('Nobody has the one place');
  });
});

describe('MT-07 what helps', () => {
  test('MT-07 a minimum is lowered where there is one, else set', () => {
    const step = { kind: 'lower-minimum', count: 6 } as Parameters<typeof stepInWords>[0];
    expect(stepInWords(step, true)).toBe('Lower the minimum to 6');
    expect(stepInWords(step, false)).toBe('Set a minimum of 6, if the work can be done with fewer');
    const ask = { ...step, kind: 'ask-unanswered', count: 1 } as typeof step;
    expect(stepInWords(ask, false)).toBe('Ask the one who has not said yet whether they come');
  });

  test('MT-07 each leads to where it is done', () => {
    const address = (kind: Parameters<typeof stepAddress>[0]['kind']) =>
      stepAddress({ kind } as Parameters<typeof stepAddress>[0], '7');
    expect(address('answer-requests')).toBe('/admin/event/7#queue');
    expect(address('move-in')).toBe('/admin/event/7#queue');
    expect(address('give-places')).toBe('/admin/event/7?tab=roster#queue');
    expect(address('ask-unanswered')).toBe('/admin/event/7?tab=roster#queue');
    expect(address('open-places')).toBe('/admin/event/7/edit?tab=roles');
    expect(address('lower-minimum')).toBe('/admin/event/7/edit?tab=roles');
  });
});
