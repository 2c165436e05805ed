/** Tokens of other software: what each may do, and what is said where a list or a press fails (RG-03). */
import { abilities } from '@saath/contract/abilities';
import * as endpoints from '@saath/contract/accounts/api-tokens/endpoints';
import { apiTokenDays } from '@saath/contract/accounts/api-tokens/rules';
import type { ApiToken } from '@saath/contract/accounts/api-tokens/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { abilityWords } from './ability-words.ts';
import { TokenList } from './list.tsx';
import { MakeToken } from './make-token.tsx';

const server = fakeServer();
const website: ApiToken = {
  ...{ id: idOf('website'), name: 'Our website', ending: 'x7Qz', abilities: ['events.read'] },
  ...{ maker: { id: idOf('Omar'), name: 'Omar Organiser' }, madeAt: new Date().toISOString() },
  ...{ expiresAt: '2027-12-08T20:00:00.000Z', usedAt: null },
};
beforeEach(() => server.on(endpoints.listApiTokens, { tokens: [website] }));
const list = () => show(<TokenList empty={<p>None yet</p>} />);

it('RG-03 the list says that it is being loaded', () => {
  server.hold(endpoints.listApiTokens);
  list();
  expect(screen.getByRole('status').textContent).toBe(m.loading());
});

it('RG-03 a list that could not be loaded can be asked for again', async () => {
  server.on(endpoints.listApiTokens, () => {
    throw tooMany();
  });
  const { user } = list();
  expect(await screen.findByText(m.the_tokens_could_not_be_loaded())).toBeDefined();
  server.on(endpoints.listApiTokens, { tokens: [] });
  await user.click(screen.getByRole('button', { name: m.try_again() }));
  expect(await screen.findByText('None yet')).toBeDefined();
});

it('RG-03 its last day is one of the organisation’s zone', async () => {
  list();
  // Half past midnight of the 9th in Karachi.
  expect(await screen.findByText(/Works until Thu, 9 Dec 2027/)).toBeDefined();
});

it('RG-03 a token that could not be ended stays, and that is said', async () => {
  server.on(endpoints.endApiToken, () => {
    throw unanswered();
  });
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: 'End token Our website' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'End token' }));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'End token Our website' })).toBeDefined();
});

it('RG-03 a question that is given up ends nothing', async () => {
  const { user } = list();
  await user.click(await screen.findByRole('button', { name: 'End token Our website' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(endpoints.endApiToken)).toEqual([]);
});

it('RG-03 a new token can work for each of the times, for ninety days where nothing else is chosen', async () => {
  const onClose = vi.fn();
  server.on(endpoints.makeApiToken, ({ days }) => {
    expect(days).toBe(90);
    throw unanswered();
  });
  const { user } = show(<MakeToken open onClose={onClose} />);
  const times = within(screen.getByLabelText(m.how_long_does_it_work())).getAllByRole('option');
  expect(times.map((each) => (each as HTMLOptionElement).value)).toEqual(apiTokenDays.map(String));
  await user.type(screen.getByLabelText(m.what_is_the_token_for()), 'Payroll');
  await user.click(screen.getByLabelText(abilityWords['hours.read']()));
  await user.click(screen.getByRole('button', { name: m.make_the_token() }));
  // Without an answer it is said in the form, which stays as it is.
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByLabelText(m.what_is_the_token_for())).toHaveProperty('value', 'Payroll');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('RG-03 no secret is shown that nobody has made', () => {
  server.on(endpoints.makeApiToken, () => {
    throw refused('api_tokens.too_many');
  });
  show(<MakeToken open onClose={() => {}} />);
  expect(screen.queryByLabelText(m.the_token())).toBeNull();
  expect(screen.queryByText(m.copy_the_token_now())).toBeNull();
});

it.each(['en', 'ur'] as const)('EC-06 every ability has words of its own in %s', (locale) => {
  overwriteGetLocale(() => locale);
  const words = abilities.map((ability) => abilityWords[ability]());
  overwriteGetLocale(() => 'en');
  expect(new Set(words).size).toBe(abilities.length);
  expect(words.every((each) => /\p{Script=Arabic}/u.test(each) === (locale === 'ur'))).toBe(true);
});
