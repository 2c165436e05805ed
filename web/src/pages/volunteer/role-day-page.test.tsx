/** The list of the day of one role, for who leads its people (RG-01, DY-01). */
import { roleLeadAbilities } from '@saath/contract/abilities';
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { AskingPerson, DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { aisha, beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { show } from '../../testing/show.tsx';
import RoleDayPage from './role-day-page.tsx';

const server = fakeServer();
const { id, title, location, startTime, timeZone } = beachCleanUp;
const roleId = idOf('cook');
const soon = new Date(Date.now() + 3_600_000).toISOString();
const props = { params: { id, roleId } } as Parameters<typeof RoleDayPage>[0];
const page = (at = '/') => show(<RoleDayPage {...props} />, { at }).user;
const expected: DayPerson = {
  ...{ participationId: idOf('place'), userId: aisha.id, name: 'Aisha Khan', roleId },
  ...{ profileImage: null, state: 'confirmed', startTime, arrivedAt: null, leftAt: null },
};
const here = { ...expected, state: 'checked_in' as const, arrivedAt: startTime };
const event: DayEvent = {
  ...{ id, title, location, timeZone, startTime: soon, endTime: soon, closesAt: soon },
  ...{ status: 'ONGOING', opensAt: '2026-01-01T00:00:00.000Z' },
  roles: [{ id: roleId, name: 'Cook', filled: 1, places: 2 }],
  can: [...roleLeadAbilities],
};

/** Answers for this role alone, as the server does. */
function openList(people: DayPerson[], asking: AskingPerson[] = []) {
  server.on(readDay, (_, { query }) => {
    if (query.get('roleId') !== roleId) throw refused('accounts.not_allowed');
    return { event, people, asking, next: null };
  });
}

it('RG-01 DY-01 it shows the people of the role, records them as such, and offers nothing about others', async () => {
  openList([expected]);
  const roles: (string | null)[] = [];
  server.on(sendMarks, ({ marks }, { query }) => {
    roles.push(query.get('roleId'));
    return {
      results: marks.map((mark) => ({
        ...{ id: mark.id, outcome: 'done' as const, code: null, message: '' },
        person: here,
      })),
    };
  });
  const user = page();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeDefined();
  const back = screen.getByRole('link', { name: 'Back to the role' });
  expect(back).toHaveProperty('pathname', `/volunteer/event/${id}/role/${roleId}`);
  expect(screen.queryByRole('button', { name: 'Add a walk-in' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Arrived Aisha Khan' }));
  await waitFor(() => expect(roles).toEqual([roleId]));
  expect(server.sent(sendMarks)[0]?.body).not.toHaveProperty('marks.0.roleId');
  // No news tell them of it: the list is read again.
  await waitFor(() => expect(server.sent(readDay).length).toBeGreaterThan(1));
  await user.type(screen.getByRole('searchbox'), 'Zoya');
  expect(screen.getByText('Only the people of this role are on this list.')).toBeDefined();
});

it('RG-01 who asked for the role on the day is answered on its page, not let in here', async () => {
  const asking = { participationId: idOf('asking'), name: 'Zoya Malik', profileImage: null };
  openList([expected], [{ ...asking, roleId, askedAt: startTime }]);
  page();
  const answer = await screen.findByRole('link', { name: 'Answer 1' });
  expect(answer).toHaveProperty('pathname', `/volunteer/event/${id}/role/${roleId}`);
  expect(screen.queryByText('Zoya Malik')).toBeNull();
});

it('RG-01 EL-05 a roll call of the role reaches its people', async () => {
  openList([here]);
  server.on(onSiteContacts, (_, { query }) => {
    if (query.get('roleId') !== roleId) throw refused('accounts.not_allowed');
    const contact = { participationId: here.participationId, phone: '0300 1234567' };
    return { contacts: [{ ...contact, emergency: '' }], next: null };
  });
  page('/?show=on-site');
  expect(await screen.findByRole('link', { name: /0300 1234567/ })).toBeDefined();
  const back = screen.getByRole('link', { name: 'Back to the list' });
  expect(back).toHaveProperty('pathname', `/volunteer/event/${id}/role/${roleId}/day`);
});

it('RG-01 DY-06 a press about somebody who is in another role by now is taken back, and says about whom it was', async () => {
  openList([expected]);
  server.on(sendMarks, ({ marks }) => {
    openList([]);
    return {
      results: marks.map((mark) => ({
        ...{ id: mark.id, outcome: 'refused' as const, code: 'check_in.not_found', person: null },
        message: 'This person is not in this role.',
      })),
    };
  });
  const user = page();
  await user.click(await screen.findByRole('button', { name: 'Arrived Aisha Khan' }));
  expect(await screen.findByText(/Aisha Khan.*This person is not in this role/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /Aisha Khan/ })).toBeNull());
});

it('RG-01 DY-06 once there is a network again the list is read again', async () => {
  openList([expected]);
  page();
  await screen.findByRole('button', { name: 'Arrived Aisha Khan' });
  openList([]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Aisha Khan/ })).toBeNull());
});

it('RG-01 who does not lead the role is told so', async () => {
  server.on(readDay, () => {
    throw refused('accounts.not_allowed');
  });
  page();
  expect(await screen.findByText('This event is not open to you')).toBeDefined();
});
