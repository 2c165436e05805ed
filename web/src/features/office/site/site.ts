import type { Site, Viewer } from '@saath/contract/office/site/schema';
import { useRouteLoaderData } from 'react-router';

type RootData = {
  readonly site: Site;
  readonly viewer: Viewer | null;
  readonly baseUrl: string;
};

/** What the root loader gave; undefined only while an error page stands in for the root. */
function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

const unknownSite: Site = {
  signup: { emailDomains: ['gmail.com'], phoneRegion: 'PK' },
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

/** Who is signed in, or null for a guest. */
export function useViewer(): Viewer | null {
  return useRootData()?.viewer ?? null;
}
