/** Every screen on the demo's data: no overflow, no script errors, no accessibility violations, useful without JavaScript. */
import type { Browser, Page } from '@playwright/test';
import { patient } from '../tools/patience.mjs';
import routes from '../web/src/routes.ts';
import { violationsOn } from './accessibility.ts';
import { misplacedOn } from './misplaced.ts';
import { expect, organiserAt, ownPage, type Product, signIn, test } from './product.ts';
import { watchRest } from './rest.ts';

/**
 * Both widths, themes and directions; a page is loaded once for both its looks. Axe reads one of them in each language: wide and
 * light from left to right, narrow and dark from right to left. What it reads has a size between them on half the screens.
 */
const wide = { width: 1280, height: 860 };
const tablet = { width: 768, height: 860 };
const large = { width: 640, height: 780 };
const narrow = { width: 360, height: 780 };
const languages = [
  { locale: 'en-GB', direction: 'ltr', light: [wide, tablet], dark: [narrow], read: 'light' },
  { locale: 'ur-PK', direction: 'rtl', light: [wide], dark: [narrow, large], read: 'dark' },
] as const;
type Language = (typeof languages)[number];
const lightFirst = ['light', 'dark'] as const;

// Half the screens to each worker.
test.describe.configure({ mode: 'parallel' });

type Who = 'visitor' | 'volunteer' | 'admin';

async function pageFor(
  browser: Browser,
  { product, locale, who }: { product: Product; locale: string; who: Who },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (who !== 'visitor') await signIn(page, who);
  return page;
}

/**
 * Texts of a page in Urdu that are still English: two Latin words in a row where nobody's own words stand (those are
 * isolated by `bdi` or `dir`, or typed into a field).
 */
async function englishOn(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const own = 'script, style, noscript, bdi, [dir="auto"], [lang="en"], option, textarea';
    const isEnglish = (text: string) => /[A-Za-z]{3,} [A-Za-z]{2,}/.test(text);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title].filter((title) => isEnglish(title.split(' · ')[1] ?? title));
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isEnglish(textContent ?? '') && !parentElement?.closest(own))
        found.push(textContent ?? '');
    }
    return found;
  });
}

/** What is wrong with a screen, in one line each. */
async function problemsOf(
  page: Page,
  path: string,
  { language, index, rest }: { language: Language; index: number; rest: () => Promise<void> },
): Promise<string[]> {
  await page.goto(path);
  await rest();
  const direction = await page.locator('html').getAttribute('dir');
  // A page that shows nothing has nothing wrong with it otherwise.
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title, `${path} has a title`).toHaveText(/\S/);
  const problems = direction === language.direction ? [] : [`${path} runs ${direction}`];
  // The page of failures is sound in every other way.
  const isBroken = /^(Something went wrong|کچھ غلط ہو گیا)$/.test(
    (await title.textContent()) ?? '',
  );
  if (isBroken) problems.push(`${path} is the page of failures`);
  if (direction === 'rtl')
    problems.push(...(await englishOn(page)).map((text) => `${path} in English: ${text}`));
  // It begins with the look, and the size, that the one before it ended with.
  for (const colorScheme of index % 2 === 0 ? lightFirst : lightFirst.toReversed()) {
    const sizes = language[colorScheme];
    const turn = Math.floor((index + (colorScheme === 'light' ? 1 : 0)) / 2);
    const size = sizes[turn % sizes.length] ?? sizes[0];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await settled(page);
    const seen = await problemsSeen(page, language.read === colorScheme);
    const look = `${path} at ${size.width} px, ${colorScheme}`;
    problems.push(...seen.map((problem) => `${look}: ${problem}`));
  }
  return problems;
}

