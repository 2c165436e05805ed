/** The state of each webhook, what was sent there, and what can be done about it (RG-04). */
import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import { webhookErrors } from '@saath/contract/foundation/webhooks/messages';
import { callProblems, messageKinds } from '@saath/contract/foundation/webhooks/rules';
import type { Webhook, WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { WebhookList } from './list.tsx';
import { kindWords, problemWords } from './words.ts';

const server = fakeServer();
const at = new Date().toISOString();
const ahead = new Date(Date.now() + 3_600_000).toISOString();
const url = 'https://pay.example.org/saath';
const payroll: Webhook = {
  ...{ id: idOf('payroll'), url, kinds: ['hours.written'] },
  maker: { id: idOf('Omar'), name: 'Omar Organiser' },
  ...{ madeAt: at, off: null, failingSince: null },
};
const sent: WebhookMessage = {
  ...{ id: idOf('message'), kind: 'hours.written', at, state: 'waiting', nextAt: ahead },
  ...{ body: '{"type":"hours.written"}', calls: [] },
};
let webhooks: Webhook[];
let messages: WebhookMessage[];
beforeEach(() => {
  [webhooks, messages] = [[payroll], [sent]];
  server.on(endpoints.listWebhooks, () => ({ webhooks }));
  server.on(endpoints.listWebhookMessages, () => ({ messages }));
});
const list = () => show(<WebhookList empty={<p>None yet</p>} />);
const opened = async () => {
  const { user } = list();
  const name = (text: string) => `${text} ${url}`;
  await user.click(await screen.findByRole('button', { name: name(m.show_the_messages()) }));
  return { user, close: screen.getByRole('button', { name: name(m.hide_the_messages()) }) };
};
const again = () => screen.queryByRole('button', { name: /^Send again/ });

describe('RG-04 the list of webhooks', () => {
  it('RG-04 says that it is being loaded', () => {
    server.hold(endpoints.listWebhooks);
    list();
    expect(screen.getByRole('status').textContent).toBe(m.loading());
  });

  it('RG-04 that could not be loaded can be asked for again', async () => {
    server.on(endpoints.listWebhooks, () => {
      throw tooMany();
    });
    const { user } = list();
    expect(await screen.findByText(m.the_webhooks_could_not_be_loaded())).toBeDefined();
    server.on(endpoints.listWebhooks, { webhooks: [] });
    await user.click(screen.getByRole('button', { name: m.try_again() }));
    expect(await screen.findByText('None yet')).toBeDefined();
  });

  it('RG-04 says nothing of trouble where there is none', async () => {
    list();
    expect(await screen.findByRole('button', { name: `Remove ${url}` })).toBeDefined();
    expect(screen.queryByText(/Switched off|Nothing has arrived/)).toBeNull();
  });

  it('RG-04 says since when nothing arrives, while there is nothing to be done yet', async () => {
    webhooks = [{ ...payroll, failingSince: '2026-12-05T04:00:00.000Z' }];
    list();
    const said = await screen.findByText(/^Nothing has arrived there since/);
    expect(said.textContent).toContain('9:00');
    expect(screen.queryByRole('button', { name: /^Switch it on/ })).toBeNull();
  });

  it.each([
    ['password', m.off_for_a_password],
    ['failing', m.off_for_failing],
  ] as const)('RG-04 says why one was switched off: %s', async (reason, why) => {
    // It failed before it was switched off, which is not said twice.
    webhooks = [{ ...payroll, off: { at, reason }, failingSince: at }];
    list();
    expect(await screen.findByText(why())).toBeDefined();
    expect(screen.queryByText(/^Nothing has arrived/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Switch it on/ })).toBeDefined();
  });

  it('RG-04 reads anew when somebody else was quicker to switch one on', async () => {
    webhooks = [{ ...payroll, off: { at, reason: 'failing' } }];
    server.on(endpoints.startWebhook, () => {
      webhooks = [];
      throw refused('webhooks.gone');
    });
    const { user } = list();
    await user.click(await screen.findByRole('button', { name: /^Switch it on/ }));
    expect(await screen.findByText('None yet')).toBeDefined();
    expect(news()).toEqual([webhookErrors['webhooks.gone'].message]);
  });
});

describe('RG-04 what was sent', () => {
  it('RG-04 is read once somebody opens it, and can be closed', async () => {
    const { user, close } = await opened();
    expect(await screen.findByText(m.webhook_state_waiting())).toBeDefined();
    expect(server.sent(endpoints.listWebhookMessages)).toHaveLength(1);
    await user.click(close);
    expect(screen.queryByText(m.webhook_state_waiting())).toBeNull();
  });

  it('RG-04 is told to be nothing where it is', async () => {
    messages = [];
    await opened();
    expect(await screen.findByText(m.nothing_was_sent_lately())).toBeDefined();
  });

  it('RG-04 could not be loaded, and can be asked for again', async () => {
    server.on(endpoints.listWebhookMessages, () => {
      throw tooMany();
    });
    const { user } = await opened();
    expect(await screen.findByText(m.the_messages_could_not_be_loaded())).toBeDefined();
    server.on(endpoints.listWebhookMessages, () => ({ messages }));
    await user.click(screen.getByRole('button', { name: m.try_again() }));
    expect(await screen.findByText(m.webhook_state_waiting())).toBeDefined();
  });

  it('RG-04 says when it is tried again, unless that moment is over', async () => {
    messages = [sent, { ...sent, id: idOf('over'), nextAt: '2026-01-01T00:00:00.000Z' }];
    await opened();
    expect(await screen.findAllByText(m.webhook_state_waiting())).toHaveLength(2);
    expect(screen.getAllByText(/tried again at/)).toHaveLength(1);
  });

  it.each([
    ['delivered', null, false],
    ['waiting', null, true],
    ['failed', null, true],
    ['failed', { at, reason: 'failing' as const }, false],
  ] as const)('RG-04 is sent again where that helps: %s, %j', async (state, off, isOffered) => {
    webhooks = [{ ...payroll, off }];
    messages = [{ ...sent, state, nextAt: null }];
    await opened();
    expect(await screen.findByText(m.what_was_sent_and_answered())).toBeDefined();
    expect(again() !== null).toBe(isOffered);
  });

  it('RG-04 could not be sent again, and that is said', async () => {
    messages = [{ ...sent, state: 'failed', nextAt: null }];
    server.on(endpoints.sendWebhookMessage, () => {
      messages = [];
      throw refused('webhooks.message_gone');
    });
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText(m.nothing_was_sent_lately())).toBeDefined();
    expect(news()).toEqual([webhookErrors['webhooks.message_gone'].message]);
  });
});

it.each(['en', 'ur'] as const)(
  'EC-06 every kind and every problem has words of its own in %s',
  (locale) => {
    overwriteGetLocale(() => locale);
    const words = [
      ...messageKinds.map((kind) => kindWords[kind]()),
      ...callProblems.map((problem) => problemWords[problem]()),
    ];
    overwriteGetLocale(() => 'en');
    expect(new Set(words).size).toBe(messageKinds.length + callProblems.length);
    expect(words.every((each) => /\p{Script=Arabic}/u.test(each) === (locale === 'ur'))).toBe(true);
  },
);
