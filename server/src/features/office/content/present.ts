/** What public pages say: the texts of the files, in her name and with her people. Nobody is invented on a real site. */
import { nameWithin } from '@saath/contract/foundation/organisation/rules';
import type { Language } from '@saath/contract/language';
import type { ShownContent, SiteContent } from '@saath/contract/office/content/schema';
import type { Organisation } from '../../../platform/organisation.ts';

type Source = {
  readonly organisation: Organisation;
  readonly language: Language;
  /**
   * Whether the file says who the people are: the operator's own goes first, and in a demo ours are clearly samples.
   */
  readonly hasPeople: boolean;
};

export function presentContent(
  file: SiteContent,
  { organisation, language, hasPeople }: Source,
): ShownContent {
  const content = named(file, nameWithin(language, organisation));
  const { tagline, place } = content.footer;
  const builders = content.team.map(({ name }) => name);
  if (hasPeople) return { ...content, footer: { tagline, place, builders } };
  const { about, team, stories, replyTo } = organisation;
  return {
    ...content,
    hero: { ...content.hero, lead: about || content.hero.lead },
    stories: { areSamples: false, items: [...stories] },
    team: team.map(({ name, role, link }) => ({ name, role, links: link ? [linkOf(link)] : [] })),
    contact: { ...content.contact, mail: replyTo },
    footer: { tagline: about || tagline, place: organisation.place, builders: [] },
  };
}

const linkOf = (href: string) => ({
  kind: href.startsWith('mailto:') ? ('mail' as const) : ('network' as const),
  href,
});

/** `{name}` stands for the organisation's in every text. */
function named(content: SiteContent, name: string): SiteContent {
  return JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{name}', name) : value,
  );
}
