import { Outlet } from 'react-router';
import { SiteHeader } from '../../features/office/site/site-header.tsx';

export default function AuthLayout() {
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto min-h-dvh max-w-5xl px-4 pt-20 pb-16 sm:px-6">
        <Outlet />
      </main>
    </>
  );
}
