/** EC-05: what people see of signing in by the organisation's provider. */
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import * as endpoints from '@saath/contract/accounts/providers/endpoints';
import { providerErrors, providerMessages } from '@saath/contract/accounts/providers/messages';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { ContinueWith } from '../entry/continue-with.tsx';
import { CallbackStep } from './callback-step.tsx';
import { Identities } from './identities.tsx';

const leave = hearLeaving();
const server = fakeServer();

const arrived = { message: 'Login successful!', user: { ...aisha, role: 'Volunteer' as const } };
const come = () => show(<CallbackStep search="?code=c&state=s" />, { viewer: null });
const gone = async (to: string) => await waitFor(() => expect(leave).toHaveBeenCalledWith(to));

it('EC-05 the button names the provider, brings along where the person wanted to go, and leaves', async () => {
  server.on(endpoints.startProvider, { url: 'https://login.example.org/auth?x=1' });
  const { user } = show(<ContinueWith name="Our House" returnTo="/event/1" isOnly={false} />);
  await user.click(screen.getByRole('button', { name: 'Continue with Our House' }));
  await gone('https://login.example.org/auth?x=1');
  expect(server.sent(endpoints.startProvider)).toMatchObject([{ body: { returnTo: '/event/1' } }]);
});

it('EC-05 a provider that is away is said where one pressed, and one can press again', async () => {
  const { message, status } = providerErrors['providers.away'];
  server.refuse(endpoints.startProvider, message, { status, code: 'providers.away' });
  const { user } = show(<ContinueWith name="Our House" returnTo={null} isOnly />);
  await user.click(screen.getByRole('button', { name: 'Continue with Our House' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Continue with Our House' })).toHaveProperty(
    'disabled',
    false,
  );
});

it('EC-05 whoever is known goes on to where they wanted', async () => {
  server.on(endpoints.finishProvider, { arrived: { ...arrived, returnTo: '/event/1?role=2' } });
  come();
  await gone('/event/1?role=2');
  expect(server.sent(endpoints.finishProvider)).toMatchObject([
    { body: { search: '?code=c&state=s' } },
  ]);
});

it('EC-05 whoever is new checks the name and accepts the terms first', async () => {
  const join = { ticket: 't', name: 'Hina Shah', email: 'hina@house.example' };
  server.on(endpoints.finishProvider, { join });
  server.on(endpoints.joinByProvider, { ...arrived, returnTo: null });
  const { user } = come();
  expect(await screen.findByText('hina@house.example')).toBeDefined();
  const make = screen.getByRole('button', { name: m.create_account() });
  await user.click(make);
  expect(server.sent(endpoints.joinByProvider)).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(make);
  await gone('/volunteer/dashboard');
  expect(server.sent(endpoints.joinByProvider)).toMatchObject([
    { body: { ticket: 't', name: 'Hina Shah', terms: true } },
  ]);
});

it('EC-05 what was begun in the profile is connected at once, and leads back there', async () => {
  server.on(endpoints.finishProvider, { connect: { ticket: 't' } });
  server.on(endpoints.addIdentity, { message: providerMessages.added });
  come();
  await gone('/profile');
  expect(server.sent(endpoints.addIdentity)).toMatchObject([{ body: { ticket: 't' } }]);
});

it.each(['providers.over', 'providers.unconfirmed', 'providers.denied'] as const)(
  'EC-05 %s is said in its words, with the way back',
  async (code) => {
    const { message, status } = providerErrors[code];
    server.refuse(endpoints.finishProvider, message, { status, code });
    come();
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: m.log_in() })).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
  },
);

const identity = {
  ...{ id: idOf('one'), provider: 'Our House', isInUse: true, email: 'hina@house.example' },
  addedAt: '2026-11-20T08:00:00.000Z',
};

it('EC-05 what is connected is seen and removed after a question; the last way in stays', async () => {
  const { message, status } = providerErrors['providers.last_way'];
  server.on(endpoints.listIdentities, { identities: [identity] });
  server.refuse(endpoints.removeIdentity, message, { status, code: 'providers.last_way' });
  const { user } = show(<Identities name="Our House" hasNoPassword />);
  await user.click(await screen.findByRole('button', { name: /^Remove/ }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Our House');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.sent(endpoints.removeIdentity)).toHaveLength(1));
  expect(screen.getByText('hina@house.example')).toBeDefined();
});

it('EC-05 connecting asks for the password', async () => {
  server.on(endpoints.listIdentities, { identities: [] });
  server.on(endpoints.connectProvider, { url: 'https://login.example.org/' });
  const { user } = show(<Identities name="Our House" hasNoPassword={false} />);
  await user.click(await screen.findByRole('button', { name: 'Connect Our House' }));
  await user.type(screen.getByLabelText(m.current_password()), 'Sunrise7!');
  await user.click(screen.getByRole('button', { name: 'Connect Our House' }));
  await gone('https://login.example.org/');
});

it('EC-05 a login that fails otherwise says so', async () => {
  server.refuse(endpoints.finishProvider, accountErrors['accounts.leaving'].message, {
    ...{ status: 403, code: 'accounts.leaving' },
  });
  come();
  expect(await screen.findByText(accountErrors['accounts.leaving'].message)).toBeDefined();
});
