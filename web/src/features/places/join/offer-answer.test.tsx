import { answerOffer } from '@saath/contract/places/joining/endpoints';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatTimeLeft } from '../../../lib/time-left.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { comingEvent, idOf, requestFor } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { OfferAnswer } from './offer-answer.tsx';
import { event } from './testing/river-clean-up.ts';

const server = fakeServer();
hearToasts();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-12-04T20:00:00Z') });
  const participation = requestFor(comingEvent(1, event.title), 'confirmed');
  server.on(answerOffer, { message: 'Told.', participation });
});
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const offer = {
  id: idOf('mine'),
  offeredUntil: '2026-12-05T01:00:00.000Z',
  event: { ...event, image: null, skills: [], places: { total: 3, free: 1 } },
};
const path = `/api/participation/${offer.id}/offer`;

function show() {
  const onDone = vi.fn(async () => {});
  render(<OfferAnswer participation={offer} onDone={onDone} />);
  return { onDone, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

it('JO-06 says until when the place is kept, in the zone of the event, and takes it at one press', async () => {
  const { onDone, user } = show();
  expect(screen.getByText('Sat, 5 Dec 2026, 6:00 AM')).toBeTruthy();
  expect(screen.getByText('5 h left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Take the place/ }));
  expect(server.sent(answerOffer)).toEqual([{ path, body: { accept: true } }]);
  expect(server.asked()).toHaveLength(1);
  expect(toast.success).toHaveBeenCalledWith('Told.');
  expect(onDone).toHaveBeenCalledOnce();
});

it('JO-06 passing it on is asked once more, and keeping it changes nothing', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Pass it on/ }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })),
  );
  await user.keyboard('{Enter}');
  expect(server.asked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Pass it on/ }));
  await user.click(screen.getByRole('button', { name: 'Pass it on' }));
  expect(server.sent(answerOffer)).toEqual([{ path, body: { accept: false } }]);
});

it('JO-06 a refusal is told and the page looks again', async () => {
  server.refuse(answerOffer, '', { status: 500, code: 'server.failed' });
  const { onDone, user } = show();
  await user.click(screen.getByRole('button', { name: /^Take the place/ }));
  expect(toast.error).toHaveBeenCalledWith('Your answer did not reach us. Please try again.');
  expect(onDone).toHaveBeenCalledOnce();
});

it('JO-06 once the time is over there is nothing to press', () => {
  show();
  act(() => void vi.advanceTimersByTime(5 * HOUR + 30_000));
  expect(screen.getByText('This offer has run out.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('JO-06 the time left is told in the largest whole unit, and never as none', () => {
  const until = new Date(100 * HOUR).toISOString();
  const left = (hours: number) => formatTimeLeft(until, (100 - hours) * HOUR);
  expect([49, 48, 47.9, 1, 0.5, 0.001, 0].map(left)).toEqual([
    '2 days left',
    '2 days left',
    '47 h left',
    '1 h left',
    '30 min left',
    '1 min left',
    undefined,
  ]);
});
