import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { timeLimitMessages } from '@saath/contract/events/time-limits/messages';
import { say } from '@saath/contract/texts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { EditorTimeLimits } from './limits.tsx';

const server = fakeServer();
const kitchen: Event['role'][number] = {
  ...{ id: idOf('kitchen'), event_id: beachCleanUp.id, role_name: 'Kitchen', description: '' },
  ...{ maxVolunteers: 2, minVolunteers: null, filled: 0, skills: [], shifts: [], volunteers: [] },
};
const editor = (change: Partial<Event> = {}) =>
  show(<EditorTimeLimits event={{ ...beachCleanUp, role: [kitchen], ...change }} />);
const dialog = () => screen.getByRole('dialog');
const save = () => within(dialog()).getByRole('button', { name: 'Save' });
const field = (name: string) => screen.getByRole('spinbutton', { name });

it('EL-01 an event without limits shows one quiet button, and none once it is over', () => {
  editor();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Limit hours and rest',
  ]);
  cleanup();
  editor({ status: 'COMPLETED' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('EL-01 limits are written, an empty field is none, and what contradicts itself stands at its field', async () => {
  const { user } = editor();
  await user.click(screen.getByRole('button', { name: 'Limit hours and rest' }));
  const empty = screen.getAllByPlaceholderText('No limit');
  expect(empty.map((each) => (each as HTMLInputElement).value)).toEqual(['', '', '']);
  await user.type(field('Most hours a day'), '10');
  await user.type(field('Most hours a week'), '8');
  await user.click(save());
  expect(within(dialog()).getByText('A week cannot have fewer hours than a day.')).toBeDefined();
  expect(server.sent(setTimeLimits)).toHaveLength(0);
  await user.clear(field('Most hours a week'));
  const { message } = say(timeLimitMessages, 'longDay', { role: 'Kitchen', hours: 10 });
  server.refuse(setTimeLimits, message, { code: 'time_limits.impossible' });
  await user.click(save());
  expect(
    await within(dialog()).findByText(
      'Nobody could do “Kitchen”: on one day it takes more than 10 h.',
    ),
  ).toBeDefined();
  server.on(setTimeLimits, say(timeLimitMessages, 'set'));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(setTimeLimits).at(-1)).toMatchObject({
    body: { dayHours: 10, weekHours: null, restHours: null, updatedAt: beachCleanUp.updatedAt },
  });
});

it('EL-01 what is set is one row, and what it means for two days in a row is told', () => {
  editor({ timeLimits: { dayHours: 10, weekHours: 40, restHours: 11 } });
  const row = screen.getByRole('region', { name: 'Hours and rest' });
  expect(row.textContent).toContain(
    'At most 10 h a day · At most 40 h a week · 11 h of rest between places',
  );
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  editor({ timeLimits: { dayHours: null, weekHours: null, restHours: 24 } });
  expect(screen.getByRole('status').textContent).toContain('two days in a row');
});

it('EL-01 times that were changed later, so that nobody could do a role, are told', () => {
  editor({ timeLimits: { dayHours: 1, weekHours: null, restHours: null } });
  expect(screen.getByRole('alert').textContent).toContain('takes longer than these limits allow');
});

it('EL-01 the usual rest is one press, as long as none is written', async () => {
  const { user } = editor();
  await user.click(screen.getByRole('button', { name: 'Limit hours and rest' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Usual: 11 hours' }));
  expect(within(dialog()).queryByRole('button', { name: 'Usual: 11 hours' })).toBeNull();
  server.on(setTimeLimits, say(timeLimitMessages, 'set'));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(setTimeLimits)).toMatchObject([
    { body: { dayHours: null, weekHours: null, restHours: 11 } },
  ]);
});

it('EL-01 what is usual in the organisation stands beside what the event has', async () => {
  const usual = { dayHours: null, weekHours: null, restHours: 11 };
  const shown = (timeLimits: Event['timeLimits']) => {
    cleanup();
    const event = { ...beachCleanUp, role: [kitchen], ...(timeLimits ? { timeLimits } : {}) };
    return show(<EditorTimeLimits event={event} />, { organisation: { timeLimits: usual } }).user;
  };
  const region = () => screen.getByRole('region', { name: 'Hours and rest' }).textContent;
  shown({ ...usual, dayHours: 10 });
  expect(region()).toContain('Usual in your organisation: 11 h of rest between places');
  shown(usual);
  expect(region()).toContain('The usual limits of your organisation');
  const user = shown(undefined);
  expect(region()).toContain('Usual in your organisation');
  await user.click(screen.getByRole('button', { name: 'Limit hours and rest' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Use the usual limits' }));
  server.on(setTimeLimits, say(timeLimitMessages, 'set'));
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(setTimeLimits)).toMatchObject([{ body: usual }]);
});
