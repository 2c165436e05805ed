import displayFont from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import { mainColour } from '@saath/contract/foundation/palette/rules';
import { getSite } from '@saath/contract/office/site/endpoints';
import { timings } from '@saath/contract/timings';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import css from './app.css?url';
import { ErrorScreen } from './features/office/site/error-screen.tsx';
import { NavigationProgress } from './features/office/site/navigation-progress.tsx';
import { OfflineNotice } from './features/office/site/offline-notice.tsx';
import { useSite, useSiteName } from './features/office/site/site.ts';
import { SiteColours } from './features/office/site/site-colours.tsx';
import { SiteIcons } from './features/office/site/site-icons.tsx';
import { siteName } from './features/office/site/titled.ts';
import { callContext } from './lib/context.ts';
import { useNonce } from './lib/nonce.ts';
import { m } from './paraglide/messages.js';
import { getLocale } from './paraglide/runtime.js';
import { paraglideMiddleware } from './paraglide/server.js';
import { Toaster } from './ui/toaster.tsx';

/** Around loaders and rendering alike, so that both speak the visitor's language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => paraglideMiddleware(request, () => next()),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  return { ...(await call(getSite, {})), baseUrl: new URL(request.url).origin };
}

/** Only when asked for in place, as after logging out: going from page to page changes nothing here. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.defaultShouldRevalidate && change.currentUrl.href === change.nextUrl.href;
}

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: siteName(matches) },
  {
    name: 'description',
    content: m.find_events_that_need_your_help_and(),
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const locale = getLocale();
  const { organisation } = useSite();
  const name = useSiteName();
  return (
    <html lang={locale} dir={locale === 'ur' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={name} />
        <meta name="theme-color" content={mainColour(organisation.colour)} />
        <SiteIcons organisation={organisation} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: one constant line
          dangerouslySetInnerHTML={{ __html: "document.documentElement.classList.add('js')" }}
        />
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={css} precedence="high" />
        <SiteColours colour={organisation.colour} />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-50 rounded-field bg-primary px-4 py-3 text-on-primary focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
        >
          {m.skip_to_content()}
        </a>
        {children}
        <Toaster duration={timings.toast} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.site.isDemo && (
        <aside
          aria-label={m.demo()}
          className="pointer-events-none fixed end-3 bottom-16 z-30 rounded-full bg-joy px-3 py-1 text-[#3a2600] text-sm shadow-float lg:bottom-3"
        >
          {m.demo()}
          <span className="max-sm:sr-only">{m.everything_here_is_made_up()}</span>
        </aside>
      )}
      <NavigationProgress />
      <OfflineNotice />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return <ErrorScreen isMissing={isMissing} reason={reason} />;
}
