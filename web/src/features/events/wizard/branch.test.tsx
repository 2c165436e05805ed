/** To which branch a new event belongs (OR-08, RG-02). */
import { createEvent, getEvent, listEvents } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { emptyBuiltRole } from '../roles/role-values.ts';
import { type BranchChoice, branchOf } from './branch.ts';
import { emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

const [north, south] = [
  { id: idOf('north'), name: 'North' },
  { id: idOf('south'), name: 'South' },
];
const year = new Date().getFullYear() + 1;

const server = fakeServer();
beforeEach(() => {
  sessionStorage.clear();
  server.on(listEvents, {
    ...{ events: [], allEvents: [] },
    ...{ totalPages: 0, currentPage: 1, totalEvents: 0 },
  });
  server.hold(findTowns);
  server.on(createEvent, { event: beachCleanUp, message: 'Created.' });
});
afterEach(cleanup);

const values = {
  ...emptyDraft.values,
  ...{ title: 'Clean-up', location: 'Clifton', description: 'We clean.' },
  ...{ startTime: `${year}-05-01T09:00`, endTime: `${year}-05-01T12:00` },
  roles: [{ ...emptyBuiltRole, role_name: 'Helper', description: 'Helps.', maxVolunteers: '2' }],
};

/** @param step where the draft stands */
function wizard(choice: BranchChoice, step: 0 | 2 = 0) {
  // What has a place and roles is no longer offered those of the last event.
  const begun = step === 2 ? values : { ...values, location: '', roles: [] };
  const initial = { step, values: begun, lostPictures: 0 };
  return show(
    <EventWizard initial={initial} timeZone="Asia/Karachi" choice={choice} onCreated={vi.fn()} />,
  );
}
const sent = async () => {
  await waitFor(() => expect(server.sent(createEvent)).toHaveLength(1));
  return server.sent(createEvent)[0]?.body;
};

it('RG-02 the only branch goes without saying, and is sent', async () => {
  const choice = { branches: [north], isNeeded: true } as const;
  const { user } = wizard(choice, 2);
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  expect(await sent()).toMatchObject({ branchId: north.id });
  cleanup();
  wizard(choice);
  expect(screen.queryByLabelText('Branch')).toBeNull();
});

it('RG-02 of several one has to be chosen; the one with which the way began is proposed', async () => {
  const choice = { branches: [north, south], isNeeded: true } as const;
  const { user } = wizard(choice);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getAllByText('Please choose the branch it belongs to.')).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('Branch'), 'South');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByLabelText('Branch')).toBeNull();
  expect(branchOf({ ...choice, proposed: south.id }, '')).toBe(south.id);
  expect(branchOf({ ...choice, proposed: south.id }, north.id)).toBe(north.id);
  expect(branchOf({ ...choice, proposed: idOf('another') }, '')).toBeUndefined();
});

it('OR-08 an Admin may leave it with the organisation, and is asked nothing while there is no branch', async () => {
  wizard({ branches: [north], isNeeded: false });
  expect(screen.getByLabelText<HTMLSelectElement>('Branch').value).toBe('');
  cleanup();
  const { user } = wizard({ branches: [], isNeeded: false });
  expect(screen.queryByLabelText('Branch')).toBeNull();
  cleanup();
  wizard({ branches: [north], isNeeded: false }, 2);
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  expect(await sent()).not.toHaveProperty('branchId');
});

const lastOf = (branch: Event['branch']) => {
  const events = [{ ...beachCleanUp, ...(branch ? { branch } : {}) }];
  const page = { totalPages: 1, currentPage: 1, totalEvents: 1 };
  server.on(listEvents, { events, allEvents: events, ...page });
  server.on(getEvent, { event: events[0] ?? beachCleanUp });
};
const sameAsLast = async () => await screen.findByRole('button', { name: /^Same as last time/ });
const taken = async () =>
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull());
const chosen = () => screen.getByLabelText<HTMLSelectElement>('Branch').value;

it('OR-08 the same as last time is of the same branch, unless another one was chosen or is closed', async () => {
  const choice = { branches: [north, south], isNeeded: false } as const;
  lastOf({ ...south, slug: 'south' });
  const { user } = wizard(choice);
  await user.click(await sameAsLast());
  await taken();
  expect(chosen()).toBe(south.id);
  cleanup();
  sessionStorage.clear();
  const other = wizard(choice);
  await other.user.selectOptions(screen.getByLabelText('Branch'), 'North');
  await other.user.click(await sameAsLast());
  await taken();
  expect(chosen()).toBe(north.id);
  cleanup();
  sessionStorage.clear();
  const closed = wizard({ ...choice, branches: [north] });
  await closed.user.click(await sameAsLast());
  await taken();
  expect(chosen()).toBe('');
});

it('RG-02 a right that ends before the event is sent: they are told so, and nothing is lost', async () => {
  server.on(createEvent, () => {
    throw refused('branches.not_found');
  });
  const { user } = wizard({ branches: [north], isNeeded: true }, 2);
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(news()).toEqual([expect.stringMatching(/^Your right .* has ended/)]));
  expect(readDraft(sessionStorage)?.values).toMatchObject({ title: 'Clean-up' });
});
