/** The top of the organisers' notices: what waits for an answer, and the way to it (WI-03). */
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import type { Waiting } from '@saath/contract/office/waiting/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { Waits } from './waits.tsx';

const server = fakeServer();
const nothing: Waiting = { requests: [], hours: [], organisers: 0, papers: 0, stories: 0 };

it('WI-03 each that waits stands there with one way to it, requests before all else', async () => {
  server.on(listWaiting, {
    requests: [
      { eventId: idOf('river'), title: 'River clean-up', count: 3 },
      { eventId: idOf('books'), title: 'Book sale', count: 1 },
    ],
    hours: [{ eventId: idOf('past'), title: 'Food drive', count: 2 }],
    crews: [{ eventId: idOf('river'), title: 'River clean-up', count: 2 }],
    ...{ organisers: 1, papers: 3, stories: 2 },
  });
  show(<Waits />);
  expect(await screen.findByRole('heading', { name: 'This waits for you' })).toBeDefined();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    '3 people asked for a placeRiver clean-upAnswer 3',
    'One person asked for a placeBook saleAnswer 1',
    '2 people proposed other hoursFood driveAnswer 2 about hours',
    '2 teams no longer have somebody whom they needRiver clean-upSee the 2 teams',
    'One person would like to organiseAnswer 1',
    '3 papers to checkCheck 3',
    '2 people agreed that you publish their wordsSee the feedback',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/admin/event/${idOf('river')}#queue`,
    `/admin/event/${idOf('books')}#queue`,
    `/admin/event/${idOf('past')}?tab=after#queue`,
    `/admin/event/${idOf('river')}?tab=roster#queue`,
    '/admin/dashboard#organisers',
    '/admin/to-check',
    '/admin/feedback',
  ]);
});

it.each([
  ['nothing waits', () => server.on(listWaiting, nothing)],
  [
    'it cannot be read',
    () => server.refuse(listWaiting, 'Later.', { status: 429, code: 'request.too_many' }),
  ],
] as const)('WI-03 where %s, nothing stands above the notices', async (_, given) => {
  given();
  show(<Waits />);
  await waitFor(() => expect(server.sent(listWaiting).length).toBeGreaterThan(0));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
