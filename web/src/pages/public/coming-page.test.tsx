import type { Call } from '@saath/contract/endpoint';
import { readAnswerLink } from '@saath/contract/places/reminders/endpoints';
import { reminderErrors, reminderMessages } from '@saath/contract/places/reminders/messages';
import type { LinkView } from '@saath/contract/places/reminders/schema';
import { cleanup, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { call } from '../../lib/call.ts';
import { callContext } from '../../lib/context.ts';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp } from '../../testing/people-and-events.ts';
import ComingPage, { loader } from './coming-page.tsx';

const server = fakeServer();
afterEach(cleanup);

const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const view: LinkView = {
  ...{ state: 'open', firstName: 'Aisha', roleName: 'Cook', chosen: 'coming', given: null },
  event: { id, title, location, startTime, endTime, timeZone },
};

function Page() {
  const given = { loaderData: useLoaderData<typeof loader>(), params: { token: 'a.b' } };
  return <ComingPage {...(given as Parameters<typeof ComingPage>[0])} />;
}

async function open(search = '') {
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(callContext, call as Call);
    return context;
  };
  const page = { path: '/coming/:token', element: <Page />, hydrateFallbackElement: <p>…</p> };
  const router = createMemoryRouter(
    [
      {
        ...page,
        loader: async (args) => await loader({ ...args, params: { token: 'a.b' } } as never),
      },
    ],
    { initialEntries: [`/coming/a.b${search}`], getContext },
  );
  render(<RouterProvider router={router} />);
  return (await screen.findByRole('heading', { level: 1 })).textContent;
}
const links = () =>
  screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')]);

it('NT-05 G15 a link that does not work says why as soon as it is opened, and how to go on', async () => {
  const { message } = reminderErrors['reminders.link_invalid'];
  server.refuse(readAnswerLink, message, { status: 404, code: 'reminders.link_invalid' });
  expect(await open()).toBe('This link does not work');
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByText(m.a_later_mail_leads_to_your_places())).toBeDefined();
  expect(links()).toEqual([
    ['Log in', '/login'],
    ['See events', '/events'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('NT-05 an open link greets, names event and role, and asks what the mail asked', async () => {
  server.on(readAnswerLink, view);
  expect(await open()).toBe('Are you coming?');
  expect(screen.getByText(title)).toBeDefined();
  expect(screen.getByText('Cook')).toBeDefined();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(links()).toContainEqual(['See the event', `/event/${id}`]);
  cleanup();
  expect(await open('?answer=cant')).toBe("You can't come?");
  cleanup();
  await open('?unsent');
  expect(screen.getByRole('alert').textContent).toBe(
    'Your answer could not be sent. Please try again.',
  );
});

it.each([
  ['begun', 'The event has begun'],
  ['over', 'This event is over'],
  ['moved', 'The event has another time now'],
  ['cancelled', 'This event does not take place'],
  ['gone', 'You do not have a place at this event now'],
] as const)(
  'NT-05 where it is too late (%s) it says so, asks nothing and leads to the event',
  async (state, heading) => {
    server.on(readAnswerLink, { ...view, state });
    expect(await open()).toBe(heading);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(title)).toBeDefined();
    expect(links()).toEqual([['See the event', `/event/${id}`]]);
  },
);

it('NT-05 an answer that was too late says that it changed nothing', async () => {
  server.on(readAnswerLink, { ...view, state: 'begun' });
  await open('?answer=cant&unsent=reminders.begun');
  expect(screen.getByText('Your answer came too late and changed nothing.')).toBeDefined();
  cleanup();
  await open('?answer=cant');
  expect(screen.queryByText(/changed nothing/)).toBeNull();
});

it('NT-05 who has just said that they come is asked nothing more', async () => {
  server.on(readAnswerLink, view);
  expect(await open('?said=coming')).toBe('See you there');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  expect(await open('?said=late')).toBe('See you there');
});

it('NT-05 who has just given their place back is thanked, not told that they hold none', async () => {
  server.on(readAnswerLink, { ...view, state: 'gone' });
  expect(await open('?said=cant')).toBe('Thank you');
  expect(screen.getByText(reminderMessages.cant)).toBeDefined();
});
