import { getOutcome, setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { HoursChart } from './hours-chart.tsx';
import { OutcomeForm } from './outcome-form.tsx';

const server = fakeServer();
hearToasts();

it('VO-03 the chart is a table that everybody can read, zeros included', () => {
  const months = [
    { month: '2026-10', hours: 0 },
    { month: '2026-11', hours: 6.25 },
  ];
  render(<HoursChart months={months} />);
  const table = screen.getByRole('table', { name: 'Hours by month' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'October 20260',
    'November 20266.25',
  ]);
});

it('VO-03 an organiser tells a whole number of people, or takes it back', async () => {
  server.on(getOutcome, { peopleHelped: 12 });
  server.on(setOutcome, ({ peopleHelped }) => ({ peopleHelped, message: impactMessages.saved }));
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OutcomeForm eventId={idOf('event')} />
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText('People helped');
  expect(field).toHaveProperty('value', '12');
  const save = async (text: string) => {
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await save('many');
  expect(screen.getByText(impactMessages.peopleHelped)).toBeDefined();
  const sent = () => server.sent(setOutcome).map(({ body }) => body);
  expect(sent()).toEqual([]);
  await save('40');
  await save('');
  expect(sent()).toEqual([{ peopleHelped: 40 }, { peopleHelped: null }]);
});
