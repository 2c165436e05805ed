/** A list that was open here and is not this person's any more: what they marked last is theirs to tell. */
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { organiser, show } from '../../../testing/show.tsx';
import type { Day } from './kept-list.ts';
import { KeptMarks } from './kept-notice.tsx';
import { deviceStore, type StoredMark } from './mark-store.ts';
import { DayView } from './view.tsx';

const server = fakeServer();
const begin = '2026-12-05T04:00:00.000Z';
const person = (name: string): DayPerson => ({
  ...{ participationId: idOf(`place of ${name}`), userId: idOf(name), name, profileImage: null },
  ...{ roleId: null, state: 'confirmed', startTime: begin, arrivedAt: null, leftAt: null },
});
const day: Day = {
  event: {
    ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', roles: [] },
    ...{ startTime: begin, endTime: '2026-12-05T08:00:00.000Z', timeZone: 'Asia/Karachi' },
    ...{ opensAt: begin, closesAt: '2026-12-06T08:00:00.000Z', status: 'ONGOING' },
    can: ['day.record'],
  },
  people: [person('Aisha'), person('Bilal')],
  asking: [],
};
const press = (name: string, change: Partial<StoredMark> = {}): StoredMark => ({
  ...{ id: idOf(`press of ${name}`), eventId: day.event.id, organiserId: organiser.id },
  ...{ participationId: idOf(`place of ${name}`), from: 'confirmed', to: 'checked_in' },
  ...{ at: '2026-12-05T04:20:00.000Z', isUndo: false, arrivedAt: null, leftAt: null },
  ...{ reason: '', clashReason: '', addPlace: false },
  ...change,
});

/** What the device holds from before. */
function waiting(...marks: StoredMark[]) {
  vi.spyOn(deviceStore, 'isThere').mockReturnValue(true);
  vi.spyOn(deviceStore, 'all').mockResolvedValue(marks);
  vi.spyOn(deviceStore, 'add').mockResolvedValue();
  vi.spyOn(deviceStore, 'remove').mockResolvedValue();
}
beforeEach(() => {
  vi.restoreAllMocks();
  server.on(sendMarks, () => {
    throw unanswered();
  });
});

const open = ({ isClosedToThem = false } = {}) =>
  show(
    <DayView
      {...{ day, organiserId: organiser.id, login: '/login', scanned: null, asking: null }}
      isClosedToThem={isClosedToThem}
    />,
  );

it('RG-01 DY-06 what was marked on it and never sent is named, to be told to an organiser; every other name goes', async () => {
  waiting(press('Aisha'));
  open({ isClosedToThem: true });
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.textContent).toMatch(/^Aisha: Arrived, 9:20/);
  expect(
    screen.getByText('What you marked last was not sent. Please tell an organiser:'),
  ).toBeDefined();
  expect(screen.queryByText(/Bilal/)).toBeNull();
});

it('RG-01 DY-06 what somebody else pressed on this device, or they themselves at another event, is not among it', async () => {
  const theirs = press('Bilal', { organiserId: idOf('somebody else') });
  waiting(theirs, press('Aisha', { id: idOf('there'), eventId: idOf('another event') }));
  open({ isClosedToThem: true });
  await screen.findByText('This list is no longer yours');
  await vi.waitFor(() => expect(server.sent(sendMarks)).toHaveLength(1));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.queryByText(/What you marked last/)).toBeNull();
});

it('RG-01 DY-06 once sending has shown it, the list says that nothing of it was sent and offers no other try', async () => {
  waiting(press('Aisha'));
  server.on(sendMarks, () => {
    throw refused('accounts.not_allowed');
  });
  server.on(readDay, () => {
    throw refused('accounts.not_allowed');
  });
  open();
  await screen.findByText(/so what you marked last was not sent. It is kept on this device/);
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

it('DY-06 beside a list that could not be opened stands how much waits on the device, and nothing where nothing does', async () => {
  waiting(press('Aisha'), press('Bilal'), press('Zara', { organiserId: idOf('somebody else') }));
  show(<KeptMarks />);
  await screen.findByText(/^Waiting to be sent \(2\)/);
});

it('DY-06 a device that keeps nothing, or whose database fails, says nothing of it', async () => {
  const all = vi.spyOn(deviceStore, 'all').mockRejectedValue(new Error('no database'));
  show(<KeptMarks />);
  await vi.waitFor(() => expect(all).toHaveBeenCalled());
  expect(screen.queryByText(/Waiting/)).toBeNull();
});
