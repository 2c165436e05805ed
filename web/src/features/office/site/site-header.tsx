import { timings } from '@saath/contract/timings';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { onFirstTouch } from '../../../lib/first-touch.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LanguageSwitch } from '../../foundation/organisation/language-switch.tsx';
import { useSiteName, useViewer } from '../../foundation/organisation/site.ts';
import { Wordmark } from '../../foundation/organisation/wordmark.tsx';

const load = async () => await onFirstTouch(async () => await import('./site-anchors.tsx'));
const SiteAnchors = lazy(async () => ({ default: (await load()).SiteAnchors }));
/** It opens without a script. */
const SiteMenu = lazy(async () => ({ default: (await load()).SiteMenu }));

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > timings.navigationScroll);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

/** What stands in it is not made anew while the page moves. */
function Head({ children }: { children: ReactNode }) {
  const look = useIsScrolled() ? 'bg-surface shadow-float' : 'bg-transparent';
  return (
    <header className={`fixed inset-x-0 top-0 z-40 transition-colors duration-200 ${look}`}>
      {children}
    </header>
  );
}

/**
 * Fixed at the top: clear over the page's start, solid with a shadow once the page has moved (NV-01).
 *
 * @param hasStories whether the first page has any to lead to
 */
export function SiteHeader({ hasStories = true }: { hasStories?: boolean }) {
  const isHome = useLocation().pathname === paths.home;
  return (
    <Head>
      <nav
        aria-label={m.main()}
        className="mx-auto flex min-h-16 max-w-6xl items-center gap-3 px-4 sm:gap-6 sm:px-6"
      >
        <Link
          to={paths.home}
          aria-label={m.name_home({ name: useSiteName() })}
          className="flex min-h-11 items-center text-ink max-sm:me-auto"
        >
          <Wordmark />
        </Link>
        <ul className="me-auto hidden gap-5 lg:flex">
          {isHome && (
            <Suspense>
              <SiteAnchors hasStories={hasStories} />
            </Suspense>
          )}
        </ul>
        <Link
          to={paths.events()}
          className="ms-auto hidden min-h-11 items-center font-semibold text-ink hover:text-primary sm:flex lg:ms-0"
        >
          {m.events()}
        </Link>
        <LanguageSwitch />
        <ViewerLink />
        <Suspense>
          <SiteMenu isHome={isHome} hasStories={hasStories} />
        </Suspense>
      </nav>
    </Head>
  );
}

function ViewerLink() {
  const viewer = useViewer();
  if (!viewer)
    return (
      <span className="hidden sm:block">
        <ButtonLink to={paths.login()} size="small" variant="secondary">
          {m.log_in()}
        </ButtonLink>
      </span>
    );
  return (
    <Link
      to={paths.dashboardOf(viewer.role)}
      aria-label={m.name_your_dashboard({ name: viewer.name })}
      className="flex-none rounded-full"
    >
      <Avatar name={viewer.name} src={viewer.profileImage?.url ?? null} size={44} />
    </Link>
  );
}
