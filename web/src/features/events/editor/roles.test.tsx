import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '../../../testing/refused.ts';
import { news } from '../../../testing/show.tsx';
import { event } from '../../places/join/testing/river-clean-up.ts';
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
const atRoles = (change: Partial<Event> = {}) =>
  showEditor({ ...event, ...change }, '/admin/event/1/edit?tab=roles');
const tab = (name: string) => screen.getByRole('tab', { name });
const role = (name: string) => within(screen.getByRole('article', { name, hidden: true }));
const ready = event.role.map((one) => ({
  ...one,
  description: 'At the river.',
  skills: ['Teamwork'],
}));

it('EV-10 the tab in the address is open, and the one that is pressed goes there', async () => {
  window.history.replaceState(null, '', '/admin/event/1/edit');
  atRoles();
  expect(tab('Role Management').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(tab('Event Details'));
  expect(window.location.search).toBe('');
  await userEvent.click(tab('Media Gallery'));
  expect(window.location.search).toBe('?tab=media');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('EV-10 a role is added in edit mode only, and it is said so', async () => {
  atRoles();
  expect(screen.getByRole('button', { name: 'Add role' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Press Edit to add or change roles.')).toBeTruthy();
  await press('Edit');
  await press('Add role');
  expect(screen.getByRole('form', { name: 'New role' })).toBeTruthy();
});

it('EV-10 an event without roles says what to do; one that is over takes no more', () => {
  atRoles({ role: [], status: 'COMPLETED' });
  expect(screen.getByText('No roles yet')).toBeTruthy();
  expect(screen.getByText('The event is over, so it takes no new roles.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add role' })).toBeNull();
});

it.each([
  ['UPCOMING', false],
  ['ONGOING', true],
  ['COMPLETED', true],
] as const)('KP-01 a role of an event that is %s has to stay: %s', (status, stays) => {
  atRoles({ status });
  const button = screen.getByRole('button', { name: 'Delete role Usher' });
  expect(button).toHaveProperty('disabled', stays);
  const why = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent ?? '').toContain(stays ? 'its roles cannot be deleted' : '');
  expect(Boolean(why)).toBe(stays);
});

it('EV-10 a role that is wrong opens its tab, is marked, and its name has the focus', async () => {
  showEditor({ ...event, role: ready });
  await press('Edit');
  await userEvent.click(tab('Role Management'));
  await userEvent.clear(role('Usher').getByLabelText('Role name'));
  await userEvent.click(tab('Event Details'));
  await press('Save');
  await waitFor(() =>
    expect(document.activeElement).toBe(role('Usher').getByLabelText('Role name')),
  );
  expect(tab('Role Management').getAttribute('aria-selected')).toBe('true');
  expect(role('Usher').getByRole('alert').textContent).toBe(news().at(-1));
  expect(role('First aider').queryByRole('alert')).toBeNull();
});

it('EV-10 roles are saved with the event, each with its own numbers', async () => {
  keepEvent(server, { ...event, role: ready });
  atRoles({ role: ready });
  await press('Edit');
  await userEvent.clear(role('First aider').getByLabelText('Maximum volunteers'));
  await userEvent.type(role('First aider').getByLabelText('Maximum volunteers'), '4');
  await press('Save');
  await untilSaved();
  const [sent] = server.sent(updateEvent);
  expect(sent?.body).toMatchObject({
    role: [
      { role_name: 'Usher', maxVolunteers: 2, minVolunteers: null },
      { role_name: 'First aider', maxVolunteers: 4, minVolunteers: null },
    ],
  });
});

it('RO-02 assigning somebody turns edit mode on, so that nothing is typed over the new person', async () => {
  server.on(suggestVolunteers, { suggestedUsers: [], reviewed: 0 } as never);
  atRoles();
  await userEvent.click(screen.getByRole('button', { name: 'Assign Volunteer to Usher' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save', hidden: true })).toBeTruthy();
});

it('EV-10 what was typed in a role that is deleted goes with it, and the rest can be saved', async () => {
  const [usher, aider] = ready;
  if (!usher || !aider) throw new Error('The event has two roles.');
  const stored = keepEvent(server, { ...event, role: [usher, aider] });
  server.on(deleteRole, () => {
    stored.put({ role: [usher] });
    return { message: 'Role deleted.' } as never;
  });
  atRoles({ role: [usher, aider] });
  await press('Edit');
  await userEvent.click(tab('Event Details'));
  await retype('Event title', 'River day');
  await userEvent.click(tab('Role Management'));
  await userEvent.type(role('First aider').getByLabelText('Role name'), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Delete role First aider' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Save');
  await untilSaved();
  expect(stored.now().title).toBe('River day');
  expect(server.sent(updateEvent).at(-1)?.body).toMatchObject({ role: [{ id: usher.id }] });
});

it('EV-10 a role that somebody else deleted while it was edited can be added again or let go', async () => {
  const [usher, aider] = ready;
  if (!usher || !aider) throw new Error('The event has two roles.');
  const stored = keepEvent(server, { ...event, role: [usher, aider] });
  atRoles({ role: [usher, aider] });
  await press('Edit');
  await userEvent.type(role('First aider').getByLabelText('Role name'), 's');
  stored.put({ role: [usher] });
  await press('Save');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  const lost = within(screen.getByRole('region', { name: 'First aiders' }));
  expect(lost.getByText(/deleted the role/).textContent).toContain('First aiders');
  expect(lost.getByLabelText<HTMLInputElement>('Role name').value).toBe('First aiders');
  server.on(createRole, () => {
    throw refused('events.over');
  });
  await userEvent.click(lost.getByRole('button', { name: 'Add Role' }));
  await waitFor(() => expect(news().at(-1)).toBe(refused('events.over').message));
  await userEvent.click(lost.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'First aiders' })).toBeNull();
  expect(field('Event title').value).toBe(event.title);
});
