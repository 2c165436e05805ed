import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import {
  countUnreadThreads,
  listEventThreads,
  listOwnThreads,
  markThreadSeen,
  readThread,
  writeMessage,
} from '@saath/contract/messages/threads/endpoints';
import type {
  EventThread,
  OwnThread,
  Thread,
  ThreadMessage,
} from '@saath/contract/messages/threads/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: Client & { id: string; email: string };
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => {
  await product.close();
});

const MINUTE = 60_000;
const later = (milliseconds: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + milliseconds);
};

const volunteer = async (given: Parameters<typeof givenSignedIn>[1] = {}) =>
  await givenSignedIn(product, given);

/** An event, and somebody who asked to join it. */
async function scene(given: Parameters<typeof volunteer>[0] = {}) {
  const event = await givenEvent(admin);
  const person = await volunteer(given);
  await person.call(requestJoin, { body: { eventId: event.id } });
  return { event, person };
}

const at = (event: Event, { id }: { id: string }) => ({ id: event.id, userId: id });
const write = async (
  client: Client,
  [event, person]: readonly [Event, { id: string }],
  text: string,
  key = newId(),
) => await client.call(writeMessage, { params: at(event, person), body: { text, key } });
const read = async (
  client: Client,
  [event, person]: readonly [Event, { id: string }],
  query = {},
) =>
  (await client.call(readThread, { params: at(event, person), query })).body as unknown as {
    thread: Thread;
    messages: ThreadMessage[];
    next: number | null;
  };
const see = async (
  client: Client,
  [event, person]: readonly [Event, { id: string }],
  number: number,
) => (await client.call(markThreadSeen, { params: at(event, person), body: { number } })).body;
const listOf = async (event: Event, query = {}) =>
  (await admin.call(listEventThreads, { params: { id: event.id }, query })).body as {
    threads: EventThread[];
    next: string | null;
    unread: number;
  };
const unreadOf = async (client: Client) => (await client.call(countUnreadThreads)).body.unread;
const titlesOf = async (client: Client) =>
  ((await client.call(listNotices)).body.notices as { title: string }[]).map(({ title }) => title);
const mailsWith = async ({ email }: { email: string }, words: string) =>
  (await product.mailsTo(email)).filter((mail) => mail.includes(words));

