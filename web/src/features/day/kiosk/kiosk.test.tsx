import { kioskCheckIn, kioskPeople, kioskWalkIn } from '@saath/contract/day/kiosk/endpoints';
import { kioskErrors } from '@saath/contract/day/kiosk/messages';
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import type { ErrorCode } from '@saath/contract/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { Kiosk } from './kiosk.tsx';

const server = fakeServer();
const PASS = 'pass-of-this-kiosk';

const personOf = (name: string, isHere = false) => ({
  ...{ participationId: idOf(name), name, roleName: 'Cook', isHere },
});
let people: ReturnType<typeof personOf>[];
let asked: string[];
let roles: { id: string; name: string; isFull: boolean }[];

beforeEach(() => {
  // The welcome goes by itself, and so does what somebody left behind.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  people = [personOf('Aisha Khan'), personOf('Aisha Malik'), personOf('Bilal Ahmed', true)];
  roles = [
    { id: idOf('cook'), name: 'Cook', isFull: true },
    { id: idOf('driver'), name: 'Driver', isFull: false },
  ];
  asked = [];
  server.on(kioskPeople, ({ pass, q }) => {
    if (pass !== PASS) throw refused('kiosk.over');
    asked.push(q);
    const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
    return {
      event: { id, title, location, startTime, endTime, timeZone },
      roles,
      people: people.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
    };
  });
  server.on(kioskCheckIn, ({ participationId }) => {
    people = people.map((each) =>
      each.participationId === participationId ? { ...each, isHere: true } : each,
    );
    return { message: walkInMessages.added };
  });
  server.on(kioskWalkIn, { message: walkInMessages.added });
});
afterEach(() => void vi.useRealTimers());

async function open() {
  const { user } = show(<Kiosk pass={PASS} />, { viewer: null });
  await screen.findByRole('heading', { name: beachCleanUp.title });
  return user;
}
const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((button) => button.querySelector('bdi')?.textContent);
const pass = async (milliseconds: number) =>
  await act(async () => await vi.advanceTimersByTimeAsync(milliseconds));

it('DY-02 a part of a name finds the people, and nothing by which to reach them is on the screen', async () => {
  const user = await open();
  expect(names()).toEqual(['Aisha Khan', 'Aisha Malik', 'Bilal Ahmed']);
  await user.type(screen.getByRole('searchbox', { name: 'Welcome! Find your name' }), 'mal');
  await waitFor(() => expect(names()).toEqual(['Aisha Malik']));
  expect(asked).toEqual(['', 'mal']);
  expect(screen.getByRole('searchbox').getAttribute('autocomplete')).toBe('off');
});

it('DY-02 a name that is not found says what to do', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox'), 'zz');
  expect(await screen.findByText(/Try just a part of it, or say that you are not/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'I am not on the list' })).toBeDefined();
});

it('DY-02 who is here already is marked, and cannot be pressed again', async () => {
  await open();
  const bilal = screen.getByRole('button', { name: /Bilal Ahmed/ });
  expect(bilal).toHaveProperty('disabled', true);
  expect(bilal.textContent).toContain('Here');
  expect(screen.getByRole('button', { name: /Aisha Khan/ })).toHaveProperty('disabled', false);
});

it('DY-02 a pressed name is asked about, and no leads back without a trace', async () => {
  const user = await open();
  await user.type(screen.getByRole('searchbox'), 'khan');
  await user.click(await screen.findByRole('button', { name: /Aisha Khan/ }));
  expect(screen.getByRole('heading', { name: 'Is this you?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'No, go back' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(server.sent(kioskCheckIn)).toEqual([]);
});

it('DY-02 yes checks in, welcomes by name, and the next one finds a clean list', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Aisha Khan/ }));
  await user.click(screen.getByRole('button', { name: 'Yes, I am here' }));
  expect((await screen.findByRole('status')).textContent).toBe('Welcome, Aisha Khan!');
  expect(server.sent(kioskCheckIn)).toMatchObject([
    { body: { pass: PASS, participationId: idOf('Aisha Khan') } },
  ]);
  await pass(5_000);
  expect(await screen.findByRole('button', { name: /Aisha Khan/ })).toHaveProperty(
    'disabled',
    true,
  );
});

it('DY-02 the welcome can be closed before it goes', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Aisha Khan/ }));
  await user.click(screen.getByRole('button', { name: 'Yes, I am here' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByRole('searchbox')).toBeDefined();
});

it('DY-02 a press without an answer says so and stays; pressed again it is the same press', async () => {
  server.on(kioskCheckIn, () => {
    throw unanswered();
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Aisha Khan/ }));
  const yes = screen.getByRole('button', { name: 'Yes, I am here' });
  await user.click(yes);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You could not be checked in. The server cannot be reached. Check your connection and try again.',
  );
  await user.click(yes);
  await waitFor(() => expect(server.sent(kioskCheckIn)).toHaveLength(2));
  const [first, second] = server.sent(kioskCheckIn).map(({ body }) => body as { id: string });
  expect(first?.id).toBe(second?.id);
});

