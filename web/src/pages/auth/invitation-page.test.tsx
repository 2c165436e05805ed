/** The link of an invitation: whom it is for is told before anything is typed, and no more is claimed than is known (AU-09). */
import { accountErrors } from '@saath/contract/accounts/accounts/messages';
import { seeInvitation } from '@saath/contract/office/invitations/endpoints';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded } from '../../testing/loaded.ts';
import { paragraph } from '../../testing/paragraph.ts';
import { refused } from '../../testing/refused.ts';
import { organiser, show } from '../../testing/show.tsx';
import InvitationPage, { loader } from './invitation-page.tsx';

const server = fakeServer();
const invitation = { email: 'nadia@example.org', invitedBy: 'Omar Organiser' };
const open = async (token = 'secret') => await loaded(loader, `/invitation/${token}`, { token });

it('AU-09 the page is told whom the invitation is for, and by whom it was written', async () => {
  server.on(seeInvitation, { invitation });
  expect(await open()).toMatchObject({ invitation });
  expect(server.sent(seeInvitation)).toMatchObject([{ body: { token: 'secret' } }]);
});

it('AU-09 one that was used, withdrawn or is over is none any more, and what can be no link is not asked about', async () => {
  server.on(seeInvitation, () => {
    throw refused('accounts.token_invalid');
  });
  expect(await open()).toEqual({ invitation: null });
  expect(await open('x'.repeat(201))).toEqual({ invitation: null });
  expect(server.sent(seeInvitation)).toHaveLength(1);
});

it.each(['request.too_many', 'server.busy'] as const)(
  'AU-09 one of which nothing is known is not called dead: %s',
  async (code) => {
    server.on(seeInvitation, () => {
      throw refused(code);
    });
    const { message, status } = refused(code);
    expect(await open()).toMatchObject({ data: message, init: { status } });
  },
);

const shown = (given: typeof invitation | null, viewer: typeof organiser | null = null) => {
  const props = { loaderData: { invitation: given }, params: { token: 'secret' } };
  show(createElement(InvitationPage, props as never), { viewer });
};

it('AU-09 a dead one has no form, and says why it may be dead', () => {
  shown(null, organiser);
  expect(screen.getByText(accountErrors['accounts.token_invalid'].message)).toBeDefined();
  expect(screen.getByText(m.an_invitation_works_once_for_seven_days())).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText(paragraph(/If you accept/))).toBeNull();
  // Who is logged in already, as after accepting it, has nothing to log in to.
  expect(screen.queryByRole('link', { name: m.log_in() })).toBeNull();
  const on = screen.getByRole('link', { name: m.go_to_your_dashboard() });
  expect(on.getAttribute('href')).toBe('/admin/dashboard');
});

it('AU-09 who is logged in on this device is told, because the account that is made takes their place', () => {
  shown(invitation, organiser);
  expect(screen.getByText(organiser.name)).toBeDefined();
  expect(screen.getByText(invitation.invitedBy)).toBeDefined();
});
