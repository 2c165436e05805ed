import { getDaysOff, setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { DaysOff } from './days-off.tsx';

vi.mock('../../../lib/call.ts', { spy: true });
const server = fakeServer();
vi.mock('../../../ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('react-router', () => ({ useRevalidator: () => ({ revalidate: vi.fn() }) }));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('PF-05 a day off is added, not twice, and taken away', async () => {
  let days: string[] = [];
  server.on(getDaysOff, () => ({ days }));
  server.on(setDaysOff, (body) => {
    days = body.days;
    return { days };
  });
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DaysOff />
    </QueryClientProvider>,
  );
  const add = await screen.findByRole('button', { name: 'Add' });
  await user.click(add);
  expect(screen.getByText('Please choose a day.')).toBeDefined();
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-12-05' } });
  choose();
  await user.click(add);
  expect(await screen.findByText('Sat, 5 Dec 2026')).toBeDefined();
  choose();
  await user.click(add);
  expect(screen.getByText('This day is there already.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove Sat, 5 Dec 2026' }));
  expect(await screen.findByText(/None yet/)).toBeDefined();
  expect(days).toEqual([]);
});
