import { createEvent, getEvent, listEvents } from '@saath/contract/events/events/endpoints';
import type { Question } from '@saath/contract/events/questions/schema';
import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { type Draft, emptyDraft, readDraft } from './draft.ts';
import { EventWizard } from './wizard.tsx';

/** Ahead, and not too far. */
const year = new Date().getFullYear() + 2;

const server = fakeServer();
hearToasts();

const filled: Draft = {
  ...emptyDraft,
  values: {
    ...emptyDraft.values,
    title: 'Beach clean-up',
    startTime: `${year}-12-05T09:00`,
    endTime: `${year}-12-05T12:00`,
    location: 'Clifton',
    description: 'We clean the beach.',
    roles: [
      {
        role_name: 'Picker',
        description: 'Picks',
        maxVolunteers: '5',
        minVolunteers: '',
        skills: ['Calm'],
        shifts: [],
      },
    ],
  },
};

function show(initial: Draft) {
  const onCreated = vi.fn();
  const element = <EventWizard initial={initial} timeZone="Asia/Karachi" onCreated={onCreated} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  );
  return onCreated;
}

/** The events that were made before. */
const servesLast = (events: (typeof beachCleanUp)[]) =>
  server.on(listEvents, {
    ...{ events, allEvents: events, totalEvents: events.length, totalPages: 1, currentPage: 1 },
  });

const press = async (name: string | RegExp) =>
  await userEvent.click(screen.getByRole('button', { name }));
/** The fields of a form, with the roles that travel in one of them as text. */
const sentEvents = () =>
  server.sent(createEvent).map(({ body }) => {
    const fields = body as Readonly<Record<string, string>>;
    return { ...fields, role: JSON.parse(fields.role ?? '') as { role_name: string }[] };
  });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  server.on(findTowns, { towns: [] });
  sessionStorage.clear();
  servesLast([]);
});

describe('EV-04 the steps', () => {
  it('EV-04 Continue stays on a step that is not complete, and focuses the first wrong field', async () => {
    show(emptyDraft);
    await press('Continue');
    expect(heading()).toBe('Basic Information');
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Event title is required',
      'Start time is required',
      'End time is required',
    ]);
    expect(toast.error).toHaveBeenCalledWith('Please fill all required fields');
    expect(document.activeElement).toBe(screen.getByLabelText('Event title'));
  });

  it('EV-04 Continue and Back go through the steps and keep what was entered', async () => {
    show(filled);
    await press('Continue');
    expect(heading()).toBe('Event Details');
    expect(screen.getByLabelText('Kind of event')).toHaveProperty('value', 'community');
    await press('Continue');
    expect(heading()).toBe('Volunteer Roles');
    await press('Back');
    await press('Back');
    expect(screen.getByLabelText('Event title')).toHaveProperty('value', 'Beach clean-up');
  });

  it('EV-05 tells a wrong time when its field is left', async () => {
    show({ ...filled, values: { ...filled.values, endTime: `${year}-12-05T09:30` } });
    await userEvent.click(screen.getByLabelText('End time'));
    await userEvent.tab();
    const message = 'End time must be at least 1 hour after start time.';
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(toast.error).toHaveBeenCalledWith(message);
  });
});

describe('WI-06 what the wizard does for whoever is in a hurry', () => {
  const typed = { ...filled.values.roles[0], role_name: 'Guide', description: 'Shows the way' };
  const builder = { ...emptyDraft.values.builder, ...typed };
  const sentRoles = () =>
    sentEvents()
      .at(-1)
      ?.role.map(({ role_name }) => role_name);

  it('G6 a role that is typed is taken along, also without Add Role', async () => {
    server.on(createEvent, { message: 'Done.', event: beachCleanUp });
    const values = { ...filled.values, builder };
    const onCreated = show({ ...filled, step: 2, values });
    await press('Create Event');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sentRoles()).toEqual(['Picker', 'Guide']);
    expect(onCreated).toHaveBeenCalledWith(beachCleanUp, true);
  });

  it('G6 it is enough to type the first role; what it lacks is said, and nothing is lost', async () => {
    server.on(createEvent, { message: 'Done.', event: beachCleanUp });
    const values = { ...filled.values, roles: [], builder: { ...builder, description: '' } };
    const onCreated = show({ ...filled, step: 2, values });
    await press('Create Event');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(server.sent(createEvent)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Role description/i), 'Shows the way');
    await press('Create Event');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sentRoles()).toEqual(['Guide']);
  });

  it('WI-06 an end is proposed three hours after the start, until somebody chooses one', async () => {
    show(emptyDraft);
    const [start, end] = [screen.getByLabelText('Start time'), screen.getByLabelText('End time')];
    const type = (field: HTMLElement, value: string) =>
      fireEvent.change(field, { target: { value } });
    type(start, `${year}-12-05T22:00`);
    expect(end).toHaveProperty('value', `${year}-12-06T01:00`);
    type(start, `${year}-12-05T09:30`);
    expect(end).toHaveProperty('value', `${year}-12-05T12:30`);
    type(end, `${year}-12-05T17:00`);
    type(start, `${year}-12-05T10:00`);
    expect(end).toHaveProperty('value', `${year}-12-05T17:00`);
  });

  it('WI-06 place and roles are taken from the last event; without one nothing is offered', async () => {
    const role = {
      ...{ id: idOf('cook'), role_name: 'Cook', description: 'Cooks', event_id: beachCleanUp.id },
      ...{ maxVolunteers: 4, minVolunteers: null, filled: 3, skills: ['Calm'], volunteers: [] },
      shifts: [],
    };
    servesLast([{ ...beachCleanUp, role: [role] }]);
    const question: Question = {
      ...{ id: idOf('size'), roleId: null, kind: 'text', words: 'T-shirt size', choices: [] },
      ...{ lowest: null, highest: null, isNeeded: true, isSensitive: false, template: null },
    };
    server.refuse(getEvent, 'The event is gone', { code: 'events.not_found' });
    show(emptyDraft);
    const button = await screen.findByRole('button', { name: /^Same as last time/ });
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(readDraft(sessionStorage)).toBeUndefined();
    server.on(getEvent, { event: { ...beachCleanUp, role: [role], questions: [question] } });
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Same as/ })).toBeNull());
    await waitFor(() =>
      expect(readDraft(sessionStorage)?.values).toMatchObject({
        location: beachCleanUp.location,
        roles: [{ role_name: 'Cook', maxVolunteers: '4', minVolunteers: '', skills: ['Calm'] }],
        questions: [question],
      }),
    );
  });
});

