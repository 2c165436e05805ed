import { array, assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type LearnedSkills, learnedSkills, learnSkills, MOST_SIMILAR } from './learned-skills.ts';
import { relatedNames } from './wanted-tags.ts';

/** Tags that no table knows, in two circles of people. */
const bees = ['Apiary', 'Honey jars', 'Swarm catching', 'Hive building'];
const kites = ['Patang', 'Manjha', 'Kite stall', 'Basant'];

/** Every person has three tags of one circle, and all have a common one. */
function profilesOf(people: number): string[][] {
  return Array.from({ length: people }, (_, person) => {
    const circle = person % 2 ? bees : kites;
    const others = circle.filter((_, index) => index !== Math.floor(person / 2) % circle.length);
    return [...others, 'First aid'];
  });
}

const learnedFrom = (people: number, seed = 1) =>
  learnedSkills(learnSkills(profilesOf(people), { seed }));

describe('what goes together', () => {
  const learned = learnedFrom(400);

  test('MT-02 tags of the same people are near, tags of others are not', () => {
    expect(learned.similarity('Apiary', 'Honey jars')).toBeGreaterThan(0.13);
    expect(learned.similarity('Apiary', 'Patang')).toBe(0);
    expect(learned.near('Apiary').map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(bees.slice(1)),
    );
    expect(learned.near('Apiary').map(({ tag }) => tag)).not.toContain('Patang');
  });

  test('MT-02 it is written in any way, also misspelt, and never the same as the tag itself', () => {
    const plain = learned.similarity('Apiary', 'Honey jars');
    expect(learned.similarity('  APIARY', 'honey-jar')).toBe(plain);
    const misspelt = learned.similarity('Swarm cathing', 'Apiary');
    expect(misspelt).toBeGreaterThan(0);
    expect(misspelt).toBeLessThan(learned.similarity('Swarm catching', 'Apiary'));
    expect(learned.similarity('Apiary', 'apiary')).toBe(0);
    expect(learned.near('Apiary').map(({ tag }) => tag)).not.toContain('Apiary');
    expect(learned.near('Something else')).toEqual([]);
  });

  test('MT-02 what few people wrote says little, and nothing is ever the same skill', () => {
    const [few, some, many] = [learnedFrom(8), learned, learnedFrom(40_000)].map((each) =>
      each.similarity('Apiary', 'Honey jars'),
    );
    expect(few).toBeLessThan(0.05);
    expect(some).toBeGreaterThan(few ?? 1);
    expect(many).toBeGreaterThan(some ?? 1);
    expect(many).toBeLessThanOrEqual(MOST_SIMILAR);
  });

  test('MA-01 a database is asked for those who have what goes together, below what the table says', () => {
    expect(relatedNames('Apiary').size).toBe(1);
    const names = relatedNames('Apiary', learned);
    expect(names.get('Apiary')).toBe(1);
    expect(names.get('Honey jars')).toBe(learned.similarity('Apiary', 'Honey jars'));
    const taught: LearnedSkills = {
      similarity: () => 0.5,
      near: () => [
        { tag: 'Nursing', similarity: 0.5 },
        { tag: 'Chess', similarity: 0.4 },
      ],
    };
    const both = relatedNames('First aid', taught);
    expect(both.get('Nursing')).toBe(relatedNames('First aid').get('Nursing'));
    expect(both.get('chess coach')).toBe(0.4);
  });
});

const rows = (table: { vectors: Float32Array }) => Buffer.from(table.vectors.buffer);

describe('the table', () => {
  test('MT-06 the same profiles and seed give the same bytes, in any order of the profiles', () => {
    const profiles = profilesOf(100).map((tags, person) => tags.slice(person % 3));
    const first = learnSkills(profiles, { seed: 5 });
    const again = learnSkills(profiles.toReversed(), { seed: 5 });
    expect(rows(again).equals(rows(first))).toBe(true);
    expect(again.tags).toEqual(first.tags);
    expect(rows(learnSkills(profiles, { seed: 6 })).equals(rows(first))).toBe(false);
  });

  test('MT-06 it survives being stored and posted', () => {
    const table = learnSkills(profilesOf(100), { seed: 5 });
    const bytes = Uint8Array.from(rows(table));
    const copy = { ...structuredClone(table), vectors: new Float32Array(bytes.buffer) };
    expect(learnedSkills(copy).near('Apiary')).toEqual(learnedSkills(table).near('Apiary'));
    expect(() => learnedSkills({ ...table, vectors: new Float32Array(3) })).toThrow(RangeError);
  });

  test('MT-06 spellings of one tag are one row, rare tags are none, and 2,000 are the most', () => {
    const together = learnSkills(
      [
        ['first-aid', 'Apiary', 'Only mine'],
        ['First Aid', 'apiary'],
        ['1st aid', 'APIARY', 'Apiary'],
      ],
      { seed: 1 },
    );
    expect(together.tags).toEqual(['First aid', 'APIARY']);
    const many = Array.from({ length: 2_200 }, (_, index) => [`tag ${index}`, `tag ${index + 1}`]);
    expect(learnSkills(many, { seed: 1 }).tags).toHaveLength(2_000);
  });
});

describe('any input', () => {
  const tag = oneof(
    constantFrom(
      '',
      ' ',
      '\u0000',
      '🎉🎊',
      'x'.repeat(10_000),
      'اردو بولنا',
      'مساعدة',
      '\u202E',
      '=First aid',
    ),
    string({ maxLength: 12 }),
  );

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('MT-06 gives figures from 0 to 0.44 and asks nobody', () => {
    const noNetwork = vi.fn(() => {
      throw new Error('The engine has no network');
    });
    vi.stubGlobal('fetch', noNetwork);
    vi.stubGlobal('WebSocket', noNetwork);
    const check = property(
      array(array(tag, { maxLength: 6 }), { maxLength: 12 }),
      integer(),
      (profiles, seed) => {
        const table = learnSkills([...profiles, ...profiles], { seed });
        expect(table.vectors.every(Number.isFinite)).toBe(true);
        expect(table.vectors).toHaveLength(table.tags.length * table.size);
        const learned = learnedSkills(table);
        const tags = profiles.flat().slice(0, 8);
        for (const asked of tags) {
          for (const { similarity } of learned.near(asked)) expect(similarity).toBeGreaterThan(0);
          for (const offered of tags) {
            const similarity = learned.similarity(asked, offered);
            expect(similarity >= 0 && similarity <= MOST_SIMILAR).toBe(true);
          }
        }
      },
    );
    expect(() => assert(check, { numRuns: 100, seed: 7 })).not.toThrow();
    expect(noNetwork).not.toHaveBeenCalled();
  });

  test('MT-06 10,000 equal tags are one, a table of nothing answers, and long tags stay cheap', () => {
    const many = Array.from({ length: 10_000 }, () => 'Apiary');
    const table = learnSkills([many, ['Apiary', 'Patang'], ['Patang']], { seed: 1 });
    expect(table.tags).toEqual(['Apiary', 'Patang']);
    for (const profiles of [[], [[]], [['🎉'], ['']]]) {
      const learned = learnedSkills(learnSkills(profiles, { seed: 1 }));
      expect(learned.near('Apiary')).toEqual([]);
      expect(learned.similarity('x'.repeat(10_000), '')).toBe(0);
    }
  });
});
