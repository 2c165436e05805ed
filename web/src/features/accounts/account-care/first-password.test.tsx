/** A guest keeps the account by a first password; and the press behind the link of a mail. */
import { choosePassword, confirmEmail } from '@saath/contract/accounts/account-care/endpoints';
import { accountCareErrors } from '@saath/contract/accounts/account-care/messages';
import { accountErrors, signupMessages } from '@saath/contract/accounts/accounts/messages';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { LinkStep } from './link-step.tsx';

const server = fakeServer();
const GOOD = 'Karachi!Beach7';

describe('WI-05 the first password', () => {
  async function fill(change: { password?: string; repeated?: string; terms?: boolean } = {}) {
    const { password = GOOD, repeated = password, terms = true } = change;
    const { user } = show(<ChoosePassword />);
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('Repeat it'), repeated);
    if (terms) await user.click(screen.getByRole('checkbox'));
    const send = async () =>
      await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await send();
    return { user, send };
  }
  const alerts = () =>
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .filter(Boolean);

  it('WI-05 an account is kept by a password, typed twice, and with the terms', async () => {
    server.on(choosePassword, { message: 'Done.' });
    await fill();
    await waitFor(() => expect(news()).toEqual(['Done.']));
    expect(server.sent(choosePassword).map(({ body }) => body)).toEqual([
      { password: GOOD, terms: true },
    ]);
  });

  it('WI-05 without the terms nothing is sent, and that is said at the box', async () => {
    await fill({ terms: false });
    expect(alerts()).toEqual([signupMessages.terms]);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(server.sent(choosePassword)).toEqual([]);
  });

  it('WI-05 two different passwords are told at the second', async () => {
    await fill({ repeated: `${GOOD}x` });
    expect(alerts()).toEqual(['Passwords do not match']);
    expect(server.sent(choosePassword)).toEqual([]);
  });

  it('WI-05 a weak password is told without asking the server', async () => {
    await fill({ password: 'abc' });
    expect(alerts()).toHaveLength(1);
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent(choosePassword)).toEqual([]);
  });

  it('WI-05 a password that was chosen on another device meanwhile is said; what was typed stays', async () => {
    server.on(choosePassword, () => {
      throw refused('account_care.has_password');
    });
    await fill();
    const { message } = accountCareErrors['account_care.has_password'];
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByLabelText('New password')).toHaveProperty('value', GOOD);
  });
});

describe('AU-10 the link of a mail', () => {
  const link = () =>
    show(
      <LinkStep
        endpoint={confirmEmail}
        title="Use it?"
        token="secret"
        lead="Use the new address."
        button="Use it"
        wayOn="Ask for another one."
      />,
    ).user;

  it('AU-10 without an answer the press stays and works the next time', async () => {
    server.on(confirmEmail, () => {
      throw unanswered();
    });
    const user = link();
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByText(/The server cannot be reached/)).toBeDefined();
    server.on(confirmEmail, { message: 'The new address is in use.' });
    await user.click(screen.getByRole('button', { name: 'Use it' }));
    expect(await screen.findByText('The new address is in use.')).toBeDefined();
    expect(screen.queryByText(/The server cannot be reached/)).toBeNull();
    expect(server.sent(confirmEmail).map(({ body }) => body)).toEqual([
      { token: 'secret' },
      { token: 'secret' },
    ]);
  });

  it.each(['accounts.token_invalid', 'accounts.email_taken'] as const)(
    'AU-10 %s is the end of this link: there is no press any more, but a way on',
    async (code) => {
      server.on(confirmEmail, () => {
        throw refused(code);
      });
      const user = link();
      await user.click(screen.getByRole('button', { name: 'Use it' }));
      expect(await screen.findByText('Ask for another one.')).toBeDefined();
      expect(screen.getByText(accountErrors[code].message)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull();
    },
  );
});
