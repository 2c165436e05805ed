import { abilities } from '@saath/contract/abilities';
import {
  endApiToken,
  listApiTokens,
  makeApiToken,
} from '@saath/contract/accounts/api-tokens/endpoints';
import { apiTokenErrors, apiTokenMessages } from '@saath/contract/accounts/api-tokens/messages';
import type { ApiToken } from '@saath/contract/accounts/api-tokens/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { abilityWords } from '../../features/accounts/api-tokens/ability-words.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import TokensPage from './tokens-page.tsx';

const server = fakeServer();
const secret = 'saath_9LUfYxWXfDb3JYpzOAWQFRCJV0tL3xNEuB9sD2pQwAb';
const website: ApiToken = {
  ...{ id: idOf('website'), name: 'Our website', ending: 'x7Qz' },
  abilities: ['events.read', 'places.read'],
  maker: { id: idOf('Omar'), name: 'Omar Organiser' },
  madeAt: new Date().toISOString(),
  expiresAt: '2027-12-08T09:00:00.000Z',
  usedAt: null,
};
let tokens: ApiToken[];
beforeEach(() => {
  tokens = [website];
  server.on(listApiTokens, () => ({ tokens }));
});

const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }));

it('RG-03 a token says what it is for, who made it, what it may do, and when it was used', async () => {
  tokens = [website, { ...website, id: idOf('used'), name: 'Payroll', usedAt: website.madeAt }];
  show(<TokensPage />);
  const [first, second] = await screen
    .findAllByRole('listitem')
    .then((all) => all.filter((each) => within(each).queryByRole('button')));
  for (const part of ['Our website', '…x7Qz', 'Omar Organiser', 'Never used', '8 Dec 2027'])
    expect(first?.textContent).toContain(part);
  expect(first?.textContent).toContain(abilityWords['places.read']());
  expect(first?.textContent).not.toContain(abilityWords['places.write']());
  expect(second?.textContent).toContain('Last used');
});

it('RG-03 a token is made with what was chosen, shown once, and gone from the screen afterwards', async () => {
  tokens = [];
  server.on(makeApiToken, ({ name, abilities: chosen }) => {
    tokens = [{ ...website, name, abilities: chosen }];
    const [token = website] = tokens;
    return { message: apiTokenMessages.made, secret, token };
  });
  show(<TokensPage />);
  expect(await screen.findByText('No other software works here yet')).toBeDefined();
  await press('Make a token');
  expect(screen.getAllByRole('checkbox')).toHaveLength(abilities.length);
  await userEvent.type(screen.getByLabelText('What is the token for?'), 'Our website');
  for (const ability of ['events.read', 'day.read', 'events.read'] as const)
    await userEvent.click(screen.getByLabelText(abilityWords[ability]()));
  await userEvent.selectOptions(screen.getByLabelText('How long does it work?'), '365');
  await press('Make the token');
  expect(server.sent(makeApiToken)).toMatchObject([
    { body: { name: 'Our website', abilities: ['day.read'], days: 365 } },
  ]);
  expect(await screen.findByLabelText('The token')).toHaveProperty('value', secret);
  // A press beside the window would lose it.
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await press('Copy');
  expect(await navigator.clipboard.readText()).toBe(secret);
  expect(news()).toContain('Token copied');
  // The window has a cross of that name as well.
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Close' })).at(-1) as Element,
  );
  await waitFor(() => expect(document.body.innerHTML).not.toContain(secret));
  expect(await screen.findByRole('button', { name: 'End token Our website' })).toBeDefined();
  await press('Make a token');
  expect(screen.getByLabelText('What is the token for?')).toHaveProperty('value', '');
});

it('RG-03 what lacks is said at its field without asking the server, and nothing typed is lost', async () => {
  show(<TokensPage />);
  await press('Make a token');
  await press('Make the token');
  const name = await screen.findByLabelText('What is the token for?');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  const choice = screen.getByRole('group', { name: 'What may it do?' });
  expect(within(choice).getByText(apiTokenMessages.abilityNeeded)).toBeDefined();
  await userEvent.type(name, 'Payroll');
  await userEvent.click(screen.getByLabelText(abilityWords['hours.read']()));
  expect(within(choice).queryByText(apiTokenMessages.abilityNeeded)).toBeNull();
  expect(server.sent(makeApiToken)).toEqual([]);
  server.on(makeApiToken, () => {
    throw refused('api_tokens.too_many');
  });
  await press('Make the token');
  expect(await screen.findByText(apiTokenErrors['api_tokens.too_many'].message)).toBeDefined();
  expect(screen.getByLabelText('What is the token for?')).toHaveProperty('value', 'Payroll');
  expect(screen.getByLabelText(abilityWords['hours.read']())).toHaveProperty('checked', true);
});

it('RG-03 a token ends after one more press; one that another organiser ended leaves the list', async () => {
  server.on(endApiToken, () => {
    tokens = [];
    throw refused('api_tokens.gone');
  });
  show(<TokensPage />);
  await press('End token Our website');
  const question = await screen.findByRole('alertdialog', { name: 'End the token “Our website”?' });
  expect(server.sent(endApiToken)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'End token' }));
  expect(await screen.findByText('No other software works here yet')).toBeDefined();
  expect(server.sent(endApiToken)).toMatchObject([{ path: `/api/api-token/${website.id}` }]);
  expect(news()).toContain(apiTokenErrors['api_tokens.gone'].message);
});
