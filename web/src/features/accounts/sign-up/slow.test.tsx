import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { Signup } from './form.tsx';
import * as later from './later.ts';

hearToasts();
/** What comes after the first step is on its way until the network gives it. */
const network = Promise.withResolvers<void>();
const { loadWhat } = later;
beforeEach(() => {
  vi.spyOn(later, 'loadWhat').mockImplementation(async () => await network.promise.then(loadWhat));
});

const field = (label: string) => screen.getByLabelText(label);
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const told = () => vi.mocked(toast.error).mock.calls.map(([text]) => text);

it('AU-01 on a slow network a press is seen, and who mends a field meanwhile is not told of what it was before', async () => {
  const settings = { emailDomains: ['gmail.com'], phoneRegion: 'PK' } as const;
  const element = <Signup settings={settings} carried={null} wanted={[]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.type(field('Full name'), 'Z');
  await userEvent.click(goOn());
  expect(goOn().getAttribute('aria-busy')).toBe('true');

  await userEvent.type(field('Full name'), 'ara');
  await userEvent.type(field('Email'), 'zara@example.org');
  network.resolve();
  await waitFor(() => expect(goOn().getAttribute('aria-busy')).toBe('false'));
  expect(told()).toEqual([]);
  expect(document.activeElement).toBe(field('Email'));

  await userEvent.click(goOn());
  await waitFor(() => expect(told()).toEqual(['Please enter a valid Gmail address']));
});
