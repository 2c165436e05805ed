import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { resolveTag } from './concepts.ts';
import { skills } from './skill-graph.ts';
import { suggestSkills } from './suggest-skills.ts';
import { tagSimilarity } from './tags.ts';
import { relatedNames } from './wanted-tags.ts';

const names = new Set(skills.map(({ name }) => name));
const odd = constantFrom(
  '',
  ' \t\n ',
  '\u0000',
  '\uD800',
  '🎉👨‍👩‍👧',
  '...///---',
  'x'.repeat(10_000),
  'first aid '.repeat(1_000),
  'ابتدائی طبی امداد',
  'ا'.repeat(10_000),
  '\u202Eبستن\u202C',
  '+#+#',
  '__proto__',
  'constructor',
);
const anything = oneof(odd, string({ maxLength: 30 }), string({ unit: 'binary', maxLength: 30 }));

test('MT-02 any tag means skills of the table or none, and is like itself', () => {
  const check = property(anything, anything, (one, other) => {
    const tag = resolveTag(one);
    expect(tag.text.length).toBeLessThanOrEqual(80);
    expect(tag.skills.every((skill) => names.has(skill))).toBe(true);
    expect(tagSimilarity(tag, resolveTag(one))).toBe(tag.key === '' ? 0 : 1);
    const similarity = tagSimilarity(tag, resolveTag(other));
    expect(similarity >= 0 && similarity <= 1).toBe(true);
    for (const near of relatedNames(one).values()) expect(near > 0 && near <= 1).toBe(true);
    expect(suggestSkills(one, 8).length).toBeLessThanOrEqual(8);
  });
  expect(() => assert(check, { numRuns: 300, seed: 7 })).not.toThrow();
});
