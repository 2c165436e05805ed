/** Asking without an account, where something is in the way. */
import type { Question } from '@saath/contract/events/questions/schema';
import { askAsGuest, confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import { guestAskErrors, guestAskMessages } from '@saath/contract/places/guest-ask/messages';
import type { GuestLink } from '@saath/contract/places/guest-ask/schema';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearLeaving } from '../../../testing/heard.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { show, site } from '../../../testing/show.tsx';
import type { Carried } from '../../accounts/carried/carried.ts';
import { ConfirmGuestAsk } from './confirm.tsx';
import { GuestAsk } from './form.tsx';

const leave = hearLeaving();
const server = fakeServer();
const carried: Carried = {
  ...{ eventId: beachCleanUp.id, roleId: idOf('cook'), roleName: 'Cook', standing: 'open' },
  ...{ event: beachCleanUp, skills: [], others: [] },
};

describe('WI-05 asking', () => {
  function open(domains: string[] = ['gmail.com']) {
    const settings = { ...site.signup, emailDomains: domains, guestAsking: 'mail' } as const;
    const { user } = show(<GuestAsk settings={settings} carried={carried} />, { viewer: null });
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
    const send = async () =>
      await user.click(screen.getByRole('button', { name: 'Send me the link' }));
    const fill = async (email: string) => {
      await user.type(field('Full name'), 'Sana Malik');
      await user.type(field('Email'), email);
    };
    return { user, field, send, fill };
  }

  it('WI-05 an address elsewhere is told at its field where only some domains may ask; nothing is sent', async () => {
    const { field, send, fill } = open();
    await fill('sana@example.org');
    await send();
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Email').value).toBe('sana@example.org');
    expect(server.sent(askAsGuest)).toEqual([]);
  });

  it.each([
    [['gmail.com', 'edhi.org'], /^An address at gmail\.com or edhi\.org\. We send a link there/],
    [[], /^We send a link there/],
  ])(
    'WI-05 with domains %j it is said which address, and that the link asks: there is no account to activate',
    (domains, hint) => {
      const { field } = open(domains);
      const [described] = (field('Email').getAttribute('aria-describedby') ?? '').split(' ');
      const text = document.getElementById(described ?? '')?.textContent ?? '';
      expect(text).toMatch(hint);
      expect(text).toContain('Pressing it asks for the place.');
      expect(text).not.toContain('activate');
    },
  );

  it('WI-05 without an answer what was typed stays, and it can be sent again', async () => {
    server.on(askAsGuest, () => {
      throw unanswered();
    });
    const { field, send, fill } = open();
    await fill('sana@gmail.com');
    await send();
    expect(
      await screen.findByText(/^Your request could not be sent\. Please try again\. The server/),
    ).toBeDefined();
    expect(field('Full name').value).toBe('Sana Malik');
    server.on(askAsGuest, { message: guestAskMessages.mailed });
    await send();
    expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeDefined();
  });

  it('WI-05 an event that closed, or an organisation that no longer wants it so, is said in the form', async () => {
    server.on(askAsGuest, () => {
      throw refused('guest_ask.not_offered');
    });
    const { send, fill } = open();
    await fill('sana@gmail.com');
    await send();
    const { message } = guestAskErrors['guest_ask.not_offered'];
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account instead' })).toBeDefined();
  });
});

describe('WI-05 the press behind the link', () => {
  const view: GuestLink = {
    ...{ state: 'open', firstName: 'Sana', eventId: beachCleanUp.id, roleId: idOf('cook') },
  };
  async function press(change: Partial<Carried> = {}) {
    const given = { ...carried, ...change };
    const { user } = show(<ConfirmGuestAsk token="t" view={view} carried={given} />);
    const button = screen.getByRole('button', { name: 'Ask for this place' });
    await user.click(button);
    return { user, button };
  }

  it('EL-04 what the event asks is asked before the press, and goes with it', async () => {
    server.on(confirmGuestAsk, { message: 'Sent.', isSignedIn: true });
    const question: Question = {
      ...{ id: idOf('plate'), roleId: null, kind: 'text', words: 'Licence plate', choices: [] },
      ...{ lowest: null, highest: null, isNeeded: true, isSensitive: false, template: null },
    };
    const { user, button } = await press({ questions: [question] });
    const field = screen.getByLabelText(/^Licence plate/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent(confirmGuestAsk)).toEqual([]);
    await user.type(field, 'LEA-123');
    await user.click(button);
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const answers = [{ questionId: question.id, value: 'LEA-123' }];
    expect(server.sent(confirmGuestAsk)).toMatchObject([{ body: { answers } }]);
  });

  it('WI-05 a link that was used in another window meanwhile says so, and leads to the places', async () => {
    server.on(confirmGuestAsk, () => {
      throw refused('guest_ask.link_used');
    });
    await press();
    expect(await screen.findByText(guestAskErrors['guest_ask.link_used'].message)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open my places' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for this place' })).toBeNull();
  });

  it('WI-05 without an answer it is said, and the same press asks again', async () => {
    server.on(confirmGuestAsk, () => {
      throw unanswered();
    });
    const { user, button } = await press();
    expect(await screen.findByText(/^Your request could not be sent/)).toBeDefined();
    expect(leave).not.toHaveBeenCalled();
    server.on(confirmGuestAsk, { message: 'Sent.', isSignedIn: true });
    await user.click(button);
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  });

  it('WI-05 the button stays busy until the page is left: a second press would only find a used link', async () => {
    server.on(confirmGuestAsk, { message: 'Sent.', isSignedIn: true });
    const { button } = await press();
    await waitFor(() => expect(leave).toHaveBeenCalledOnce());
    expect(button).toHaveProperty('disabled', true);
  });
});
