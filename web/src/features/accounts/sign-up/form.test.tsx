import { createUser, resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { activationMessages, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { beforeScripts } from '../../../testing/before-scripts.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import type { Carried } from '../carried/carried.ts';
import { Signup } from './form.tsx';

const server = fakeServer();
hearToasts();

const carried: Carried = {
  eventId: beachCleanUp.id,
  roleId: idOf('packer'),
  standing: 'open',
  event: beachCleanUp,
  roleName: 'Packer',
  skills: ['Packing'],
  others: [],
};

function show(given: Carried | null = null) {
  const settings = { emailDomains: ['gmail.com'], phoneRegion: 'PK' } as const;
  const element = <Signup settings={settings} carried={given} wanted={['Packing', 'Driving']} />;
  const router = createMemoryRouter([{ path: '/signup', element }], {
    initialEntries: ['/signup?event=1'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  sessionStorage.clear();
  server.on(suggestSkillNames, { skills: [] });
  const seen = { createObjectURL: () => '', revokeObjectURL() {} };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, seen));
});
afterEach(() => {
  vi.useRealTimers();
});

const field = (label: string) => screen.getByLabelText(label);
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const picture = new File(['x'], 'me.png', { type: 'image/png' });
const told = () => vi.mocked(toast.error).mock.calls.map(([text]) => text);

async function typeInto(texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(field(label), text);
}
async function toSecondStep() {
  await typeInto({
    'Full name': 'Aisha Khan',
    Email: 'aisha@gmail.com',
    Password: 'Sunrise7!',
    'Confirm password': 'Sunrise7!',
    'Contact number': '03001234567{Enter}',
  });
  await screen.findByRole('textbox', { name: 'About you' });
}
async function fillIn() {
  await toSecondStep();
  await userEvent.upload(field('Profile picture'), picture);
  await userEvent.click(screen.getByRole('button', { name: 'Cloud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Outdoor' }));
  await typeInto({ 'Experience (years)': '3', 'About you': 'I like to help at events.' });
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
}

it('AU-01 the first problem alone is told, at its field, step by step in the order of the checks', async () => {
  show();
  await goOn();
  await waitFor(() => expect(told()).toEqual([signupMessages.name]));
  await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    signupMessages.name,
  ]);
  await userEvent.type(field('Full name'), 'Aisha Khan');
  await goOn();
  await waitFor(() => expect(told().at(-1)).toBe(signupMessages.gmail));
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  await userEvent.clear(field('Full name'));
  await toSecondStep();

  const steps: readonly [string, () => Promise<unknown>][] = [
    [signupMessages.experienceNumber, () => typeInto({ 'Experience (years)': '3' })],
    [signupMessages.description, () => typeInto({ 'About you': 'I like to help.' })],
    [signupMessages.skills, () => userEvent.click(screen.getByRole('button', { name: 'Driving' }))],
    [
      signupMessages.interests,
      () => userEvent.click(screen.getByRole('button', { name: 'Outdoor' })),
    ],
    [signupMessages.avatar, () => userEvent.upload(field('Profile picture'), picture)],
    [signupMessages.terms, () => userEvent.click(screen.getByRole('checkbox', { name: /accept/ }))],
  ];
  for (const [text, mend] of steps) {
    await press();
    await waitFor(() => expect(told().at(-1)).toBe(text));
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([text]),
    );
    await mend();
  }
  expect(server.asked()).toEqual([]);
});

it('AU-01 what is wrong is told when one goes on to the next field', async () => {
  show();
  await userEvent.type(field('Email'), 'aisha@example.org');
  await userEvent.tab();
  expect(await screen.findByText(signupMessages.gmail)).toBeDefined();
  expect(toast.error).not.toHaveBeenCalled();
});

