import { describe, expect, test } from 'vitest';
import { resolveTag } from './concepts.ts';
import { normalise } from './normalise.ts';
import { families, familyOf, skillCloseness, skills } from './skill-graph.ts';
import { isSameSkill, tagSimilarity } from './tags.ts';

const names = new Set(skills.map(({ name }) => name));
const labelsOf = ({ name, also }: (typeof skills)[number]) => [name, ...(also?.split(', ') ?? [])];
const keyOf = (label: string) => normalise(label).replaceAll(' ', '');
const areSame = (one: string, other: string) =>
  isSameSkill(tagSimilarity(resolveTag(one), resolveTag(other)));

describe('the table of skills', () => {
  test('MA-01 has some three hundred skills of volunteers in about twenty families', () => {
    expect(skills.length).toBeGreaterThanOrEqual(280);
    expect(skills.length).toBeLessThanOrEqual(350);
    expect(Object.keys(families).length).toBeGreaterThanOrEqual(18);
    expect(Object.keys(families).length).toBeLessThanOrEqual(22);
    for (const family of Object.values(families)) expect(family.length).toBeGreaterThanOrEqual(5);
    expect(familyOf('Nursing')).toBe('health');
    expect(familyOf('Falconry')).toBeUndefined();
  });

  test('MA-01 names each skill once, and no word means two of them', () => {
    expect(names.size).toBe(skills.length);
    const owner = new Map<string, string>();
    const shared: string[] = [];
    for (const skill of skills)
      for (const label of labelsOf(skill)) {
        const before = owner.get(keyOf(label));
        if (before !== undefined) shared.push(`${label}: ${before}, ${skill.name}`);
        owner.set(keyOf(label), skill.name);
        expect(keyOf(label), label).not.toBe('');
        expect(label.trim(), skill.name).toBe(label);
      }
    expect(shared).toEqual([]);
  });

  test('MA-01 every neighbour is a skill of the table, at 0.3 to 0.9, and each has two at least', () => {
    const met = new Map<string, number>();
    for (const { name, near = {} } of skills)
      for (const [neighbour, closeness] of Object.entries(near)) {
        expect(names.has(neighbour), `${name} → ${neighbour}`).toBe(true);
        expect(neighbour).not.toBe(name);
        expect(closeness, `${name} → ${neighbour}`).toBeGreaterThanOrEqual(0.3);
        expect(closeness, `${name} → ${neighbour}`).toBeLessThanOrEqual(0.9);
        for (const each of [name, neighbour]) met.set(each, (met.get(each) ?? 0) + 1);
      }
    for (const skill of skills)
      expect(met.get(skill.name) ?? 0, skill.name).toBeGreaterThanOrEqual(2);
  });

  test('MA-01 every label is recognised as its own skill', () => {
    for (const skill of skills)
      for (const label of labelsOf(skill))
        expect(resolveTag(label), label).toMatchObject({ skills: [skill.name] });
  });

  test('MA-01 no figure says that a skill is closer to another than to itself', () => {
    for (const one of names)
      for (const other of names)
        expect(skillCloseness(one, other) === 1, `${one}, ${other}`).toBe(one === other);
  });
});

test('MT-02 different words stay different skills, and slips do not make new ones', () => {
  const different = [
    ['cooking', 'booking'],
    ['diving', 'driving'],
    ['baking', 'biking'],
    ['sailing', 'sales'],
    ['hearing loss', 'hair dressing'],
    ['food bank', 'blood bank'],
    ['vaccination', 'vacation'],
    ['animal shelter', 'shelter'],
    ['dog walking', 'walking tours'],
    ['election day', 'eid'],
    ['mapping', 'packing'],
    ['qurbani', 'quran'],
    ['museum', 'music'],
    ['archery', 'archives'],
    ['rowing', 'sewing'],
    ['umrah', 'umpire'],
    ['squash', 'splash'],
    ['heritage', 'harvest'],
  ] as const;
  for (const [one, other] of different) expect(areSame(one, other), `${one}, ${other}`).toBe(false);
  const same = [
    ['vacination', 'Vaccination'],
    ['ramzan', 'Ramadan drive'],
    ['museum guids', 'Museum guiding'],
    ['veternary', 'vet'],
    ['راشن', 'Ration distribution'],
    ['tree plantaton', 'شجرکاری'],
    ['Election Observers', 'election monitoring'],
  ] as const;
  for (const [one, other] of same) expect(areSame(one, other), `${one}, ${other}`).toBe(true);
});
