import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import {
  roleBuilderMessages,
  roleEditorMessages,
  roleErrors,
} from '@saath/contract/events/roles/messages';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { frameOf } from '../shifts/shift-values.ts';
import { AddRoleForm } from './add-role-form.tsx';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { FitScore } from './fit-score.tsx';
import { RoleBuilder } from './role-builder.tsx';
import { RoleSummary } from './role-summary.tsx';
import { type BuiltRole, emptyBuiltRole } from './role-values.ts';

const server = fakeServer();
const role: EventRole = {
  ...{ id: idOf('cook'), role_name: 'Cook', description: 'Cooks', event_id: idOf('event') },
  ...{ maxVolunteers: 4, minVolunteers: null, filled: 0, shifts: [], skills: [], volunteers: [] },
};
let closed: number;
beforeEach(() => {
  closed = 0;
  server.on(createRole, { message: roleEditorMessages.added, eventRole: role });
});

const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
function fill() {
  write('Role name', ' Driver ');
  write('Role description', 'Drives the van');
  write('Maximum volunteers', '2');
}
const skill = async (user: ReturnType<typeof adding>, name: string) =>
  await user.type(screen.getByRole('textbox', { name: 'Add to Skills' }), `${name}{Enter}`);

const adding = (others = [{ role_name: 'Cook' }]) =>
  show(<AddRoleForm eventId={idOf('event')} others={others} onClose={() => closed++} />).user;
const add = () => screen.getByRole('button', { name: 'Add Role' });

it('EV-10 a role is added with its skills; the form closes once it is stored', async () => {
  const user = adding();
  fill();
  await skill(user, 'Driving licence');
  await user.click(add());
  await waitFor(() => expect(news()).toEqual([roleEditorMessages.added]));
  expect(server.sent(createRole).map(({ body }) => body)).toMatchObject([
    {
      ...{ event_id: idOf('event'), role_name: 'Driver', description: 'Drives the van' },
      ...{ maxVolunteers: 2, skills: ['Driving licence'] },
    },
  ]);
  expect(closed).toBe(1);
});

it('EV-10 a name that there is already is said first, whatever its case, and has the focus', async () => {
  const user = adding();
  write('Role name', 'COOK');
  await user.click(add());
  expect(field('Role name').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Role name')));
  expect(news()).toEqual([m.role_name_already_exists()]);
  write('Role name', 'Cook of the day');
  expect(field('Role name').getAttribute('aria-invalid')).toBe('false');
  expect(server.sent(createRole)).toEqual([]);
});

it.each([
  ['Role name', ' ', roleEditorMessages.name],
  ['Role description', '', roleEditorMessages.description],
  ['Maximum volunteers', '0', roleEditorMessages.places],
  ['Minimum (optional)', '3', roleBuilderMessages.fewestAbove],
])('EV-10 %s "%s" is said at its field, and nothing is sent', async (label, value, message) => {
  const user = adding();
  fill();
  await skill(user, 'Calm');
  write(label, value);
  await user.click(add());
  expect(field(label).getAttribute('aria-invalid')).toBe('true');
  expect(news()).toEqual([message]);
  expect(server.sent(createRole)).toEqual([]);
});

it('EV-10 a role of an event needs a skill, and the field for it has the focus', async () => {
  const user = adding();
  fill();
  await user.click(add());
  expect(news()).toEqual([roleEditorMessages.skills]);
  expect(screen.getAllByText(roleEditorMessages.skills).length).toBeGreaterThan(1);
  expect(server.sent(createRole)).toEqual([]);
});

it.each([
  [refused('roles.duplicate'), roleErrors['roles.duplicate'].message],
  [refused('roles.too_many'), roleErrors['roles.too_many'].message],
  [unanswered(), 'Failed In Creation of New Role. The server cannot be reached'],
])('EV-10 a role that was not added (%s) says why, and the form stays', async (error, text) => {
  server.on(createRole, () => {
    throw error;
  });
  const user = adding();
  fill();
  await skill(user, 'Calm');
  await user.click(add());
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toContain(text);
  expect(field('Role name')).toHaveProperty('value', ' Driver ');
  expect(closed).toBe(0);
});

it('EV-10 while a role is being added it is neither added again nor given up', async () => {
  server.hold(createRole);
  const user = adding();
  fill();
  await skill(user, 'Calm');
  await user.click(add());
  const busy = await screen.findByRole('button', { name: 'Adding...' });
  expect(busy).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(server.sent(createRole)).toHaveLength(1);
});

const done: BuiltRole[] = [];
let cleared: number;
const frame = frameOf({
  ...{ startTime: '2026-12-05T09:00', endTime: '2026-12-05T13:00', timeZone: 'Asia/Karachi' },
});
function Building({ editedName }: { editedName?: string }) {
  const [value, setValue] = useState<BuiltRole>(emptyBuiltRole);
  return (
    <RoleBuilder
      {...{ value, frame, editedName, others: [{ ...emptyBuiltRole, role_name: 'Cook' }] }}
      onChange={setValue}
      onDone={(built) => done.push(built)}
      onClear={() => cleared++}
    />
  );
}
function building(editedName?: string) {
  done.length = 0;
  cleared = 0;
  return show(<Building {...(editedName ? { editedName } : {})} />).user;
}

it('EV-07 a role of a new event needs no skill, and its numbers come back as they are typed', async () => {
  const user = building();
  fill();
  await user.click(add());
  expect(done).toMatchObject([
    { role_name: 'Driver', maxVolunteers: '2', minVolunteers: '', skills: [], shifts: [] },
  ]);
  expect(news()).toEqual([m.role_added_successfully()]);
});

it('EV-07 a role whose name is taken is not built', async () => {
  const user = building();
  fill();
  write('Role name', 'cook');
  await user.click(add());
  expect(done).toEqual([]);
  expect(news()).toEqual([roleBuilderMessages.duplicate]);
});

it('EV-07 skills are added by Enter, once each, and can be taken off', async () => {
  const user = building();
  const skills = screen.getByRole('textbox', { name: 'Add to Skills' });
  await user.type(skills, 'Calm{Enter}');
  await user.type(skills, 'calm{Enter}');
  expect(screen.getByText(m.skill_already_added())).toBeDefined();
  expect(screen.getAllByText('Calm')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Remove.*Calm/i }));
  expect(screen.queryByText('Calm')).toBeNull();
});

