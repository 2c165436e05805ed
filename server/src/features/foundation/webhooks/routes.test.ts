/** Webhooks: what other software is told, by whom it can check that it is from here, and what happens when it does not listen (RG-04). */
import type { AddressInfo } from 'node:net';
import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import {
  cancelEvent,
  createEvent,
  publishEvent,
  updateEvent,
} from '@saath/contract/events/events/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import * as endpoints from '@saath/contract/foundation/webhooks/endpoints';
import type { Webhook } from '@saath/contract/foundation/webhooks/schema';
import { limits } from '@saath/contract/limits';
import { demotePerson } from '@saath/contract/office/people/endpoints';
import { readSecurityLog } from '@saath/contract/office/security-log/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { Webhook as Verifier } from 'standardwebhooks';
import { describe, expect, test, vi } from 'vitest';
import { receiver as exampleReceiver } from '../../../../../docs/examples/webhook.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import {
  adminPassword,
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { testStart } from '../../../testing/product.ts';
import type { Received } from '../../../testing/receiver.ts';
import { webhookWorld } from '../../../testing/webhook-world.ts';
import { writeAudit } from '../audit/service.ts';
import { deliverMessage, dropOldMessages } from './jobs.ts';
import { tellOfEntry } from './service.ts';

const inUse = { mode: 'production', pushToLocal: false } as const;
const { world, made, arrived, messagesOf, listed, waiting, ports } = webhookWorld();

