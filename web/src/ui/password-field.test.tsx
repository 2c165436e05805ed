import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

function field() {
  render(<PasswordField label="Password" name="password" autoComplete="current-password" />);
  return screen.getByLabelText('Password') as HTMLInputElement;
}

it('ASVS 6.2.6 a password is masked, and its owner can look at it', async () => {
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
});

it('ASVS 6.2.7 6.2.8 a password manager may fill it in, and what is pasted stays as it is, however long', async () => {
  const input = field();
  expect(input.autocomplete).toBe('current-password');
  const long = ` ${'Correct1horse!'.repeat(9)} `;
  input.focus();
  await userEvent.paste(long);
  expect(input.value).toBe(long);
});
