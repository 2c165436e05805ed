import displayFont from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import { mainColour } from '@saath/contract/foundation/palette/rules';
import { getSite } from '@saath/contract/office/site/endpoints';
import { timings } from '@saath/contract/timings';
import { lazy, type ReactNode, Suspense } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import css from './app.css?url';
import { useSite, useSiteName } from './features/foundation/organisation/site.ts';
import type { Failure } from './features/office/site/error-screen.tsx';
import { NavigationProgress } from './features/office/site/navigation-progress.tsx';
import { OfflineNotice } from './features/office/site/offline-notice.tsx';
import { siteColours } from './features/office/site/site-colours.ts';
import { SiteIcons } from './features/office/site/site-icons.tsx';
import { siteName, titleOf } from './features/office/site/titled.ts';
import { callContext } from './lib/context.ts';
import { keepEarlyPresses } from './lib/early-press.ts';
import { hideOwnZone } from './lib/hide-own-zone.ts';
import { useNonce } from './lib/nonce.ts';
import { m } from './paraglide/messages.js';
import { getLocale } from './paraglide/runtime.js';
import { paraglideMiddleware } from './paraglide/server.js';
import { About } from './ui/about.tsx';
import { Toaster } from './ui/toaster.tsx';

/** Around loaders and rendering alike, so that both speak the visitor's language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => paraglideMiddleware(request, () => next()),
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const given = await call(getSite, {});
  const { colour } = given.site.organisation;
  const look = { main: mainColour(colour), rules: siteColours(colour) };
  return { ...given, look, baseUrl: new URL(request.url).origin };
}

/** It has run by the time that the browser's own copy of the page is there, which does without it. */
const FIRST_SCRIPT = import.meta.env.SSR
  ? `document.documentElement.classList.add('js')\n${hideOwnZone}\n${keepEarlyPresses}`
  : '';

/** Only when asked for in place, as after logging out: going from page to page changes nothing here. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.defaultShouldRevalidate && change.currentUrl.href === change.nextUrl.href;
}

/** Rarely needed, so it comes when it is. Without a network it cannot: then the browser's own words must do. */
const ErrorScreen = lazy(async () => {
  const module = await import('./features/office/site/error-screen.tsx').catch(() => undefined);
  return { default: module?.ErrorScreen ?? PlainError };
});

export const meta: Route.MetaFunction = ({ matches, error }) => [
  { title: error ? titleOf(matches, failureOf(error).title) : siteName(matches) },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
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
  const look = useRouteLoaderData<typeof loader>('root')?.look;
  return (
    <html lang={locale} dir={locale === 'ur' ? 'rtl' : 'ltr'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="og:site_name" content={name} />
        <meta name="theme-color" content={look?.main ?? '#0e5a47'} />
        <SiteIcons organisation={organisation} />
        <link rel="alternate" type="application/atom+xml" href="/events.atom" />
        <link rel="alternate" type="application/feed+json" href="/events.json" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constant lines
          dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }}
        />
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={css} precedence="high" />
        {look?.rules && <style>{look.rules}</style>}
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
      <NavigationProgress />
      <OfflineNotice />
      <Outlet />
      {loaderData.site.isDemo && (
        <aside
          aria-label={m.demo()}
          // Anywhere else it would lie on what one presses: it stands at the end of the page. Paper has none of it.
          className="mx-auto my-3 w-fit rounded-full bg-joy px-3 py-1 text-[#3a2600] text-sm print:hidden"
        >
          <span className="max-sm:hidden">{m.demo_everything_here_is_made_up()}</span>
          <span className="sm:hidden">
            {m.demo()}
            <About>{m.everything_here_is_made_up()}</About>
          </span>
        </aside>
      )}
    </>
  );
}

const failures: Readonly<Record<number, Failure>> = { 404: 'missing', 429: 'limited' };

/** What happened, from the server's own words where it has any. */
function failureOf(error: unknown) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: undefined };
  const reason = typeof data === 'string' ? data : '';
  const failure: Failure = failures[status] ?? 'failed';
  const title = failure === 'missing' ? m.page_not_found() : m.something_went_wrong();
  return { failure, reason, title: reason || title };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { failure, reason } = failureOf(error);
  return (
    <Suspense>
      <ErrorScreen failure={failure} reason={reason} />
    </Suspense>
  );
}

function PlainError({ reason }: { reason: string }) {
  return (
    <main id="content" className="p-8">
      <h1>{reason || m.something_went_wrong()}</h1>
      <a href="/">{m.go_back_home()}</a>
    </main>
  );
}
