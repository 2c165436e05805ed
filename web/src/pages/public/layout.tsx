import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { loadContent } from '../../features/office/site/content.ts';
import { SiteFooter } from '../../features/office/site/site-footer.tsx';
import { SiteHeader } from '../../features/office/site/site-header.tsx';
import { getLocale } from '../../paraglide/runtime.js';
import type { Route } from './+types/layout';

export async function loader({ context }: Route.LoaderArgs) {
  const { footer } = await loadContent(context);
  // Put together here: browsers do not agree on how lists are written.
  const names = new Intl.ListFormat(getLocale(), { type: 'conjunction', style: 'narrow' });
  return { ...footer, builders: names.format(footer.builders) };
}

/** Going from page to page changes nothing in the footer. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.defaultShouldRevalidate && change.currentUrl.href === change.nextUrl.href;
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const isHome = useLocation().pathname === '/';
  return (
    <>
      <SiteHeader />
      <main id="content" className={isHome ? '' : 'pt-16'}>
        <Outlet />
      </main>
      <SiteFooter {...loaderData} />
    </>
  );
}