describe('writing to each other', () => {
  test('HR-04 NT-04 a participant writes, the organisers are told, answer, and it is read', async () => {
    const { event, person } = await scene();
    const pair = [event, person] as const;
    const empty = await read(person, pair);
    expect(empty).toMatchObject({ messages: [], next: null, thread: { side: 'participant' } });

    const sent = await write(person, pair, '  May I bring my <b>son</b>?  ');
    expect(sent.body.message).toMatchObject({
      number: 1,
      isFromOrganisers: false,
      author: 'Aisha Khan',
      text: 'May I bring my <b>son</b>?',
    });
    expect(await titlesOf(admin)).toContain('A new message: River clean-up');
    const [mail = ''] = await mailsWith(admin, 'May I bring my');
    expect(mail).toContain(`/admin/event/${event.id}?tab=messages&person=${person.id}`);
    expect(mail).toContain('&lt;b&gt;son&lt;/b&gt;');
    expect(mail).not.toContain(person.email);

    const list = await listOf(event);
    expect(list.unread).toBe(1);
    expect(list.threads).toMatchObject([
      { person: { id: person.id, name: 'Aisha Khan' }, unread: 1, isLastFromOrganisers: false },
    ]);
    expect(JSON.stringify(list)).not.toContain(person.email);
    expect(await see(admin, pair, 1)).toMatchObject({ unread: 0 });
    expect((await listOf(event)).unread).toBe(0);
    expect((await read(person, pair)).thread).toMatchObject({ seenByOthers: 1, unread: 0 });

    await write(admin, pair, 'Yes, with pleasure.');
    expect(await unreadOf(person)).toBe(1);
    expect(await titlesOf(person)).toContain('The organisers wrote to you: River clean-up');
    const [answer = ''] = await mailsWith(person, 'Yes, with pleasure.');
    expect(answer).toContain(`/volunteer/messages/${event.id}`);
    const own = (await person.call(listOwnThreads)).body.threads as OwnThread[];
    expect(own).toMatchObject([
      { event: { title: 'River clean-up' }, lastText: 'Yes, with pleasure.', unread: 1 },
    ]);
    // Participants read organisers without names; organisers know who of them wrote.
    expect((await read(person, pair)).messages[0]).toMatchObject({ number: 2, author: null });
    expect((await read(admin, pair)).messages[0]).toMatchObject({ author: 'Omar Organiser' });
    await see(person, pair, 2);
    expect(await unreadOf(person)).toBe(0);
    const notices = (await person.call(listNotices)).body.notices as Record<string, unknown>[];
    expect(notices.find(({ title }) => String(title).startsWith('The organisers'))).toMatchObject({
      isRead: true,
      link: `/volunteer/messages/${event.id}`,
    });
  });

  test('NT-04 one press is one message, however often and at once it arrives', async () => {
    const { event, person } = await scene();
    const key = newId();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => await write(person, [event, person], 'Hello', key)),
    );
    expect(answers.map(({ body }) => (body.message as unknown as ThreadMessage).number)).toEqual([
      1, 1, 1,
    ]);
    const first = await Promise.all(
      [1, 2, 3].map(async (n) => await write(person, [event, person], `Also ${n}`)),
    );
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { messages, thread } = await read(admin, [event, person]);
    expect(messages.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    expect(thread.unread).toBe(4);
  });

  test('NT-04 nobody is told twice of what waits to be read, until ten minutes are over', async () => {
    const { event, person } = await scene();
    const pair = [event, person] as const;
    await write(person, pair, 'First question');
    later(9 * MINUTE);
    await write(person, pair, 'Second question');
    expect(await mailsWith(admin, 'First question')).toHaveLength(1);
    expect(await mailsWith(admin, 'Second question')).toHaveLength(0);
    later(MINUTE);
    await write(person, pair, 'Third question');
    expect(await mailsWith(admin, 'Third question')).toHaveLength(1);
    // Once it was read, the next message is news at once.
    await see(admin, pair, 3);
    await write(person, pair, 'Fourth question');
    expect(await mailsWith(admin, 'Fourth question')).toHaveLength(1);
  });

  test('NT-04 VO-06 who wants no such mails has the notice alone; frames are in the language of the reader', async () => {
    const { event, person } = await scene({ language: 'ur' });
    await updateUser(product.db, person.id, { kindsWithoutMail: ['message'] });
    await write(admin, [event, person], 'Please come early.');
    expect(await mailsWith(person, 'Please come early.')).toEqual([]);
    expect((await titlesOf(person)).some((title) => title.startsWith('منتظمین نے'))).toBe(true);
  });

  test('NT-04 who made the event and who answered are told, not every organiser; all when they are gone', async () => {
    const other = await givenAdmin(product);
    const third = await givenAdmin(product);
    const { event, person } = await scene();
    await write(person, [event, person], 'To whom it concerns');
    expect(await mailsWith(other, 'To whom it concerns')).toEqual([]);
    await write(other, [event, person], 'I answer.');
    await see(admin, [event, person], 2);
    await write(person, [event, person], 'Thank you both');
    expect(await mailsWith(other, 'Thank you both')).toHaveLength(1);
    expect(await mailsWith(admin, 'Thank you both')).toHaveLength(1);
    expect(await mailsWith(third, 'Thank you both')).toEqual([]);
    await product.db
      .updateTable('event')
      .set({ createdBy: null })
      .where('id', '=', event.id)
      .execute();
    await product.db
      .updateTable('threadMessage')
      .set({ authorId: null })
      .where('isFromOrganisers', '=', true)
      .execute();
    await see(admin, [event, person], 3);
    await write(person, [event, person], 'Is anybody there');
    expect(await mailsWith(third, 'Is anybody there')).toHaveLength(1);
  });

  test('OR-05 that an organiser wrote is in the log, without the words; what participants write is not', async () => {
    const { event, person } = await scene();
    await write(person, [event, person], 'A secret question');
    await write(admin, [event, person], 'A secret answer');
    const entries = await product.db
      .selectFrom('auditEntry')
      .selectAll()
      .where('eventId', '=', event.id)
      .where('action', '=', 'message.sent')
      .execute();
    expect(entries).toMatchObject([{ actorId: admin.id, userId: person.id, details: {} }]);
  });
});

