import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import {
  demotePerson,
  personPlaces,
  personProfile,
  previewRemoval,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { peopleErrors, peopleMessages } from '@saath/contract/office/people/messages';
import type { PersonPlace, PersonProfile } from '@saath/contract/office/people/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, organiser, show } from '../../../testing/show.tsx';
import { PersonDrawer } from './person-drawer.tsx';

const server = fakeServer();

const { contactNumber, email, experienceYears, description, skills, interests } = aisha;
let profile: PersonProfile;
let closed: number;
beforeEach(() => {
  closed = 0;
  profile = {
    ...{ id: aisha.id, name: aisha.name, role: 'Volunteer', status: 'active' },
    ...{ profileImage: null, createdAt: '2026-10-31T21:00:00.000Z' },
    ...{ hours: 12.5, events: 3, upcoming: 1 },
    ...{ contactNumber, email, experienceYears, description, skills, interests },
    ...{ weekly: [], daysOff: [], rating: null },
  };
  server.on(personProfile, () => ({ person: profile }));
  server.on(personPlaces, { places: [], next: null });
  server.on(readAuditLog, { entries: [], next: null });
});

const open = () => show(<PersonDrawer userId={aisha.id} onClose={() => closed++} />);
const drawer = async () => {
  const found = await screen.findByRole('dialog', { name: aisha.name });
  await within(found).findByText('History');
  return within(found);
};
const placeOf = (title: string, change: Partial<PersonPlace> = {}): PersonPlace => ({
  ...{ id: idOf(title), eventId: idOf(`${title} event`), title, roleName: 'Cook' },
  ...{ startTime: '2026-12-05T04:00:00.000Z', endTime: '2026-12-05T07:00:00.000Z' },
  ...{ timeZone: 'Asia/Karachi', hours: null },
  ...change,
});

it('AD-02 the drawer is there at once, says that it loads, and is named by the person when they are known', async () => {
  server.hold(personProfile);
  open();
  const dialog = await screen.findByRole('dialog', { name: 'Details' });
  expect(within(dialog).getByRole('status').textContent).toBe('Loading…');
  expect(within(dialog).queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('AD-02 somebody who is gone cannot be decided about, nor looked for again', async () => {
  server.on(personProfile, () => {
    throw refused('people.gone');
  });
  open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The person could not be loaded')).toBeDefined();
  expect(alert.getByText(peopleErrors['people.gone'].message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('AD-02 a day is the one of the site: who signed up after midnight there did so on that day', async () => {
  open();
  expect((await drawer()).getByText('Signed up on Sun, 1 Nov 2026')).toBeDefined();
});

it('AD-02 stars are for volunteers: an average with one decimal, or that they are new', async () => {
  profile = { ...profile, rating: 4 };
  open();
  expect((await drawer()).getByText('4.0★ Rating')).toBeDefined();
});

it.each([
  ['Volunteer', 1],
  ['Admin', 0],
] as const)('AD-02 a %s without stars is called new %i times', async (role, times) => {
  profile = { ...profile, role };
  open();
  expect((await drawer()).queryAllByText('★ Rating: New')).toHaveLength(times);
});

it('AD-02 free times are said a line for each day, those that cover a part of a day only', async () => {
  profile = {
    ...profile,
    weekly: [
      { weekday: 0, from: 360, to: 1320 },
      { weekday: 6, from: 700, to: 1020 },
      { weekday: 3, from: 400, to: 600 },
    ],
    daysOff: ['2026-12-05', '2026-12-06'],
  };
  open();
  const shown = await drawer();
  expect(shown.getByText(/Morning, Afternoon, Evening/).textContent).toMatch(/^Mon/);
  expect(shown.getByText(/Afternoon$/).textContent).toBe('SunAfternoon');
  expect(shown.queryByText(/^Thu/)).toBeNull();
  expect(shown.getByText(/^Days off/).parentElement?.textContent).toBe(
    'Days off: Sat, 5 Dec 2026, Sun, 6 Dec 2026',
  );
  expect(shown.queryByText('Free times not told')).toBeNull();
});

it('AD-02 what a person did not tell is said to be missing, and no number is no link', async () => {
  profile = { ...profile, skills: [], interests: [], description: '', contactNumber: '' };
  open();
  const shown = await drawer();
  expect(shown.getAllByText('Not specified')).toHaveLength(2);
  expect(shown.getByText('No description provided')).toBeDefined();
  expect(shown.getByText('Free times not told')).toBeDefined();
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([email]);
});

it('AD-02 coming places stand apart from past ones, which say their hours; there are more on demand', async () => {
  const asked: string[] = [];
  server.on(personPlaces, (_body, { query }) => {
    asked.push(`${query.get('when')} ${query.get('after') ?? ''}`);
    if (query.get('when') === 'coming') return { places: [placeOf('Beach')], next: null };
    if (query.get('after')) return { places: [placeOf('River', { hours: 1 })], next: null };
    return { places: [placeOf('Park', { hours: 2.5, roleName: null })], next: idOf('Park') };
  });
  const { user } = open();
  const shown = await drawer();
  const coming = within(shown.getByRole('region', { name: 'Coming places' }));
  const past = within(shown.getByRole('region', { name: 'Past places' }));
  const beach = await coming.findByRole('link', { name: /Beach/ });
  expect(beach.getAttribute('href')).toBe(`/admin/event/${idOf('Beach event')}`);
  expect(beach.textContent).toContain('Cook');
  expect(beach.textContent).not.toContain('hour');
  expect((await past.findByRole('link', { name: /Park/ })).textContent).toContain('2.5 hours');
  expect(coming.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(past.getByRole('button', { name: 'Show more' }));
  expect((await past.findByRole('link', { name: /River/ })).textContent).toContain('1 hour');
  expect(asked).toContain(`past ${idOf('Park')}`);
});

it('AD-02 nobody decides about themself', async () => {
  profile = { ...profile, id: organiser.id, role: 'Admin' };
  open();
  const shown = await drawer();
  expect(shown.getByText('This is you')).toBeDefined();
  for (const name of ['Make a Volunteer', 'Log out everywhere', 'Remove'])
    expect(shown.queryByRole('button', { name })).toBeNull();
});

it('OR-03 AD-02 an Admin stays one until one more press; Escape answers no', async () => {
  profile = { ...profile, role: 'Admin' };
  server.on(demotePerson, () => {
    profile = { ...profile, role: 'Volunteer' };
    return { message: peopleMessages.demoted };
  });
  const { user } = open();
  const press = (await drawer()).getByRole('button', { name: 'Make a Volunteer' });
  await user.click(press);
  const question = await screen.findByRole('alertdialog', { name: 'Make Aisha Khan a Volunteer?' });
  expect(question.textContent).toContain('can then no longer open the Admin Portal');
  await waitFor(() =>
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Cancel' })),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(demotePerson)).toEqual([]);
  expect(closed).toBe(0);

  await user.click(press);
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Make a Volunteer' }));
  await waitFor(() => expect(news()).toEqual([peopleMessages.demoted]));
  expect(await (await drawer()).findByRole('button', { name: 'Make an Admin' })).toBeDefined();
});

it('OR-03 what another Admin has changed meanwhile is said, and the person is read again', async () => {
  server.on(promotePerson, () => {
    profile = { ...profile, role: 'Admin' };
    throw refused('people.is_admin');
  });
  const { user } = open();
  await user.click((await drawer()).getByRole('button', { name: 'Make an Admin' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/can then publish and change events/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Make an Admin' }));
  await waitFor(() => expect(news()).toEqual([peopleErrors['people.is_admin'].message]));
  expect(await (await drawer()).findByRole('button', { name: 'Make a Volunteer' })).toBeDefined();
});

it('AU-10 all devices of somebody are logged out after one more press, and what it ends is said before', async () => {
  server.on(signOutPerson, { message: peopleMessages.signedOut });
  const { user } = open();
  await user.click((await drawer()).getByRole('button', { name: 'Log out everywhere' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Log Aisha Khan out on all devices?' }),
  );
  expect(question.getByText(/kiosks that Aisha Khan opened are closed/)).toBeDefined();
  expect(server.sent(signOutPerson)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(news()).toEqual([peopleMessages.signedOut]));
  expect(server.sent(signOutPerson).map(({ path }) => path)).toEqual([
    `/api/user/${aisha.id}/sign-out`,
  ]);
});

it('AD-02 who was removed has no details any more; a refusal leaves them open', async () => {
  server.on(previewRemoval, { places: 0, requests: 0 });
  let isAllowed = false;
  server.on(deleteUser, () => {
    if (!isAllowed) throw tooMany();
    return { message: 'Volunteer deleted successfully!' };
  });
  const { user } = open();
  const remove = async () => {
    await user.click((await drawer()).getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await remove();
  expect(news()).toEqual([tooMany().message]);
  expect(closed).toBe(0);
  isAllowed = true;
  await remove();
  expect(news().at(-1)).toBe('Volunteer deleted successfully!');
  expect(closed).toBe(1);
});
