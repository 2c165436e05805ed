import { doorErrors } from '@saath/contract/day/door/messages';
import { listKiosks, openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceStore, type StoredMark } from '../../features/day/day/mark-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, organiser, show } from '../../testing/show.tsx';
import KioskStartPage from './kiosk-start-page.tsx';

const server = fakeServer();
const eventId = idOf('event');
const waiting: StoredMark = {
  ...{ id: idOf('press'), eventId, organiserId: organiser.id, participationId: idOf('place') },
  ...{ from: 'confirmed', to: 'checked_in', at: '2026-12-05T04:20:00.000Z', isUndo: false },
  ...{ arrivedAt: null, leftAt: null, reason: '', clashReason: '', addPlace: false },
};
beforeEach(() => {
  vi.restoreAllMocks();
  server.on(listKiosks, { kiosks: [] });
  server.on(openKiosk, { pass: 'pass-of-this-kiosk' });
});

/** The page of this event, whose button is pressed. */
async function open() {
  const page = { params: { id: eventId } } as Parameters<typeof KioskStartPage>[0];
  const shown = show(<KioskStartPage {...page} />);
  await shown.user.click(screen.getByRole('button', { name: 'Log out and open the kiosk' }));
  return shown;
}

it('DY-02 the pass goes to the kiosk with the history entry, and stands in no address', async () => {
  vi.spyOn(deviceStore, 'all').mockResolvedValue([]);
  const { router, address } = await open();
  await waitFor(() => expect(address()).toBe('/kiosk'));
  expect(router.state.location.state).toEqual({ pass: 'pass-of-this-kiosk' });
});

it('DY-02 DY-06 while presses wait to be sent the kiosk is not opened: logging out would lose them', async () => {
  vi.spyOn(deviceStore, 'all').mockResolvedValue([waiting]);
  const { address } = await open();
  await waitFor(() =>
    expect(news()).toEqual([
      'Some of your check-ins have not been sent yet. Please log out once they have.',
    ]),
  );
  expect(server.sent(openKiosk)).toEqual([]);
  expect(address()).toBe('/');
});

it('DY-02 a browser that keeps nothing opens it as well', async () => {
  vi.spyOn(deviceStore, 'all').mockRejectedValue(new Error('no database'));
  const { address } = await open();
  await waitFor(() => expect(address()).toBe('/kiosk'));
});

it('DY-02 a refusal says why, and nobody is led away', async () => {
  vi.spyOn(deviceStore, 'all').mockResolvedValue([]);
  server.on(openKiosk, () => {
    throw refused('door.not_open');
  });
  const { address } = await open();
  await waitFor(() => expect(news()).toEqual([doorErrors['door.not_open'].message]));
  expect(address()).toBe('/');
});