describe('lists', () => {
  test('NT-04 threads with news come first, page by page; long threads are read from the end', async () => {
    const event = await givenEvent(admin);
    const people: SignedIn[] = [];
    for (let index = 0; index < 23; index += 1) {
      const person = await volunteer({ name: `Person ${index}` });
      await person.call(requestJoin, { body: { eventId: event.id } });
      later(1000);
      await write(person, [event, person], `Message ${index}`);
      if (index % 2) await see(admin, [event, person], 1);
      people.push(person);
    }
    const first = await listOf(event);
    expect(first.unread).toBe(12);
    const second = await listOf(event, { after: first.next });
    expect(second.next).toBeNull();
    const all = [...first.threads, ...second.threads];
    expect(all.map(({ lastText }) => Number(lastText.slice(8)))).toEqual([
      ...Array.from({ length: 12 }, (_, index) => 22 - 2 * index),
      ...Array.from({ length: 11 }, (_, index) => 21 - 2 * index),
    ]);
    const [person] = people as [SignedIn];
    for (let index = 2; index <= 33; index += 1) {
      later(10_000);
      await write(person, [event, person], `Line ${index}`);
    }
    const page = await read(person, [event, person]);
    expect([page.messages[0]?.number, page.messages.length, page.next]).toEqual([33, 30, 4]);
    const rest = await read(person, [event, person], { before: page.next });
    expect(rest.messages.map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(rest.next).toBeNull();
  });

  test('NT-04 a person finds the own threads, the newest first, page by page', async () => {
    const person = await volunteer();
    for (let index = 0; index < 21; index += 1) {
      const event = await givenEvent(admin, { title: `Event ${index}` });
      await person.call(requestJoin, { body: { eventId: event.id } });
      later(1000);
      await write(person, [event, person], 'Hello');
    }
    const pageOf = async (query = {}) =>
      (await person.call(listOwnThreads, { query })).body as {
        threads: OwnThread[];
        next: string | null;
      };
    const first = await pageOf();
    expect(first.threads[0]?.event.title).toBe('Event 20');
    const second = await pageOf({ after: first.next });
    expect(second.threads.map(({ event }) => event.title)).toEqual(['Event 0']);
    expect(second.next).toBeNull();
  });
});

describe('who may', () => {
  test('HR-04 SE-02 a thread is for its participant and for Admins, and for nobody else', async () => {
    const { event, person } = await scene();
    await write(person, [event, person], 'Private words');
    const other = await volunteer();
    await other.call(requestJoin, { body: { eventId: event.id } });
    const params = at(event, person);
    const body = { text: 'x', key: newId(), number: 1 };
    const guest = testClient(product.app);
    for (const call of [readThread, writeMessage, markThreadSeen]) {
      expect((await guest.call(call, { params, body })).status).toBe(401);
      const refused = await other.call(call, { params, body });
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).not.toContain('Private words');
    }
    expect((await other.call(listEventThreads, { params: { id: event.id } })).status).toBe(403);
    expect((await guest.call(listOwnThreads)).status).toBe(401);
    expect((await other.call(listOwnThreads)).body.threads).toEqual([]);
    expect((await other.call(countUnreadThreads)).body.unread).toBe(0);
    expect((await read(other, [event, other])).messages).toEqual([]);
    expect((await read(person, [event, person])).messages).toHaveLength(1);
    expect((await read(admin, [event, person])).messages).toHaveLength(1);
    expect((await listOf(event)).unread).toBe(1);
  });

  test('HR-04 only who asked to join can write, in any state; what is missing is refused in words', async () => {
    const event = await givenEvent(admin);
    const stranger = await volunteer();
    const refused = await write(stranger, [event, stranger], 'Hello');
    expect(refused.body.message).toBe(
      'Only people who asked to join an event can write to its organisers.',
    );
    expect((await write(admin, [event, stranger], 'Hello')).status).toBe(404);
    expect((await write(admin, [{ ...event, id: newId() }, stranger], 'Hello')).body.code).toBe(
      'events.not_found',
    );
    const { event: asked, person } = await scene();
    const { id } = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    await givenState(product, id, 'declined');
    expect((await write(person, [asked, person], 'Why?')).status).toBe(200);
    expect((await write(person, [asked, person], '  ')).body.message).toBe(
      'Please write a message.',
    );
    expect((await write(person, [asked, person], 'x'.repeat(2001))).status).toBe(400);
  });

  test('NT-04 ten messages a minute are enough', async () => {
    const { event, person } = await scene();
    for (let index = 0; index < 10; index += 1)
      expect((await write(person, [event, person], 'Quick')).status).toBe(200);
    expect((await write(person, [event, person], 'Quick')).body.code).toBe('threads.too_fast');
    expect((await write(admin, [event, person], 'Slowly, please.')).status).toBe(200);
    later(MINUTE);
    expect((await write(person, [event, person], 'Sorry')).status).toBe(200);
  });

  test('HR-04 thirty days after the event nobody writes any more, and all can read', async () => {
    const { event, person } = await scene();
    await write(person, [event, person], 'Hello');
    product.clock.now = new Date(Date.parse(event.endTime) + 30 * 1440 * MINUTE - 1);
    const [organiser, participant] = [
      await signedInAs(product, admin.id),
      await signedInAs(product, person.id),
    ];
    expect((await write(participant, [event, person], 'Thank you')).status).toBe(200);
    later(1);
    for (const client of [participant, organiser])
      expect((await write(client, [event, person], 'Late')).body.code).toBe('threads.over');
    const { thread, messages } = await read(participant, [event, person]);
    expect([thread.end, messages.length]).toEqual(['over', 2]);
  });
});

