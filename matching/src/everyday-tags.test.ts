import { expect, test } from 'vitest';
import { randomNumbers } from './assignment/random-numbers.ts';
import { resolveTag } from './concepts.ts';
import { normalise } from './normalise.ts';
import { skills } from './skill-graph.ts';
import { equivalents } from './testing/equivalents.ts';
import { means, pairsOf, standsIn, type TagAndSkill } from './testing/everyday.ts';
import { falseFriends } from './testing/false-friends.ts';
import { heldOutEquivalents, heldOutFalseFriends } from './testing/held-out-tags.ts';
import { misspellingsOf } from './testing/misspellings.ts';
import { isEnglishWord } from './words/real-words.ts';

const share = (pairs: readonly TagAndSkill[], isRight: (pair: TagAndSkill) => boolean) =>
  pairs.filter(isRight).length / pairs.length;

test('MT-12 everyday false friends are refused: 95 of 100 of those chosen on, 94 of 100 of the others', () => {
  const refused = (pair: TagAndSkill) => !standsIn(pair);
  expect(pairsOf(falseFriends)).toHaveLength(150);
  expect(share(pairsOf(falseFriends), refused)).toBeGreaterThanOrEqual(0.95);
  expect(share(pairsOf(heldOutFalseFriends), refused)).toBeGreaterThanOrEqual(0.94);
});

test('MT-12 everyday words for a skill are understood: 85 of 100, of those chosen on and of the others', () => {
  expect(pairsOf(equivalents)).toHaveLength(150);
  expect(share(pairsOf(equivalents), means)).toBeGreaterThanOrEqual(0.85);
  expect(share(pairsOf(heldOutEquivalents), means)).toBeGreaterThanOrEqual(0.85);
});

test('MT-12 of labels with one wrong letter 95 of 100 are understood, 3 of 100 at most as another skill', () => {
  const random = randomNumbers(33);
  const labels = skills.flatMap(({ name, also }) =>
    [name, ...(also?.split(', ') ?? [])].map((label) => ({ name, label })),
  );
  const keyOf = (text: string) => normalise(text).replaceAll(' ', '');
  const known = new Set(labels.map(({ label }) => keyOf(label)));
  const asked = labels
    .filter((_, at) => at % 4 === 0)
    .flatMap(({ name, label }) =>
      misspellingsOf(label, random).map((tag) => ({ tag, skill: name })),
    )
    .filter(({ tag }) => !known.has(keyOf(tag)));
  expect(asked.length).toBeGreaterThan(2_000);
  expect(share(asked, means)).toBeGreaterThanOrEqual(0.95);
  const isOther = (pair: TagAndSkill) => resolveTag(pair.tag).skills.length > 0 && !means(pair);
  expect(share(asked, isOther)).toBeLessThanOrEqual(0.03);
});

test('MT-12 a skill stands at the head of a longer tag, or it is not meant', () => {
  const meant = (tag: string) => resolveTag(tag).skills;
  expect(meant('wedding photography')).toEqual(['Photography']);
  expect(meant('stage 4 cancer nurse')).toEqual(['Nursing']);
  expect(meant('Photos and video')).toEqual(['Photography', 'Videography']);
  expect(meant('fundraising drive')).toEqual([]);
  expect(meant('James Cook')).toEqual([]);
  expect(meant('retired nurse')).toEqual(['Nursing']);
  expect(meant('driving an old car')).toEqual(['Driving']);
});

test.each([
  ['کھانا بنانا', 'khana pakana', 'cuisinier', 'cocinar', 'طبخ', 'खाना बनाना', 'Cooking'],
  ['گاڑی چلانا', 'gari chalana', 'permis de conduire', 'conducir', 'سائق', 'गाड़ी चलाना', 'Driving'],
  [
    'فرسٹ ایڈ',
    'tibbi imdad',
    'secourisme',
    'primeros auxilios',
    'إسعافات أولية',
    'प्राथमिक चिकित्सा',
    'First aid',
  ],
  ['استاد', 'parhana', 'enseignante', 'maestra', 'تعليم', 'शिक्षक', 'Teaching'],
  ['اردو', 'urdu zaban', 'ourdou', 'Urdu', 'الأردية', 'उर्दू', 'Urdu'],
  ['عربی', 'arbi', 'arabe', 'árabe', 'العربية', 'अरबी', 'Arabic'],
])('MT-12 %s, %s, %s, %s, %s and %s are %s', (...words) => {
  const skill = words.at(-1);
  for (const word of words) expect(resolveTag(word).skills, word).toEqual([skill]);
});

test('MT-12 words of English are known, misspelt ones are not', () => {
  for (const word of ['slimming', 'lightning', 'councillor', 'hindu', 'organise', 'organize'])
    expect(isEnglishWord(word), word).toBe(true);
  for (const word of ['slimmnig', 'lightnning', 'cokking', 'urdou'])
    expect(isEnglishWord(word), word).toBe(false);
});
