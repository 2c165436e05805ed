/** RG-01, HR-04: who leads an event, or runs its branch, writes to its people and reads what they write, over HTTP. */
import type { HeldRight } from '@saath/contract/abilities';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { doorHours } from '@saath/contract/day/helpers/rules';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import * as announcements from '@saath/contract/messages/announcements/endpoints';
import * as threads from '@saath/contract/messages/threads/endpoints';
import type { ThreadMessage } from '@saath/contract/messages/threads/schema';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const MINUTE = 60_000;

let product: TestProduct;
let admin: SignedIn;
let event: Event;
let elsewhere: Event;
let aisha: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  admin = await givenAdmin(product);
  [event, elsewhere] = [await givenEvent(admin), await givenEvent(admin)];
  aisha = await givenSignedIn(product);
  for (const { id } of [event, elsewhere])
    await done(aisha, requestJoin, { body: { eventId: id } });
});
afterAll(async () => await product.close());

/** Somebody with the right at the event: `organiser` by a branch, the others by themselves. */
async function who(right: HeldRight): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  if (right === 'organiser') {
    const body = { userId: person.id, right };
    const id = await givenBranch(admin, [event.id]);
    await done(admin, addToBranch, { params: { id }, body });
  } else {
    const body = { userId: person.id, right };
    await done(admin, addHelper, { params: { id: event.id }, body });
  }
  return person;
}

const inThread = (at: Event = event, userId = aisha.id) => ({ id: at.id, userId });
const writes = async (client: Client, text: string, params = inThread()) =>
  await client.call(threads.writeMessage, { params, body: { text, key: newId() } });
const reads = async (client: Client, params = inThread()) =>
  await client.call(threads.readThread, { params });
const announces = async (client: Client, at: Event = event) => {
  const segment = { states: ['requested'] };
  const body = { key: newId(), subject: 'Bring boots', text: 'It rained.', segment };
  return await client.call(announcements.sendAnnouncement, { params: { id: at.id }, body });
};
const linksOf = async (client: Client) =>
  ((await client.call(listNotices)).body.notices as { link: string }[]).map(({ link }) => link);
const messageLinksOf = async (client: Client) =>
  (await linksOf(client)).filter((link) => link.includes('messages'));