describe('leaving', () => {
  test('AD-02 SE-08 who is removed leaves a thread without words and without a name', async () => {
    const { event, person } = await scene({ name: 'Zainab Left' });
    await write(person, [event, person], 'My words');
    await write(admin, [event, person], 'Dear Zainab');
    await product.mailsTo(admin.email);
    await admin.call(deleteUser, { params: { id: person.id } });
    const { thread, messages } = await read(admin, [event, person]);
    expect(thread).toMatchObject({ person: { name: null, profileImage: null }, end: 'gone' });
    expect(messages.map(({ text, author }) => [text, author])).toEqual([
      ['', 'Omar Organiser'],
      ['', null],
    ]);
    expect((await listOf(event)).threads).toMatchObject([{ person: { name: null }, lastText: '' }]);
    expect((await write(admin, [event, person], 'Are you there?')).body.code).toBe('threads.gone');
    const kept = await product.db
      .selectFrom('mail')
      .select('textBody')
      .where('kind', '=', 'message')
      .where('textBody', 'like', '%My words%')
      .execute();
    expect(kept).toEqual([]);
  });

  test('SE-08 what was written goes along with the own data; it goes with a deleted event', async () => {
    const { event, person } = await scene();
    await write(person, [event, person], 'My question');
    await write(admin, [event, person], 'Our answer');
    const { data } = (await person.call(exportData)).body as { data: Record<string, unknown> };
    expect(data.messages).toMatchObject([
      { event: 'River clean-up', by: 'you', text: 'My question' },
      { event: 'River clean-up', by: 'organisers', text: 'Our answer' },
    ]);
    await product.db.deleteFrom('participation').where('eventId', '=', event.id).execute();
    await product.db.deleteFrom('event').where('id', '=', event.id).execute();
    expect((await person.call(listOwnThreads)).body.threads).toEqual([]);
  });
});
