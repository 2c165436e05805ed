/** The page that a branch has of its own (OR-08). */
import type { Call } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import {
  changeBranchLetterhead,
  changeBranchPage,
  readBranchLetterhead,
  readBranchPage,
  removeBranchLogo,
} from '@saath/contract/office/branch-pages/endpoints';
import type { BranchPage } from '@saath/contract/office/branch-pages/schema';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call } from '../../lib/call.ts';
import { callContext } from '../../lib/context.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { comingEvent, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { site } from '../../testing/show.tsx';
import Page, { loader } from './branch-page.tsx';

const server = fakeServer();
const north: BranchPage = {
  ...{ id: idOf('north'), slug: 'north', name: 'North', about: 'We clean the Ravi.' },
  ...{ contactEmail: 'north@example.org', logo: null, closedAt: null },
};
const counts = { all: 2, upcoming: 2, ongoing: 0, past: 0 };
const cardOf = (n: number, title: string): EventCard => {
  const { bestRole: _role, score: _score, reasons: _reasons, ...card } = comingEvent(n, title);
  return card;
};
let branch: BranchPage;
let mayChange: boolean;
let upcoming: EventCard[];
beforeEach(() => {
  [branch, mayChange, upcoming] = [north, false, [cardOf(1, 'Book fair')]];
  server.on(readBranchPage, () => ({ branch, mayChange }));
  server.on(browseEvents, (_, { query }) => {
    expect(query.get('branch')).toBe(north.id);
    const events = query.get('tab') === 'ongoing' ? [] : upcoming;
    return { events, next: null, counts };
  });
});
afterEach(cleanup);

function given() {
  const context = new RouterContextProvider();
  context.set(callContext, call as Call);
  return context;
}
const load = async (slug: string) =>
  await loader({
    ...{ context: given(), params: { slug } },
    request: new Request(`https://saath.example/branches/${slug}`),
  } as never);

function Shown() {
  const loaderData: unknown = useLoaderData();
  return <Page {...({ loaderData } as ComponentProps<typeof Page>)} />;
}

async function open() {
  const routes = [
    {
      ...{ id: 'root', path: '/', element: <Outlet /> },
      loader: () => ({ viewer: null, site, baseUrl: '' }),
      children: [
        {
          ...{ id: 'branch', path: '*', element: <Shown /> },
          loader: async () => await load('north'),
        },
      ],
    },
  ];
  const initialEntries = ['/branches/north'];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
  await screen.findByRole('heading', { level: 1, name: 'North' });
  return userEvent.setup();
}

it('OR-08 a branch says who it is, whom to write to, what is coming, and how to keep up with it', async () => {
  await open();
  expect(screen.getByText('We clean the Ravi.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'north@example.org' })).toHaveProperty(
    ...(['href', 'mailto:north@example.org'] as const),
  );
  expect(screen.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveProperty(
    ...(['href', 'webcal://saath.example/branches/north/calendar.ics'] as const),
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Book fair' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit this page' })).toBeNull();
});

it('OR-08 one without events leads to all of them; one that is closed says so, and offers no calendar', async () => {
  upcoming = [];
  branch = { ...north, about: '', contactEmail: '', closedAt: '2026-11-01T00:00:00.000Z' };
  await open();
  expect(screen.getByText('This branch is closed.')).toBeDefined();
  expect(screen.getByText('Nothing is planned')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all events' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Subscribe to the calendar' })).toBeNull();
});

it('OR-08 an earlier address leads to the one of now, without browsers remembering it; one that is none is not found', async () => {
  const moved = await load('before').catch((answer: unknown) => answer);
  expect(moved).toMatchObject({ status: 302 });
  expect((moved as Response).headers.get('location')).toBe('/branches/north');
  server.on(readBranchPage, () => {
    throw refused('branches.not_found');
  });
  const none = await load('nowhere').catch((answer: unknown) => answer);
  expect(none).toMatchObject({ init: { status: 404 } });
});

it('OR-08 who may write the page changes its words and its logo where it stands', async () => {
  mayChange = true;
  branch = { ...north, logo: { url: '/media/a-100.png', width: 100, height: 50 } };
  server.on(changeBranchPage, (words) => {
    branch = { ...branch, ...words };
    return { message: 'Saved.' };
  });
  server.on(removeBranchLogo, () => {
    branch = { ...branch, logo: null };
    return { message: 'Gone.' };
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Edit this page' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove the logo' }));
  await waitFor(() => expect(dialog.queryByRole('img', { name: 'Logo of North' })).toBeNull());
  const email = dialog.getByLabelText('E-mail');
  await user.clear(email);
  await user.type(email, 'north@');
  await user.clear(dialog.getByLabelText('Short description'));
  await user.type(dialog.getByLabelText('Short description'), 'Along the river.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.sent(changeBranchPage)).toEqual([]);
  await user.type(email, 'example.org');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Along the river.', { selector: 'header p' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sent(changeBranchPage)).toMatchObject([
    ...[{ body: { about: 'Along the river.', contactEmail: 'north@example.org' } }],
  ]);
});

it('RG-02 who may write the page says in whose name the branch’s mails are; what is wrong is said, what was typed stays', async () => {
  mayChange = true;
  const letterhead = {
    ...{ senderName: 'North', replyTo: '', footer: '', signatoryName: '', signatoryTitle: '' },
  };
  server.on(readBranchLetterhead, () => ({ letterhead }));
  server.on(changeBranchLetterhead, () => ({ message: 'Saved for North.' }));
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Mails and certificates' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sender = await dialog.findByLabelText<HTMLInputElement>('Name of the sender');
  expect(sender.value).toBe('North');
  const address = dialog.getByLabelText<HTMLInputElement>('Address for answers');
  await user.type(address, 'north@');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['north@', 'true']);
  await user.type(address, 'example.org');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(changeBranchLetterhead)).toMatchObject([
    { body: { ...letterhead, replyTo: 'north@example.org' } },
  ]);
});

it('RG-02 visitors are offered no way to the branch’s mails', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Mails and certificates' })).toBeNull();
});
