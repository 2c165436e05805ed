/** People who were found are invited to a role: whom, who cannot be, sending, and the way back. */

import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import { fillErrors, fillMessages } from '@saath/contract/filling/fill/messages';
import { listPeople } from '@saath/contract/office/people/endpoints';
import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import type { NotInvited } from '@saath/contract/office/role-invitations/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { news, show } from '../../../testing/show.tsx';
import { COOK, EVENT, eventOf, partOf, placed, planOf } from '../../filling/fill/testing/plans.ts';
import { viewOf } from '../people/people-address.ts';
import { InviteToRole } from './invite-to-role.tsx';

const server = fakeServer();
const nobody: NotInvited = { count: 0, people: [] };
const cardOf = (name: string, free: number): EventCard => {
  const { bestRole: _role, score: _score, reasons: _reasons, ...card } = comingEvent(1, name);
  return { ...card, id: idOf(name), places: { total: 5, free } };
};
const role = (name: string, filled: number) => ({
  ...{ id: name === 'Cook' ? COOK : idOf(name), role_name: name, description: 'Helps.' },
  ...{ maxVolunteers: 2, minVolunteers: null, filled, skills: [], shifts: [], volunteers: [] },
  event_id: EVENT,
});
const bilal = { userId: idOf('Bilal'), name: 'Bilal', profileImage: null };

let names: string[];
let cannot: NotInvited;
let noPlaceLeft: NotInvited;
beforeEach(() => {
  names = ['Aisha', 'Zara'];
  noPlaceLeft = nobody;
  cannot = nobody;
  server.on(listPeople, { people: [], page: 1, total: 3, hasMore: false, pages: 1 });
  server.on(browseEvents, {
    events: [cardOf('Full one', 0), { ...cardOf('River clean-up', 2), id: EVENT }],
    ...{ next: null, counts: { all: 2, upcoming: 2, ongoing: 0, past: 0 } },
  });
  server.on(getEvent, {
    event: { ...beachCleanUp, id: EVENT, role: [role('Cook', 0), role('Driver', 0)] },
  });
  server.on(previewRoleInvitation, (body) => ({
    plan: planOf([
      partOf(COOK, {
        placed: names
          .filter((name) => !body.without.includes(idOf(name)))
          .map((name) => placed(name, { from: { state: 'none', roleId: null } })),
      }),
    ]),
    ...{ noPlaceLeft, cannot },
  }));
  server.on(saveFill, {
    message: fillMessages.asked,
    summary: { places: 2, people: 2, mails: 1 },
  });
});

const view = (search: string) => viewOf(new URLSearchParams(search));

async function opened() {
  const shown = show(<InviteToRole view={view('skills=Cooking')} beside={{}} />);
  await shown.user.click(await screen.findByRole('button', { name: 'Invite to a role' }));
  const event = await screen.findByLabelText('Event');
  return { ...shown, event };
}

async function asked() {
  const shown = await opened();
  await shown.user.selectOptions(shown.event, EVENT);
  await shown.user.selectOptions(await screen.findByLabelText('Role'), COOK);
  await screen.findByRole('region', { name: 'Would be asked' });
  return shown;
}

it('AD-02 the bare list invites nobody', async () => {
  show(
    <>
      <section aria-label="bare">
        <InviteToRole view={view('')} beside={{}} />
      </section>
      <section aria-label="narrowed">
        <InviteToRole view={view('past=came')} beside={{}} />
      </section>
    </>,
  );
  // Asked and answered after the bare one.
  const narrowed = within(screen.getByRole('region', { name: 'narrowed' }));
  await narrowed.findByRole('button', { name: 'Invite to a role' });
  expect(within(screen.getByRole('region', { name: 'bare' })).queryByRole('button')).toBeNull();
});

it('AD-02 events with free places come first, and full ones say so', async () => {
  const { event } = await opened();
  expect(
    within(event)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Choose an event',
    expect.stringMatching(/^River clean-up · .* · 2 free$/),
    expect.stringMatching(/^Full one · .* · full$/),
  ]);
});

it('AD-02 nothing is asked before a role is chosen; the only one with a free place is chosen by itself', async () => {
  const { user, event } = await opened();
  await user.selectOptions(event, EVENT);
  await screen.findByLabelText('Role');
  expect(server.sent(previewRoleInvitation)).toEqual([]);
  server.on(getEvent, {
    event: { ...beachCleanUp, id: idOf('Full one'), role: [role('Cook', 0), role('Driver', 2)] },
  });
  await user.selectOptions(event, idOf('Full one'));
  await screen.findByRole('region', { name: 'Would be asked' });
  expect(screen.getByLabelText('Role')).toHaveProperty('value', COOK);
  expect(server.sent(previewRoleInvitation)).toMatchObject([
    { path: `/api/role/${COOK}/invitation/preview`, body: { filter: { skills: 'Cooking' } } },
  ]);
});

