/** DY-04 DY-05: what people are told after an event: once, to the right ones, in their language. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { givenState, placesCounted } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { sendRecaps } from './jobs.ts';

const product: TestProduct = await testProduct();
const admin = await givenAdmin(product);
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('event').execute();
});
afterAll(async () => await product.close());

const [role] = eventForm().role;
const past = async () =>
  await givenEvent(admin, eventForm({ role: [{ ...role, maxVolunteers: 300 }] }));

type State = 'confirmed' | 'completed' | 'no_show' | 'excused';

async function place(
  event: Awaited<ReturnType<typeof past>>,
  state: State,
  given: Parameters<typeof givenVolunteer>[1] = {},
) {
  const person = await givenVolunteer(product.db, given);
  const roleId = firstRole(event).id;
  const seat = { eventId: event.id, roleId, userId: person.id, actorId: admin.id };
  const { id } = await assignVolunteer(product.ports, seat);
  await givenState(product, id, state);
  return person;
}

async function toldTo(userId: string): Promise<string[]> {
  const rows = await product.db
    .selectFrom('notice')
    .select('title')
    .where('userId', '=', userId)
    .where('kind', '=', 'recap')
    .execute();
  return rows.map(({ title }) => title);
}

/** Hours after the end of the event. */
const hoursLater = (hours: number) =>
  new Date(Date.parse('2026-12-07T13:00:00Z') + hours * 3_600_000);

test('DY-04 DY-05 who came is thanked with their hours, who was missed is asked, others hear nothing; once', async () => {
  const event = await past();
  const done = await place(event, 'completed');
  const missed = await place(event, 'no_show');
  const excused = await place(event, 'excused');
  const unrecorded = await place(event, 'confirmed');
  product.clock.now = hoursLater(0.5);
  expect(await sendRecaps(product.ports)).toBe(0);
  product.clock.now = hoursLater(1);
  expect(await sendRecaps(product.ports)).toBe(1);
  expect(await toldTo(done.id)).toEqual(['Thank you: 4 hours at River clean-up']);
  product.clock.now = hoursLater(3);
  expect(await sendRecaps(product.ports)).toBe(1);
  expect(await toldTo(missed.id)).toEqual(['We missed you: River clean-up']);
  product.clock.now = hoursLater(24);
  expect(await sendRecaps(product.ports)).toBe(0);
  expect([...(await toldTo(excused.id)), ...(await toldTo(unrecorded.id))]).toEqual([]);
  const [mail = ''] = (await product.mailsTo(done.email)).slice(-1);
  for (const part of [
    'as First aider',
    'We counted 4 hours for you',
    '/volunteer/feedback',
    `/volunteer/event/${event.id}/hours`,
  ])
    expect(mail).toContain(part);
});

test('DY-04 where nobody recorded anything people are thanked for what was planned, a day later', async () => {
  const person = await place(await past(), 'confirmed');
  product.clock.now = hoursLater(23);
  expect(await sendRecaps(product.ports)).toBe(0);
  product.clock.now = hoursLater(24);
  expect(await sendRecaps(product.ports)).toBe(1);
  expect(await toldTo(person.id)).toHaveLength(1);
});

test('DY-04 two processes at one time tell nobody twice, and batches end', async () => {
  const event = await past();
  const people = [];
  for (let count = 0; count < 223; count++) people.push(await givenVolunteer(product.db));
  await product.db
    .insertInto('participation')
    .values(
      people.map(({ id: userId }) => ({
        id: crypto.randomUUID(),
        eventId: event.id,
        userId,
        roleId: firstRole(event).id,
        state: 'confirmed' as const,
        source: 'organiser' as const,
        requestedAt: testStart,
        decidedAt: testStart,
        startTime: new Date(event.startTime),
        endTime: new Date(event.endTime),
      })),
    )
    .execute();
  await placesCounted(product, event.id);
  await product.db
    .updateTable('participation')
    .set({ state: 'completed' })
    .where('eventId', '=', event.id)
    .execute();
  product.clock.now = hoursLater(2);
  const [first = 0, second = 0] = await Promise.all([
    sendRecaps(product.ports),
    sendRecaps(product.ports),
  ]);
  expect(first + second).toBe(223);
  expect(await sendRecaps(product.ports)).toBe(0);
  const sent = await product.db
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', 'recap')
    .execute();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
});

test('DY-04 mails are in the language of the person, only for who wants them; who leaves is left alone', async () => {
  const event = await past();
  const urdu = await place(event, 'completed', { language: 'ur' });
  const silent = await place(event, 'completed');
  await updateUser(product.db, silent.id, { kindsWithoutMail: ['recap'] });
  const leaving = await place(event, 'completed');
  await updateUser(product.db, leaving.id, { leavingAt: testStart });
  product.clock.now = hoursLater(2);
  expect(await sendRecaps(product.ports)).toBe(2);
  expect((await product.mailsTo(urdu.email)).at(-1)).toContain('گھنٹے');
  expect(await toldTo(silent.id)).toHaveLength(1);
  const mails = (await product.mailsTo(silent.email)).filter((mail) => mail.includes('Thank you:'));
  expect(mails).toEqual([]);
  expect(await toldTo(leaving.id)).toEqual([]);
});

test('DY-04 what ended more than a week ago is no news any more, and nothing is told of what was cancelled', async () => {
  const old = await place(await past(), 'completed');
  product.clock.now = hoursLater(7 * 24 + 1);
  expect(await sendRecaps(product.ports)).toBe(0);
  expect(await toldTo(old.id)).toEqual([]);
  product.clock.now = testStart;
  await product.db.deleteFrom('event').execute();
  const cancelled = await past();
  const person = await place(cancelled, 'no_show');
  await product.db
    .updateTable('event')
    .set({ cancelledAt: testStart })
    .where('id', '=', cancelled.id)
    .execute();
  product.clock.now = hoursLater(5);
  expect(await sendRecaps(product.ports)).toBe(0);
  expect(await toldTo(person.id)).toEqual([]);
});
