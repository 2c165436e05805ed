/** The public pages show the operator's content, in the visitor's language, and nothing of their own. */
import { readFileSync } from 'node:fs';
import type { Call } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { contentSchema } from '@saath/contract/office/content/schema';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callContext } from '../../lib/context.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { comingEvent } from '../../testing/people-and-events.ts';
import PublicLayout, { loader as layoutLoader, shouldRevalidate } from '../public/layout.tsx';
import TermsPage, { loader as termsLoader } from '../public/terms-page.tsx';
import LandingPage, { loader as landingLoader } from './landing-page.tsx';

const shipped = (language: string) =>
  contentSchema.parse(
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../../../../server/content/${language}.json`, 'utf8'),
    ),
  );

let ahead: EventCard[];
beforeEach(() => {
  ahead = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  overwriteGetLocale(() => 'en');
});

async function show(path: '/' | '/terms', change: (content: ReturnType<typeof shipped>) => void) {
  const call = vi.fn(async (endpoint: unknown, { query }: { query: { language: string } }) => {
    if (endpoint === browseEvents) return { events: ahead };
    const content = shipped(query.language);
    change(content);
    const builders = content.team.map(({ name }) => name);
    return { content: { ...content, footer: { ...content.footer, builders } } };
  });
  const context = new RouterContextProvider();
  context.set(callContext, call as unknown as Call);
  const given = { context } as never;
  const [layout, landing, terms] = [
    await layoutLoader(given),
    await landingLoader(given),
    await termsLoader(given),
  ];
  const page = (loaderData: object) =>
    ({ loaderData }) as { loaderData: never } & Record<'params' | 'matches', never>;
  const router = createMemoryRouter(
    [
      {
        element: <PublicLayout {...page(layout)} />,
        children: [
          { path: '/', element: <LandingPage {...page(landing)} /> },
          { path: '/terms', element: <TermsPage {...page(terms)} /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
}

it("LP-01 LP-02 LP-03 LP-04 LP-05 LP-06 the operator's words and people stand on the landing page", async () => {
  await show('/', (content) => {
    content.hero.title = 'Our town helps itself.';
    content.features[0] = { icon: 'mail', title: 'Told at once', text: 'Always.' };
    content.steps.length = 2;
    content.stories.areSamples = false;
    content.team = [
      { name: 'Bilal Shah', role: 'Baker', image: '/content/pictures/b.png', links: [] },
      { name: 'Noor Jahan', role: 'Driver', links: [{ kind: 'mail', href: 'mailto:n@a.example' }] },
    ];
    content.contact.mail = 'us@town.example';
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Our town helps itself.');
  expect(screen.getByRole('heading', { name: 'Told at once' })).toBeDefined();
  expect(screen.queryByText('Track Impact')).toBeNull();
  expect(screen.queryByText(/Sample stories/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Bilal Shah' })).toBeDefined();
  expect(document.querySelectorAll('#team img')).toHaveLength(1);
  expect(document.querySelector('#team img')?.getAttribute('src')).toBe('/content/pictures/b.png');
  expect(screen.getByRole('link', { name: 'us@town.example' })).toBeDefined();
});

it('LP-01 the next three events stand under the first screen, each a whole link, and none is invented', async () => {
  ahead = [1, 2, 3, 4].map((number) => comingEvent(number, `Event ${number}`));
  await show('/', () => undefined);
  const next = screen.getByRole('heading', { name: 'Coming up next' }).closest('section');
  const titles = within(next ?? document.body).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Event 1', 'Event 2', 'Event 3']);
  expect(next?.previousElementSibling?.id).toBe('home');
  cleanup();
  ahead = [];
  await show('/', () => undefined);
  expect(screen.queryByRole('heading', { name: 'Coming up next' })).toBeNull();
});

it('LP-02 LP-03 the cards claim what is true, and the steps name what one does in each', async () => {
  await show('/', () => undefined);
  expect(screen.getByText(/it is offered to the next in line at once\.$/)).toBeDefined();
  for (const words of [
    /Volunteer or Organizer/,
    /by interests, skills, location and availability/,
    /one press.*in contact with the organisers/,
    /share what you achieved on social media/,
  ])
    expect(screen.getByText(words)).toBeDefined();
});

it('LP-04 each story has its picture, and the carousel waits while it has the focus', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollTo = vi.fn();
  await show('/', () => undefined);
  expect(document.querySelectorAll('#testimonials img')).toHaveLength(5);
  vi.useFakeTimers();
  const carousel = screen.getByRole('region', { name: 'Stories, one at a time' });
  const shown = () => carousel.querySelector('button[aria-current=true]')?.ariaLabel;
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  fireEvent.pointerEnter(carousel);
  fireEvent.pointerLeave(carousel);
  act(() => void vi.advanceTimersByTime(limits.carouselAdvance * 2));
  expect(shown()).toBe('Show 1');
  act(() => screen.getByRole('button', { name: 'Next' }).blur());
  act(() => void vi.advanceTimersByTime(limits.carouselAdvance));
  expect(shown()).toBe('Show 2');
  vi.useRealTimers();
});

it('LP-04 samples are called samples', async () => {
  await show('/', () => undefined);
  expect(screen.getByText(/Sample stories/)).toBeDefined();
});

it('WI-02 LP-04 LP-05 without stories and people their parts are not there, and nothing leads to them', async () => {
  await show('/', (content) => {
    content.stories.items = [];
    content.team = [];
    content.contact.mail = '';
    content.footer.place = '';
  });
  await screen.findByRole('contentinfo');
  for (const part of ['#testimonials', '#team', 'a[href$="#testimonials"]', 'a[href^="mailto:"]'])
    expect(document.querySelector(part), part).toBeNull();
  await waitFor(() => expect(document.querySelector('a[href$="#contact"]')).not.toBeNull());
  expect(within(screen.getByRole('contentinfo')).queryByText(/Built by/)).toBeNull();
});

it('LP-07 the footer names its line, the team as builders and the place, in English and in Urdu', async () => {
  await show('/terms', () => undefined);
  await screen.findByRole('contentinfo');
  const footer = () => within(screen.getByRole('contentinfo'));
  expect(footer().getByText('Good work needs good company.')).toBeDefined();
  expect(footer().getByText(/Areeba Nadeem, Usman Tariq, Zoya Mirza/)).toBeDefined();
  expect(footer().getByText('Lahore, Pakistan')).toBeDefined();
  cleanup();
  overwriteGetLocale(() => 'ur');
  await show('/terms', () => undefined);
  await screen.findByRole('contentinfo');
  expect(footer().getByText('اچھے کام کو اچھا ساتھ چاہیے۔')).toBeDefined();
  expect(footer().getByText(/اریبہ ندیم، عثمان طارق، زویا مرزا/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('شرائط');
  expect(screen.getByRole('heading', { name: 'آپ کا اکاؤنٹ' })).toBeDefined();
});

it('LP-07 going from page to page does not ask for the footer again, looking again does', () => {
  const [here, there] = [new URL('http://a.example/'), new URL('http://a.example/terms')];
  const asks = (nextUrl: URL) =>
    shouldRevalidate({ currentUrl: here, nextUrl, defaultShouldRevalidate: true } as never);
  expect(asks(there)).toBe(false);
  expect(asks(here)).toBe(true);
});
