// @vitest-environment jsdom
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { changeBranchPage } from '@saath/contract/office/branch-pages/endpoints';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CallError } from '../lib/call-error.ts';
import { beforeScripts } from '../testing/before-scripts.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { TextField } from '../ui/text-field.tsx';
import { takeToasts } from '../ui/toast.ts';
import { Form, SubmitButton } from './form.tsx';
import { type FormChoices, isRefusedAs, useContractForm } from './use-contract-form.ts';

const server = fakeServer();
const answer = {
  message: 'Welcome.',
  user: {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    email: 'aisha@example.org',
    role: 'Volunteer',
  },
} as never;
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});
beforeEach(() => void takeToasts());

type Choices = Partial<FormChoices<typeof login, object>>;

/** Address and password, as a form that says what fails as a toast. */
function Login({ choices = {} }: { choices?: Choices }) {
  const form = useContractForm<typeof login, object>(login, {
    body: ({ email = '', password = '' }) => ({ email, password }),
    failed: 'You were not logged in.',
    saysFailure: 'toast',
    onSuccess: () => {},
    ...choices,
  });
  return (
    <Form form={form}>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Password" {...form.field('password')} />
      <SubmitButton>Log in</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
const said = () => takeToasts().map(({ text }) => text);
const problemAt = (name: string) =>
  document.getElementById(`${field(name).id}-error`)?.textContent ?? undefined;

async function fillIn(choices?: Choices) {
  const user = userEvent.setup();
  render(<Login {...(choices ? { choices } : {})} />);
  await user.type(field('Email'), 'aisha@example.org');
  await user.type(field('Password'), 'Sunrise7!');
  return user;
}

test('forms: what the contract does not take is said at each field, the first as a toast and with the focus', async () => {
  const user = userEvent.setup();
  render(<Login />);
  await user.click(button());
  const first = problemAt('Email');
  expect(first).toBeTruthy();
  expect(problemAt('Password')).toBeTruthy();
  expect(said()).toEqual([first]);
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(server.sent(login)).toEqual([]);
});

test('forms: a field that is being mended is wrong no longer', async () => {
  const user = userEvent.setup();
  render(<Login />);
  await user.click(button());
  await user.type(field('Email'), 'a');
  expect(problemAt('Email')).toBeUndefined();
  expect(problemAt('Password')).toBeTruthy();
});

test('forms: it is sent once, however often the button is pressed, and is busy meanwhile', async () => {
  server.hold(login);
  const user = await fillIn();
  await user.click(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  const form = button().closest('form') ?? document.body;
  // The button is disabled by now; what was pressed before the page showed that comes all the same.
  fireEvent.submit(form);
  expect(server.sent(login)).toHaveLength(1);
});

test('forms: a refusal comes to its field, nothing typed is lost, and it can be sent again', async () => {
  server.refuse(login, 'This address is not known.', { fields: { email: 'Not known here.' } });
  const user = await fillIn();
  await user.click(button());
  await waitFor(() => expect(problemAt('Email')).toBe('Not known here.'));
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(field('Password').value).toBe('Sunrise7!');
  expect(said()).toEqual(['This address is not known.']);
  await user.click(button());
  await waitFor(() => expect(server.sent(login)).toHaveLength(2));
});

test('forms: a failure that is no field’s is said as the form wants it', async () => {
  server.on(login, () => {
    throw new CallError('No network.', { status: 0, code: 'network' });
  });
  const user = await fillIn({ saysFailure: 'in the form' });
  await user.click(button());
  expect(await screen.findByText(/You were not logged in/)).toBeDefined();
  expect(said()).toEqual([]);
});

test('forms: a failure that the screen shows itself is said nowhere else', async () => {
  server.refuse(login, 'Not activated.', { code: 'accounts.not_activated', status: 403 });
  const user = await fillIn({ takesFailure: isRefusedAs('accounts.not_activated') });
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('false'));
  expect(server.sent(login)).toHaveLength(1);
  expect(said()).toEqual([]);
});

test('forms: what only the form knows is checked as well, and nothing is sent before it is meant', async () => {
  const answers: boolean[] = [false, true];
  server.on(login, answer);
  const user = await fillIn({
    check: ({ password }) => ({
      password: password === 'Sunrise7!' ? 'Too well known.' : undefined,
    }),
    confirm: async () => answers.shift() ?? false,
  });
  await user.click(button());
  expect(problemAt('Password')).toBe('Too well known.');
  await user.type(field('Password'), '!');
  await user.click(button());
  expect(server.sent(login)).toEqual([]);
  await user.click(button());
  await waitFor(() => expect(server.sent(login)).toHaveLength(1));
});

test('forms: what was typed before the scripts ran is sent', async () => {
  server.hold(login);
  const wake = beforeScripts(<Login />);
  field('Email').value = 'aisha@example.org';
  field('Password').value = 'Sunrise7!';
  await wake();
  await userEvent.click(button());
  expect(server.sent(login).map(({ body }) => body)).toEqual([
    { email: 'aisha@example.org', password: 'Sunrise7!' },
  ]);
});

const refuse = async () => {
  throw new CallError('No.', { status: 403, code: 'accounts.not_allowed', fields: {} });
};

/** Of a call for which one needs a right. */
function Words() {
  const form = useContractForm(changeBranchPage, {
    body: ({ about = '' }) => ({ about, contactEmail: '' }),
    ...{ send: refuse, failed: 'Not saved.', saysFailure: 'in the form', onSuccess: () => {} },
  });
  return (
    <Form form={form}>
      <TextField label="About" {...form.field('about')} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

test('RG-02 a form whose right has ended says so and keeps what was typed; one without a right says what was refused', async () => {
  const user = userEvent.setup();
  render(<Words />);
  await user.type(field('About'), 'By the river.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Your right to do this has ended/)).toBeDefined();
  expect(field('About').value).toBe('By the river.');
  cleanup();
  const login = await fillIn({ send: refuse });
  await login.click(button());
  await waitFor(() => expect(said()).toEqual(['No.']));
});