describe.each(['lead', 'organiser'] as const)('RG-01 by the right of a %s', (right) => {
  test('RG-01 HR-04 what a participant asks reaches them, where they read it, and their answer is the organisers’', async () => {
    const leader = await who(right);
    await writes(aisha, 'Where do we meet?');
    const link = `/volunteer/lead/${event.id}?tab=messages&person=${aisha.id}`;
    expect(await linksOf(leader)).toContain(link);
    expect((await product.mailsTo(leader.email)).join()).toContain('Where do we meet?');
    const listed = await leader.call(threads.listEventThreads, { params: { id: event.id } });
    expect(listed.body).toMatchObject({ unread: 1, threads: [{ person: { id: aisha.id } }] });
    expect((await writes(leader, 'At the bridge.')).status).toBe(200);
    const { messages } = (await reads(aisha)).body as { messages: ThreadMessage[] };
    expect(messages[0]).toMatchObject({ text: 'At the bridge.', isFromOrganisers: true });
    expect(await linksOf(aisha)).toContain(`/volunteer/messages/${event.id}`);
    const seen = { params: inThread(), body: { number: 1 } };
    expect((await leader.call(threads.markThreadSeen, seen)).body.unread).toBe(0);
  });

  test('RG-01 HR-04 they write to all who asked, and see how far it has come', async () => {
    const leader = await who(right);
    const params = { id: event.id };
    const query = { states: ['requested'] };
    const reached = await leader.call(announcements.countRecipients, { params, query });
    expect(reached.body).toMatchObject({ recipients: 1 });
    expect((await announces(leader)).body).toMatchObject({ recipients: 1 });
    const { body } = await leader.call(announcements.listAnnouncements, { params });
    const [sent] = body.announcements as { id: string; subject: string }[];
    expect(sent).toMatchObject({ subject: 'Bring boots' });
    const one = { params: { ...params, announcementId: sent?.id ?? '' } };
    expect((await leader.call(announcements.readDelivery, one)).status).toBe(200);
  });

  test('RG-01 of another event nothing is theirs, by neither address', async () => {
    const leader = await who(right);
    await writes(aisha, 'About the other event', inThread(elsewhere));
    await announces(admin, elsewhere);
    const params = { id: elsewhere.id };
    expect((await leader.call(threads.listEventThreads, { params })).status).toBe(404);
    expect((await announces(leader, elsewhere)).status).toBe(404);
    for (const answer of [
      await reads(leader, inThread(elsewhere)),
      await writes(leader, 'Hello', inThread(elsewhere)),
    ])
      expect(answer.body.code).toBe('accounts.not_allowed');
    const { body } = await admin.call(announcements.listAnnouncements, { params });
    const [sent] = body.announcements as { id: string }[];
    const foreign = { params: { id: event.id, announcementId: sent?.id ?? '' } };
    for (const call of [announcements.readDelivery, announcements.listFailedMails])
      expect((await leader.call(call, foreign)).status).toBe(404);
    const again = { ...foreign, body: {} };
    expect((await leader.call(announcements.retryFailedMails, again)).status).toBe(404);
    expect(await messageLinksOf(leader)).toEqual([]);
  });

  test('RG-01 who takes part as well has a thread of their own as every participant', async () => {
    const leader = await who(right);
    await done(leader, requestJoin, { body: { eventId: event.id } });
    await writes(leader, 'I shall be late.', inThread(event, leader.id));
    const own = (await reads(leader, inThread(event, leader.id))).body;
    expect(own).toMatchObject({
      messages: [{ text: 'I shall be late.', isFromOrganisers: false }],
    });
    expect(await messageLinksOf(leader)).toEqual([]);
    const listed = async (by: SignedIn) =>
      (await by.call(threads.listEventThreads, { params: { id: event.id } })).body;
    expect(await listed(leader)).toMatchObject({ threads: [], unread: 0 });
    expect(await listed(admin)).toMatchObject({
      threads: [{ person: { id: leader.id } }],
      unread: 1,
    });
    const links = (await linksOf(admin)).filter((link) => link.includes(leader.id));
    expect(links).toEqual([`/admin/event/${event.id}?tab=messages&person=${leader.id}`]);
  });
});

test.each(['door', 'viewer'] as const)(
  'RG-01 who has the right of a %s neither reads nor writes, and is told of nothing',
  async (right) => {
    const helper = await who(right);
    await writes(aisha, 'A secret');
    const params = { id: event.id };
    expect((await helper.call(threads.listEventThreads, { params })).status).toBe(403);
    expect((await reads(helper)).status).toBe(403);
    expect((await announces(helper)).status).toBe(403);
    expect(await messageLinksOf(helper)).toEqual([]);
  },
);

test('RG-01 a day after the event rights are over: its people write on, and who led it is told no more', async () => {
  const leaders = [await who('lead'), await who('organiser')];
  const { clock } = product;
  const before = clock.now;
  const told = async () => {
    const rows = product.db.selectFrom('notice').select(['userId', 'link']);
    const links = (await rows.execute()).filter(({ link }) => link.includes(aisha.id));
    return [admin, ...leaders].map(({ id }) => links.filter(({ userId }) => userId === id).length);
  };
  const writesAt = async (moment: number) => {
    clock.now = new Date(moment);
    const again = await signedInAs(product, aisha.id);
    expect((await writes(again, 'I left my gloves.')).status).toBe(200);
  };
  const end = Date.parse(event.endTime);
  const { closesAt } = doorHours({ startTime: new Date(event.startTime), endTime: new Date(end) });
  await writesAt(closesAt.getTime() - MINUTE);
  expect(await told()).toEqual([1, 1, 1]);
  await writesAt(closesAt.getTime() + limits.thread.tellAgain);
  expect(await told()).toEqual([2, 1, 1]);
  for (const { id } of leaders)
    expect((await reads(await signedInAs(product, id))).status).toBe(403);
  clock.now = before;
});

test('RG-01 with the right its threads end, and nothing more is told', async () => {
  const leader = await who('lead');
  const params = { id: event.id, userId: leader.id };
  await done(admin, removeHelper, { params });
  await writes(aisha, 'Is anybody there?');
  expect((await reads(leader)).status).toBe(403);
  expect(await messageLinksOf(leader)).toEqual([]);
  expect(await messageLinksOf(admin)).toHaveLength(1);
});
