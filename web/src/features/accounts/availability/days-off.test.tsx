import { getDaysOff, setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { DaysOff } from './days-off.tsx';

const server = fakeServer();
hearToasts();

it('PF-05 a day off is added, not twice, and taken away', async () => {
  let days: string[] = [];
  server.on(getDaysOff, () => ({ days }));
  server.on(setDaysOff, (body) => {
    days = body.days;
    return { days };
  });
  const { user } = show(<DaysOff />);
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

it('PF-05 a day that is chosen while another one is on its way is neither sent with it nor lost', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(getDaysOff, { days: [] });
  server.on(setDaysOff, async ({ days }) => {
    await answer.promise;
    return { days };
  });
  const { user } = show(<DaysOff />);
  const add = await screen.findByRole('button', { name: 'Add' });
  const field = screen.getByLabelText('Day');
  fireEvent.change(field, { target: { value: '2026-12-05' } });
  await user.click(add);
  fireEvent.change(field, { target: { value: '2026-12-06' } });
  answer.resolve();
  await waitFor(() => expect(toast.success).toHaveBeenCalled());
  expect(field).toHaveProperty('value', '2026-12-06');
  expect(server.sent(setDaysOff)).toMatchObject([{ body: { days: ['2026-12-05'] } }]);
});
