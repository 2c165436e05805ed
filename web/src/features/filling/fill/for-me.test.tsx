import type { Endpoint } from '@saath/contract/endpoint';
import { previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import type { FillPart, FillPlaced, FillPlan } from '@saath/contract/filling/fill/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { FillForMe } from './for-me.tsx';

const server = fakeServer();
hearToasts();
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

const [EVENT, COOK, DRIVER] = [idOf(900), idOf(901), idOf(902)];

const candidate = (number: number, name: string) => ({
  userId: idOf(number),
  name,
  profileImage: null,
  score: 80,
  chances: { accept: 1, attend: 0.9 },
  weight: 50_000,
  reasons: [{ text: 'Has Cooking', tone: 'for' as const }],
});
const placed = (number: number, name: string, change: Partial<FillPlaced> = {}): FillPlaced => ({
  ...candidate(number, name),
  from: { state: 'requested', roleId: null },
  isPinned: false,
  mailsOff: [],
  ...change,
});
const part = (roleId: string, name: string, change: Partial<FillPart> = {}): FillPart => ({
  roleId,
  name,
  skills: ['Cooking'],
  shift: null,
  places: 2,
  filled: 0,
  minimum: 0,
  keptFree: 0,
  placed: [],
  others: [],
  empty: null,
  ...change,
});
const planOf = (parts: FillPart[], change: Partial<FillPlan> = {}): FillPlan => ({
  fingerprint: 'seen',
  events: [
    {
      id: EVENT,
      title: 'River clean-up',
      startTime: '2026-12-07T09:00:00.000Z',
      endTime: '2026-12-07T13:00:00.000Z',
      timeZone: 'Asia/Karachi',
      canAsk: true,
      parts,
    },
  ],
  people: 7,
  hasMore: false,
  figures: { placed: parts.flatMap((each) => each.placed).length, belowMinimum: 0, value: 112_000 },
  roleByRole: { placed: 1, belowMinimum: 0, value: 100_000 },
  bestPairFirst: { placed: 2, belowMinimum: 0, value: 112_000 },
  proof: { kind: 'best', gap: 0 },
  lostPins: [],
  ...change,
});

const plan = planOf([
  part(COOK, 'Cook', {
    placed: [placed(1, 'Aisha'), placed(2, 'Bilal', { mailsOff: ['decision'] })],
    others: [{ ...candidate(3, 'Cyra'), weight: 38_800 }],
  }),
  part(DRIVER, 'Driver', {
    empty: {
      places: 2,
      belowMinimum: 1,
      why: 'taken_elsewhere',
      elsewhere: ['Aisha', 'Bilal'],
      elsewhereCount: 4,
    },
  }),
]);

function show(previewed = plan) {
  server.on(previewFill, { plan: previewed });
  const element = (
    <QueryProvider>
      <FillForMe eventIds={[EVENT]} />
    </QueryProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const sentTo = (endpoint: Endpoint) =>
  server.sent(endpoint).map(({ body }) => body as Record<string, unknown>);
const lastQuestion = () => sentTo(previewFill).at(-1);
const place = (number: number) => ({
  eventId: EVENT,
  roleId: COOK,
  shiftId: null,
  userId: idOf(number),
});

it('MT-04 says who would come and why, what stays empty and why, what it is better than, and that it is proved', async () => {
  show();
  expect(await screen.findByText('Aisha')).toBeDefined();
  expect(screen.getByText('Best possible plan: 2 of 4')).toBeDefined();
  expect(
    screen.getByText('12% better than filling role by role · 1 more place filled'),
  ).toBeDefined();
  expect(screen.getByText('As good as taking the best match first')).toBeDefined();
  expect(screen.getByText('No other plan scores higher: checked.')).toBeDefined();
  expect(screen.getByText('2 places stay empty')).toBeDefined();
  expect(screen.getByText('Short by 1')).toBeDefined();
  expect(screen.getByText(/has a place elsewhere.*Aisha, Bilal,? and 2 more\./)).toBeDefined();
});

it('MT-04 pins, takes out, puts back and considers everybody: each makes the plan anew', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Keep Aisha here' }));
  await waitFor(() => expect(lastQuestion()?.pinned).toEqual([place(1)]));
  await user.click(screen.getByRole('button', { name: 'Leave out Bilal' }));
  const out = [{ eventId: EVENT, userId: idOf(2), roleId: null }];
  await waitFor(() => expect(lastQuestion()?.without).toEqual(out));
  await user.click(screen.getByRole('button', { name: 'Put Bilal back' }));
  await waitFor(() => expect(lastQuestion()?.without).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Consider everybody' }));
  await waitFor(() => expect(lastQuestion()?.who).toBe('everybody'));
  expect(sentTo(saveFill)).toEqual([]);
});

it('MT-04 somebody else: the next best with what it costs, by keyboard', async () => {
  const user = show();
  (await screen.findByRole('button', { name: 'Somebody else than Aisha' })).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('The plan gets 10% worse')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Take Cyra instead' }));
  await waitFor(() => expect(lastQuestion()?.pinned).toEqual([place(3)]));
  expect(lastQuestion()?.without).toEqual([{ eventId: EVENT, userId: idOf(1), roleId: COOK }]);
});

it('MT-04 tells what will be sent, saves once however often it is pressed, and takes it back', async () => {
  const summary = { places: 2, people: 2, mails: 1 };
  server.on(saveFill, { message: 'The places are given.', summary });
  const kept = [{ message: 'Bilal has answered since.' }];
  server.on(undoFill, { message: 'Taken back.', released: 1, kept });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Fill 2 places …' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(
    within(dialog).getByText('2 places for 2 people. 1 mail and 2 notices go out.'),
  ).toBeDefined();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Save and send' }));
  expect(await screen.findByRole('heading', { name: '2 places are given' })).toBeDefined();
  const [saved, ...again] = sentTo(saveFill);
  expect(again).toEqual([]);
  expect(saved).toMatchObject({
    fingerprint: 'seen',
    how: 'give',
    places: [place(1), place(2)],
    eventIds: [EVENT],
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Take the places back' }));
  expect(await screen.findByText('1 place is free again.')).toBeDefined();
  expect(screen.getByText('Bilal has answered since.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('MT-04 a plan that does not hold any more is made again, with the pins', async () => {
  server.refuse(saveFill, 'Changed.', { status: 409, code: 'fill.changed' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Keep Aisha here' }));
  await waitFor(() => expect(lastQuestion()?.pinned).toEqual([place(1)]));
  const before = sentTo(previewFill).length;
  await user.click(await screen.findByRole('button', { name: 'Fill 2 places …' }));
  await user.click(await screen.findByRole('button', { name: 'Save and send' }));
  await waitFor(() => expect(sentTo(previewFill).length).toBe(before + 1));
  expect(lastQuestion()?.pinned).toEqual([place(1)]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('MT-04 nobody to place: nothing can be saved, and it says so', async () => {
  const empty = {
    places: 2,
    belowMinimum: 0,
    why: 'nobody' as const,
    elsewhere: [],
    elsewhereCount: 0,
  };
  show(planOf([part(COOK, 'Cook', { empty })]));
  expect(await screen.findByText('There is nothing to save.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save the plan' })).toHaveProperty('disabled', true);
  expect(screen.getByText('There is nobody left to choose from.')).toBeDefined();
});