it('AU-01 a problem of the first step that only the server finds leads back to it, and nothing is lost', async () => {
  show();
  await fillIn();
  server.refuse(createUser, 'Not this one.', { fields: { email: 'Not this one.' } });
  await press();
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(told()).toEqual(['Not this one.']);
  expect(field('Password')).toHaveProperty('value', 'Sunrise7!');
  // Enter does nothing while the form is still busy with the refusal.
  const onward = await screen.findByRole('button', { name: 'Continue' });
  expect(onward).toHaveProperty('disabled', false);
  await userEvent.type(field('Email'), '{Enter}');
  await screen.findByRole('textbox', { name: 'About you' });
  expect(field('About you')).toHaveProperty('value', 'I like to help at events.');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeDefined();

  server.refuse(createUser, '', { status: 500, code: 'server.failed' });
  await press();
  await waitFor(() => expect(told().at(-1)).toBe(m.registration_failed_try_again()));
});

it('AU-02 AU-04 WI-01 the account is sent once, with what one came for, then one is sent to the mail', async () => {
  show(carried);
  expect(await screen.findByText('Packer')).toBeDefined();
  await fillIn();
  await userEvent.click(screen.getAllByRole('button', { name: 'Other' })[0] as HTMLElement);
  // D10: where one is going to type.
  expect(document.activeElement).toBe(field('Add to Skills'));
  await userEvent.keyboard('First aid{Enter}CLOUD{Enter}');
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(createUser, async () => {
    await waiting;
    return { message: signupMessages.success };
  });
  await press();
  const busy = await screen.findByRole('button', { name: m.creating_account() });
  expect(busy).toHaveProperty('disabled', true);
  const body = {
    name: 'Aisha Khan',
    email: 'aisha@gmail.com',
    password: 'Sunrise7!',
    contactNumber: '03001234567',
    experienceYears: '3',
    description: 'I like to help at events.',
    skills: JSON.stringify(['Cloud', 'First aid']),
    interests: JSON.stringify(['Environment', 'Outdoor']),
    eventId: beachCleanUp.id,
    roleId: idOf('packer'),
    language: 'en',
    avatar: expect.toSatisfy((sent) => sent === picture),
  };
  expect(server.sent(createUser)).toEqual([{ path: createUser.path, body }]);
  answer();
  const heading = await screen.findByRole('heading', { name: 'Look into your mail' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(toast.success).toHaveBeenCalledWith(signupMessages.success);
  expect(screen.getByText('aisha@gmail.com')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Gmail' })).toBeDefined();
});

it('WI-01 a wrong address leads back to the form with everything kept', async () => {
  show();
  await fillIn();
  server.on(createUser, { message: signupMessages.success });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: /Wrong address/ }));
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), 'aysha@gmail.com{Enter}');
  await screen.findByRole('textbox', { name: 'About you' });
  await press();
  expect(await screen.findByText('aysha@gmail.com')).toBeDefined();
  expect(server.sent(createUser)).toHaveLength(2);
});

it('WI-01 the mail is sent again after a pause, and says how long that is', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const kept = JSON.stringify({ at: Date.now(), values: {}, sentTo: 'aisha@gmail.com' });
  sessionStorage.setItem('saath.signup', kept);
  const router = show();
  await router.navigate('/signup#mail');
  const wait = await screen.findByRole('button', { name: 'Send it again in 60 s' });
  expect(wait).toHaveProperty('disabled', true);
  // It is shown before it begins to count.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  act(() => void vi.advanceTimersByTime(60_000));
  server.on(resendActivation, { message: activationMessages.resent });
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(activationMessages.resent)).toBeDefined();
  expect(await screen.findByRole('button', { name: /Send it again in \d+ s/ })).toBeDefined();
});

it('WI-01 after a reload all is there but passwords and picture, and the first step asks for those', async () => {
  show();
  await fillIn();
  cleanup();
  show();
  await waitFor(() => expect(field('Full name')).toHaveProperty('value', 'Aisha Khan'));
  expect(field('Password')).toHaveProperty('value', '');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDefined();
  await userEvent.type(field('Password'), 'Sunrise7!');
  await userEvent.type(field('Confirm password'), 'Sunrise7!{Enter}');
  await screen.findByRole('textbox', { name: 'About you' });
  expect(field('About you')).toHaveProperty('value', 'I like to help at events.');
  expect(sessionStorage.getItem('saath.signup')).not.toContain('Sunrise7!');
});

