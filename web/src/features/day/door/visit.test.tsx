import { askAtDoor, checkInSelf, type readCode } from '@saath/contract/day/door/endpoints';
import { doorErrors, doorMessages } from '@saath/contract/day/door/messages';
import type { DoorStanding } from '@saath/contract/day/door/schema';
import type { ReplyOf } from '@saath/contract/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { beforeScripts } from '../../../testing/before-scripts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha, beachCleanUp } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { DoorFrame } from './frame.tsx';
import { DoorVisit } from './visit.tsx';

const server = fakeServer();
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const visitOf = (
  standing: DoorStanding,
  change: Partial<ReplyOf<typeof readCode>> = {},
): ReplyOf<typeof readCode> => ({
  event: { id, title, location, startTime, endTime, timeZone },
  ...{ code: 'code-of-now', standing, roleName: null, arrivedAt: null },
  ...change,
});
const { id: viewerId, name } = aisha;
const viewer = { id: viewerId, name, role: 'Volunteer', profileImage: null } as const;
const visit = (standing: DoorStanding, change = {}) =>
  show(<DoorVisit visit={visitOf(standing, change)} />, { viewer }).user;

it('DY-02 the page says which event the code is of, when and where', () => {
  show(<DoorFrame event={visitOf('place').event}>One thing to do</DoorFrame>);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(page.getByText(location)).toBeDefined();
  expect(page.getByText('One thing to do')).toBeDefined();
});

it('DY-02 somebody with a place sees their role and is here after one press, at the time of the event', async () => {
  server.on(checkInSelf, {
    message: doorMessages.welcome,
    arrivedAt: '2026-12-05T03:50:00.000Z',
  });
  const user = visit('place', { roleName: 'Cook' });
  expect(screen.getByText('Your role:').textContent).toBe('Your role: Cook');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  const welcome = await screen.findByRole('status');
  expect(welcome.textContent).toBe('You are checked inHere since 8:50 AM');
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent(checkInSelf)).toMatchObject([{ body: { code: 'code-of-now' } }]);
});

it('DY-02 a press on its way cannot be repeated', async () => {
  server.hold(checkInSelf);
  const user = visit('place');
  const press = screen.getByRole('button', { name: 'I am here' });
  await user.click(press);
  await waitFor(() => expect(press).toHaveProperty('disabled', true));
  await user.click(press);
  expect(server.sent(checkInSelf)).toHaveLength(1);
});

it('DY-02 a code that is too old says to scan again, and the press stays', async () => {
  server.on(checkInSelf, () => {
    throw refused('door.code');
  });
  const user = visit('place');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect((await screen.findByRole('alert')).textContent).toBe(doorErrors['door.code'].message);
  expect(screen.getByRole('button', { name: 'I am here' })).toHaveProperty('disabled', false);
  expect(screen.queryByRole('status')).toBeNull();
});

it('DY-02 without a network it is said what did not happen, and the next press may work', async () => {
  server.on(checkInSelf, () => {
    throw unanswered();
  });
  const user = visit('place');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You could not be checked in\. The server cannot be reached/,
  );
  server.on(checkInSelf, { message: doorMessages.welcome, arrivedAt: startTime });
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect(await screen.findByText('You are checked in')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('DY-02 who is here already is told since when, with nothing to press', () => {
  visit('here', { arrivedAt: '2026-12-05T04:10:00.000Z' });
  expect(screen.getByRole('status').textContent).toContain('Here since 9:10 AM');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['gone', 'You have been here already. Thank you for your help!'],
  ['asked', 'The organisers know that you are here. Somebody will come to you.'],
  ['speak', 'Please speak to an organiser.'],
  ['guest', 'Please speak to an organiser.'],
] as const)('DY-02 who stands as "%s" is told: %s', (standing, text) => {
  visit(standing);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('DY-02 somebody without a place asks by one press, and is told that the organisers know', async () => {
  server.on(askAtDoor, { message: doorMessages.asked });
  const user = visit('ask');
  expect(screen.getByText(/^You do not have a place at this event yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'I would like to help' }));
  expect(await screen.findByText(doorMessages.asked)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.sent(askAtDoor)).toMatchObject([{ body: { code: 'code-of-now' } }]);
});

it('DY-02 a question that was refused says why, and can be asked again', async () => {
  server.on(askAtDoor, () => {
    throw refused('door.speak');
  });
  const user = visit('ask');
  await user.click(screen.getByRole('button', { name: 'I would like to help' }));
  expect((await screen.findByRole('alert')).textContent).toBe(doorErrors['door.speak'].message);
  expect(screen.getByRole('button', { name: 'I would like to help' })).toBeDefined();
});

it.each(['place', 'ask'] as const)(
  'DY-02 a press on the page for "%s" before its scripts run is carried out once they do, and once',
  async (standing) => {
    server.on(checkInSelf, {
      message: doorMessages.welcome,
      arrivedAt: '2026-12-05T03:50:00.000Z',
    });
    server.on(askAtDoor, { message: doorMessages.asked });
    const wake = beforeScripts(
      <QueryProvider>
        <DoorVisit visit={visitOf(standing)} />
      </QueryProvider>,
    );
    await userEvent.dblClick(screen.getByRole('button'));
    const sent = () => [...server.sent(checkInSelf), ...server.sent(askAtDoor)];
    expect(sent()).toEqual([]);
    await wake();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(sent()).toHaveLength(1);
  },
);
