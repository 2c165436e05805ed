import { getUser } from '@saath/contract/accounts/accounts/endpoints';
import { helpedEvents } from '@saath/contract/day/helpers/endpoints';
import { limits } from '@saath/contract/limits';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { myParticipations, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { hearToasts } from '../../testing/heard.ts';
import { aisha, comingEvent, requestFor } from '../../testing/people-and-events.ts';
import { toast } from '../../ui/toast.ts';
import DashboardPage from './dashboard-page.tsx';
import { showPage } from './testing/show-page.tsx';

hearToasts();

const river = comingEvent(11, 'River clean-up');
const others = ['Tree day', 'Book fair', 'Soup kitchen', 'Blood camp', 'Night school'].map(
  (title, index) => comingEvent(12 + index, title),
);
const ids = [river, ...others].map(({ id }) => id);

const api = fakeServer();
let mine: MyParticipation[];
beforeEach(() => {
  mine = [];
  api.on(getUser, { user: aisha });
  api.on(myParticipations, () => ({ participations: mine, clash: null }));
  api.on(suggestEvents, { events: [river, ...others], steps: [] });
  api.on(askedPlaces, { places: [] });
  api.on(helpedEvents, { branches: [], events: [], at: '2026-11-01T00:00:00.000Z' });
});

const section = async (heading: string) => {
  const found = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!found) throw new Error(`no section ${heading}`);
  return within(found);
};
it('VO-02 the greeting, both figures, and the events that fit with the reason', async () => {
  showPage(<DashboardPage />);
  expect(await screen.findByRole('heading', { name: 'Welcome Back, Aisha!' })).toBeDefined();
  expect(screen.getByText('7').parentElement?.textContent).toContain('Events');
  expect(screen.getByText('2').parentElement?.textContent).toContain('Skills');
  expect((await screen.findAllByText('You know Cooking')).length).toBe(limits.dashboardEvents);
});

it('VO-02 four events stand there, View All shows the others and Show Less folds them', async () => {
  const user = showPage(<DashboardPage />);
  const events = await section('Events for you');
  await user.click(await events.findByRole('button', { name: 'View All' }));
  expect(events.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ids.map((id) => `/event/${id}`),
  );
  await user.click(events.getByRole('button', { name: 'Show Less' }));
  expect(events.getAllByRole('link')).toHaveLength(limits.dashboardEvents);
});

it('VO-02 RO-04 asking to join takes one press, and what was asked for stands under Next and is not offered any more', async () => {
  const participation = requestFor(river, 'requested');
  api.on(requestJoin, () => {
    mine = [participation];
    return { message: joiningMessages.sent, participation, mailedTo: null };
  });
  const user = showPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'Request to Join River clean-up' }));
  const requests = await section('Next');
  expect(await requests.findByText('River clean-up')).toBeDefined();
  expect(api.sent(requestJoin).map(({ body }) => body)).toEqual([
    { eventId: river.id, userId: aisha.id },
  ]);
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.sent);
  expect(screen.queryByRole('button', { name: 'Request to Join River clean-up' })).toBeNull();
});

it('VO-05 the notification stays when the look that follows takes the event off the list', async () => {
  const participation = requestFor(river, 'requested');
  api.on(requestJoin, () => {
    mine = [participation];
    api.on(suggestEvents, { events: others, steps: [] });
    return { message: joiningMessages.sent, participation, mailedTo: 'aisha.khan@gmail.com' };
  });
  const user = showPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'Request to Join River clean-up' }));
  const dialog = await screen.findByRole('dialog', { name: m.notification_sent() });
  const ask = { name: 'Request to Join River clean-up', hidden: true };
  await waitFor(() => expect(screen.queryByRole('button', ask)).toBeNull());
  expect(dialog.textContent).toContain('aisha.khan@gmail.com');
  await user.click(within(dialog).getByRole('button', { name: m.i_will_check_later() }));
  expect(screen.queryByRole('dialog')).toBeNull();
  // G7: the pressed button is gone, the keyboard stays with the list.
  const events = screen.getByRole('heading', { name: 'Events for you' }).closest('section');
  await waitFor(() => expect(events?.contains(document.activeElement)).toBe(true));
});

it('D11 what one is in is not offered, though the suggestions are older than that', async () => {
  mine = [requestFor(river, 'confirmed')];
  showPage(<DashboardPage />);
  const events = await section('Events for you');
  await events.findByRole('link', { name: 'Tree day' });
  await waitFor(() => expect(events.queryByRole('link', { name: 'River clean-up' })).toBeNull());
});

it('RO-04 a request that is refused says why, and may be tried again', async () => {
  api.refuseOnce(requestJoin, 'Only upcoming events can be joined.');
  const user = showPage(<DashboardPage />);
  const button = await screen.findByRole('button', { name: 'Request to Join River clean-up' });
  await user.click(button);
  expect(toast.error).toHaveBeenCalledWith('Only upcoming events can be joined.');
  expect(button).toHaveProperty('disabled', false);
});

it('RO-04 a request is taken back, and the keyboard stays with its event', async () => {
  const asked = requestFor(river, 'requested');
  mine = [asked];
  api.on(withdraw, () => {
    const participation = { ...asked, state: 'withdrawn' as const };
    mine = [participation];
    return { message: joiningMessages.withdrawn, participation };
  });
  const user = showPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  const requests = await section('Next');
  expect(await requests.findByText('Withdrawn')).toBeDefined();
  expect(requests.queryByRole('button')).toBeNull();
  expect(requests.getByText('Earlier (1)')).toBeDefined();
  // Its row has moved into the fold: the keyboard stays with the list.
  await waitFor(() =>
    expect(document.activeElement).toBe(requests.getByText('Next').closest('section')),
  );
  expect(api.sent(withdraw).map(({ path }) => path)).toEqual([
    `/api/participation/${asked.id}/withdraw`,
  ]);
  expect(toast.success).toHaveBeenCalledWith(joiningMessages.withdrawn);
});

it('RO-04 when taking back fails, the request stands as it stood', async () => {
  mine = [requestFor(river, 'confirmed')];
  api.refuseOnce(withdraw, 'This event is over.');
  const user = showPage(<DashboardPage />);
  await user.click(await screen.findByRole('button', { name: "I can't come" }));
  await user.click(screen.getByRole('button', { name: 'Give my place back' }));
  expect(await screen.findByRole('button', { name: "I can't come" })).toBeDefined();
  expect(toast.error).toHaveBeenCalledWith('This event is over.');
});

it('VO-02 nothing asked for and nothing coming: both say what to do next', async () => {
  api.on(suggestEvents, { events: [], steps: [] });
  showPage(<DashboardPage />);
  const requests = await section('Next');
  expect(await requests.findByRole('link', { name: 'Discover Events' })).toBeDefined();
  const events = await section('Events for you');
  expect(await events.findByText(/Look in again soon/)).toBeDefined();
  expect(events.queryByRole('button')).toBeNull();
});
