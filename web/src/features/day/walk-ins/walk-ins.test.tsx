import { abilities } from '@saath/contract/abilities';
import type { AskingPerson, DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { walkInErrors, walkInMessages } from '@saath/contract/day/walk-ins/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { AskingPeople } from './asking-people.tsx';
import { WalkInDialog } from './dialog.tsx';

const server = fakeServer();
const roleOf = (name: string, filled: number, places: number) => ({
  ...{ id: idOf(name), name, filled, places },
});
const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const event: DayEvent = {
  ...{ id, title, location, startTime, endTime, timeZone, status: 'ONGOING' },
  ...{ opensAt: startTime, closesAt: endTime, can: [...abilities] },
  roles: [roleOf('Cook', 2, 2), roleOf('Driver', 1, 3), roleOf('Guide', 5, 4)],
};
const arrived = (name: string): DayPerson => ({
  ...{ participationId: idOf(name), userId: idOf(`${name} the person`), name, profileImage: null },
  ...{ roleId: idOf('Driver'), state: 'checked_in', startTime, arrivedAt: startTime, leftAt: null },
});
const asking: AskingPerson = {
  ...{ participationId: idOf('Bilal'), name: 'Bilal', profileImage: null, roleId: null },
  askedAt: '2026-12-05T04:30:00.000Z',
};
beforeEach(() => {
  server.on(addWalkIn, ({ name }) => ({ message: walkInMessages.added, person: arrived(name) }));
  server.on(letIn, () => ({ message: walkInMessages.added, person: arrived('Bilal') }));
});

function Adding() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Another
      </button>
      <WalkInDialog event={event} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
async function adding() {
  const { user } = show(<Adding />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a walk-in' }));
  return { user, dialog, add: dialog.getByRole('button', { name: 'Check in' }) };
}
type Sent = { id: string; name: string; addPlace: boolean; roleId: string };
const sentTo = (endpoint: typeof addWalkIn | typeof letIn) =>
  server.sent(endpoint).map(({ body }) => body as Sent);

it('DY-02 the first role with a free place is chosen, and each says what is free, never less than none', async () => {
  const { dialog } = await adding();
  const role = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  expect(role.value).toBe(idOf('Driver'));
  expect([...role.options].map(({ label }) => label)).toEqual([
    'Cook (0 of 2 free)',
    'Driver (2 of 3 free)',
    'Guide (0 of 4 free)',
  ]);
});

it('DY-02 a name is enough: Enter checks in, says so, and the window closes', async () => {
  const { user, dialog } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(news()).toEqual(['Chanda: Arrived']);
  expect(server.sent(addWalkIn)).toMatchObject([
    {
      path: `/api/event/${event.id}/walk-in`,
      body: { name: 'Chanda', email: '', roleId: idOf('Driver'), addPlace: false },
    },
  ]);
});

it('DY-02 the next one has a clean form, and is somebody else for the server', async () => {
  const { user, dialog } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Another' }));
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveProperty('value', '');
  await user.type(name, 'Danish{Enter}');
  await waitFor(() => expect(sentTo(addWalkIn)).toHaveLength(2));
  const [first, second] = sentTo(addWalkIn);
  expect(first?.id).not.toBe(second?.id);
});

it('DY-02 a full role is a question: nobody gets a place more without a press', async () => {
  server.on(addWalkIn, ({ name, addPlace }) => {
    if (!addPlace) throw refused('check_in.full');
    return { message: walkInMessages.added, person: arrived(name) };
  });
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Cook'));
  await user.click(add);
  expect((await dialog.findByRole('alert')).textContent).toBe(refused('check_in.full').message);
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Chanda');
  await user.click(dialog.getByRole('button', { name: 'Raise the places by one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sentTo(addWalkIn);
  expect([first?.addPlace, second?.addPlace]).toEqual([false, true]);
  expect(first?.id).toBe(second?.id);
});

it('DY-02 a refusal of another kind offers no place more, and keeps what was typed', async () => {
  server.on(addWalkIn, () => {
    throw refused('walk_ins.not_volunteer');
  });
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.type(dialog.getByLabelText('E-mail (optional)'), 'omar@gmail.com');
  await user.click(add);
  expect(await dialog.findByText(walkInErrors['walk_ins.not_volunteer'].message)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Raise the places by one' })).toBeNull();
  expect(dialog.getByLabelText('E-mail (optional)')).toHaveProperty('value', 'omar@gmail.com');
});

it('DY-02 what is wrong with a field stands at the field, and nowhere else', async () => {
  server.on(addWalkIn, () => {
    throw refused('request.invalid', { name: walkInMessages.nameNeeded });
  });
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), '-');
  await user.click(add);
  await waitFor(() =>
    expect(dialog.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(dialog.getByText(walkInMessages.nameNeeded)).toBeDefined();
  expect(dialog.queryByText(refused('request.invalid').message)).toBeNull();
});

it('DY-06 without a network that is said; pressed again it is the same person', async () => {
  server.on(addWalkIn, () => {
    throw unanswered();
  });
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.click(add);
  expect(await dialog.findByText(/^The walk-in could not be added\. The server/)).toBeDefined();
  await user.click(add);
  await waitFor(() => expect(sentTo(addWalkIn)).toHaveLength(2));
  const [first, second] = sentTo(addWalkIn);
  expect(first?.id).toBe(second?.id);
  expect(dialog.queryByRole('button', { name: 'Raise the places by one' })).toBeNull();
});

it('DY-02 nobody at the door, no list; who asks stands there with the time of the event', () => {
  show(<AskingPeople event={event} asking={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
  show(<AskingPeople event={event} asking={[asking]} />);
  const list = screen.getByRole('region', { name: 'At the door 1' });
  expect(list.textContent).toContain('Would like to help, since 9:30 AM');
});

it('DY-02 who asked is let in to the role that they asked for, or to one with a free place', async () => {
  const wish = { ...asking, roleId: idOf('Guide') };
  const { user } = show(<AskingPeople event={event} asking={[wish]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let Bilal in' }));
  expect(dialog.getByLabelText('Role')).toHaveProperty('value', idOf('Guide'));
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Driver'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(news()).toEqual(['Bilal: Arrived']);
  expect(server.sent(letIn)).toMatchObject([
    { body: { participationId: idOf('Bilal'), roleId: idOf('Driver'), addPlace: false } },
  ]);
});

it('DY-02 who asked without a role is offered the first free one; a full role is a question here too', async () => {
  server.on(letIn, ({ addPlace }) => {
    if (!addPlace) throw refused('check_in.full');
    return { message: walkInMessages.added, person: arrived('Bilal') };
  });
  const { user } = show(<AskingPeople event={event} asking={[asking]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Role')).toHaveProperty('value', idOf('Driver'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await user.click(await dialog.findByRole('button', { name: 'Raise the places by one' }));
  await waitFor(() => expect(sentTo(letIn).map(({ addPlace }) => addPlace)).toEqual([false, true]));
});

it('DY-02 who was let in by another organiser is said to have changed, and can be left alone', async () => {
  server.on(letIn, () => {
    throw refused('check_in.not_possible');
  });
  const { user } = show(<AskingPeople event={event} asking={[asking]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  expect(await dialog.findByText(refused('check_in.not_possible').message)).toBeDefined();
  expect(news()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(letIn)).toHaveLength(1);
});

it('DY-02 while a walk-in is being added Escape does not close what may still fail', async () => {
  let answer = () => {};
  server.on(addWalkIn, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    throw refused('check_in.full');
  });
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.click(add);
  await waitFor(() => expect(sentTo(addWalkIn)).toHaveLength(1));
  await user.keyboard('{Escape}');
  answer();
  expect(await dialog.findByText(refused('check_in.full').message)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DY-02 while somebody is being let in Escape does not close the question; the next one begins without its refusal', async () => {
  let answer = () => {};
  server.on(letIn, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    throw refused('check_in.full');
  });
  const other = { ...asking, participationId: idOf('Chanda'), name: 'Chanda' };
  const { user } = show(<AskingPeople event={event} asking={[asking, other]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal/ }));
  await user.click(await screen.findByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(sentTo(letIn)).toHaveLength(1));
  await user.keyboard('{Escape}');
  answer();
  expect(await screen.findByText(refused('check_in.full').message)).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Let in.*Chanda/ }));
  await screen.findByRole('dialog', { name: /Chanda/ });
  expect(screen.queryByText(refused('check_in.full').message)).toBeNull();
});

const reasonField = { name: /^Why make an exception/ };
/** Whoever comes lacks what the cooks need, as long as no reason is given. */
function cooksNeedSomething() {
  server.on(addWalkIn, ({ name, roleId, eligibilityReason }) => {
    if (roleId === idOf('Cook') && !eligibilityReason) throw refused('joining.not_eligible');
    return { message: walkInMessages.added, person: arrived(name) };
  });
}

it('EL-02 where something is missing the organiser is asked why all the same, and the reason goes with the press', async () => {
  cooksNeedSomething();
  const { user, dialog, add } = await adding();
  expect(dialog.queryByRole('textbox', reasonField)).toBeNull();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Cook'));
  await user.click(add);
  const reason = await dialog.findByRole('textbox', reasonField);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(dialog.getByText(refused('joining.not_eligible').message)).toBeDefined();
  const anyway = dialog.getByRole('button', { name: 'Check in anyway' });
  expect(anyway).toHaveProperty('disabled', true);
  await user.type(reason, 'The nurse stands beside her{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.sent(addWalkIn).map(({ body }) => body);
  expect(first).not.toHaveProperty('eligibilityReason');
  expect(second).toMatchObject({ eligibilityReason: 'The nurse stands beside her' });
});

it('EL-02 with another role the question is over, and no reason is sent', async () => {
  cooksNeedSomething();
  const { user, dialog, add } = await adding();
  await user.type(dialog.getByLabelText('Name'), 'Chanda');
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Cook'));
  await user.click(add);
  await user.type(await dialog.findByRole('textbox', reasonField), 'She is good');
  await user.selectOptions(dialog.getByLabelText('Role'), idOf('Driver'));
  expect(dialog.queryByRole('textbox', reasonField)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(addWalkIn).at(-1)?.body).not.toHaveProperty('eligibilityReason');
});

it('PR-02 a helper at the door is told to fetch an organiser, and is asked for no reason', async () => {
  server.refuse(addWalkIn, walkInMessages.fetchOrganiser, {
    ...{ status: 409, code: 'joining.not_eligible' },
  });
  const helped: DayEvent = { ...event, can: ['day.read', 'day.record'] };
  const { user } = show(<WalkInDialog event={helped} open onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Chanda{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(walkInMessages.fetchOrganiser);
  expect(dialog.queryByRole('textbox', reasonField)).toBeNull();
  expect(dialog.getByRole('button', { name: 'Check in' })).toBeDefined();
});

const withTwoFree = { ...event, roles: [roleOf('Cook', 1, 2), roleOf('Driver', 1, 3)] };

it('EL-02 who may not do a role is checked in to another free one by one press, without the reason for the first', async () => {
  cooksNeedSomething();
  const { user } = show(<WalkInDialog event={withTwoFree} open onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /^Check in as/ })).toBeNull();
  await user.type(dialog.getByLabelText('Name'), 'Chanda{Enter}');
  await user.type(await dialog.findByRole('textbox', reasonField), 'She is good');
  await user.click(dialog.getByRole('button', { name: 'Check in as Driver' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  const sent = server.sent(addWalkIn).at(-1)?.body;
  expect(sent).toMatchObject({ name: 'Chanda', roleId: idOf('Driver'), addPlace: false });
  expect(sent).not.toHaveProperty('eligibilityReason');
});

it('EL-02 a role that was refused for the person already is not offered again, nor one that is full', async () => {
  server.on(letIn, () => {
    throw refused('joining.not_eligible');
  });
  const { user } = show(<AskingPeople event={withTwoFree} asking={[asking]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await user.click(await dialog.findByRole('button', { name: 'Check in as Driver' }));
  await waitFor(() =>
    expect(server.sent(letIn).map(({ body }) => (body as Sent).roleId)).toEqual([
      idOf('Cook'),
      idOf('Driver'),
    ]),
  );
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Check in as/ })).toBeNull());
  expect(dialog.getByLabelText('Role')).toHaveProperty('value', idOf('Driver'));
});

it('PR-02 to a helper the other role is the way on, and still no reason is asked', async () => {
  server.on(letIn, ({ roleId }) => {
    if (roleId === idOf('Cook')) throw refused('joining.not_eligible');
    return { message: walkInMessages.added, person: arrived('Bilal') };
  });
  const helped: DayEvent = { ...withTwoFree, can: ['day.read', 'day.record'] };
  const { user } = show(<AskingPeople event={helped} asking={[asking]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await user.click(await dialog.findByRole('button', { name: 'Check in as Driver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(letIn).at(-1)?.body).toMatchObject({ roleId: idOf('Driver') });
});

it('EL-02 who asked at the door is let in with a reason too', async () => {
  server.on(letIn, ({ eligibilityReason }) => {
    if (!eligibilityReason) throw refused('joining.not_eligible');
    return { message: walkInMessages.added, person: arrived('Bilal') };
  });
  const { user } = show(<AskingPeople event={event} asking={[asking]} />);
  await user.click(screen.getByRole('button', { name: /^Let in.*Bilal$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Check in' }));
  await user.type(await dialog.findByRole('textbox', reasonField), 'I saw his card{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent(letIn).at(-1)?.body).toMatchObject({ eligibilityReason: 'I saw his card' });
});
