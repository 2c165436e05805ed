import {
  endWebhook,
  listWebhookMessages,
  listWebhooks,
  makeWebhook,
  sendWebhookMessage,
  startWebhook,
} from '@saath/contract/foundation/webhooks/endpoints';
import { webhookErrors, webhookMessages } from '@saath/contract/foundation/webhooks/messages';
import { webhookKinds } from '@saath/contract/foundation/webhooks/rules';
import type { Webhook, WebhookMessage } from '@saath/contract/foundation/webhooks/schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { news, show } from '../../testing/show.tsx';
import WebhooksPage from './webhooks-page.tsx';

const server = fakeServer();
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDAdb/pR2MZTI=';
const url = 'https://pay.example.org/saath';
const at = new Date().toISOString();
const payroll: Webhook = {
  ...{ id: idOf('payroll'), url, kinds: ['hours.written'] },
  maker: { id: idOf('Omar'), name: 'Omar Organiser' },
  ...{ madeAt: at, off: null, failingSince: null },
};
const message: WebhookMessage = {
  ...{ id: idOf('message'), kind: 'hours.written', at, state: 'failed', nextAt: null },
  body: '{"type":"hours.written","data":{}}',
  calls: [
    { at, took: 12, status: 503, problem: null, answer: 'Closed for the night' },
    { at: '2026-11-01T00:00:00.000Z', took: 10_000, status: null, problem: 'too_slow', answer: '' },
  ],
};
let webhooks: Webhook[];
let messages: WebhookMessage[];
beforeEach(() => {
  webhooks = [payroll];
  messages = [message];
  server.on(listWebhooks, () => ({ webhooks }));
  server.on(listWebhookMessages, () => ({ messages }));
});

const press = async (name: string | RegExp) =>
  await userEvent.click(await screen.findByRole('button', { name }));

it('RG-04 a webhook is added with what was chosen, and its secret shown once', async () => {
  webhooks = [];
  server.on(makeWebhook, () => {
    webhooks = [payroll];
    return { ...{ message: webhookMessages.made, secret }, webhook: payroll };
  });
  show(<WebhooksPage />);
  expect(await screen.findByText('No webhooks yet')).toBeDefined();
  await press('Add a webhook');
  expect(screen.getAllByRole('checkbox')).toHaveLength(webhookKinds.length);
  await userEvent.type(screen.getByLabelText('Where are the messages sent?'), url);
  await userEvent.click(screen.getByLabelText('Somebody’s hours are recorded or corrected'));
  await press('Add the webhook');
  expect(server.sent(makeWebhook)).toMatchObject([{ body: { url, kinds: ['hours.written'] } }]);
  expect(await screen.findByLabelText('The secret')).toHaveProperty('value', secret);
  // A press beside the window would lose it.
  expect(screen.getByRole('alertdialog')).toBeDefined();
  await press('Copy');
  expect(await navigator.clipboard.readText()).toBe(secret);
  // The window has a cross of that name as well.
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Close' })).at(-1) as Element,
  );
  await waitFor(() => expect(document.body.innerHTML).not.toContain(secret));
  expect(await screen.findByRole('button', { name: `Remove ${url}` })).toBeDefined();
});

it('RG-04 an address that will not do is refused in the form, and nothing typed is lost', async () => {
  server.on(makeWebhook, () => {
    throw refused('webhooks.private_address');
  });
  show(<WebhooksPage />);
  await press('Add a webhook');
  await press('Add the webhook');
  const address = await screen.findByLabelText('Where are the messages sent?');
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(webhookMessages.kindNeeded)).toBeDefined();
  expect(server.sent(makeWebhook)).toEqual([]);
  await userEvent.type(address, 'https://inside.example.org');
  await userEvent.click(screen.getByLabelText('An event is published'));
  await press('Add the webhook');
  expect(await screen.findByText(webhookErrors['webhooks.private_address'].message)).toBeDefined();
  expect(address).toHaveProperty('value', 'https://inside.example.org');
});

it('RG-04 the messages say what was sent and answered; one that did not arrive is sent again', async () => {
  server.on(sendWebhookMessage, () => {
    messages = [{ ...message, state: 'delivered' }];
    return { message: webhookMessages.again };
  });
  show(<WebhooksPage />);
  await press(`Show the messages ${url}`);
  expect(await screen.findByText('Did not arrive')).toBeDefined();
  expect(screen.getByText('Closed for the night')).toBeDefined();
  expect(screen.getByText(/answered 503 after 12 ms/)).toBeDefined();
  expect(screen.getByText(/no answer within ten seconds/)).toBeDefined();
  await press(/^Send again/);
  expect(await screen.findByText('Arrived')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(server.sent(sendWebhookMessage)).toMatchObject([
    { path: `/api/webhook-message/${message.id}/send` },
  ]);
  expect(news()).toContain(webhookMessages.again);
});

it('RG-04 one that is switched off says why, and is switched on again by a press', async () => {
  webhooks = [{ ...payroll, off: { at, reason: 'failing' } }];
  server.on(startWebhook, () => {
    webhooks = [payroll];
    return { message: webhookMessages.started };
  });
  show(<WebhooksPage />);
  expect(await screen.findByText(/No message arrived there for a day/)).toBeDefined();
  await press(`Show the messages ${url}`);
  await screen.findByText('Did not arrive');
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  await press(`Switch it on ${url}`);
  await waitFor(() => expect(screen.queryByText(/No message arrived there for a day/)).toBeNull());
  expect(await screen.findByRole('button', { name: /^Send again/ })).toBeDefined();
});

it('RG-04 one is removed after one more press; one that another organiser removed leaves the list', async () => {
  server.on(endWebhook, () => {
    webhooks = [];
    throw refused('webhooks.gone');
  });
  show(<WebhooksPage />);
  await press(`Remove ${url}`);
  const question = await screen.findByRole('alertdialog', {
    name: 'Remove the webhook to pay.example.org?',
  });
  expect(server.sent(endWebhook)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No webhooks yet')).toBeDefined();
  expect(news()).toContain(webhookErrors['webhooks.gone'].message);
});
