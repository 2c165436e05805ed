import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inBrowserStore } from '../../../lib/browser-store.ts';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { emptyDraft, readDraft } from './draft.ts';
import { sweepPictures } from './draft-pictures.ts';
import { EventWizard } from './wizard.tsx';

const place = { database: 'saath-drafts', store: 'pictures' };
const server = fakeServer();
const database = fakeDatabase();
const kept = () => database.rows(place.database, place.store);
const picture = new File(['png'], 'beach.png', { type: 'image/png' });
const draft = {
  ...{ ...emptyDraft, step: 1 as const },
  values: { ...emptyDraft.values, title: 'Beach clean-up' },
};

beforeEach(() => {
  sessionStorage.clear();
  server.on(findTowns, { towns: [] });
  server.on(listEvents, {
    ...{ events: [], allEvents: [], totalEvents: 0, totalPages: 0, currentPage: 1 },
  });
  class AddressOfPicture extends URL {
    static override createObjectURL = () => 'blob:picture';
    static override revokeObjectURL = () => {};
  }
  vi.stubGlobal('URL', AddressOfPicture);
  // What jsdom calls a file comes out of the real one empty.
  vi.stubGlobal('structuredClone', (row: object) => ({ ...row }));
});
// What is shown gives its addresses back while there is somebody to take them.
afterEach(cleanup);

const wizard = (initial: typeof emptyDraft = draft) =>
  show(<EventWizard initial={initial} timeZone="Asia/Karachi" onCreated={() => {}} />);
const chosen = () => screen.findByRole('button', { name: 'Remove beach.png' });

async function chosenAndReloaded() {
  const { user } = wizard();
  await user.upload(await screen.findByLabelText('Pictures'), picture);
  await chosen();
  await waitFor(() => expect(readDraft(sessionStorage)?.lostPictures).toBe(1));
  cleanup();
  return wizard(readDraft(sessionStorage));
}

it('D8 a chosen picture is there again after a reload, and one that was taken off is not', async () => {
  const { user } = await chosenAndReloaded();
  await user.click(await chosen());
  await waitFor(() => expect(kept()).toEqual([]));
  cleanup();
  wizard(readDraft(sessionStorage));
  await screen.findByLabelText('Pictures');
  expect(screen.queryByRole('button', { name: 'Remove beach.png' })).toBeNull();
});

it('D8 where the browser keeps no files one is told to choose them again', async () => {
  database.breaks('opening');
  await chosenAndReloaded();
  expect(await screen.findByText(/came back without its pictures \(1\)/)).toBeDefined();
});

it('D8 what tabs that are gone had kept goes after a day', async () => {
  const now = Date.now();
  await inBrowserStore(place, 'readwrite', (store) => {
    store.put({ id: 'old', at: now - 86_400_001, files: [picture] });
    return store.put({ id: 'new', at: now - 1000, files: [picture] });
  });
  expect(kept()).toHaveLength(2);
  await sweepPictures(now);
  expect(kept().map(({ id }) => id)).toEqual(['new']);
});

it('D8 nothing is kept of an event that was created', async () => {
  server.on(createEvent, { message: 'Done.', event: beachCleanUp });
  const year = new Date().getFullYear() + 2;
  const role = {
    ...{ role_name: 'Picker', description: 'Picks', maxVolunteers: '5', minVolunteers: '' },
    ...{ skills: ['Calm'], shifts: [] },
  };
  const values = {
    ...{ ...draft.values, startTime: `${year}-12-05T09:00`, endTime: `${year}-12-05T12:00` },
    ...{ location: 'Clifton', description: 'We clean the beach.', roles: [role] },
  };
  const { user } = wizard({ ...draft, values });
  await user.upload(await screen.findByLabelText('Pictures'), picture);
  await waitFor(() => expect(kept()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  await waitFor(() => expect(kept()).toEqual([]));
});