describe('EV-07 the role builder', () => {
  it('EV-07 adds a role, and refuses a second one of the same name', async () => {
    show({ ...filled, step: 2, values: { ...filled.values, roles: [] } });
    expect(screen.getByLabelText('Maximum volunteers')).toHaveProperty('value', '1');
    await press('Add Role');
    expect(toast.error).toHaveBeenLastCalledWith('Please fill all required fields to add role');
    for (const name of ['Usher', 'usher']) {
      await userEvent.type(screen.getByLabelText('Role name'), name);
      await userEvent.type(screen.getByLabelText('Role description'), 'Shows the way');
      await press('Add Role');
    }
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Role added successfully!');
    expect(toast.error).toHaveBeenLastCalledWith('Role already exists!');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Roles of this event (1)');
  });

  it('EV-07 a skill must be something, and new', async () => {
    show({ ...filled, step: 2 });
    const skill = screen.getByLabelText('Add to Skills');
    await userEvent.type(skill, '  {Enter}');
    expect(screen.getByText('Please enter a valid skill')).toBeTruthy();
    await userEvent.type(skill, 'First aid{Enter}first AID{Enter}');
    expect(screen.getByText('Skill already added')).toBeTruthy();
  });

  it('EV-07 changes and removes a role of the list', async () => {
    show({ ...filled, step: 2 });
    await press(/Edit\s*Picker/);
    await userEvent.clear(screen.getByLabelText('Role name'));
    await userEvent.type(screen.getByLabelText('Role name'), 'Sorter');
    await press('Save Role');
    await press(/Remove\s*Sorter/);
    await press('Create Event');
    expect(toast.error).toHaveBeenLastCalledWith('Please fill all required fields');
    expect(server.sent(createEvent)).toEqual([]);
  });
});

describe('EV-04 the draft', () => {
  it('EV-04 every change is kept, and Start over forgets it', async () => {
    show(emptyDraft);
    await userEvent.type(screen.getByLabelText('Event title'), 'Iftar');
    expect(readDraft(sessionStorage)?.values.title).toBe('Iftar');
    await press('Start over');
    await press('Clear everything');
    expect(screen.getByLabelText('Event title')).toHaveProperty('value', '');
    expect(readDraft(sessionStorage)).toBeUndefined();
  });
});

describe('EV-04 Create Event', () => {
  it('EV-04 Save without publishing sends the same event, for nobody to see yet', async () => {
    server.on(createEvent, { message: 'Saved.', event: beachCleanUp });
    const onCreated = show({ ...filled, step: 2 });
    await press('Save without publishing');
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sentEvents()).toMatchObject([{ publish: 'false' }]);
  });

  it('EV-04 sends exact instants once, however often it is pressed, and forgets the draft', async () => {
    server.on(createEvent, { message: 'Event created successfully!', event: beachCleanUp });
    const onCreated = show({ ...filled, step: 2 });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Create Event' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sentEvents()).toMatchObject([
      {
        title: 'Beach clean-up',
        type: 'community',
        startTime: `${year}-12-05T04:00:00.000Z`,
        endTime: `${year}-12-05T07:00:00.000Z`,
        role: [{ role_name: 'Picker', maxVolunteers: 5, skills: ['Calm'] }],
      },
    ]);
    expect(toast.success).toHaveBeenCalledWith('Event created successfully!');
    expect(readDraft(sessionStorage)).toBeUndefined();
  });

  it('EV-04 a refusal loses nothing and leads to the step with the wrong field', async () => {
    const fields = { location: 'Location is required' };
    server.refuse(createEvent, 'Please check what you entered.', { fields });
    const onCreated = show({ ...filled, step: 2 });
    await press('Create Event');
    await waitFor(() => expect(heading()).toBe('Event Details'));
    expect(screen.getByRole('alert').textContent).toBe('Location is required');
    expect(toast.error).toHaveBeenCalledWith('Please check what you entered.');
    expect(onCreated).not.toHaveBeenCalled();
    expect(readDraft(sessionStorage)?.values).toEqual(filled.values);
  });
});
