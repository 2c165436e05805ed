/** Whose words and names stand on the public pages. */
import type { SiteContent } from '@saath/contract/office/content/schema';
import { expect, test } from 'vitest';
import type { Organisation } from '../../../platform/organisation.ts';
import { presentContent } from './present.ts';

const sample = { name: 'Sample', role: 'Driver', content: 'It was good.', rating: 5 };
const file = {
  ...{ hero: { title: '{name}', lead: 'Help {name}: {name} helps.', discover: '', start: '' } },
  ...{ features: [], steps: [], contact: { title: '', text: '', mail: 'file@example.org' } },
  stories: { areSamples: true, items: [sample] },
  team: [{ name: 'Areeba', role: 'Founder', links: [] }],
  footer: { tagline: 'Together', place: 'Lahore' },
  terms: { title: '', description: '', lead: '', sections: [{ title: '', text: '{name} asks.' }] },
} satisfies SiteContent;
const organisation = {
  ...{ name: 'Save $& $$ Co', isNamed: true, about: '', place: 'Karachi', replyTo: '' },
  ...{ team: [], stories: [] },
} as unknown as Organisation;
type Story = Parameters<typeof presentContent>[1]['published'][number];
const told = { name: 'Sana', eventTitle: 'Iftar', words: 'I made friends.', rating: 4 } as Story;

const present = (
  change: Partial<Organisation> = {},
  { hasPeople = false, published = [told] }: { hasPeople?: boolean; published?: Story[] } = {},
) =>
  presentContent(file, {
    ...{ organisation: { ...organisation, ...change }, language: 'en', hasPeople },
    published,
  });

test('WI-02 the organisation is named in every text, to the letter of its name', () => {
  const { hero, terms } = present();
  expect(hero.lead).toBe('Help Save $& $$ Co: Save $& $$ Co helps.');
  expect(terms.sections[0]?.text).toBe('Save $& $$ Co asks.');
});

test('WI-02 nobody is invented: without people of its own a page shows none, and no sample', () => {
  const { stories, team, footer, contact } = present({}, { published: [] });
  expect(stories).toEqual({ areSamples: false, items: [] });
  expect(team).toEqual([]);
  expect(footer).toEqual({ tagline: 'Together', place: 'Karachi', builders: [] });
  expect(contact.mail).toBe('');
});

test('WI-02 what the organisation says of itself goes before the words of the file', () => {
  const link = 'mailto:sana@example.org';
  const own = { about: 'We cook.', replyTo: 'us@example.org' };
  const shown = present({ ...own, team: [{ name: 'Sana', role: 'Head', link }] });
  expect([shown.hero.lead, shown.footer.tagline]).toEqual(['We cook.', 'We cook.']);
  expect(shown.contact.mail).toBe('us@example.org');
  expect(shown.team[0]?.links).toEqual([{ kind: 'mail', href: link }]);
});

test('WI-02 words of volunteers take the place of samples, and go before what the operator wrote', () => {
  const contents = (given: NonNullable<Parameters<typeof present>[1]>) =>
    present({}, { hasPeople: true, ...given }).stories.items.map(({ content }) => content);
  expect(contents({})).toEqual(['I made friends.']);
  expect(contents({ published: [] })).toEqual(['It was good.']);
  expect(present({}, { hasPeople: true, published: [] }).stories.areSamples).toBe(true);
  const own = { ...told, name: 'Sana', role: '', content: 'I made friends.', rating: 5 };
  const { stories } = present({ stories: [own, { ...own, content: 'Again.' }] });
  expect(stories.items.map(({ content }) => content)).toEqual(['I made friends.', 'Again.']);
});

test('WI-02 who did not want to be named is a volunteer', () => {
  const unnamed = { ...told, name: undefined };
  expect(present({}, { published: [unnamed] }).stories.items[0]?.name).toBe('A volunteer');
});