describe('RG-04 what a webhook is told', () => {
  test('a test message at once, then each step of an event and its people, and the library of the standard finds it signed by us', async () => {
    const { secret } = await made();
    await arrived('webhook.test');
    const { id: eventId } = (
      await world.organiser.call(createEvent, { body: eventForm({ publish: false }) })
    ).body.event as { id: string };
    await world.organiser.call(publishEvent, { params: { id: eventId } });
    await arrived('event.published');
    const asker = await givenSignedIn(world.product);
    const asked = { eventId, userId: asker.id };
    expect((await asker.call(requestJoin, { body: asked })).status).toBe(200);
    await arrived('participation.requested');
    await world.organiser.call(cancelEvent, { params: { id: eventId }, body: { reason: 'Rain' } });
    await arrived('event.cancelled');
    await arrived('participation.ended');

    const { secret: other } = await made();
    const verified = ({ headers, text }: Received, by = secret) => {
      // The library looks at the clock of the machine.
      vi.useFakeTimers({ toFake: ['Date'], now: testStart });
      try {
        return new Verifier(by).verify(text, headers as Record<string, string>);
      } finally {
        vi.useRealTimers();
      }
    };
    const [first] = world.receiver.received;
    if (!first) throw new Error('Nothing came');
    for (const each of world.receiver.received.slice(0, 5)) {
      expect(verified(each)).toEqual(each.message);
      // Negative control: a letter more, another id, another secret.
      expect(() => verified({ ...each, text: `${each.text} ` })).toThrow('No matching signature');
      const headers = { ...each.headers, 'webhook-id': crypto.randomUUID() };
      expect(() => verified({ ...each, headers })).toThrow('No matching signature');
      expect(() => verified(each, other)).toThrow('No matching signature');
    }
  });

  test('the receiver of docs/api.md takes a message once, and none that is not ours', async () => {
    const { secret } = await made();
    await arrived('webhook.test');
    const [first] = world.receiver.received;
    if (!first) throw new Error('Nothing came');
    const { headers, text } = first;
    const handled: object[] = [];
    const example = exampleReceiver(secret, (message) => void handled.push(message));
    await new Promise<void>((resolve) => example.listen(0, '127.0.0.1', () => resolve()));
    // It looks at the clock of the machine.
    vi.useFakeTimers({ toFake: ['Date'], now: testStart });
    try {
      const { port } = example.address() as AddressInfo;
      const sent = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
        (name) => [name, String(headers[name])] as [string, string],
      );
      const post = async (body: string) =>
        (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: sent, body })).status;
      expect(await post(text.replace('test', 'tset'))).toBe(401);
      expect(await post(text)).toBe(204);
      expect(await post(text)).toBe(204);
      expect(handled).toEqual([JSON.parse(text)]);
    } finally {
      vi.useRealTimers();
      example.closeAllConnections();
      example.close();
    }
  });

  test('ids, names of events and roles, states and times: nothing that says who somebody is', async () => {
    await made(['participation.confirmed', 'participation.checked_in', 'hours.written']);
    const event = await givenEvent(world.organiser);
    const role = firstRole(event);
    const person = await givenSignedIn(world.product);
    await world.organiser.call(assignVolunteer, {
      body: { volunteerId: person.id, roleId: role.id, eventId: event.id },
    });
    await arrived('participation.confirmed');
    const { id } = await world.product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    const [from, until] = [new Date(event.startTime), new Date(event.endTime)];
    await givenState(world.product, id, 'checked_in', { set: { checkedInAt: from } });
    await givenState(world.product, id, 'completed', { set: { checkedOutAt: until } });
    await arrived('hours.written');
    const told = world.receiver.received.find(({ message }) => message.type === 'hours.written');
    expect(told?.message.data).toEqual({
      event: { id: event.id, title: event.title },
      participation: {
        ...{ id, userId: person.id, state: 'completed' },
        role: { id: role.id, name: role.role_name },
        ...{ startTime: event.startTime, endTime: event.endTime },
        ...{ checkedInAt: from.toISOString(), checkedOutAt: until.toISOString() },
        minutes: (until.getTime() - from.getTime()) / 60_000,
      },
    });
    const all = world.receiver.received.map(({ text }) => text).join();
    expect(all).not.toContain(person.name);
    expect(all).not.toContain(person.email);
  });

  test('nothing that was not chosen, and nothing of drafts', async () => {
    const { id } = await made(['event.changed']);
    const draft = await givenEvent(world.organiser, eventForm({ publish: false }));
    const change = async (event: { id: string }, title: string) => {
      const { updatedAt } = await world.product.db
        .selectFrom('everyEvent')
        .select('updatedAt')
        .where('id', '=', event.id)
        .executeTakeFirstOrThrow();
      const form = eventForm({ title });
      const {
        role: _roles,
        publish: _publish,
        ...rest
      } = form as typeof form & { publish?: boolean };
      const body = { ...rest, updatedAt: updatedAt.toISOString() };
      return (await world.organiser.call(updateEvent, { params: { id: event.id }, body })).status;
    };
    expect(await change(draft, 'Still a draft')).toBe(200);
    const open = await givenEvent(world.organiser);
    expect(await change(open, 'Another name')).toBe(200);
    const kinds = (await messagesOf(id)).map(({ kind, body }) => [kind, JSON.parse(body).data]);
    expect(kinds).toEqual([
      ['event.changed', { event: expect.objectContaining({ id: open.id, title: 'Another name' }) }],
      ['webhook.test', {}],
    ]);
  });

  test('a change that does not happen is not told: the message is a part of it', async () => {
    const { id } = await made();
    const event = await givenEvent(world.organiser);
    const before = (await messagesOf(id)).length;
    const entry = {
      action: 'event.published',
      actorId: null,
      at: testStart,
      eventId: event.id,
    } as const;
    const undone = inTransaction(world.product.db, async (tx) => {
      await writeAudit(tx, entry);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await messagesOf(id)).toHaveLength(before);
    await inTransaction(world.product.db, async (tx) => await tellOfEntry(tx, entry));
    expect(await messagesOf(id)).toHaveLength(before + 1);
  });
});

