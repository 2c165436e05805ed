/** What organisers do about hours when something is in the way. */
import * as endpoints from '@saath/contract/afterwards/hours/endpoints';
import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { EventHours } from './event-hours.tsx';

const server = fakeServer();

const row = (name: string, change: Partial<HoursRow> = {}): HoursRow => ({
  participationId: idOf(name),
  userId: idOf(`${name} the person`),
  name,
  profileImage: null,
  roleName: null,
  state: 'completed',
  hours: 4,
  basis: 'checked',
  reason: '',
  plannedHours: 4,
  proposal: null,
  missed: null,
  ...change,
});
const proposal = {
  ...{ id: idOf('proposal'), hours: 5, reason: 'Stayed on.' },
  proposedAt: '2026-12-08T00:00:00.000Z',
};
const missedFor = (answer: NonNullable<HoursRow['missed']>['answer'], note = '') => ({
  ...({ state: 'no_show', hours: null, basis: null } as const),
  missed: { answer, note },
});

function showHours(people: HoursRow[], waiting: HoursRow[] = []) {
  server.on(endpoints.eventHours, { people, waiting, proposals: waiting.length, next: null });
  return show(<EventHours eventId={idOf('event')} />).user;
}
const looks = () => server.sent(endpoints.eventHours).length;
const waitingFor = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Waiting for you' });
  const items = within(list).getAllByRole('listitem');
  return within(items.find((item) => item.textContent?.includes(name)) as HTMLElement);
};