/** Sizes that follow the window need a frame, and colours on their way to another theme have no contrast of their own. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (ceiling) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What is not shown at all need not come to an end.
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const moving = () =>
      document.getAnimations().filter((each) => each instanceof CSSTransition && isShown(each));
    const all = async () => {
      await nextFrame();
      await nextFrame();
      // What is inherited may set out only when its parent has arrived.
      while (moving().length > 0) {
        await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
        await nextFrame();
      }
    };
    await Promise.race([all(), new Promise((resolve) => setTimeout(resolve, ceiling))]);
  }, patient(3000));
}

async function problemsSeen(page: Page, isRead: boolean): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(await misplacedOn(page)),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
    ...(isRead ? await violationsOn(page) : []),
  ];
}

const visitor = [
  '/',
  '/events',
  '/events?near=Lahore&within=25&free=1&tab=upcoming',
  '/events?near=Paris',
  '/events?view=month',
  '/event/ID',
  '/branches/ravi-bank',
  '/login',
  '/admin/login',
  '/signup?event=ID',
  '/oidc/callback',
  '/sign-in/a.b.c',
  '/ask/a.b.c',
  '/terms',
  '/activation/a.b.c',
  '/seller/activation/a.b.c',
  '/setup/a.b.c',
  '/forgot-password',
  '/reset-password/a.b.c',
  '/change-email/a.b.c',
  '/keep-account/a.b.c',
  '/invitation/a.b.c',
  '/welcome/a.b.c',
  '/unsubscribe/a.b.c',
  '/coming/a.b.c.d',
  '/offer/a.b.c.d',
  '/request/a.b.c',
  '/change-password/a.b.c',
  '/guardian/abc',
  '/certificate/a.b.c',
  '/kiosk',
  '/check-in/a.b.c',
  '/nope',
];
const volunteer = [
  '/volunteer/skills',
  '/volunteer/feedback',
  '/volunteer/impact',
  '/volunteer/certificate',
  '/volunteer/notification',
  '/volunteer/messages',
  '/volunteer/messages/ID',
  '/volunteer/lead/ID',
  '/volunteer/lead/ID/edit',
  '/volunteer/lead/ID/board',
  '/volunteer/lead/ID/fill',
  '/volunteer/create-event',
  '/volunteer/event/PAST/hours',
  '/volunteer/dashboard',
  '/volunteer/events',
  '/volunteer/profile',
  '/profile',
  '/event/ID',
];
const admin = [
  '/admin/dashboard',
  '/admin/event-list',
  '/admin/create-event',
  '/admin/feedback',
  '/admin/vol-stats',
  '/admin/vol-stats?q=khan',
  '/admin/import-people',
  '/admin/log',
  '/admin/security',
  '/admin/to-check',
  '/admin/jobs',
  '/admin/branches',
  '/admin/rights',
  '/admin/tokens',
  '/admin/webhooks',
  '/admin/matching',
  '/admin/notification',
  '/admin/edit-profile',
  '/admin/organisation',
  '/admin/first-run',
  '/profile',
];
const eventScreens = [
  '/admin/event-list?status=CANCELLED',
  '/admin/event/ID',
  '/admin/event/ID?tab=roster',
  '/admin/event/ID?tab=messages',
  '/admin/event/ID?tab=history',
  '/admin/event/PAST?tab=after',
  '/admin/event/ID/edit',
  '/admin/event/ID/board',
  '/admin/event/ID/fill',
  '/admin/fill?events=ID',
  '/admin/fill',
  '/admin/event/ID/roster',
  '/admin/event/ID/answers',
  '/admin/event/ID/day',
  '/admin/event/ID/kiosk',
  '/admin/event/ID/badges',
  '/admin/event/ID/qr',
];

/** They lead elsewhere, or show what the demo has none of: journeys of their own come by. */
const elsewhere = [
  ...['/admin', '/admin/sidebar', '/admin/confirm', '/volunteer', '/ask', '/signature/:id'],
  ...['/volunteer/door/:id', '/volunteer/letter/:id', '/volunteer/event/:id/role/:roleId'],
  '/volunteer/event/:id/role/:roleId/day',
];

/** The demo has no branch: one with an event, made once. */
async function givenBranch(browser: Browser, demo: Product & { eventId: string }): Promise<void> {
  const page = await organiserAt(browser, demo);
  const { request } = page;
  await request.post('/api/branch', { headers: ownPage, data: { name: 'Ravi bank' } });
  const list = await (await request.get('/api/branch')).json();
  const branches = list.branches as { id: string; slug: string }[];
  const branchId = branches.find(({ slug }) => slug === 'ravi-bank')?.id;
  await request.put(`/api/event/${demo.eventId}/branch`, { headers: ownPage, data: { branchId } });
  await page.context().close();
}

