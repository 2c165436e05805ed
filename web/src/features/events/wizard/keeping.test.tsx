/** What the wizard keeps of what somebody typed: while roles are changed, and when the server says no. */
import { createEvent, listEvents } from '@saath/contract/events/events/endpoints';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import type { BuiltRole } from '../roles/role-values.ts';
import type { WizardStep, WizardValues } from './checks.ts';
import { emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

const server = fakeServer();
/** Ahead, and not too far. */
const year = new Date().getFullYear() + 2;
const role = (role_name: string): BuiltRole => ({
  ...{ role_name, description: `${role_name} helps`, maxVolunteers: '5', minVolunteers: '' },
  ...{ skills: ['Calm'], shifts: [] },
});
const values: WizardValues = {
  ...emptyDraft.values,
  ...{ title: 'Beach clean-up', location: 'Clifton', description: 'We clean the beach.' },
  ...{ startTime: `${year}-12-05T09:00`, endTime: `${year}-12-05T12:00` },
  roles: ['Picker', 'Sorter', 'Driver'].map(role),
};

beforeEach(() => {
  sessionStorage.clear();
  server.on(findTowns, { towns: [] });
  server.on(listEvents, {
    ...{ events: [], allEvents: [], totalEvents: 0, totalPages: 0, currentPage: 1 },
  });
});

let created: unknown[];
function wizard(change: Partial<WizardValues> = {}, step: WizardStep = 2) {
  created = [];
  const initial = { ...emptyDraft, step, values: { ...values, ...change } };
  return show(
    <EventWizard
      initial={initial}
      timeZone="Asia/Karachi"
      onCreated={({ id }, isPublished) => created.push(id, isPublished)}
    />,
  ).user;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Role name');
const listed = () =>
  screen
    .getAllByRole('button', { name: /^Edit/ })
    .map(({ textContent }) => textContent?.replace(/^Edit\W*/, ''));

describe('EV-07 the list of roles while one is being changed', () => {
  it('EV-07 another role that is removed takes nothing along of what is typed, and the right one is saved', async () => {
    const user = wizard();
    await user.click(button(/Edit\s*Driver/));
    await user.clear(nameField());
    await user.type(nameField(), 'Cutter');
    await user.click(button(/Remove\s*Picker/));
    expect(nameField().value).toBe('Cutter');
    await user.click(button('Save Role'));
    expect(listed()).toEqual(['Sorter', 'Cutter']);
    expect(readDraft(sessionStorage)?.values.roles.map(({ role_name }) => role_name)).toEqual([
      'Sorter',
      'Cutter',
    ]);
  });

  it('EV-07 a role further down that is removed leaves the one that is changed in its place', async () => {
    const user = wizard();
    await user.click(button(/Edit\s*Picker/));
    await user.type(nameField(), 's');
    await user.click(button(/Remove\s*Sorter/));
    expect(nameField().value).toBe('Pickers');
    expect(button(/Edit\s*Picker/)).toHaveProperty('disabled', true);
  });

  it('EV-07 the role that is changed can itself be removed, and the next one is a new one', async () => {
    const user = wizard();
    await user.click(button(/Edit\s*Sorter/));
    await user.click(button(/Remove\s*Sorter/));
    expect(nameField().value).toBe('');
    expect(listed()).toEqual(['Picker', 'Driver']);
    expect(button('Add Role')).toBeDefined();
  });

  it('EV-07 another role is not opened over one that is changed and not saved; what to do first is said', async () => {
    const user = wizard();
    await user.click(button(/Edit\s*Picker/));
    await user.type(nameField(), 's');
    await user.click(button(/Edit\s*Sorter/));
    expect(nameField().value).toBe('Pickers');
    expect(news()).toEqual(['Save the role that you are changing first, or leave it as it was.']);
    await user.click(button('Leave it as it was'));
    await user.click(button(/Edit\s*Sorter/));
    expect(nameField().value).toBe('Sorter');
  });

  it('EV-07 a role that was only looked at gives way to another one', async () => {
    const user = wizard();
    await user.click(button(/Edit\s*Picker/));
    await user.click(button(/Edit\s*Sorter/));
    expect(nameField().value).toBe('Sorter');
    expect(news()).toEqual([]);
  });

  it('EV-07 a new role that is typed is not lost to an Edit, nor to a Remove', async () => {
    const user = wizard();
    await user.type(nameField(), 'Cutter');
    await user.click(button(/Edit\s*Picker/));
    expect(news()).toEqual(['Add or clear the role you are writing first.']);
    await user.click(button(/Remove\s*Picker/));
    expect(nameField().value).toBe('Cutter');
  });
});

describe('EV-04 creating that fails', () => {
  it('EV-04 without an answer of the server everything stays, on the step where it is, and can be sent again', async () => {
    server.on(createEvent, () => {
      throw unanswered();
    });
    const user = wizard();
    await user.click(button('Create Event'));
    await waitFor(() => expect(news()).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Volunteer Roles');
    expect(readDraft(sessionStorage)?.values).toEqual(values);
    server.on(createEvent, { message: 'Done.', event: beachCleanUp });
    await waitFor(() => expect(button('Create Event')).toHaveProperty('disabled', false));
    await user.click(button('Create Event'));
    await waitFor(() => expect(created).toEqual([beachCleanUp.id, true]));
  });

  it.each([
    ['shifts.outside', 'Volunteer Roles', 'Role name'],
    ['roles.duplicate', 'Volunteer Roles', 'Role name'],
    ['media.unreadable', 'Event Details', 'Pictures'],
  ] as const)(
    'EV-04 a refusal as %s leads to the step it is about, and says it there',
    async (code, step, field) => {
      server.on(createEvent, () => {
        throw refused(code);
      });
      const user = wizard();
      await user.click(button('Create Event'));
      await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(step));
      expect(screen.getByLabelText(field)).toBeDefined();
      const { message } = refused(code);
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(message);
      expect(news()).toEqual([message]);
      expect(created).toEqual([]);
    },
  );

  it('EV-04 while the event travels nothing of it can be changed, thrown away or left behind', async () => {
    server.hold(createEvent);
    const user = wizard();
    await user.click(button('Create Event'));
    expect(await screen.findByRole('progressbar')).toBeDefined();
    for (const name of ['Start over', 'Back', 'Save without publishing', /Remove\s*Picker/])
      expect(button(name).matches(':disabled')).toBe(true);
    expect(nameField().matches(':disabled')).toBe(true);
  });
});

describe('EV-04 places and words', () => {
  it('MT-11 a point on the map belongs to the words it was found by: other words have none', async () => {
    const user = wizard({ mapPoint: '24.81, 67.03' }, 1);
    await user.type(screen.getByLabelText('Location'), ' beach');
    expect(readDraft(sessionStorage)?.values).toMatchObject({
      location: 'Clifton beach',
      mapPoint: '',
    });
  });

  it('JO-05 who gives the places is explained beside the choice, and sent along with the way in minutes', async () => {
    server.on(createEvent, { message: 'Done.', event: beachCleanUp });
    const user = wizard({}, 1);
    expect(screen.getByText('You look at every request and answer it.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('How places are given'), 'Places at once');
    expect(screen.getByText(/^First come, first served/)).toBeDefined();
    await user.clear(screen.getByLabelText('Minutes to get here (optional)'));
    await user.type(screen.getByLabelText('Minutes to get here (optional)'), '45');
    await user.click(button('Continue'));
    await user.click(button('Create Event'));
    await waitFor(() => expect(created).toHaveLength(2));
    // As a form it travels as texts.
    expect(server.sent(createEvent)).toMatchObject([
      { body: { mode: 'instant', travelMinutes: '45' } },
    ]);
  });

  it('EV-04 Start over is asked about, and Keep my draft keeps it', async () => {
    const user = wizard({}, 0);
    await user.click(button('Start over'));
    await user.click(await screen.findByRole('button', { name: 'Keep my draft' }));
    expect(screen.getByLabelText('Event title')).toHaveProperty('value', 'Beach clean-up');
    expect(readDraft(sessionStorage)?.values.roles).toHaveLength(3);
  });
});
