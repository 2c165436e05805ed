import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRevalidateOnReturn } from './revalidate-on-return.ts';

let now = 0;
const loader = vi.fn(async () => null);

beforeEach(async () => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const router = createMemoryRouter([
    { path: '/', loader, Component: Calendar, hydrateFallbackElement: <p>Loading</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Calendar');
  // On a busy machine the text is there before the effects have run.
  await act(async () => {});
  loader.mockClear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Calendar() {
  useRevalidateOnReturn();
  return <p>Calendar</p>;
}

const happen = async (target: EventTarget, event: Event) =>
  await act(async () => void target.dispatchEvent(event));
const shown = (persisted: boolean) =>
  Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent;

it.each([
  ['its tab is chosen again', () => document, () => new Event('visibilitychange')],
  ['its window is chosen again', () => window, () => new Event('focus')],
  ['one comes back to it', () => window, () => shown(true)],
])('EV-03 a page loads its data again when %s', async (_, target, event) => {
  now += 5000;
  await happen(target(), event());
  expect(loader).toHaveBeenCalledOnce();
});

it('EV-03 several signs of one return ask once, and quick switching does not ask', async () => {
  now += 1000;
  await happen(window, new Event('focus'));
  expect(loader).not.toHaveBeenCalled();
  now += 5000;
  await happen(document, new Event('visibilitychange'));
  await happen(window, new Event('focus'));
  await happen(window, shown(true));
  expect(loader).toHaveBeenCalledOnce();
});

it('EV-03 a page that has just been loaded, or is in the background, asks nobody', async () => {
  now += 5000;
  await happen(window, shown(false));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await happen(document, new Event('visibilitychange'));
  expect(loader).not.toHaveBeenCalled();
});