describe('RG-04 who it belongs to', () => {
  test('it ends with the role of its maker, with all that was sent', async () => {
    const { id } = await made();
    const other = await givenAdmin(world.product);
    await other.call(demotePerson, { params: { id: world.organiser.id } });
    expect((await other.call(endpoints.listWebhookMessages, { params: { id } })).body.code).toBe(
      'webhooks.gone',
    );
    const left = world.product.db
      .selectFrom('webhookMessage')
      .select('id')
      .where('webhookId', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  test('a new password of its maker stops it, until an organiser has looked and answers for it', async () => {
    const { id } = await made();
    const body = { password: 'Guavas88!', currentPassword: adminPassword };
    expect((await world.organiser.call(updateProfile, { body })).status).toBe(200);
    const other = await givenAdmin(world.product);
    const shown = async () => {
      const { webhooks } = (await other.call(endpoints.listWebhooks)).body as {
        webhooks: Webhook[];
      };
      return webhooks.find((each) => each.id === id);
    };
    expect(await shown()).toMatchObject({ off: { reason: 'password' } });
    await other.call(endpoints.startWebhook, { params: { id } });
    expect(await shown()).toMatchObject({ off: null, maker: { id: other.id } });
  });

  test('any organiser removes it; a second time it is gone; all of it stands in the security log', async () => {
    const { id } = await made();
    await world.organiser.call(endpoints.startWebhook, { params: { id } });
    const other = await givenAdmin(world.product);
    expect((await other.call(endpoints.endWebhook, { params: { id } })).status).toBe(200);
    for (const endpoint of [endpoints.endWebhook, endpoints.startWebhook])
      expect((await other.call(endpoint, { params: { id } })).body.code).toBe('webhooks.gone');
    const noted = async () => {
      const { body } = await other.call(readSecurityLog, { query: {} });
      type Entry = { kind: string; actor: { id: string } | null };
      return (body.entries as Entry[]).map(({ kind, actor }) => `${kind} ${actor?.id}`);
    };
    const told = ['made', 'started'].map((end) => `webhook.${end} ${world.organiser.id}`);
    await expect
      .poll(noted)
      .toEqual(expect.arrayContaining([...told, `webhook.ended ${other.id}`]));
  });

  test('ten of one organiser at most, also when they are added at once', async () => {
    const body = { url: world.receiver.url, kinds: ['event.published'] };
    const add = async () => (await world.organiser.call(endpoints.makeWebhook, { body })).body;
    const answers = await Promise.all(Array.from({ length: limits.webhook.max + 3 }, add));
    expect(answers.filter(({ success }) => success)).toHaveLength(limits.webhook.max);
    expect(new Set(answers.flatMap(({ code }) => (code ? [code] : [])))).toEqual(
      new Set(['webhooks.too_many']),
    );
  });

  test('its secret is shown once and kept nowhere; messages are for a month', async () => {
    const { id, secret } = await made();
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
    const { rows } = await sql<{ row: string }>`
      select w::text as row from webhook w union all select m::text from webhook_message m`.execute(
      world.product.db,
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(secret.slice(10));
    expect(JSON.stringify(await listed(id))).not.toContain(secret.slice(10));
    const later = new Date(testStart.getTime() + limits.webhook.kept + 1);
    const kept = async () => (await messagesOf(id)).length;
    await dropOldMessages({ db: world.product.db, now: () => testStart });
    expect(await kept()).toBe(1);
    await dropOldMessages({ db: world.product.db, now: () => later });
    expect(await kept()).toBe(0);
  });
});

describe('RG-04 an address that will not do', () => {
  test.each([
    ['http://hooks.example.org/saath', 'webhooks.not_public'],
    ['https://hooks.example.org:8443/saath', 'webhooks.not_public'],
    ['https://user:secret@hooks.example.org/', 'webhooks.not_public'],
    ['https://127.0.0.1/', 'webhooks.not_public'],
    ['https://[::1]/', 'webhooks.not_public'],
    ['https://localhost/', 'webhooks.not_public'],
    ['ftp://hooks.example.org/', 'webhooks.not_public'],
    ['hooks.example.org', 'webhooks.not_public'],
  ])('%s is refused where the product is in use', async (url, code) => {
    const { makeWebhook } = await import('./service.ts');
    const making = makeWebhook(
      { ...world.product.ports, config: inUse },
      { userId: world.organiser.id, sessionId: newId(), url, kinds: ['event.published'] },
    );
    await expect(making).rejects.toMatchObject({ code });
  });

  test('one that was good and leads inside by now is not called', async () => {
    const { id } = await made();
    await arrived('webhook.test');
    const calls = world.receiver.received.length;
    const message = await waiting(id);
    await deliverMessage({ ...ports(), config: inUse }, message);
    expect(world.receiver.received).toHaveLength(calls);
    expect((await messagesOf(id))[0]?.calls).toMatchObject([{ problem: 'private_address' }]);
  });

  test.each([
    ['no address', { url: ' ' }, 'url'],
    ['a long address', { url: `https://example.org/${'x'.repeat(500)}` }, 'url'],
    ['nothing chosen', { kinds: [] }, 'kinds'],
    ['what there is not', { kinds: ['everything'] }, 'kinds.0'],
  ])('%s is refused at its field', async (_, change, field) => {
    const body = { url: world.receiver.url, kinds: ['event.published'], ...change };
    const answer = await world.organiser.call(endpoints.makeWebhook, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });
});
