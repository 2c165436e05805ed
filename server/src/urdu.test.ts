import { readdirSync } from 'node:fs';
import { errorCatalogue } from '@saath/contract/errors';
import { inUrdu as translate } from '@saath/contract/urdu';
import { describeReason, describeReasonToSelf, type Reason } from '@saath/matching/reasons';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../contract/src/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Every text in what a messages.ts exports, whatever its shape; functions are asked with a name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('past'));
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

describe('EC-06 the contract in Urdu', () => {
  test('every message of every feature', async () => {
    const paths = files.filter((file) => file.endsWith('messages.ts'));
    expect(paths.length).toBeGreaterThan(5);
    const modules = await Promise.all(
      paths.map(async (path) => await import(new URL(path, folder).href)),
    );
    const texts = textsIn(modules.map((module) => ({ ...module })));
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => !translate(text))).toEqual([]);
  });

  test('every refusal', () => {
    const refusals = Object.values(errorCatalogue).map(({ message }) => message);
    expect(refusals.filter((text) => !translate(text))).toEqual([]);
  });

  test('every reason, told to organisers and to oneself, with what it is about', () => {
    const left = reasons.flatMap((reason) =>
      [describeReason(reason), describeReasonToSelf(reason) ?? '']
        // The names of skills and interests stay as people wrote them.
        .filter((text) => /[A-Za-z]/.test((translate(text) ?? text).replace(/[A-Z]{2,}/g, ''))),
    );
    expect(left.filter(Boolean)).toEqual([]);
  });

  test('a text with a name in it keeps the name, and an unknown text has no translation', () => {
    expect(translate('Role name "Cook (left)" already exists.')).toContain('Cook (left)');
    expect(translate('Something that nobody wrote.')).toBeUndefined();
    expect(translate('constructor')).toBeUndefined();
  });
});

const skill = { asked: 'COOKING', offered: 'BAKING' };
const reasons: Reason[] = [
  { kind: 'has-skill', tone: 'for', ...skill },
  { kind: 'has-skill', tone: 'for', asked: 'COOKING', offered: 'COOKING' },
  { kind: 'close-skill', tone: 'for', ...skill },
  ...[1, 2, 5].map((count): Reason => {
    return { kind: 'lacks-skills', tone: 'against', missing: Array(count).fill('DRIVING') };
  }),
  { kind: 'no-asked-skill', tone: 'against' },
  { kind: 'no-skills', tone: 'against' },
  { kind: 'learned-skill', tone: 'for', ...skill },
  { kind: 'interest', tone: 'for', interest: 'HEALTH' },
  { kind: 'close-interest', tone: 'for', interest: 'HEALTH', topic: 'FOOD' },
  { kind: 'free', tone: 'for' },
  ...[
    [60, 60],
    [90, 240],
    [100, 240],
    [100, 230],
    [40, 225],
    [20, 50],
  ].map(([freeMinutes = 0, eventMinutes = 0]): Reason => {
    return { kind: 'partly-free', tone: 'for', freeMinutes, eventMinutes };
  }),
  { kind: 'experience', tone: 'for', years: 1 },
  { kind: 'experience', tone: 'for', years: 3.5 },
  { kind: 'attendance', tone: 'for', attended: 3, confirmed: 4 },
  ...(['same-role', 'same-family', 'same-organiser'] as const).flatMap((kind) =>
    [1, 2, 3].map((times): Reason => ({ kind, tone: 'for', times })),
  ),
  ...(['for', 'against'] as const).flatMap((tone): Reason[] => [
    { kind: 'acceptance', tone, accepted: 0, asked: 1 },
    { kind: 'acceptance', tone, accepted: 3, asked: 4 },
    { kind: 'load', tone, turns: 1 },
    { kind: 'load', tone, turns: 4 },
    { kind: 'rating', tone, stars: 3.5 },
  ]),
  { kind: 'nearby', tone: 'for', area: 'CLIFTON' },
  { kind: 'elsewhere', tone: 'against', area: 'CLIFTON' },
  { kind: 'newcomer', tone: 'for' },
  { kind: 'little-found', tone: 'for' },
  { kind: 'last-turn', tone: 'for', days: 30 },
  { kind: 'last-turn', tone: 'against', days: 0 },
  { kind: 'last-turn', tone: 'against', days: 1 },
  { kind: 'busy', tone: 'against' },
  { kind: 'away', tone: 'against' },
  { kind: 'not-free', tone: 'against' },
];
