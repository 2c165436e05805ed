import { nameIn } from '@saath/contract/foundation/organisation/rules';
import type { Site, Viewer } from '@saath/contract/office/site/schema';
import { useRouteLoaderData } from 'react-router';
import { getLocale } from '../../../paraglide/runtime.js';

type RootData = {
  readonly site: Site;
  readonly viewer: Viewer | null;
  readonly baseUrl: string;
};

/** What the root loader gave; undefined only while an error page stands in for the root. */
function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export const unknownSite: Site = {
  organisation: {
    name: 'Saath',
    isNamed: false,
    about: '',
    logo: null,
    colour: null,
    place: '',
    footer: '',
    imprint: '',
    languages: ['en', 'ur'],
  },
  signup: { emailDomains: ['gmail.com'], phoneRegion: 'PK', guestAsking: 'off' },
  timeZone: 'Asia/Karachi',
  isDemo: false,
};

/** Settings of the installation. */
export function useSite(): Site {
  return useRootData()?.site ?? unknownSite;
}

/** Where the site is, as its links tell it; without a slash at the end. */
export function useBaseUrl(): string {
  return useRootData()?.baseUrl ?? '';
}

/** Whose site it is, as readers of the page's language see it. */
export function useSiteName(): string {
  return nameIn(getLocale(), useSite().organisation);
}

/** Who is signed in, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRootData()?.viewer ?? null;
}
