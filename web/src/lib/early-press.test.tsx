import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { beforeScripts } from '../testing/before-scripts.ts';
import { Button } from '../ui/button.tsx';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('WI-01 a press before the scripts run is carried out once they do, and looks pressed until then', async () => {
  const onClick = vi.fn();
  const wake = beforeScripts(<Button onClick={onClick}>Share</Button>);
  await userEvent.click(button('Share'));
  await userEvent.click(button('Share'));
  expect(button('Share').hasAttribute('data-pressed')).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
  await wake();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button('Share').hasAttribute('data-pressed')).toBe(false);
  await userEvent.click(button('Share'));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('WI-01 of several early presses the last counts', async () => {
  const pressed: string[] = [];
  const wake = beforeScripts(
    ['Ask', 'Share'].map((name) => (
      <Button key={name} onClick={() => pressed.push(name)}>
        {name}
      </Button>
    )),
  );
  await userEvent.click(button('Ask'));
  await userEvent.click(button('Share'));
  expect(button('Ask').hasAttribute('data-pressed')).toBe(false);
  await wake();
  expect(pressed).toEqual(['Share']);
});

test('WI-01 the press waits for the part of the page that it belongs to', async () => {
  const onClick = vi.fn();
  const onBack = vi.fn();
  const part = (
    <Button onClick={onClick}>
      Ask <b>for this role</b>
    </Button>
  );
  const hasCome = Promise.withResolvers<{ default: () => typeof part }>();
  const Late = lazy(async () => await hasCome.promise);
  const around = (inner: typeof part) => (
    <>
      <Suspense>{inner}</Suspense>
      <Button onClick={onBack}>Back</Button>
    </>
  );
  const wake = beforeScripts(around(part));
  // On a part of the button, as fingers do.
  await userEvent.click(screen.getByText('for this role'));
  await wake(around(<Late />));
  expect(onClick).not.toHaveBeenCalled();
  expect(button('Ask for this role').hasAttribute('data-pressed')).toBe(true);
  await act(async () => hasCome.resolve({ default: () => part }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onBack).not.toHaveBeenCalled();
});

test('WI-01 what the browser does by itself is left to it', () => {
  beforeScripts(
    <form action="/events">
      <a href="/events">Events</a>
      <Button type="submit">Search</Button>
    </form>,
  );
  const isLeft = (element: Element) =>
    fireEvent(element, new MouseEvent('click', { bubbles: true, cancelable: true }));
  // jsdom goes nowhere.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  expect(isLeft(button('Search'))).toBe(true);
  expect(isLeft(screen.getByRole('link'))).toBe(true);
});
