import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news } from '../../../testing/show.tsx';
import {
  field,
  keepEvent,
  press,
  retype,
  serverOfEditor,
  showEditor,
  untilSaved,
} from './testing/edited-event.tsx';

const server = serverOfEditor();
const bodies = () => server.sent(updateEvent).map(({ body }) => body as Record<string, unknown>);

it.each([
  ['a refusal says why', refused('events.over'), refused('events.over').message],
  ['no answer says that nothing is saved', unanswered(), /^Failed to save changes/],
])('EV-10 %s, and what was typed stays', async (_case, failure, text) => {
  server.on(updateEvent, () => {
    throw failure;
  });
  showEditor(beachCleanUp);
  await press('Edit');
  await retype('Event title', 'Beach day');
  await press('Save');
  await waitFor(() => expect(news()).toEqual([expect.stringMatching(text)]));
  expect(field('Event title').value).toBe('Beach day');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false);
});

it('EV-10 a save on its way is neither repeated, nor left, nor typed over', async () => {
  server.hold(updateEvent);
  showEditor(beachCleanUp);
  await press('Edit');
  await retype('Event title', 'Beach day');
  await press('Save');
  const busy = await screen.findByRole('button', { name: 'Saving...' });
  for (const button of [busy, screen.getByRole('button', { name: 'Cancel' })])
    expect(button).toHaveProperty('disabled', true);
  expect(field('Event title').closest('fieldset')).toHaveProperty('disabled', true);
  expect(server.sent(updateEvent)).toHaveLength(1);
});

it('EV-10 times that were not touched go back as they came, seconds and all', async () => {
  const odd = { ...beachCleanUp, startTime: '2026-12-05T04:00:31.000Z' };
  keepEvent(server, odd);
  showEditor(odd);
  await press('Edit');
  await retype('Event title', 'Beach day');
  await press('Save');
  await untilSaved();
  expect(bodies()).toMatchObject([{ title: 'Beach day', startTime: '2026-12-05T04:00:31.000Z' }]);
});

it('EV-10 a field that is wrong is marked and has the focus, and typing in it takes the mark away', async () => {
  showEditor(beachCleanUp);
  await press('Edit');
  await retype('Location', '');
  await press('Save');
  await waitFor(() => expect(document.activeElement).toBe(field('Location')));
  expect(field('Location').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field('Location'), 'Clifton');
  expect(field('Location').getAttribute('aria-invalid')).not.toBe('true');
});

it('EV-10 another version that says the same is saved over without a question', async () => {
  const stored = keepEvent(server, beachCleanUp);
  showEditor(beachCleanUp);
  await press('Edit');
  await retype('Event title', 'Beach day');
  stored.put({});
  await press('Save');
  await untilSaved();
  expect(stored.now().title).toBe('Beach day');
  expect(bodies().map(({ updatedAt }) => updatedAt)).toEqual([
    beachCleanUp.updatedAt,
    '2026-11-02T00:00:00.000Z',
  ]);
});

it('EV-10 while somebody waits for a decision about two versions nothing can be saved', async () => {
  const stored = keepEvent(server, beachCleanUp);
  showEditor(beachCleanUp);
  await press('Edit');
  await retype('Event title', 'Beach day');
  stored.put({ title: 'Beach party' });
  await press('Save');
  const both = await screen.findByRole('region', { name: 'Someone else changed this event' });
  expect(document.activeElement?.textContent).toBe('Someone else changed this event');
  expect(
    within(both)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['YoursstaysBeach day', 'TheirsBeach party']);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Decide about the other version first, above.')).toBeTruthy();
});

const over: Event = {
  ...beachCleanUp,
  status: 'COMPLETED',
  startTime: '2026-06-05T04:00:00.000Z',
  endTime: '2026-06-05T07:00:00.000Z',
};
const counted = '14 people have hours at this event: 42 now, 38.5 with the new times.';

/** The server wants a reason before it changes hours that people have. */
function askWhy() {
  server.on(updateEvent, ({ role: _roles, notify: _notify, correction, ...values }) => {
    if (!correction) throw Object.assign(refused('events.times_recorded'), { message: counted });
    return { event: { ...over, ...values, role: [] } as Event, message: '' };
  });
}

it('KP-01 times by which people have hours are corrected with a reason, which is asked with the numbers', async () => {
  askWhy();
  showEditor(over);
  await press('Edit');
  await retype('End time', '2026-06-05T11:30');
  await press('Save');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(counted)).toBeTruthy();
  await press('Correct the times');
  expect(question.getByText('Please say why in 3 to 500 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(question.getByRole('textbox'));
  expect(server.sent(updateEvent)).toHaveLength(1);
  await userEvent.type(question.getByRole('textbox'), '  We left early.  ');
  await press('Correct the times');
  await untilSaved();
  expect(bodies()[1]).toMatchObject({
    endTime: '2026-06-05T06:30:00.000Z',
    correction: { reason: 'We left early.' },
  });
});

it('KP-01 who gives no reason goes on editing, with the times as typed', async () => {
  askWhy();
  showEditor(over);
  await press('Edit');
  await retype('End time', '2026-06-05T11:30');
  await press('Save');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('End time').value).toBe('2026-06-05T11:30');
  expect(server.sent(updateEvent)).toHaveLength(1);
});

const concerned: Event = {
  ...beachCleanUp,
  startTime: '2099-12-05T04:00:00.000Z',
  endTime: '2099-12-05T07:00:00.000Z',
  people: { confirmed: 9, waitlisted: 2, requested: 3 },
};

it.each([
  ['a new place', { Location: 'Clifton beach' }, 'will be told of the new place'],
  ['a new end', { 'End time': '2099-12-05T13:00' }, 'will be told of the new time'],
  [
    'both',
    { Location: 'Clifton beach', 'End time': '2099-12-05T13:00' },
    'will be told of the new time and place',
  ],
])('NT-02 while one types %s it is said how many hear of it', async (_case, typed, text) => {
  showEditor(concerned);
  await press('Edit');
  expect(screen.queryByText(/will be told/)).toBeNull();
  for (const [name, value] of Object.entries(typed)) await retype(name, value);
  expect(screen.getByText(/will be told/).textContent).toBe(`14 people ${text}.`);
});

it.each([
  ['a draft', { status: 'PENDING' }],
  ['an event without people', { people: { confirmed: 0, waitlisted: 0, requested: 0 } }],
  ['an event that has begun', { startTime: '2026-06-05T04:00:00.000Z' }],
] as const)(
  'NT-02 a new place of %s is told to nobody, and nothing is asked',
  async (_case, change) => {
    const quiet = { ...concerned, ...change };
    const stored = keepEvent(server, quiet);
    showEditor(quiet);
    await press('Edit');
    await retype('Location', 'Clifton beach');
    expect(screen.queryByText(/will be told/)).toBeNull();
    await press('Save');
    await untilSaved();
    expect(stored.now().location).toBe('Clifton beach');
  },
);