it('DY-02 whoever walks away leaves nothing for the next one: a name, a search', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: /Aisha Khan/ }));
  await pass(61_000);
  expect(screen.queryByText('Is this you?')).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'mal');
  await pass(61_000);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await waitFor(() => expect(names()).toHaveLength(3));
});

it('DY-02 a key starts the minute anew', async () => {
  const user = await open();
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await user.type(field, 'ma');
  await pass(45_000);
  await user.type(field, 'l');
  await pass(45_000);
  expect(field.value).toBe('mal');
});

it('DY-02 whoever is still writing who they are is not sent away; whoever leaves it half written is', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  await user.type(field, 'Chanda');
  await pass(45_000);
  await user.type(field, ' Bibi');
  await pass(45_000);
  expect(field.value).toBe('Chanda Bibi');
  expect(field.isConnected).toBe(true);
  await pass(61_000);
  expect(field.isConnected).toBe(false);
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});

it('DY-02 a newcomer gives a name and takes the first role with a free place', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  const role = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'What would you like to do?',
  });
  expect(role.value).toBe(idOf('driver'));
  expect([...role.options].map(({ label }) => label)).toEqual(['Cook (full)', 'Driver']);
  await user.type(screen.getByLabelText('Name'), ' Chanda Bibi ');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect((await screen.findByRole('status')).textContent).toBe('Welcome, Chanda Bibi!');
  expect(server.sent(kioskWalkIn)).toMatchObject([
    { body: { pass: PASS, name: ' Chanda Bibi ', email: '', roleId: idOf('driver') } },
  ]);
});

it('DY-02 what is wrong stands at its field, and what was typed stays', async () => {
  server.on(kioskWalkIn, () => {
    throw refused('request.invalid', { email: 'This is no address.' });
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  await user.type(screen.getByLabelText('Name'), 'Chanda');
  const email = screen.getByLabelText('E-mail (optional)');
  await user.type(email, 'chanda@example.org');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  // At the field and as a toast.
  expect(screen.getAllByText('This is no address.')).not.toEqual([]);
  expect(email).toHaveProperty('value', 'chanda@example.org');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Chanda');
  expect(screen.queryByText('Please check what you entered.')).toBeNull();
});

it('DY-02 a role that was filled meanwhile is said above the buttons, and another can be chosen', async () => {
  server.on(kioskWalkIn, ({ roleId }) => {
    if (roleId === idOf('driver')) throw refused('check_in.full');
    return { message: walkInMessages.added };
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  await user.type(screen.getByLabelText('Name'), 'Chanda');
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect(await screen.findByText(refused('check_in.full').message)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Raise/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox'), idOf('cook'));
  await user.click(screen.getByRole('button', { name: 'I am here' }));
  expect((await screen.findByRole('status')).textContent).toBe('Welcome, Chanda!');
});

it('EL-02 who may not do a role hears beside the button to speak to an organiser or to choose another one, and not why', async () => {
  server.on(kioskWalkIn, () => {
    throw refused('door.speak');
  });
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'I am not on the list' }));
  expect(screen.getByText(/^With an address you get/)).toBeDefined();
  await user.type(screen.getByLabelText('Name'), 'Chanda{Enter}');
  const told = await screen.findByRole('alert');
  expect(told.textContent).toBe('Please speak to an organiser, or choose something else to do.');
  const [choice, button] = [
    screen.getByRole('combobox'),
    screen.getByRole('button', { name: 'I am here' }),
  ];
  const isBefore = (one: Node, other: Node) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect([isBefore(choice, told), isBefore(told, button)]).toEqual([true, true]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it.each(['kiosk.over', 'door.not_open'] satisfies ErrorCode[])(
  'DY-02 a pass that is over (%s) closes the screen, with no list and no way in',
  async (code) => {
    server.on(kioskPeople, () => {
      throw refused(code);
    });
    show(<Kiosk pass={PASS} />, { viewer: null });
    expect(await screen.findByRole('heading', { name: 'This kiosk is closed' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('DY-02 a kiosk that is closed from elsewhere closes at its next look', async () => {
  await open();
  server.on(kioskPeople, () => {
    throw refused('kiosk.over');
  });
  await pass(31_000);
  expect(
    await screen.findByText('Log in, open the day of the event and choose “Open the kiosk”.'),
  ).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(kioskErrors['kiosk.over'].status).toBe(403);
});

it('DY-02 a list that could not be loaded can be tried again', async () => {
  server.on(kioskPeople, () => {
    throw tooMany();
  });
  const { user } = show(<Kiosk pass={PASS} />, { viewer: null });
  const again = await screen.findByRole('button', { name: 'Try again' });
  const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
  const event = { id, title, location, startTime, endTime, timeZone };
  server.on(kioskPeople, { event, roles, people });
  await user.click(again);
  expect(await screen.findByRole('searchbox')).toBeDefined();
});
