/** Pages that links of mails open: each looks at links of its own kind, does nothing by being opened, and keeps its address to itself. */
import {
  confirmEmail,
  confirmPassword,
  keepAccount,
  seeLink,
} from '@saath/contract/accounts/account-care/endpoints';
import { linkKinds } from '@saath/contract/accounts/account-care/schema';
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import type { Endpoint } from '@saath/contract/endpoint';
import { getMailChoice } from '@saath/contract/notices/notices/endpoints';
import { seeInvitation } from '@saath/contract/office/invitations/endpoints';
import { readGuardianConsent } from '@saath/contract/places/guardians/endpoints';
import { readGuestLink } from '@saath/contract/places/guest-ask/endpoints';
import { readOfferLink, readRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { readAnswerLink } from '@saath/contract/places/reminders/endpoints';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { refused, tooMany } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import * as coming from '../public/coming-page.tsx';
import * as guardian from '../public/guardian-page.tsx';
import * as offer from '../public/offer-page.tsx';
import * as request from '../public/request-page.tsx';
import * as activation from './activation-page.tsx';
import * as callback from './callback-page.tsx';
import * as changeEmail from './change-email-page.tsx';
import * as changePassword from './change-password-page.tsx';
import * as guestConfirm from './guest-confirm-page.tsx';
import * as invitation from './invitation-page.tsx';
import * as keep from './keep-account-page.tsx';
import * as reset from './reset-password-page.tsx';
import * as sellerActivation from './seller-activation-page.tsx';
import * as setup from './setup-page.tsx';
import * as signIn from './sign-in-page.tsx';
import * as unsubscribe from './unsubscribe-page.tsx';
import * as welcome from './welcome-page.tsx';

const server = fakeServer();
type Loader = (given: never) => unknown;

const looking: [kind: (typeof linkKinds)[number], loader: Loader][] = [
  ['activation', activation.loader],
  ['activation', sellerActivation.loader],
  ['change_email', changeEmail.loader],
  ['change_password', changePassword.loader],
  ['first_admin', setup.loader],
  ['keep_account', keep.loader],
  ['reset_password', reset.loader],
  ['sign_in', signIn.loader],
  ['welcome', welcome.loader],
];

describe.each(looking)('AU-10 the page of a link to %s', (kind, loader) => {
  const open = async (token = 'secret') => await loaded(loader, `/${kind}/${token}`, { token });

  it('AU-10 asks whether a link of that kind still works', async () => {
    server.on(seeLink, {});
    expect(await open()).toMatchObject({ isDead: false });
    expect(server.sent(seeLink)).toMatchObject([{ body: { token: 'secret', kind } }]);
  });

  it('AU-10 says at once that one does not, and is not asked about what can be no link', async () => {
    server.on(seeLink, () => {
      throw refused('accounts.token_invalid');
    });
    expect(await open()).toMatchObject({ isDead: true });
    expect(await open('x'.repeat(201))).toMatchObject({ isDead: true });
    expect(server.sent(seeLink)).toHaveLength(1);
  });

  it('AU-10 calls no link dead of which nothing is known: it was looked at too often, or the server is in trouble', async () => {
    server.on(seeLink, () => {
      throw tooMany();
    });
    expect(await open()).toMatchObject({ isDead: false });
    server.on(seeLink, () => {
      throw refused('server.failed');
    });
    expect(await open()).toMatchObject({ status: 500 });
  });
});

/** Pages of links that show what they are about. */
const showing: [name: string, read: Endpoint, loader: Loader][] = [
  ['/ask', readGuestLink, guestConfirm.loader],
  ['/coming', readAnswerLink, coming.loader],
  ['/guardian', readGuardianConsent, guardian.loader],
  ['/invitation', seeInvitation, invitation.loader],
  ['/offer', readOfferLink, offer.loader],
  ['/request', readRequestLink, request.loader],
  ['/unsubscribe', getMailChoice, unsubscribe.loader],
];

it.each(showing)('AU-10 G15 a limit is no dead link: %s', async (path, read, loader) => {
  const { status, code, message } = tooMany();
  server.refuse(read, message, { status, code });
  const seen = await loaded(loader, `${path}/secret`, { token: 'secret' });
  expect(seen).toMatchObject({ data: message, init: { status } });
});

it('AU-10 every kind of link has a page that looks at it', () => {
  expect(new Set(looking.map(([kind]) => kind))).toEqual(new Set(linkKinds));
});

it.each([
  ...[activation, callback, changeEmail, changePassword, guestConfirm, invitation, keep],
  ...[reset, sellerActivation, setup, signIn, unsubscribe, welcome],
])(
  'AU-10 an address that is a secret travels on to no other site and stands in no index (%#)',
  (page) => {
    const head = page.meta({ matches: [] } as never);
    expect(head).toContainEqual({ name: 'referrer', content: 'no-referrer' });
    expect(head).toContainEqual({ name: 'robots', content: 'noindex' });
  },
);

type Asked = typeof confirmEmail | typeof confirmPassword | typeof keepAccount;
type Step = [endpoint: Asked, button: () => string, page: ComponentType<never>];
const steps: Step[] = [
  [confirmEmail, m.use_this_address_button, changeEmail.default],
  [confirmPassword, m.use_my_new_password, changePassword.default],
  [keepAccount, m.keep_my_account, keep.default],
];

it.each(steps)(
  'AU-10 $path is asked by the press on its page, and by nothing else',
  async (endpoint, button, Page) => {
    const given = { loaderData: { isDead: false, name: undefined }, params: { token: 'secret' } };
    const Shown = Page as ComponentType<typeof given>;
    server.on(endpoint, { message: 'Done.' });
    const { user } = show(<Shown {...given} />, { viewer: null });
    expect(server.sent(endpoint)).toEqual([]);
    await user.click(screen.getByRole('button', { name: button() }));
    expect(await screen.findByText('Done.')).toBeDefined();
    expect(server.sent(endpoint)).toMatchObject([{ body: { token: 'secret' } }]);
  },
);

it.each(steps)(
  'AU-10 $path has no button where the link is dead, and says so',
  (_, button, Page) => {
    const given = { loaderData: { isDead: true, name: undefined }, params: { token: 'secret' } };
    const Shown = Page as ComponentType<typeof given>;
    show(<Shown {...given} />, { viewer: null });
    expect(screen.getByText(accountErrors['accounts.token_invalid'].message)).toBeDefined();
    expect(screen.queryByRole('button', { name: button() })).toBeNull();
  },
);
