import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/call.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { toast } from '../../../ui/toast.ts';
import { SignupForm } from './form.tsx';

vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();
vi.mock('../../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

beforeEach(() => {
  server.on(suggestSkillNames, { skills: [] });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => '', revokeObjectURL() {} }));
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Landing</p> },
      { path: '/signup', element: <SignupForm /> },
    ],
    { initialEntries: ['/signup'] },
  );
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const field = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const picture = new File(['x'], 'me.png', { type: 'image/png' });

async function fillIn() {
  const texts = {
    'Full name': 'Aisha Khan',
    Email: 'aisha@gmail.com',
    Password: 'Sunrise7!',
    'Confirm password': 'Sunrise7!',
    'Contact number': '03001234567',
    'Experience (years)': '3',
    'About you': 'I like to help at events.',
  };
  for (const [label, text] of Object.entries(texts)) await userEvent.type(field(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Cloud' }));
  await userEvent.click(screen.getByRole('button', { name: 'Outdoor' }));
  await userEvent.upload(field('Profile picture'), picture);
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }));
}

it('AU-01 only the first problem is told, and its field is focused', async () => {
  await press();
  expect(vi.mocked(toast.error).mock.calls).toEqual([[signupMessages.name]]);
  await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
  expect(screen.getByText(signupMessages.terms)).toBeDefined();

  await userEvent.type(field('Full name'), 'Aisha Khan');
  await press();
  expect(toast.error).toHaveBeenLastCalledWith(signupMessages.gmail);
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(call).not.toHaveBeenCalled();
});

it('AU-01 a problem that only the server finds comes to its field, and nothing typed is lost', async () => {
  await fillIn();
  server.refuse(createUser, 'Not this one.', { fields: { email: 'Not this one.' } });
  await press();
  expect(vi.mocked(toast.error).mock.calls).toEqual([['Not this one.']]);
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(field('About you')).toHaveProperty('value', 'I like to help at events.');
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeDefined();

  server.refuse(createUser, '', { status: 500, code: 'server.failed' });
  await press();
  expect(toast.error).toHaveBeenLastCalledWith(signupMessages.failed);
});

it('AU-02 the account is sent once, with what was typed besides the options, then the landing page comes', async () => {
  await fillIn();
  const other = screen.getAllByRole('button', { name: 'Other' })[0];
  if (other) await userEvent.click(other);
  await userEvent.type(field('Add to Skills'), 'First aid{Enter}CLOUD{Enter}');
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(createUser, async () => {
    await waiting;
    return { message: signupMessages.success };
  });
  await press();
  expect(screen.getByRole('button', { name: signupMessages.busy })).toHaveProperty(
    'disabled',
    true,
  );
  const sent = vi.mocked(call).mock.calls.filter(([endpoint]) => endpoint === createUser);
  expect(sent).toEqual([
    [
      createUser,
      {
        body: {
          name: 'Aisha Khan',
          email: 'aisha@gmail.com',
          password: 'Sunrise7!',
          contactNumber: '03001234567',
          experienceYears: '3',
          description: 'I like to help at events.',
          skills: ['Cloud', 'First aid'],
          interests: ['Outdoor'],
          language: 'en',
        },
        files: [picture],
      },
    ],
  ]);
  answer();
  expect(await screen.findByText('Landing')).toBeDefined();
  expect(toast.success).toHaveBeenCalledWith(signupMessages.success);
});

it('AU-03 a picture that cannot be taken is told as soon as it is chosen', async () => {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field('Profile picture'), new File(['x'], 'a.gif', { type: 'image/gif' }));
  expect(screen.getByText(signupMessages.avatarType)).toBeDefined();
});

it('AU-11 who wants to organise says why, and the wish goes with the account', async () => {
  const wish = screen.getByRole('checkbox', { name: 'I also want to organise events' });
  expect(screen.queryByLabelText('Why do you want to organise?')).toBeNull();
  await userEvent.click(wish);
  await fillIn();
  await press();
  expect(vi.mocked(toast.error).mock.calls).toEqual([[signupMessages.whyOrganise]]);
  await waitFor(() => expect(document.activeElement).toBe(field('Why do you want to organise?')));
  expect(call).not.toHaveBeenCalled();

  await userEvent.type(field('Why do you want to organise?'), 'I have run a food drive.');
  server.on(createUser, { message: signupMessages.success });
  await press();
  expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({
    body: { whyOrganise: 'I have run a food drive.' },
  });
});

it('AU-11 a wish that was taken back is neither checked nor sent', async () => {
  const wish = screen.getByRole('checkbox', { name: 'I also want to organise events' });
  await userEvent.click(wish);
  await userEvent.click(wish);
  await fillIn();
  server.on(createUser, { message: signupMessages.success });
  await press();
  expect(vi.mocked(call).mock.calls[0]?.[1]).not.toHaveProperty('body.whyOrganise');
});
