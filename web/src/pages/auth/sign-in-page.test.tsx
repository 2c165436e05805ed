/** A link that logs in: used once, and whoever presses it again on the same device goes on (WI-05). */
import { seeLink, signInByLink } from '@saath/contract/accounts/account-care/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Viewer } from '@saath/contract/office/site/schema';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded, wayOf } from '../../testing/loaded.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { organiser, show, site } from '../../testing/show.tsx';
import SignInPage, { loader } from './sign-in-page.tsx';

const server = fakeServer();
const [event, role] = [idOf('beach'), idOf('packer')];
let viewer: Viewer | null;
let isDead: boolean;
beforeEach(() => {
  [viewer, isDead] = [null, false];
  server.on(getSite, () => ({ site, viewer }));
  server.on(seeLink, () => {
    if (isDead) throw refused('accounts.token_invalid');
    return { name: 'Aisha Khan' };
  });
});
const open = async (search = '') =>
  await loaded(loader, `/sign-in/secret${search}`, { token: 'secret' });

it('WI-05 the link says whose account it opens, and leads back to the event or the page that it was mailed for', async () => {
  expect(await open()).toEqual({ isDead: false, name: 'Aisha Khan', returnTo: null });
  const way = `/event/${event}?role=${role}`;
  expect(await open(`?event=${event}&role=${role}`)).toMatchObject({ returnTo: way });
  expect(await open('?to=%2Fvolunteer%2Fhours')).toMatchObject({ returnTo: '/volunteer/hours' });
  expect(await open('?event=nothing')).toMatchObject({ returnTo: null });
});

it('WI-05 one that was used before on this device leads on, where there is a page to go to', async () => {
  [viewer, isDead] = [organiser, true];
  expect(wayOf(await open('?to=%2Fvolunteer%2Fhours'))).toBe('/volunteer/hours');
  expect(wayOf(await open(`?event=${event}`))).toBe(`/event/${event}`);
  expect(await open()).toMatchObject({ isDead: true, returnTo: null });
});

it('WI-05 one that was used elsewhere stays, and so does one that still works, whoever is logged in here', async () => {
  isDead = true;
  expect(await open('?to=%2Fvolunteer%2Fhours')).toMatchObject({ isDead: true });
  [viewer, isDead] = [organiser, false];
  expect(await open('?to=%2Fvolunteer%2Fhours')).toMatchObject({ isDead: false });
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  'WI-05 nobody is led to another site by a link that is used: %s',
  async (to) => {
    [viewer, isDead] = [organiser, true];
    expect(wayOf(await open(`?to=${encodeURIComponent(to)}`))).toBeUndefined();
  },
);

it('WI-05 its heading says whether it works, and opening it logs nobody in', () => {
  const shown = (given: boolean) => {
    const loaderData = { isDead: given, name: undefined, returnTo: null };
    show(createElement(SignInPage, { loaderData, params: { token: 'secret' } } as never));
  };
  shown(false);
  expect(screen.getByRole('heading', { name: m.log_in() })).toBeDefined();
  shown(true);
  expect(screen.getByRole('heading', { name: m.this_link_does_not_work() })).toBeDefined();
  expect(server.sent(signInByLink)).toEqual([]);
});
