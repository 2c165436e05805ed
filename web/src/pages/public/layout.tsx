import { Outlet, useLocation } from 'react-router';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { SiteHeader } from '../../features/site/site-header.tsx';
import { footer } from '../landing/content.ts';

export default function PublicLayout() {
  const isHome = useLocation().pathname === '/';
  return (
    <>
      <SiteHeader />
      <main id="content" className={isHome ? '' : 'pt-16'}>
        <Outlet />
      </main>
      <SiteFooter {...footer} />
    </>
  );
}
