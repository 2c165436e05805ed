/** Titles of pages: what a page shows, and whose site it is (WI-02). */
import { nameWithin } from '@saath/contract/foundation/organisation/rules';
import type { Site } from '@saath/contract/office/site/schema';
import type { MetaDescriptor } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';
import { unknownSite } from '../../foundation/organisation/site.ts';

/** What `meta` of a route is given of the routes around it. */
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

/** The name of the organisation, for `meta`: there no hooks can be used. */
export function siteName(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { readonly site: Site }
    | undefined;
  return nameWithin(getLocale(), (root?.site ?? unknownSite).organisation);
}

/** The picture of the site, for pages that have none of their own. */
export function sitePicture(matches: Matches): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { readonly baseUrl: string }
    | undefined;
  return [
    ...(root ? [{ property: 'og:image', content: `${root.baseUrl}/share.png` }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `words · name` */
export function titleOf(matches: Matches, title: string): string {
  return m.title_of_site({ title, name: siteName(matches) });
}

/** For pages whose address is a secret, because who has it may act: no other site and no search engine learns it. */
export const ofSecretAddress = (): MetaDescriptor[] => [
  { name: 'referrer', content: 'no-referrer' },
  { name: 'robots', content: 'noindex' },
];

/**
 * The `meta` of a page whose title is always the same.
 *
 * @param more what else stands in its head
 */
export function titled(words: () => string, more: () => MetaDescriptor[] = () => []) {
  return ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    { title: titleOf(matches, words()) },
    ...more(),
  ];
}
