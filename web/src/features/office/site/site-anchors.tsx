import { m } from '../../../paraglide/messages.js';
import { PhoneMenu } from './phone-menu.tsx';

const STORIES = '/#testimonials';

const allAnchors = [
  [m.home, '/#home'],
  [m.features, '/#features'],
  [m.how_it_works, '/#how-it-works'],
  [m.testimonials, STORIES],
  [m.contact, '/#contact'],
] as const;

const anchorsOf = (hasStories: boolean) =>
  allAnchors.filter(([, href]) => hasStories || href !== STORIES);

/** The places of the first page, as entries of a list. */
export function SiteAnchors({ hasStories }: { hasStories: boolean }) {
  return anchorsOf(hasStories).map(([text, href]) => (
    <li key={href}>
      <a href={href} className="py-3 text-ink hover:text-primary">
        {text()}
      </a>
    </li>
  ));
}

/** The menu of a phone, on the first page with its places. */
export function SiteMenu({ isHome, hasStories }: { isHome: boolean; hasStories: boolean }) {
  return <PhoneMenu anchors={isHome ? anchorsOf(hasStories) : []} />;
}