/** The dialog in which somebody's hours are corrected, filled in. */
async function correcting(user: ReturnType<typeof showHours>, name: string, hours: string) {
  await user.click(await screen.findByRole('button', { name: `Correct ${name}` }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText('Hours');
  await user.clear(field);
  await user.type(field, hours);
  await user.type(dialog.getByLabelText('The reason'), 'Stayed until the van came.');
  return dialog;
}

it('DY-03 hours that cannot be loaded say so, and are there after another try', async () => {
  server.refuse(endpoints.eventHours, 'The database is away.', {
    code: 'request.database_away',
    status: 503,
  });
  const { user } = show(<EventHours eventId={idOf('event')} />);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toMatch(/The hours could not be loaded.*The database is away/s);
  server.on(endpoints.eventHours, {
    people: [row('Aisha')],
    waiting: [],
    proposals: 0,
    next: null,
  });
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Aisha', { selector: 'bdi.block' })).toBeDefined();
});

it('DY-03 an event at which nobody held a place says so', async () => {
  showHours([]);
  expect(await screen.findByText('Nobody held a place at this event.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('DY-03 a long list goes on where it ended, and who waits stands there once', async () => {
  const waits = row('Bilal', { proposal });
  server.on(endpoints.eventHours, (_, { query }) =>
    query.get('after') === idOf('Aisha')
      ? { people: [row('Zara')], waiting: [], proposals: 1, next: null }
      : { people: [row('Aisha')], waiting: [waits], proposals: 1, next: idOf('Aisha') },
  );
  const { user } = show(<EventHours eventId={idOf('event')} />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('button', { name: 'Correct Zara' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Correct Aisha' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Accept Bilal' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('DY-03 hours far above the plan are sent as meant only when that is said', async () => {
  server.on(endpoints.correctHours, { message: 'The hours are corrected.' });
  const user = showHours([row('Aisha')]);
  const dialog = await correcting(user, 'Aisha', '8');
  // Four above the plan is what people may propose themselves.
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.type(dialog.getByLabelText('Hours'), '.25');
  await user.click(dialog.getByRole('checkbox', { name: /many more hours than planned/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reason = 'Stayed until the van came.';
  expect(server.sent(endpoints.correctHours)).toEqual([
    {
      path: `/api/participation/${idOf('Aisha')}/hours`,
      body: { hours: 8.25, reason, beyondPlan: true },
    },
  ]);
  expect(news()).toEqual(['The hours are corrected.']);
});

it('DY-03 what was said of many hours does not go with few', async () => {
  server.on(endpoints.correctHours, { message: 'The hours are corrected.' });
  const user = showHours([row('Aisha')]);
  const dialog = await correcting(user, 'Aisha', '12');
  await user.click(dialog.getByRole('checkbox'));
  await user.clear(dialog.getByLabelText('Hours'));
  await user.type(dialog.getByLabelText('Hours'), '6');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent(endpoints.correctHours)).toHaveLength(1));
  expect(server.sent(endpoints.correctHours)[0]?.body).not.toHaveProperty('beyondPlan');
});

it('DY-03 a correction that is refused says why, keeps what was typed, and looks again', async () => {
  server.on(endpoints.correctHours, () => {
    throw refused('hours.beyond_plan');
  });
  const user = showHours([row('Aisha')]);
  const dialog = await correcting(user, 'Aisha', '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(news()).toEqual([refused('hours.beyond_plan').message]));
  expect(dialog.getByLabelText('Hours')).toHaveProperty('value', '12');
  expect(dialog.getByLabelText('The reason')).toHaveProperty('value', 'Stayed until the van came.');
  await waitFor(() => expect(looks()).toBe(2));
});

it('DY-03 while a correction is saved, Escape does not close what may still fail', async () => {
  server.hold(endpoints.correctHours);
  const user = showHours([row('Aisha')]);
  const dialog = await correcting(user, 'Aisha', '3');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await correcting(user, 'Aisha', '3');
  await user.click(again.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(dialog).toBeDefined();
});

it('DY-04 other hours than proposed begin with those that count, or with the plan', async () => {
  const user = showHours(
    [row('Aisha')],
    [row('Aisha', { proposal, hours: 3.5 }), row('Bilal', { proposal, hours: null, basis: null })],
  );
  for (const [name, hours] of [
    ['Aisha', '3.5'],
    ['Bilal', '4'],
  ] as const) {
    await user.click((await waitingFor(name)).getByRole('button', { name: `Other hours ${name}` }));
    const dialog = within(screen.getByRole('dialog', { name: `Correct the hours of ${name}` }));
    expect(dialog.getByLabelText('Hours')).toHaveProperty('value', hours);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  }
});

it('DY-04 an answer that does not arrive leaves the question open, with the word in it', async () => {
  server.on(endpoints.answerProposal, () => {
    throw unanswered();
  });
  const user = showHours([row('Aisha')], [row('Aisha', { proposal })]);
  await user.click((await waitingFor('Aisha')).getByRole('button', { name: 'Decline Aisha' }));
  const question = within(screen.getByRole('alertdialog'));
  await waitFor(() =>
    expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })),
  );
  await user.type(question.getByRole('textbox'), 'The gate closed.');
  await user.click(question.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(question.getByRole('textbox')).toHaveProperty('value', 'The gate closed.');
});

it('DY-04 a proposal that somebody else answered goes from the list', async () => {
  let waiting = [row('Aisha', { proposal })];
  server.on(endpoints.eventHours, () => ({
    ...{ people: [row('Aisha')], waiting, proposals: waiting.length, next: null },
  }));
  server.on(endpoints.answerProposal, () => {
    waiting = [];
    throw refused('hours.proposal_answered');
  });
  const { user } = show(<EventHours eventId={idOf('event')} />);
  await user.click(await screen.findByRole('button', { name: 'Accept Aisha' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Waiting for you' })).toBeNull());
  expect(news()).toEqual([refused('hours.proposal_answered').message]);
});

it('DY-05 who says they were there, or forgot, cannot be excused in one press', async () => {
  showHours(
    [row('Aisha')],
    [
      row('Aisha', { ...missedFor('there'), proposal }),
      row('Bilal', { ...missedFor('forgot'), proposal }),
      row('Dua', missedFor('no_message')),
    ],
  );
  expect(await screen.findByRole('button', { name: 'Excuse Dua' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Excuse/ })).toHaveLength(1);
});

it('DY-05 words that stand in answer and proposal alike are read once', async () => {
  const said = { ...proposal, reason: 'I was at the gate.' };
  showHours(
    [row('Aisha')],
    [row('Aisha', { ...missedFor('there', 'I was at the gate.'), proposal: said })],
  );
  const aisha = await waitingFor('Aisha');
  expect(aisha.getAllByText(/I was at the gate/)).toHaveLength(1);
  expect(aisha.getByText(/Proposes 5 hours instead of 0 hours/)).toBeDefined();
});
