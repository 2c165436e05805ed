import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { news, show } from '../testing/show.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const made = {
  title: 'Your token',
  description: 'It is shown this once.',
  label: 'Token',
  copied: 'Copied.',
  notCopied: 'It could not be copied: select it.',
};

function Making() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <SecretDialog open={isOpen} onClose={() => setOpen(false)} title="New token" made={made}>
        {(onMade) => (
          <button type="button" onClick={() => onMade('saath_secret')}>
            Make
          </button>
        )}
      </SecretDialog>
    </>
  );
}
const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });
let copy: (text: string) => Promise<void>;
beforeEach(() => {
  copy = async () => undefined;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

async function making() {
  const { user } = show(<Making />);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => await copy(text) },
  });
  await user.click(button('Make'));
  return user;
}

it('RG-03 a secret is shown once, where a press beside it takes nothing away', async () => {
  const user = await making();
  expect(screen.getByRole('alertdialog', { name: 'Your token' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('saath_secret');
  await user.click(document.body);
  expect(dialog()).not.toBeNull();
});

it('RG-03 it is copied by one press', async () => {
  const written = vi.fn(async () => undefined);
  copy = written;
  const user = await making();
  await user.click(button('Copy'));
  expect(written).toHaveBeenCalledWith('saath_secret');
  expect(news()).toEqual(['Copied.']);
});

it('RG-03 a browser that refuses is no reason to believe that it is copied', async () => {
  copy = async () => {
    throw new Error('refused');
  };
  document.execCommand = () => false;
  const user = await making();
  await user.click(button('Copy'));
  await waitFor(() => expect(news()).toEqual(['It could not be copied: select it.']));
});

it('RG-03 nobody sees it again: the next time begins with the form', async () => {
  const user = await making();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(dialog()).toBeNull());
  await user.click(button('Again'));
  expect(screen.getByRole('dialog', { name: 'New token' })).toBeTruthy();
  expect(screen.queryByLabelText('Token')).toBeNull();
});
