import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { comingEvent, requestFor } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { MyRequests } from './my-requests.tsx';

const server = fakeServer();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-05T01:00:00Z') });
  server.on(askedPlaces, { places: [] });
});
afterEach(() => void vi.useRealTimers());

let made = 0;
function participation(
  title: string,
  state: MyParticipation['state'],
  change: Partial<MyParticipation['event']> & { offeredUntil?: string } = {},
): MyParticipation {
  const { offeredUntil = null, ...event } = change;
  made += 1;
  const plain = requestFor(comingEvent(made, title), state);
  return { ...plain, offeredUntil, event: { ...plain.event, ...event } };
}
const open = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('WI-01 G3 offers stand above everything, the one that ends first on top; then what comes, soonest first', () => {
  show(
    <MyRequests
      participations={[
        participation('Soon', 'confirmed'),
        participation('Later', 'requested', { startTime: '2026-12-09T04:00:00Z' }),
        participation('Kept long', 'offered', { offeredUntil: '2026-12-06T04:00:00.000Z' }),
        participation('Kept short', 'offered', { offeredUntil: '2026-12-05T05:00:00.000Z' }),
        participation('No more', 'declined'),
        participation('Gone', 'confirmed', { status: 'COMPLETED' }),
      ]}
    />,
  );
  expect(open()).toEqual(['Kept short', 'Kept long', 'Soon', 'Later', 'No more', 'Gone']);
  const folded = within(screen.getByText('Earlier (2)').closest('details') as HTMLElement);
  expect(folded.getAllByRole('link')).toHaveLength(2);
  expect(folded.getByText('Had a place')).toBeDefined();
  expect(screen.getByText("You're in")).toBeDefined();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDefined();
  expect(screen.getByRole('button', { name: "I can't come" })).toBeDefined();
});

it('WI-01 what is today, by the clock of its place, says so', async () => {
  show(
    <MyRequests
      participations={[
        participation('This morning', 'confirmed'),
        participation('Tomorrow', 'confirmed', { startTime: '2026-12-06T01:00:00.000Z' }),
      ]}
    />,
  );
  const [today, tomorrow] = screen.getAllByRole('listitem');
  await waitFor(() => expect(today?.textContent).toContain('Today'));
  expect(tomorrow?.textContent).not.toContain('Today');
});

it('RO-04 whoever asked for nothing yet is told what to do, and so is who has only a past', () => {
  show(<MyRequests participations={[]} />);
  expect(screen.getByText('Nothing yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Discover Events' })).toBeDefined();
});
