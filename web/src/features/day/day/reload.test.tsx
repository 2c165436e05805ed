/** The list after a reload without a network: drawn once, with what was pressed before (DY-06, G1). */
import { sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { unanswered } from '../../../testing/refused.ts';
import { organiser, show } from '../../../testing/show.tsx';
import type { Day } from './kept-list.ts';
import { deviceStore, type StoredMark } from './mark-store.ts';
import { DayView } from './view.tsx';

const server = fakeServer();
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const person = (name: string): DayPerson => ({
  ...{ participationId: idOf(`place of ${name}`), userId: idOf(name), name, profileImage: null },
  ...{ roleId: null, state: 'confirmed', startTime: inHours(-1), arrivedAt: null, leftAt: null },
});
const day = (): Day => ({
  event: {
    ...{ id: idOf('event'), title: 'River clean-up', location: 'Ravi bank', roles: [] },
    ...{ startTime: inHours(-1), endTime: inHours(3), timeZone: 'Asia/Karachi' },
    ...{ opensAt: inHours(-2), closesAt: inHours(20), status: 'ONGOING' },
    can: ['day.record', 'day.correct'],
  },
  people: ['Aisha', 'Bilal', 'Chanda'].map(person),
  asking: [],
});
const kept = (name: string): StoredMark => ({
  ...{ id: idOf('press'), eventId: idOf('event'), organiserId: organiser.id },
  ...{ participationId: idOf(`place of ${name}`), from: 'confirmed', to: 'checked_in' },
  ...{ at: new Date().toISOString(), isUndo: false, arrivedAt: null, leftAt: null },
  ...{ reason: '', clashReason: '', addPlace: false },
});
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-person]')];
const nameOf = (row: HTMLElement) => /Aisha|Bilal|Chanda/.exec(row.textContent)?.[0];

it('DY-06 G1 after a reload no row moves when the kept presses have been read, and the first press counts', async () => {
  const read = Promise.withResolvers<StoredMark[]>();
  vi.spyOn(deviceStore, 'all').mockReturnValue(read.promise);
  vi.spyOn(deviceStore, 'isThere').mockReturnValue(true);
  vi.spyOn(deviceStore, 'add').mockResolvedValue();
  server.on(sendMarks, () => {
    throw unanswered();
  });
  show(
    <DayView day={day()} organiserId={organiser.id} login="/login" scanned={null} asking={null} />,
  );
  expect(rows()).toEqual([]);
  await act(async () => read.resolve([kept('Aisha')]));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows().map(nameOf)).toEqual(['Bilal', 'Chanda', 'Aisha']);
  const [bilal] = rows();
  const button = bilal?.querySelector('button');
  if (button) fireEvent.click(button);
  // Pressed at once: a row that had just moved there would not have taken it.
  await waitFor(() => expect(screen.getByText('Waiting to be sent (2)')).toBeDefined());
});