/** The addresses of all screens; what ends in `.ts` is no screen. */
function screensOf(entries: readonly (typeof routes)[number][], base = ''): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const own = path ? `${base}/${path}` : base;
    if (children) return screensOf(children, own);
    return file.endsWith('.tsx') ? [own || '/'] : [];
  });
}

test('RT-01 no screen is left out of those that are looked at', () => {
  const looked = [...visitor, ...volunteer, ...admin, ...eventScreens].map(
    (path) => path.split('?')[0] ?? '',
  );
  const isLookedAt = (screen: string) => {
    const address = new RegExp(`^${screen.replace(/:\w+/g, '[^/]+').replace('*', 'nope')}$`);
    return looked.some((path) => address.test(path));
  };
  const screens = screensOf(routes);
  expect(screens.length).toBeGreaterThan(60);
  expect(screens.filter((screen) => !isLookedAt(screen)).toSorted()).toEqual(elsewhere.toSorted());
});

test('RT-01 AC-01 negative control: a screen that is broken is not sound', async ({
  browser,
  demo,
}) => {
  const page = await pageFor(browser, { product: demo, locale: 'en-GB', who: 'visitor' });
  const rest = watchRest(page);
  await page.goto('/login');
  await rest();
  expect(await problemsSeen(page, true)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('lang');
    for (const label of document.querySelectorAll('label')) label.remove();
    for (const link of document.querySelectorAll<HTMLElement>('main a'))
      Object.assign(link.style, { color: '#bbb', background: '#fff' });
    const picture = Object.assign(new Image(), { src: '/favicon.svg' });
    picture.style.minWidth = '3000px';
    document.querySelector('main')?.append(picture);
  });
  const problems = (await problemsSeen(page, true)).join('\n');
  for (const kind of ['html-has-lang:', 'label:', 'color-contrast:', 'image-alt:', 'px wider'])
    expect(problems).toContain(kind);
});

for (const language of languages)
  for (const [who, paths] of [
    ['visitor', visitor],
    ['volunteer', volunteer],
    ['admin', admin],
    ['admin', eventScreens],
  ] as const)
    test(`RT-01 RT-04 RT-05 AC-01 EC-06 every screen of a ${who} from ${paths[0]} on is sound, ${language.locale}`, async ({
      browser,
      demo,
    }) => {
      test.setTimeout(patient(120_000));
      if (paths === visitor) await givenBranch(browser, demo);
      const page = await pageFor(browser, { product: demo, locale: language.locale, who });
      const rest = watchRest(page);
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(`${page.url()} threw: ${message}`));
      for (const [index, each] of paths.entries()) {
        const path = each.replace('ID', demo.eventId).replace('PAST', demo.pastEventId);
        problems.push(...(await problemsOf(page, path, { language, index, rest })));
      }
      expect(problems).toEqual([]);
    });

test('RT-01 LP-08 EV-01 public pages are complete without JavaScript', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Powerful Features' })).toBeVisible();
  await expect(page.getByText('Smart Volunteer Matching')).toBeVisible();
  await page.goto('/events');
  await page.getByRole('link', { name: /^past/i }).click();
  await expect(page.getByRole('button', { name: 'Event Ended' }).first()).toBeDisabled();
  await page.goto('/events');
  await page.getByLabel('Search', { exact: true }).fill('reading');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=reading/);
  await expect(
    page.getByRole('heading', { name: 'Reading club for children' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: /Beach clean-up/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/view=month.*q=reading|q=reading.*view=month/);
  await page.goto(`/event/${demo.eventId}`);
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  const calendar = await page.request.get(`${demo.url}/event/${demo.eventId}/calendar.ics`);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
  const missing = await page.goto('/event/01890000-0000-7000-8000-000000000000');
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Event not Found!')).toBeVisible();
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
});

test('RT-03 the areas are closed to whom they are not for, on the server', async ({
  request,
  demo,
}) => {
  for (const [path, to] of [
    ['/admin/dashboard', '/admin/login?returnTo=%2Fadmin%2Fdashboard'],
    ['/volunteer/profile', '/login?returnTo=%2Fvolunteer%2Fprofile'],
    ['/profile', '/login?returnTo=%2Fprofile'],
  ] as const) {
    const answer = await request.get(demo.url + path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(to);
  }
});
