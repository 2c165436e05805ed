/** What guardians have answered, for organisers (EL-01). */
import { listGuardians } from '@saath/contract/places/guardians/endpoints';
import type { GuardianAnswer } from '@saath/contract/places/guardians/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { tooMany } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { GuardianAnswers } from './answers.tsx';

const server = fakeServer();
const answer = (change: Partial<GuardianAnswer> = {}): GuardianAnswer => ({
  ...{ id: idOf(JSON.stringify(change)), name: 'Samina Khan', email: 'samina@gmail.com' },
  ...{ state: 'consented', answeredAt: '2026-12-04T19:30:00.000Z', signedName: 'Samina K.' },
  ...{ person: { id: idOf('Aisha'), name: 'Aisha Khan', profileImage: null } },
  ...{ event: { id: idOf('river'), title: 'River clean-up' }, roleName: 'Picker' },
  ...change,
});
const told = (answers: GuardianAnswer[], total = answers.length) => {
  server.on(listGuardians, { answers, total });
  return show(<GuardianAnswers />);
};
const lines = async () =>
  (await screen.findAllByRole('listitem')).map((row) => row.querySelector('p')?.textContent);

it('RG-04 as long as no guardian has answered nothing is said of them', async () => {
  told([]);
  await waitFor(() => expect(server.sent(listGuardians)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('EL-01 who agreed is told with the name that was signed and the day of the site; who did not, without', async () => {
  told([
    answer(),
    answer({ state: 'refused', signedName: null }),
    answer({ state: 'withdrawn', signedName: 'Samina K.' }),
  ]);
  // Half past midnight in Karachi.
  expect(await lines()).toEqual([
    'Samina Khan agreed on Sat, 5 Dec 2026, signed as Samina K.',
    'Samina Khan did not agree, Sat, 5 Dec 2026',
    'Samina Khan took their consent back on Sat, 5 Dec 2026',
  ]);
});

it('EL-01 each leads to the event, and names the role that it was about', async () => {
  told([answer()]);
  const link = await screen.findByRole('link', { name: 'River clean-up' });
  expect(link).toHaveProperty('pathname', `/admin/event/${idOf('river')}`);
  expect(screen.getByText('Picker')).toBeDefined();
  expect(screen.queryByText(/^The latest of/)).toBeNull();
});

it('EL-01 where there are more than are shown their number is said', async () => {
  told([answer()], 240);
  expect(await screen.findByText('The latest of 240 answers.')).toBeDefined();
});

it('EL-01 answers that could not be read can be asked for again', async () => {
  server.on(listGuardians, () => {
    throw tooMany();
  });
  const { user } = show(<GuardianAnswers />);
  await screen.findByText('The answers of parents and guardians could not be loaded');
  server.on(listGuardians, { answers: [answer()], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(1);
});