it('WI-01 one press takes the drawn initial for a picture', async () => {
  show();
  await toSecondStep();
  await userEvent.click(screen.getByRole('button', { name: 'Use my initial' }));
  await userEvent.click(screen.getByRole('button', { name: 'Driving' }));
  await userEvent.click(screen.getByRole('button', { name: 'Outdoor' }));
  await typeInto({ 'Experience (years)': '0', 'About you': 'I like to help at events.' });
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
  const { prototype } = HTMLCanvasElement;
  // It cannot draw in jsdom.
  vi.spyOn(prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(prototype, 'toBlob').mockImplementation((take) => take(new Blob(['drawn'])));
  server.on(createUser, { message: signupMessages.success });
  await press();
  await screen.findByRole('heading', { name: 'Look into your mail' });
  expect(server.sent(createUser)).toMatchObject([
    { body: { avatar: { name: 'initial.png', type: 'image/png', size: 'drawn'.length } } },
  ]);
});

it('WI-01 AU-02 what roles here ask for comes before the list of the specification', async () => {
  show();
  await toSecondStep();
  const skills = within(screen.getByRole('group', { name: 'Skills' })).getAllByRole('button');
  expect(skills.map(({ textContent }) => textContent)).toEqual([
    ...['Packing', 'Driving'],
    ...['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML', 'Other'],
  ]);
});

it('AU-02 D10 a tag that is taken off leaves the focus on the next one, then on the field', async () => {
  show();
  await toSecondStep();
  const other = screen.getAllByRole('button', { name: 'Other' })[0] as HTMLElement;
  await userEvent.click(other);
  await userEvent.keyboard('Cooking{Enter}Sewing{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Cooking' }));
  const next = screen.getByRole('button', { name: 'Remove Sewing' });
  expect(document.activeElement).toBe(next);
  await userEvent.click(next);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Skills' }));
});

it('AU-03 a picture that cannot be taken is told as soon as it is chosen', async () => {
  show();
  await toSecondStep();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field('Profile picture'), new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect(screen.getByText(signupMessages.avatarType)).toBeDefined();
});

it('AU-11 who wants to organise says why, and the wish goes with the account; taken back it does not', async () => {
  show();
  await fillIn();
  const wish = screen.getByRole('checkbox', { name: 'I also want to organise events' });
  expect(screen.queryByLabelText('Why do you want to organise?')).toBeNull();
  await userEvent.click(wish);
  await press();
  await waitFor(() => expect(told()).toEqual([signupMessages.whyOrganise]));
  await waitFor(() => expect(document.activeElement).toBe(field('Why do you want to organise?')));
  expect(server.asked()).toEqual([]);

  await userEvent.type(field('Why do you want to organise?'), 'I have run a food drive.');
  server.refuse(createUser, '', { status: 500, code: 'server.failed' });
  await press();
  await waitFor(() =>
    expect(server.sent(createUser)).toMatchObject([
      { body: { whyOrganise: 'I have run a food drive.' } },
    ]),
  );
  await userEvent.click(wish);
  server.on(createUser, { message: signupMessages.success });
  await press();
  await waitFor(() => expect(server.sent(createUser)).toHaveLength(2));
  expect(server.sent(createUser)[1]?.body).not.toHaveProperty('whyOrganise');
});

it('WI-01 AU-01 what is typed before the scripts run is kept, and Continue goes on once they do', async () => {
  const settings = { emailDomains: ['gmail.com'], phoneRegion: 'PK' } as const;
  const element = <Signup settings={settings} carried={null} wanted={[]} />;
  const router = createMemoryRouter([{ path: '/signup', element }], {
    initialEntries: ['/signup'],
  });
  const wake = beforeScripts(<RouterProvider router={router} />);
  await typeInto({
    'Full name': 'Aisha Khan',
    Email: 'aisha@gmail.com',
    Password: 'Sunrise7!',
    'Confirm password': 'Sunrise7!',
    'Contact number': '03001234567',
  });
  await goOn();
  await wake();
  expect(await screen.findByRole('textbox', { name: 'About you' })).toBeDefined();
  expect(told()).toEqual([]);
  expect(field('Email')).toHaveProperty('value', 'aisha@gmail.com');
});
