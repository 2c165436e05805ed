/** The public calendar: what an address means, and the way through its pages (EV-01). */
import { browseEvents, eventsOfMonth } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { getSite } from '@saath/contract/office/site/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { comingEvent } from '../../testing/people-and-events.ts';
import { refused, tooMany } from '../../testing/refused.ts';
import { show, site } from '../../testing/show.tsx';
import EventsPage, { loader } from './events-page.tsx';

const server = fakeServer();
const cardOf = (count: number): EventCard => {
  const {
    bestRole: _,
    score: _score,
    reasons: _reasons,
    ...card
  } = comingEvent(count, `Event ${count}`);
  return card;
};
const page = (events: number[], next: string | null = null) => ({
  ...{ events: events.map(cardOf), next },
  counts: { all: 14, upcoming: 11, ongoing: 1, past: 2 },
});

let asked: URLSearchParams[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: new Date('2026-11-30T20:00:00Z'), toFake: ['Date'] });
  server.on(getSite, { site, viewer: null });
  server.on(browseEvents, (_body, { query }) => {
    asked.push(query);
    return page([1, 2]);
  });
});

async function open(search = '') {
  const loaderData = await loaded(loader, `/events${search}`);
  const given = { loaderData } as ComponentProps<typeof EventsPage>;
  show(<EventsPage {...given} />, { at: `/events${search}`, viewer: null });
  return await screen.findByRole('heading', { level: 1, name: 'Events' });
}
const cards = () => screen.queryAllByRole('heading', { name: /^Event \d/ });
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const tabs = () => within(screen.getByRole('navigation', { name: 'Filter events' }));

it('EV-01 the bare address shows all events; each part says how many it has, and the one that is shown is marked', async () => {
  await open();
  expect(cards()).toHaveLength(2);
  expect(
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['All14', 'Upcoming11', 'Ongoing1', 'Past2']]);
  expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('All14');
  expect(tabs().getByRole('link', { name: /^Past/ }).getAttribute('href')).toBe('/events?tab=past');
  expect(asked.map(String)).toEqual(['tab=all']);
});

it('EV-01 a part and its filters stay together from link to link', async () => {
  await open('?tab=past&q=beach');
  expect(asked.map((query) => [query.get('tab'), query.get('q')])).toEqual([['past', 'beach']]);
  const all = new URL(linkTo(/^All/) ?? '', 'https://saath.example').searchParams;
  expect([all.get('tab'), all.get('q')]).toEqual([null, 'beach']);
  const month = new URL(linkTo('Month') ?? '', 'https://saath.example').searchParams;
  expect([month.get('view'), month.get('q')]).toEqual(['month', 'beach']);
});

it.each(['?tab=everything', '?after=', '?view=list', '?skill='])(
  'EV-01 a mistyped address shows the calendar rather than an error: %s',
  async (search) => {
    await open(search);
    expect(cards()).toHaveLength(2);
    expect(tabs().getByRole('link', { current: 'page' }).textContent).toBe('All14');
  },
);

it('EV-01 twelve a page: further ones have an address of their own, and the way back to the first', async () => {
  server.on(browseEvents, (_body, { query }) =>
    query.get('after') ? page([3]) : page([1, 2], 'the-twelfth'),
  );
  await open('?tab=upcoming');
  expect(linkTo('Show more')).toBe('/events?tab=upcoming&after=the-twelfth');
  expect(screen.queryByRole('link', { name: 'Back to the first' })).toBeNull();
});

it('EV-01 the last page leads back, and on to nothing', async () => {
  server.on(browseEvents, page([3]));
  await open('?tab=upcoming&after=the-twelfth');
  expect(linkTo('Back to the first')).toBe('/events?tab=upcoming');
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

it('EV-01 a mark that the server never gave shows the first page', async () => {
  server.on(browseEvents, (_body, { query }) => {
    if (query.get('after')) throw refused('request.invalid');
    return page([1, 2]);
  });
  await open('?after=made-up');
  expect(cards()).toHaveLength(2);
  expect(screen.queryByRole('navigation', { name: 'More events' })).toBeNull();
});

it('EV-01 another failure is one, and not an empty calendar', async () => {
  server.on(browseEvents, (_body, { query }) => {
    if (query.get('after')) throw tooMany();
    return page([1, 2]);
  });
  const thrown = await loaded(loader, '/events?after=the-twelfth');
  expect(thrown).toBeInstanceOf(Error);
  expect(server.sent(browseEvents)).toHaveLength(1);
});

it('EV-01 a month is that of the site where none is named, and none of the parts is marked', async () => {
  let month: string | null = null;
  server.on(eventsOfMonth, (_body, { query }) => {
    month = query.get('month');
    return { events: [] };
  });
  await open('?view=month&tab=past');
  // Past midnight in Karachi.
  expect(month).toBe('2026-12');
  await waitFor(() => expect(linkTo('List')).toBe('/events?tab=past'));
  expect(tabs().queryByRole('link', { current: 'page' })).toBeNull();
});

it.each([
  ['', 'No all events found.', false],
  ['?tab=past', 'No past events found.', true],
  ['?q=zebra', 'No events match.', true],
])(
  'EV-01 AC-03 where nothing is found it is said why, and where there is more: %s',
  async (search, title, isWayOut) => {
    server.on(browseEvents, page([]));
    await open(search);
    expect(await screen.findByText(new RegExp(title.replace('.', '\\.?'), 'i'))).toBeDefined();
    expect(screen.queryByRole('link', { name: 'See all events' }) !== null).toBe(isWayOut);
  },
);