it('OR-01 with shifts the role takes as many as they do together, and the number cannot be typed', async () => {
  const user = building();
  fill();
  await user.click(screen.getByRole('radio', { name: 'Shifts' }));
  await user.click(screen.getByRole('button', { name: /^Make \d shifts$/ }));
  const places = field('Maximum volunteers');
  expect(places).toHaveProperty('value', '4');
  expect(places.hasAttribute('readonly') || places.hasAttribute('disabled')).toBe(true);
  await user.click(add());
  expect(done[0]?.shifts).toHaveLength(2);
  expect(done[0]?.maxVolunteers).toBe('4');
});

it('OR-01 a role with a wrong shift is not built, and the shift is said', async () => {
  const user = building();
  fill();
  await user.click(screen.getByRole('radio', { name: 'Shifts' }));
  await user.click(screen.getByRole('button', { name: 'Add a shift' }));
  write('Ends', '2026-12-05T08:00');
  await user.click(add());
  expect(done).toEqual([]);
  expect(news()).toHaveLength(1);
  expect(field('Ends').getAttribute('aria-invalid')).toBe('true');
});

it('EV-07 there is something to clear once something was written; a role that is changed can be left', async () => {
  const user = building();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  write('Role name', 'Dri');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(cleared).toBe(1);
  cleanup();
  building('Driver');
  expect(screen.getByRole('group', { name: /Change .Driver/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save Role' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Leave it as it was' })).toBeDefined();
});

const deleted: string[] = [];
const deleting = (filled: number) => {
  deleted.length = 0;
  return show(
    <DeleteRoleDialog
      role={{ ...role, filled }}
      onClose={() => closed++}
      onDeleted={(id) => deleted.push(id)}
    />,
  ).user;
};

it.each([
  [0, /^Nobody holds a place in it\./],
  [1, /^One person holds a place in it\. They lose it and wait/],
  [3, /^3 people hold a place in it\. They lose them and wait/],
])(
  'EV-10 before a role with %i people is deleted it is said what becomes of them',
  async (filled, text) => {
    server.on(deleteRole, { message: roleEditorMessages.deleted });
    const user = deleting(filled);
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete the role “Cook”?' }),
    );
    expect(question.getByText(text)).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })),
    );
    await user.click(question.getByRole('button', { name: 'Delete role' }));
    await waitFor(() => expect(deleted).toEqual([role.id]));
    expect(news()).toEqual([roleEditorMessages.deleted]);
  },
);

it('EV-10 a role that cannot be deleted any more says why, and stays', async () => {
  server.on(deleteRole, () => {
    throw refused('roles.begun');
  });
  const user = deleting(2);
  await user.click(await screen.findByRole('button', { name: 'Delete role' }));
  await waitFor(() => expect(news()).toEqual([roleErrors['roles.begun'].message]));
  expect(deleted).toEqual([]);
  expect(closed).toBe(1);
});

it.each([
  [{ filled: 1, minVolunteers: 3 }, 'Needs at least 3Short by 2'],
  [{ filled: 3, minVolunteers: 3 }, 'Needs at least 3Minimum reached'],
])('RO-01 whether a role has the fewest it can do with is told (%j)', (change, text) => {
  show(<RoleSummary role={{ ...role, ...change }} />);
  expect(screen.getByText('Needs at least 3').parentElement?.textContent).toBe(text);
});

it('RO-01 a role says what it is, what it asks for and who is in it; nobody is said too', () => {
  const volunteers = [{ id: idOf('Aisha'), name: 'Aisha' }];
  show(<RoleSummary role={{ ...role, skills: ['Cooking'], volunteers, filled: 1 }} />);
  expect(screen.getByRole('heading', { name: 'Cook' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'Skills' }).textContent).toBe('Cooking');
  expect(screen.getByText('Aisha')).toBeDefined();
  expect(screen.queryByText(/^Needs at least/)).toBeNull();
  cleanup();
  show(<RoleSummary role={role} />);
  expect(screen.getByText('Nobody yet.')).toBeDefined();
});

it.each([
  [0.75, 'Strong fit · 75%'],
  [0.5, 'Good fit · 50%'],
  [0.494, 'Some fit · 49%'],
  [0.1, 'Little in common · 10%'],
  [1.2, 'Strong fit · 100%'],
  [-1, 'Little in common · 0%'],
])('MA-01 a fit of %f is said in words: %s', (score, text) => {
  show(<FitScore score={score} />);
  expect(screen.getByText(/·/).textContent).toBe(text);
});
