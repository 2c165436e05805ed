import { publishEvent } from '@saath/contract/events/events/endpoints';
import { eventLifeMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { event as riverCleanUp } from '../../features/places/join/testing/river-clean-up.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { beachCleanUp } from '../../testing/people-and-events.ts';
import { news, show } from '../../testing/show.tsx';
import { EventActions } from './event-actions.tsx';
import { nextStepOf } from './event-next-step.ts';

const server = fakeServer();
const [role] = riverCleanUp.role;
if (!role) throw new Error('The event has a role.');
const now = Date.parse('2026-12-01T00:00:00Z');
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
const event = (change: Partial<Event> = {}, filled = 12): Event => ({
  ...beachCleanUp,
  startTime: inHours(90),
  endTime: inHours(94),
  status: 'UPCOMING',
  role: [{ ...role, filled }],
  ...change,
});

it.each([
  ['a draft', event({ status: 'PENDING' }), 0, 0, { what: 'publish' }],
  ['nothing to answer', event(), 0, 0, { what: 'share' }],
  ['people who wait', event(), 4, 0, { what: 'answer', count: 4 }],
  ['two hours before it', event({ startTime: inHours(2) }), 4, 0, { what: 'answer', count: 4 }],
  ['the hour before it', event({ startTime: inHours(1) }), 4, 0, { what: 'check-in', count: 12 }],
  ['the hour, nobody in', event({ startTime: inHours(1) }, 0), 4, 0, { what: 'answer', count: 4 }],
  ['it runs', event({ startTime: inHours(-1) }), 0, 0, { what: 'check-in', count: 12 }],
  ['hours to answer', event({ status: 'COMPLETED' }), 0, 2, { what: 'hours', count: 2 }],
  ['it is over', event({ status: 'COMPLETED' }), 0, 0, { what: 'report' }],
  ['it is cancelled', event({ status: 'CANCELLED' }), 3, 0, { what: 'copy' }],
] as const)('WI-06 the main action of an event: %s', (_case, given, waiting, proposals, step) => {
  expect(nextStepOf({ event: given, waiting, proposals, now })).toEqual(step);
});

const actions = (change: Partial<Event> = {}, waiting = 0) =>
  show(<EventActions event={event(change)} waiting={waiting} proposals={0} />);
const buttons = () =>
  screen.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);

it('WI-06 one main action, sharing, and a menu that opens and goes by keyboard', async () => {
  actions({}, 4);
  expect(buttons()).toEqual(['Answer 4', 'Share', 'More to do with this event']);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Assign volunteers', 'Fill for me', 'The day of the event', 'Helpers', 'Edit'],
    'Public page',
    ...['Print roster', 'Roster as CSV', 'Copy', 'Unpublish', 'Cancel event', 'Delete'],
  ]);
  await waitFor(() => expect(document.activeElement).toBe(items[0]));
  await user.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(items.at(-1)));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More to do with this event'),
  );
});

it('WI-04 what was published just now is out: the link, WhatsApp, the code and the poster', async () => {
  server.on(publishEvent, { event: event(), ...{ message: eventLifeMessages.published } });
  const { user } = actions({ status: 'PENDING', title: 'Beach clean-up' });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'It is out' }));
  const link = `https://saath.example/event/${beachCleanUp.id}`;
  expect(dialog.getByText(link)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  expect(news()).toContain('The link is copied.');
  const toWhatsApp = new URL(
    dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '',
  );
  expect(toWhatsApp.origin).toBe('https://wa.me');
  const text = toWhatsApp.searchParams.get('text');
  expect(text).toMatch(/^Come and help: Beach clean-up, .*2026.*, /);
  expect(text).toContain(link);
  expect(dialog.getByRole('img', { name: "Code that opens the event's page" })).toBeDefined();
  expect(dialog.getByRole('link', { name: 'Poster as PDF' }).getAttribute('href')).toBe(
    `/api/event/${beachCleanUp.id}/poster?language=en`,
  );
});

it('WI-04 an event is shared again from its page; a cancelled one is not', async () => {
  const { user } = actions();
  await user.click(screen.getByRole('button', { name: 'Share it' }));
  expect(await screen.findByRole('dialog', { name: 'Share this event' })).toBeDefined();
});

it('WI-06 no main action stands there before it is known what waits: it would turn into another one', () => {
  show(<EventActions event={event()} waiting={undefined} proposals={0} />);
  expect(buttons()).toEqual(['Share', 'More to do with this event']);
});

it('WI-04 nobody is invited to what does not take place', () => {
  actions({ status: 'CANCELLED' });
  expect(buttons()).toEqual(['Copy', 'More to do with this event']);
});
