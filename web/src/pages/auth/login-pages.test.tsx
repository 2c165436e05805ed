/** Where people log in: which ways in each of the two pages offers, and where they lead on (AU-06). */
import { seePasskeyLogin } from '@saath/contract/accounts/passkeys/endpoints';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site } from '@saath/contract/office/site/schema';
import { screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { beachCleanUp } from '../../testing/people-and-events.ts';
import { show, site } from '../../testing/show.tsx';
import AdminLoginPage, { loader as adminLoader } from './admin-login-page.tsx';
import LoginPage, { loader } from './login-page.tsx';
import SignupPage from './signup-page.tsx';

const server = fakeServer();
let settings: Partial<Site>;
let isOffered: boolean;
beforeEach(() => {
  [settings, isOffered] = [{}, false];
  server.on(getSite, { site, viewer: null });
  server.on(seePasskeyLogin, () => ({ isOffered }));
});

const carried = {
  ...{ eventId: beachCleanUp.id, roleId: null, standing: 'open', event: beachCleanUp },
  ...{ roleName: null, skills: [], others: [] },
};
const shown = (Page: ComponentType<never>, change: object = {}) => {
  const loaderData = { returnTo: null, carried: null, hasPasskeys: false, ...change };
  show(createElement(Page, { loaderData, params: {} } as never), { viewer: null, settings });
};
const link = (name: string) => screen.queryByRole('link', { name });

it.each([loader, adminLoader])(
  'EC-05 passkeys are offered once anybody has one (%#)',
  async (load) => {
    expect(await loaded(load, '/login')).toEqual({
      ...{ returnTo: null, carried: null, hasPasskeys: false },
    });
    isOffered = true;
    expect(await loaded(load, '/login?returnTo=%2Fprofile')).toEqual({
      ...{ returnTo: '/profile', carried: null, hasPasskeys: true },
    });
  },
);

it('WI-01 who came for an event sees it, and signs up for it as well', async () => {
  server.on(getEvent, { event: beachCleanUp });
  server.on(browseEvents, {
    ...{ events: [], next: null, counts: { all: 0, upcoming: 0, ongoing: 0, past: 0 } },
  });
  const found = await loaded(loader, `/login?event=${beachCleanUp.id}`);
  expect(found).toMatchObject({ carried: { eventId: beachCleanUp.id } });
  shown(LoginPage, { carried });
  expect(await screen.findByText(beachCleanUp.title)).toBeDefined();
  expect(link(m.sign_up())).toHaveProperty('search', `?event=${beachCleanUp.id}`);
});

it('AU-06 who has forgotten the password or has no account finds the way', () => {
  shown(LoginPage);
  expect(link(m.forgot_your_password())).toHaveProperty('pathname', '/forgot-password');
  expect(link(m.sign_up())).toHaveProperty('pathname', '/signup');
  expect(link(m.sign_up())).toHaveProperty('search', '');
});

it('WI-05 a link by mail is offered to volunteers, and not where organisers log in', () => {
  shown(LoginPage);
  expect(screen.getByRole('button', { name: m.mail_me_a_link_instead() })).toBeDefined();
  shown(AdminLoginPage);
  expect(screen.getAllByRole('button', { name: m.mail_me_a_link_instead() })).toHaveLength(1);
});

it('EC-08 the demo is entered by a press, and no installation besides', async () => {
  shown(LoginPage);
  expect(screen.queryByRole('region', { name: m.demo() })).toBeNull();
  settings = { hasDemoLogin: true };
  shown(LoginPage);
  expect(await screen.findByRole('button', { name: m.as_an_organiser() })).toBeDefined();
});

it.each([LoginPage, AdminLoginPage])(
  'EC-05 where one comes in by the provider only, no other way is offered (%#)',
  async (Page) => {
    settings = { provider: { name: 'Charity ID', isOnly: true } };
    shown(Page);
    const way = m.continue_with_name({ name: 'Charity ID' });
    expect(await screen.findByRole('button', { name: way })).toBeDefined();
    expect(screen.queryByLabelText(m.password())).toBeNull();
    expect(link(m.sign_up())).toBeNull();
    expect(link(m.forgot_your_password())).toBeNull();
  },
);

it('EC-05 where it is one way of several, the others stay', async () => {
  settings = { provider: { name: 'Charity ID', isOnly: false } };
  shown(LoginPage);
  const way = m.continue_with_name({ name: 'Charity ID' });
  expect(await screen.findByRole('button', { name: way })).toBeDefined();
  expect(screen.getByLabelText(m.password())).toBeDefined();
});

it('EC-05 signing up by the provider only has a heading too, and no form', async () => {
  settings = { provider: { name: 'Charity ID', isOnly: true } };
  const loaderData = { returnTo: null, carried: null, wanted: [] };
  show(createElement(SignupPage, { loaderData, params: {} } as never), { viewer: null, settings });
  expect(screen.getByRole('heading', { name: m.create_your_account() })).toBeDefined();
  expect(await screen.findByRole('button', { name: /Charity ID/ })).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});
