import type { PublicOrganisation } from '@saath/contract/foundation/organisation/schema';

type SiteIconsProps = { organisation: Pick<PublicOrganisation, 'colour' | 'isNamed' | 'logo'> };

/** The sign of the window, and what a phone needs to put the site on its home screen. */
export function SiteIcons({ organisation: { colour, isNamed, logo } }: SiteIconsProps) {
  const isOwn = isNamed || logo !== null || colour !== null;
  return (
    <>
      {isOwn ? (
        <link rel="icon" href="/icon-192.png" type="image/png" />
      ) : (
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href="/icon-192.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}
