import { cancelEvent } from '@saath/contract/events/events/endpoints';
import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenEvent } from '../../../testing/given.ts';
import { testStart } from '../../../testing/product.ts';
import { openReceiver } from '../../../testing/receiver.ts';
import { webhookWorld } from '../../../testing/webhook-world.ts';
import { deliverMessage } from './jobs.ts';
import { findMessage } from './queries.ts';

const HOUR = 3_600_000;
const { world, made, arrived, messagesOf, listed, waiting, ports } = webhookWorld();

describe('RG-04 when the other side does not listen', () => {
  test.each([
    ['an error', 500, 'Oh no'],
    ['a redirect, which is not followed', 302, ''],
  ])(
    '%s: status and answer are in the log, and the same message comes again by itself',
    async (_, status, text) => {
      const { id } = await made();
      await arrived('webhook.test');
      world.receiver.answer((response) =>
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(text),
      );
      const message = await waiting(id);
      await deliverMessage(ports(), message);
      const [log] = await messagesOf(id);
      expect(log).toMatchObject({
        ...{ id: message, state: 'waiting' },
        nextAt: new Date(testStart.getTime() + 10_000).toISOString(),
        calls: [{ status, problem: null, answer: text, at: testStart.toISOString() }],
      });
      expect(world.receiver.asked).not.toContain('/elsewhere');
      world.receiver.answer((response) => void response.writeHead(200).end('ok'));
      await deliverMessage(ports(), message);
      const ids = world.receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(ids.filter((each) => each === message)).toHaveLength(2);
      expect(await messagesOf(id)).toMatchObject([
        { state: 'delivered', calls: [{ status: 200 }, { status }] },
        {},
      ]);
      expect((await listed(id))?.failingSince).toBeNull();
    },
  );

  test('an answer without an end is cut, and one with zeros is kept', async () => {
    const { id } = await made();
    await arrived('webhook.test');
    world.receiver.answer(
      (response) => void response.writeHead(200).end(`\0${'x'.repeat(200_000)}`),
    );
    const message = await waiting(id);
    await deliverMessage(ports(), message);
    const [log] = await messagesOf(id);
    expect(log?.state).toBe('delivered');
    expect(log?.calls[0]?.answer).toMatch(/^x{999,1000}$/);
  });

  test('nobody at the address', async () => {
    const { id } = await made();
    await arrived('webhook.test');
    await world.receiver.close();
    const message = await waiting(id);
    await deliverMessage(ports(), message);
    expect((await messagesOf(id))[0]?.calls).toMatchObject([
      { status: null, problem: 'unreachable' },
    ]);
    world.receiver = await openReceiver();
  });

  test('while it fails, other messages wait without being tried, so that nobody else waits for them', async () => {
    const { id } = await made();
    await arrived('webhook.test');
    world.receiver.answer((response) => void response.writeHead(500).end());
    await deliverMessage(ports(), await waiting(id));
    const calls = world.receiver.received.length;
    const other = await waiting(id);
    await deliverMessage(ports(), other);
    expect(world.receiver.received).toHaveLength(calls);
    const put = (await messagesOf(id)).find((each) => each.id === other);
    expect(put).toMatchObject({ state: 'waiting', calls: [] });
    world.product.clock.now = new Date(testStart.getTime() + 60_000);
    await deliverMessage(ports(), other);
    expect(world.receiver.received).toHaveLength(calls + 1);
  });

  test('after a day it is switched off and its maker told once; switched on again it gets what is sent again', async () => {
    const { id } = await made(['event.cancelled']);
    await arrived('webhook.test');
    world.receiver.answer((response) => void response.writeHead(500).end());
    const message = await waiting(id);
    const second = await waiting(id);
    let tries = 0;
    for (;;) {
      const next = (await findMessage(world.product.db, message))?.nextAt;
      if (!next) break;
      world.product.clock.now = next;
      await Promise.all([deliverMessage(ports(), message), deliverMessage(ports(), second)]);
      tries += 1;
    }
    expect(tries).toBeGreaterThan(7);
    expect(world.product.clock.now.getTime() - testStart.getTime()).toBeGreaterThanOrEqual(
      24 * HOUR,
    );
    // A day later nobody is logged in any more.
    const session = await world.product.sessions.start(world.organiser.id, 'Tests');
    world.organiser.cookie = `__Host-sid=${session.secret}`;
    expect(await listed(id)).toMatchObject({ off: { reason: 'failing' } });
    const mails = await world.product.mailsTo(world.organiser.email);
    const told = mails.filter((mail) => mail.includes('A webhook was switched off: 127.0.0.1'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('/admin/webhooks');

    // Off means off.
    const calls = world.receiver.received.length;
    await deliverMessage(ports(), second);
    const event = await givenEvent(world.organiser);
    await world.organiser.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } });
    expect(world.receiver.received).toHaveLength(calls);
    const again = { params: { id: message } };
    expect((await world.organiser.call(endpoints.sendWebhookMessage, again)).body.code).toBe(
      'webhooks.is_off',
    );

    world.receiver.answer((response) => void response.writeHead(200).end());
    const start = await world.organiser.call(endpoints.startWebhook, { params: { id } });
    expect(start.status).toBe(200);
    await arrived('webhook.test', 2);
    expect((await world.organiser.call(endpoints.sendWebhookMessage, again)).status).toBe(200);
    const state = async () => (await messagesOf(id)).find((each) => each.id === message)?.state;
    await expect.poll(state).toBe('delivered');
    expect(await messagesOf(id)).not.toContainEqual(
      expect.objectContaining({ kind: 'event.cancelled' }),
    );
  });

  test('a message that is not kept any more, or went with its webhook, is not sent again', async () => {
    const { id } = await made();
    await arrived('webhook.test');
    const message = await waiting(id);
    await world.organiser.call(endpoints.endWebhook, { params: { id } });
    const calls = world.receiver.received.length;
    const kept = async () =>
      await world.product.db.selectFrom('webhookMessage').selectAll().execute();
    const before = await kept();
    for (const gone of [message, newId()])
      expect(
        await world.organiser.call(endpoints.sendWebhookMessage, { params: { id: gone } }),
      ).toMatchObject({
        status: 404,
        body: {
          code: 'webhooks.message_gone',
          message: 'This message is not kept any more. Messages are kept for 30 days.',
        },
      });
    expect([await kept(), world.receiver.received.length]).toEqual([before, calls]);
  });
});
