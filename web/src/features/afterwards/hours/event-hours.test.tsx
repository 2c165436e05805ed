import {
  answerProposal,
  correctHours,
  eventHours,
  excuseMissed,
} from '@saath/contract/afterwards/hours/endpoints';
import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { EventHours } from './event-hours.tsx';

const server = fakeServer();
hearToasts();

const row = (name: string, change: Partial<HoursRow> = {}): HoursRow => ({
  participationId: idOf(name),
  userId: idOf(`${name} the person`),
  name,
  profileImage: null,
  roleName: 'Cook',
  state: 'completed',
  hours: 4,
  basis: 'checked',
  reason: '',
  plannedHours: 4,
  proposal: null,
  missed: null,
  ...change,
});

function show(people: HoursRow[], waiting: HoursRow[] = []) {
  server.on(eventHours, { people, waiting, proposals: waiting.length, next: null });
  for (const endpoint of [correctHours, answerProposal, excuseMissed])
    server.on(endpoint, { message: 'Done' });
  render(
    <QueryProvider>
      <EventHours eventId={idOf('event')} />
    </QueryProvider>,
  );
  return userEvent.setup();
}

it('DY-03 the table says how many hours count and where they come from', async () => {
  show([row('Aisha'), row('Bilal', { hours: null, basis: null, state: 'no_show' })]);
  const table = within(await screen.findByRole('table', { name: 'Hours of help' }));
  const [, first, second] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Checked in');
  expect(second?.textContent).toContain('No-show');
  expect(second?.textContent).toContain('–');
});

it('DY-03 a correction needs hours in quarters and a reason', async () => {
  const user = show([row('Aisha')]);
  await user.click(await screen.findByRole('button', { name: 'Correct Aisha' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the hours of Aisha' }));
  const hours = dialog.getByLabelText('Hours');
  await user.clear(hours);
  await user.type(hours, '2.3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter hours in quarters, from 0.25 to 748.')).toBeTruthy();
  expect(dialog.getByText('Please say why in a few words.')).toBeTruthy();
  expect(server.sent(correctHours)).toEqual([]);
  await user.clear(hours);
  await user.type(hours, '2,25');
  await user.type(dialog.getByLabelText('The reason'), 'Left with the van.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent(correctHours)).toEqual([
      {
        path: `/api/participation/${idOf('Aisha')}/hours`,
        body: { hours: 2.25, reason: 'Left with the van.' },
      },
    ]),
  );
});

it('DY-04 DY-05 what people say waits on top: accept, decline with a word, excuse', async () => {
  const proposal = {
    ...{ id: idOf('proposal'), hours: 5, reason: 'Stayed on.' },
    proposedAt: '2026-12-08T00:00:00.000Z',
  };
  const missed = { answer: 'emergency', note: 'Ill child.' } as const;
  const gone = { state: 'no_show', hours: null, basis: null } as const;
  const user = show(
    [row('Aisha'), row('Bilal')],
    [row('Aisha', { proposal }), row('Bilal', { ...gone, missed })],
  );
  const list = within(await screen.findByRole('list', { name: 'Waiting for you' }));
  const [aisha, bilal] = list.getAllByRole('listitem').map((each) => within(each));
  expect(aisha?.getByText(/Proposes 5 hours instead of 4 hours/)).toBeTruthy();
  expect(aisha?.queryByRole('button', { name: /Excuse/ })).toBeNull();
  await user.click(aisha?.getByRole('button', { name: 'Accept Aisha' }) as HTMLElement);
  await user.click(aisha?.getByRole('button', { name: 'Decline Aisha' }) as HTMLElement);
  const question = within(screen.getByRole('alertdialog'));
  await user.type(question.getByRole('textbox'), 'The gate closed.');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  const path = `/api/hour-proposal/${idOf('proposal')}/answer`;
  await waitFor(() =>
    expect(server.sent(answerProposal)).toEqual([
      { path, body: { decision: 'accept' } },
      { path, body: { decision: 'decline', word: 'The gate closed.' } },
    ]),
  );
  expect(bilal?.getByText(/Ill child/)).toBeTruthy();
  await user.click(bilal?.getByRole('button', { name: 'Excuse Bilal' }) as HTMLElement);
  await waitFor(() =>
    expect(server.sent(excuseMissed)).toEqual([
      { path: `/api/participation/${idOf('Bilal')}/excuse`, body: undefined },
    ]),
  );
});

it('EL-06 of a training that is no help the table says so', async () => {
  show([row('Aisha', { hours: null, basis: null, isNoHelp: true })]);
  const table = within(await screen.findByRole('table', { name: 'Hours of help' }));
  expect(table.getAllByRole('row')[1]?.textContent).toContain('Does not count as hours of help');
});
