/** WI-05 on the screens: asking without an account, and the press behind the link of the mail. */
import { askAsGuest, confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import { guestAskMessages } from '@saath/contract/places/guest-ask/messages';
import type { GuestLink } from '@saath/contract/places/guest-ask/schema';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show, site } from '../../../testing/show.tsx';
import type { Carried, Standing } from '../../accounts/carried/carried.ts';
import { ConfirmGuestAsk } from './confirm.tsx';
import { GuestAsk } from './form.tsx';

const leave = hearLeaving();
const server = fakeServer();

const { title, type, startTime, endTime, timeZone } = beachCleanUp;
const carried = (standing: Standing = 'open'): Carried => ({
  ...{ eventId: idOf('beach'), roleId: idOf('cook'), roleName: 'Cook', standing, skills: [] },
  ...{ event: { title, type, startTime, endTime, timeZone }, others: [] },
});
const view: GuestLink = {
  ...{ state: 'open', firstName: 'Sana', eventId: idOf('beach'), roleId: idOf('cook') },
};

async function fill(guestAsking: 'mail' | 'phone') {
  const settings = { ...site.signup, guestAsking };
  const { user } = show(<GuestAsk settings={settings} carried={carried()} />, { viewer: null });
  await user.type(screen.getByLabelText('Full name'), 'Sana Malik');
  await user.type(screen.getByLabelText('Email'), 'sana@gmail.com');
  const send = async () =>
    await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  return { user, send };
}

it('WI-05 name and address are asked for, then one stands on the mail; a wrong address can be changed', async () => {
  server.on(askAsGuest, { message: guestAskMessages.mailed });
  const { user, send } = await fill('mail');
  expect(screen.queryByLabelText('Contact number')).toBeNull();
  await send();
  expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeDefined();
  expect(server.sent(askAsGuest).map(({ body }) => body)).toMatchObject([
    { eventId: idOf('beach'), roleId: idOf('cook'), name: 'Sana Malik', email: 'sana@gmail.com' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Wrong address? Change it' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('sana@gmail.com');
});

it('WI-05 where a number is wanted, nothing is sent without one, and what is typed stays', async () => {
  const { send } = await fill('phone');
  await send();
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(server.asked()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Sana Malik');
});

it('WI-05 opening the link asks for nothing; one press does, and leads to the event', async () => {
  server.on(confirmGuestAsk, { message: joiningMessages.sent, isSignedIn: true });
  const { user } = show(<ConfirmGuestAsk token="t" view={view} carried={carried()} />);
  expect(screen.getByText('Cook')).toBeDefined();
  expect(server.asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ask for this place' }));
  expect(server.sent(confirmGuestAsk)).toHaveLength(1);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`/event/${idOf('beach')}`));
});

it('WI-05 an account with a password is asked for without signing in, and says so', async () => {
  server.on(confirmGuestAsk, { message: joiningMessages.sent, isSignedIn: false });
  const { user } = show(<ConfirmGuestAsk token="t" view={view} carried={carried()} />);
  await user.click(screen.getByRole('button', { name: 'Ask for this place' }));
  expect(await screen.findByText(joiningMessages.sent)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  expect(leave).not.toHaveBeenCalled();
});

it.each(['cancelled', 'begun', 'over', 'gone'] as const)(
  'WI-05 an event that is %s meanwhile says so and offers others',
  (standing) => {
    show(<ConfirmGuestAsk token="t" view={view} carried={carried(standing)} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'See upcoming events' })).toBeDefined();
  },
);

it('WI-05 a full one offers its wait list by the same press, and a role that is gone is told', () => {
  show(<ConfirmGuestAsk token="t" view={view} carried={carried('full')} />);
  expect(screen.getByRole('button', { name: 'Ask for the wait list' })).toBeDefined();
  show(<ConfirmGuestAsk token="t" view={view} carried={{ ...carried(), roleId: null }} />);
  expect(screen.getByText(/The role you chose is no longer there/)).toBeDefined();
});

it('WI-05 a used link leads to the places', () => {
  show(<ConfirmGuestAsk token="t" view={{ ...view, state: 'used' }} carried={carried()} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open my places' })).toBeDefined();
});
