/** /admin: the organisers' area, for Admins only. */
import { Outlet } from 'react-router';
import { adminOnly } from '../../features/accounts/entry/admin-only.ts';
import { useKeptDevice } from '../../features/notices/devices/kept-device.ts';
import { callContext } from '../../lib/context.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/layout';
import { PhoneBar } from './phone-bar.tsx';
import { Sidebar } from './sidebar.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  return await adminOnly(context.get(callContext), url);
}

export const meta: Route.MetaFunction = () => [
  { title: m.admin_portal() },
  { name: 'robots', content: 'noindex' },
];

export default function AdminLayout() {
  useKeptDevice();
  return (
    <QueryProvider>
      <div className="min-h-dvh bg-paper lg:grid lg:grid-cols-[15rem_1fr]">
        <Sidebar />
        <PhoneBar />
        <main
          id="content"
          className="mx-auto w-full min-w-0 max-w-6xl has-data-wide:max-w-none px-4 py-6 sm:px-8 sm:py-8"
        >
          <Outlet />
        </main>
      </div>
    </QueryProvider>
  );
}
