import { lazy, Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { loadContent } from '../../features/office/site/content.ts';
import { SiteHeader } from '../../features/office/site/site-header.tsx';
import { onFirstTouch } from '../../lib/first-touch.ts';
import { getLocale } from '../../paraglide/runtime.js';
import type { Route } from './+types/layout';

/** Links, which lead on without a script. */
const SiteFooter = lazy(async () => ({
  default: (
    await onFirstTouch(async () => await import('../../features/office/site/site-footer.tsx'))
  ).SiteFooter,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const { footer, stories } = await loadContent(context);
  // Put together here: browsers do not agree on how lists are written.
  const names = new Intl.ListFormat(getLocale(), { type: 'conjunction', style: 'narrow' });
  const builders = names.format(footer.builders);
  return { footer: { ...footer, builders }, hasStories: stories.items.length > 0 };
}

/** Going from page to page changes nothing in the footer. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.defaultShouldRevalidate && change.currentUrl.href === change.nextUrl.href;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const isHome = useLocation().pathname === '/';
  return (
    <>
      <SiteHeader hasStories={loaderData.hasStories} />
      <main id="content" className={isHome ? '' : 'pt-16'}>
        <Outlet />
      </main>
      <Suspense>
        <SiteFooter {...loaderData.footer} />
      </Suspense>
    </>
  );
}