it('AD-02 before anything is sent one sees who is asked, and who is not and why', async () => {
  noPlaceLeft = { count: 1, people: [{ ...bilal, name: 'Chanda', why: [] }] };
  const event = { id: idOf('fair'), title: 'Book fair' };
  cannot = {
    count: 51,
    people: [{ ...bilal, why: [{ text: 'Has a place elsewhere at this time', event }] }],
  };
  await asked();
  const region = screen.getByRole('region', { name: 'Would be asked' });
  expect(region.textContent).toContain('Aisha');
  expect(region.textContent).toContain('Zara');
  const groups = screen.getAllByRole('group').map((group) => group.textContent);
  expect(groups[0]).toContain('Chanda');
  expect(groups[1]).toContain('BilalHas a place elsewhere at this time: Book fair');
  expect(groups[1]).toContain('and 50 more');
  expect(server.sent(saveFill)).toEqual([]);
});

it('AD-02 one press asks them, each keeping a place until the answer, and it can be taken back', async () => {
  server.on(undoFill, { message: fillMessages.undone, released: 2, kept: [] });
  const { user } = await asked();
  await user.type(screen.getByLabelText('A word to everyone concerned (optional)'), 'Please');
  await user.click(screen.getByRole('button', { name: 'Ask 2 people' }));
  await screen.findByRole('heading', { name: '2 places are offered' });
  const [saved] = server.sent(saveFill);
  const body = saved?.body as { id: string };
  expect(body).toMatchObject({
    ...{ how: 'ask', note: 'Please', fingerprint: 'seen', eventIds: [EVENT] },
    places: ['Aisha', 'Zara'].map((name) => ({
      ...{ eventId: EVENT, roleId: COOK, shiftId: null, userId: idOf(name) },
    })),
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Take the places back' }));
  await screen.findByRole('heading', { name: 'The invitations are taken back' });
  expect(server.sent(undoFill)).toMatchObject([{ path: `/api/fill/${body.id}/undo` }]);
  await user.click(screen.getByRole('button', { name: 'Invite to another role' }));
  expect(await screen.findByLabelText('Event')).toHaveProperty('value', EVENT);
});

it('AD-02 whom one leaves out is not asked, and comes back by one press', async () => {
  const { user } = await asked();
  await user.click(screen.getByRole('button', { name: 'Leave out Zara' }));
  await screen.findByRole('button', { name: 'Ask 1 person' });
  expect(screen.getByRole('region', { name: 'Would be asked' }).textContent).not.toContain('Zara');
  await user.click(screen.getByRole('button', { name: 'Put Zara back' }));
  await screen.findByRole('button', { name: 'Ask 2 people' });
});

it('AD-02 what changed meanwhile is said, nothing is sent, and the look is taken anew', async () => {
  const { code, message } = { code: 'fill.changed', ...fillErrors['fill.changed'] };
  server.refuse(saveFill, message, { status: 409, code });
  const { user } = await asked();
  names = ['Zara'];
  await user.click(screen.getByRole('button', { name: 'Ask 2 people' }));
  await screen.findByRole('button', { name: 'Ask 1 person' });
  await waitFor(() => expect(news()).toEqual([message]));
});

it('AD-02 where nobody can be asked there is nothing to press, and the reasons stand there', async () => {
  names = [];
  cannot = { count: 1, people: [{ ...bilal, why: [{ text: 'Away on that day', event: null }] }] };
  const { user, event } = await opened();
  await user.selectOptions(event, EVENT);
  await user.selectOptions(await screen.findByLabelText('Role'), COOK);
  await screen.findByText('Nobody of these people can be asked for this role');
  expect(screen.getByText('Away on that day')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
});

it('AD-02 a full role, and an event that has begun, ask nobody and say why', async () => {
  server.on(previewRoleInvitation, () => ({
    plan: planOf([], {
      events: [eventOf([partOf(COOK, { filled: 2 })], { canAsk: false })],
    }),
    ...{ noPlaceLeft, cannot },
  }));
  const { user, event } = await opened();
  await user.selectOptions(event, EVENT);
  await user.selectOptions(await screen.findByLabelText('Role'), COOK);
  await screen.findByText(/^No place is free in this role/);
  expect(screen.getByText(/there is no time to ask/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
});

it('AD-02 without a coming event the way to make one stands there', async () => {
  const counts = { all: 0, upcoming: 0, ongoing: 0, past: 0 };
  server.on(browseEvents, { events: [], next: null, counts });
  const { user } = show(<InviteToRole view={view('day=5')} beside={{}} />);
  await user.click(await screen.findByRole('button', { name: 'Invite to a role' }));
  expect(await screen.findByText('There is no coming event to invite anyone to')).toBeDefined();
});
