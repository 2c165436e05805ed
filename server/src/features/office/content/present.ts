/** What public pages say: the texts of the files, in her name and with her people. Nobody is invented on a real site. */
import { nameWithin } from '@saath/contract/foundation/organisation/rules';
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import type { ShownContent, SiteContent } from '@saath/contract/office/content/schema';
import type { Organisation } from '../../../platform/organisation.ts';
import type { PublishedStory } from '../../afterwards/stories/service.ts';

type Source = {
  readonly organisation: Organisation;
  readonly language: Language;
  /**
   * Whether the file says who the people are: the operator's own goes first, and in a demo ours are clearly samples.
   */
  readonly hasPeople: boolean;
  /** What volunteers wrote and agreed to have published, newest first. */
  readonly published: readonly PublishedStory[];
};

export function presentContent(
  file: SiteContent,
  { organisation, language, hasPeople, published }: Source,
): ShownContent {
  const content = named(file, nameWithin(language, organisation));
  const { tagline, place } = content.footer;
  const builders = content.team.map(({ name }) => name);
  const written = published.map((story) => presentStory(language, story));
  const { areSamples, items } = content.stories;
  // Words of real people take the place of samples, and go before what the operator wrote.
  const told = areSamples && written.length > 0 ? [] : items;
  if (hasPeople)
    return {
      ...content,
      stories: {
        areSamples: areSamples && written.length === 0,
        items: most([...written, ...told]),
      },
      footer: { tagline, place, builders },
    };
  const { about, team, stories, replyTo } = organisation;
  return {
    ...content,
    hero: { ...content.hero, lead: about || content.hero.lead },
    stories: { areSamples: false, items: most([...written, ...stories]) },
    team: team.map(({ name, role, link }) => ({ name, role, links: link ? [linkOf(link)] : [] })),
    contact: { ...content.contact, mail: replyTo },
    footer: { tagline: about || tagline, place: organisation.place, builders: [] },
  };
}

/** As many as there can be; nobody's words stand there twice. */
function most<Story extends { content: string }>(stories: readonly Story[]): Story[] {
  const different = new Map(stories.toReversed().map((story) => [story.content, story]));
  return [...different.values()].reverse().slice(0, limits.organisation.entries);
}

/** Who is not named, in each language. */
const somebody: Readonly<Record<Language, string>> = { en: 'A volunteer', ur: 'ایک رضاکار' };

function presentStory(language: Language, { name, eventTitle, words, rating }: PublishedStory) {
  return { name: name ?? somebody[language], role: eventTitle ?? '', content: words, rating };
}

const linkOf = (href: string) => ({
  kind: href.startsWith('mailto:') ? ('mail' as const) : ('network' as const),
  href,
});

/** `{name}` stands for the organisation's in every text. */
function named(content: SiteContent, name: string): SiteContent {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', () => name) : value,
  );
}
