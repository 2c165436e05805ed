/** The operator's file of texts: mistakes are told where they are, in words for whoever edits files. */
import { describe, expect, test } from 'vitest';
import { contentSchema, pictureName } from './schema.ts';

const story = { name: 'Bilal', role: 'Driver', content: 'It was a good day.', rating: 5 };
const member = { name: 'Areeba', role: 'Founder', links: [] as object[] };
const content = {
  hero: { title: 'Help', lead: 'Find events.', discover: 'Discover', start: 'Start' },
  features: [{ icon: 'find', title: 'Find', text: 'Find an event.' }],
  steps: [{ title: 'Ask', text: 'Ask for a place.' }],
  stories: { areSamples: false, items: [story] },
  team: [member],
  contact: { title: 'Write', text: 'To us.', mail: 'help@example.com' },
  footer: { tagline: 'Together', place: 'Lahore' },
  terms: {
    ...{ title: 'Terms', description: 'What holds here.', lead: 'Please read.' },
    sections: [{ title: 'First', text: 'Be kind.' }],
  },
};
const problem = (change: object) => {
  const [issue] = contentSchema.safeParse({ ...content, ...change }).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('LP-01 the operator’s texts', () => {
  test('LP-01 a whole file is taken', () => {
    expect(problem({})).toBeUndefined();
  });

  test('LP-01 a misspelt or missing field is named', () => {
    expect(problem({ hero: { ...content.hero, titel: 'x', leed: 'y' } })).toBe(
      'hero: There is no field "titel", "leed" here.',
    );
    expect(problem({ footer: 'Lahore' })).toBe('footer: Please give an object: { … }.');
    expect(problem({ footer: { tagline: 'Together' } })).toMatch(/^footer\.place: /);
  });

  test('LP-01 lists have one to so many entries that can be told apart', () => {
    const steps = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ title: `Step ${at}`, text: 'Do it.' }));
    expect(problem({ steps: [] })).toBe('steps: Please give 1 to 8 entries: [ … ].');
    expect(problem({ steps: steps(8) })).toBeUndefined();
    expect(problem({ steps: steps(9) })).toBe('steps: Please give 1 to 8 entries: [ … ].');
    expect(problem({ steps: [...content.steps, ...content.steps] })).toBe(
      'steps: Two entries have the same "title".',
    );
    expect(problem({ team: [member, { ...member, role: 'Other' }] })).toBe(
      'team: Two entries have the same "name".',
    );
  });

  test('LP-03 stars are whole and from 1 to 5, and samples are said to be samples', () => {
    const rated = (rating: unknown) =>
      problem({ stories: { areSamples: true, items: [{ ...story, rating }] } });
    expect([1, 5].map(rated)).toEqual([undefined, undefined]);
    for (const rating of [0, 6, 4.5, '5'])
      expect(rated(rating)).toBe('stories.items.0.rating: Please give whole stars, 1 to 5.');
    expect(problem({ stories: { items: [story] } })).toBe(
      'stories.areSamples: Please say true or false.',
    );
  });

  test.each([
    ['https://example.com/areeba', true],
    ['mailto:areeba@example.com', true],
    ['javascript:alert(1)', false],
    ['https://example.com/a b', false],
    ['https://example.com/">', false],
    ['//example.com', false],
    [`https://example.com/${'x'.repeat(300)}`, false],
  ])('LP-04 a link to %s: %s', (href, isFine) => {
    const links = [{ kind: 'network', href }];
    expect(problem({ team: [{ ...member, links }] }) === undefined).toBe(isFine);
  });

  test('LP-04 a person has one link of each kind', () => {
    const link = { kind: 'code', href: 'https://example.com' };
    expect(problem({ team: [{ ...member, links: [link, link] }] })).toBe(
      'team.0.links: Two links are of the same kind.',
    );
    expect(problem({ team: [{ ...member, links: [link, { ...link, kind: 'mail' }] }] })).toBe(
      undefined,
    );
  });

  test.each([
    ['pictures/areeba.webp', true],
    ['pictures/a-b_c.1.JPG', true],
    ['/areeba.webp', true],
    ['pictures/../secret.png', false],
    ['pictures/below/areeba.png', false],
    ['pictures/.hidden.png', false],
    ['pictures/areeba.svg', false],
    ['https://example.com/areeba.png', false],
    ['//example.com/areeba.png', false],
    ['/../areeba.png', false],
  ])('LP-04 a picture at %s: %s', (image, isFine) => {
    expect(problem({ team: [{ ...member, image }] }) === undefined).toBe(isFine);
  });

  test('LP-04 the name of a picture is short, and only a picture’s', () => {
    expect(pictureName.test(`${'x'.repeat(100)}.png`)).toBe(true);
    expect(pictureName.test(`${'x'.repeat(101)}.png`)).toBe(false);
    expect(pictureName.test('areeba.png.exe')).toBe(false);
  });
});
