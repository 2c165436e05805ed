/** Organisers hear of requests, as often as they chose, and of nothing when nothing waits (WI-03). */
import type { Event } from '@saath/contract/events/events/schema';
import { changeNoticeSettings, getNoticeSettings } from '@saath/contract/notices/notices/endpoints';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { eachWithOrganiser } from '../../../testing/given-organiser.ts';
import { type TestProduct, testStart } from '../../../testing/product.ts';
import { tellOfRequests } from './jobs.ts';
import { ASK_NEWS } from './service.ts';

const HOUR = 3_600_000;

let product: TestProduct;
let admin: SignedIn;
eachWithOrganiser((given) => {
  ({ product, admin } = given);
});

async function eventIn(hours: number, change: Record<string, unknown> = {}): Promise<Event> {
  const start = testStart.getTime() + hours * HOUR;
  return await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3 * HOUR).toISOString(),
    ...change,
  });
}

async function ask(event: Event, name = 'Bilal Ahmed', note = ''): Promise<Participation> {
  const person = await givenSignedIn(product, { name });
  const body = { eventId: event.id, roleId: firstRole(event).id, note };
  return (await person.call(requestJoin, { body })).body.participation as Participation;
}

const told = async () =>
  (await product.mailsTo(admin.email)).filter((mail) => mail.includes('asked to help'));
const tell = async () => await tellOfRequests(product.ports, admin.id);
/** When the jobs for this organiser come, by the clock of the test. */
async function dueAt(): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    select start_after as at from pgboss.job
    where name = ${ASK_NEWS} and data->>'id' = ${admin.id} order by created_on`.execute(product.db);
  return rows.map(({ at }) => at.toISOString());
}
const choose = async (asked: string) => {
  const { mail } = (await admin.call(getNoticeSettings)).body as { mail: object };
  const { status } = await admin.call(changeNoticeSettings, { body: { mail, asked } });
  expect(status).toBe(200);
};

test('WI-03 by default the requests of a day come in one mail, at eight in the morning of the installation', async () => {
  const event = await eventIn(100);
  await ask(event, 'Bilal Ahmed', 'I can bring a car.');
  await ask(event, 'Sana Iqbal');
  // It is one in the afternoon in Karachi.
  expect(await dueAt()).toEqual(['2026-12-01T03:00:00.000Z', '2026-12-01T03:00:00.000Z']);
  product.clock.now = new Date('2026-12-01T03:00:00Z');
  await tell();
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toContain('Subject: 2 people asked to help: River clean-up');
  for (const words of ['Bilal Ahmed', 'I can bring a car.', 'Sana Iqbal', 'As First aider'])
    expect(mail).toContain(words);
  // Nobody is told twice, and of nothing nobody is told.
  await tell();
  expect(await told()).toHaveLength(1);
});

test('WI-03 whoever chose it hears within the hour, or at once', async () => {
  await choose('hourly');
  await ask(await eventIn(100));
  await choose('at_once');
  product.clock.now = new Date(testStart.getTime() + 10 * 60_000);
  const before = Date.now();
  await ask(await eventIn(200));
  const [hourly, atOnce = ''] = await dueAt();
  expect(hourly).toBe(new Date(testStart.getTime() + HOUR).toISOString());
  expect(Math.abs(Date.parse(atOnce) - before)).toBeLessThan(HOUR);
});

test('WI-03 of an event that begins within two days an organiser hears at once, whatever they chose', async () => {
  await ask(await eventIn(47));
  await expect.poll(told, { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await told();
  expect(mail).toContain('Subject: Bilal Ahmed asked to help: River clean-up');
  // A rush of requests comes in a few mails: the next one waits for a quarter of an hour.
  await ask(await eventIn(40), 'Sana Iqbal');
  await tell();
  expect(await told()).toHaveLength(1);
  product.clock.now = new Date(testStart.getTime() + 15 * 60_000);
  await tell();
  expect((await told()).at(-1)).toContain('Sana Iqbal asked to help');
});

test('WI-03 what was answered or taken back by then is not told, what waits since before is counted', async () => {
  const event = await eventIn(100);
  const first = await ask(event, 'Hina Shah');
  await tell();
  const answered = await ask(event, 'Bilal Ahmed');
  const body = { decision: 'decline' };
  await admin.call(decide, { params: { id: answered.id }, body });
  const gone = await givenSignedIn(product, { name: 'Sana Iqbal' });
  const asked = (await gone.call(requestJoin, { body: { eventId: event.id } })).body
    .participation as Participation;
  await gone.call(withdraw, { params: { id: asked.id } });
  await tell();
  expect(await told()).toHaveLength(1);
  await ask(event, 'Omar Farooq');
  await tell();
  const mail = (await told()).at(-1);
  expect(mail).toContain('Omar Farooq asked to help');
  expect(mail).toContain('One person we told you about before is still waiting');
  expect(mail).not.toContain('Bilal');
  expect(first.state).toBe('requested');
});

test('WI-03 who made the event hears, not every Admin; when they are none any more, the others do', async () => {
  const other = await givenAdmin(product);
  const event = await eventIn(100);
  await ask(event);
  await tellOfRequests(product.ports, other.id);
  const toOther = async () =>
    (await product.mailsTo(other.email)).filter((mail) => mail.includes('asked to help'));
  expect(await toOther()).toEqual([]);
  await product.db
    .updateTable('appUser')
    .set({ role: 'Volunteer' })
    .where('id', '=', admin.id)
    .execute();
  await tell();
  expect(await told()).toEqual([]);
  await tellOfRequests(product.ports, other.id);
  expect(await toOther()).toHaveLength(1);
});

test('WI-03 who wants no such mails gets the notice alone; each mail names the way out', async () => {
  await ask(await eventIn(100));
  await tell();
  const [mail = ''] = await told();
  expect(mail).toMatch(/^List-Unsubscribe:/m);
  const url = /\/unsubscribe\/[\w.-]+/.exec(mail)?.[0] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'List-Unsubscribe=One-Click';
  const { statusCode } = await product.app.inject({ method: 'POST', url, headers, payload });
  expect(statusCode).toBe(204);
  product.clock.now = new Date(testStart.getTime() + 60_000);
  const event = await eventIn(300);
  await ask(event, 'Sana Iqbal');
  await tell();
  expect(await told()).toHaveLength(1);
  const notices = await product.db
    .selectFrom('notice')
    .select(['title', 'link'])
    .where('userId', '=', admin.id)
    .where('kind', '=', 'asked')
    .orderBy('createdAt', 'desc')
    .execute();
  expect(notices[0]).toEqual({
    title: 'Sana Iqbal asked to help: River clean-up',
    link: `/admin/event/${event.id}`,
  });
});
