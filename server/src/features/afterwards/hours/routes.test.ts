/** DY-04 DY-05: what is corrected, proposed and answered after an event, over HTTP. */

import * as endpoints from '@saath/contract/afterwards/hours/endpoints';
import type { HoursRow, MyHours } from '@saath/contract/afterwards/hours/schema';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import type { Endpoint } from '@saath/contract/endpoint';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { addShift } from '@saath/contract/places/further-shifts/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer, decideRequest } from '../../places/answer/service.ts';
import { sendRecaps } from '../recaps/jobs.ts';

let product: TestProduct;
let adminId: string;
let admin: Client;
let event: Awaited<ReturnType<typeof givenEvent>>;
beforeAll(async () => {
  product = await testProduct();
  adminId = (await givenAdmin(product)).id;
});
/** An event of four hours that has been over for two days. */
beforeEach(async () => {
  product.clock.now = testStart;
  event = await givenEvent(await signedInAs(product, adminId), eventForm());
});
afterAll(async () => await product.close());

const over = new Date('2026-12-09T08:00:00Z');

/** Somebody with a place, and the organiser and the person after the event. */
async function after(state: 'confirmed' | 'completed' | 'no_show' = 'completed') {
  const before = product.clock.now;
  product.clock.now = testStart;
  const person = await givenVolunteer(product.db);
  const roleId = firstRole(event).id;
  const place = { eventId: event.id, roleId, userId: person.id, actorId: adminId };
  const { id } = await assignVolunteer(product.ports, place);
  await givenState(product, id, state);
  product.clock.now = before > over ? before : over;
  admin = await signedInAs(product, adminId);
  return { person, id, client: await signedInAs(product, person.id) };
}

const params = () => ({ id: event.id });
const mine = async (client: Client) =>
  (await client.call(endpoints.myHours, { params: params() })).body as unknown as MyHours;
const all = async () =>
  (await admin.call(endpoints.eventHours, { params: params(), query: {} })).body as unknown as {
    waiting: HoursRow[];
    proposals: number;
    people: HoursRow[];
  };
const answerTo = async (row: HoursRow | undefined, body: Record<string, unknown>) =>
  await admin.call(endpoints.answerProposal, { params: { id: row?.proposal?.id ?? '' }, body });

async function noticesOf(userId: string): Promise<string[]> {
  const rows = await product.db
    .selectFrom('notice')
    .select('title')
    .where('userId', '=', userId)
    .where('kind', '=', 'recap')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

test('HR-01 DY-03 an organiser corrects hours with a reason; the person is told, and the log knows', async () => {
  const { person, id, client } = await after();
  const change = { params: { id }, body: { hours: 2.5, reason: 'Left with the first van.' } };
  expect((await admin.call(endpoints.correctHours, change)).status).toBe(200);
  expect(await mine(client)).toMatchObject({
    hours: 2.5,
    basis: 'corrected',
    reason: 'Left with the first van.',
    plannedHours: 4,
    state: 'completed',
  });
  expect(await noticesOf(person.id)).toEqual(['Your hours were corrected: River clean-up']);
  const [mail] = (await product.mailsTo(person.email)).filter((text) => text.includes('2.5 h'));
  expect(mail).toContain('The organiser writes: Left with the first van.');
  expect(mail).toContain(`/volunteer/event/${event.id}/hours`);
  const entry = await product.db
    .selectFrom('auditEntry')
    .selectAll()
    .where('action', '=', 'person.hours_corrected')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    actorId: adminId,
    eventId: event.id,
    details: { changes: [{ field: 'hours', before: 4, after: 2.5 }] },
  });
  for (const hours of [0, 2.3, 200, -1, '2'])
    expect(
      (await admin.call(endpoints.correctHours, { ...change, body: { hours, reason: 'x' } }))
        .status,
    ).toBe(400);
  const wordless = { ...change, body: { hours: 1, reason: '  ' } };
  expect((await admin.call(endpoints.correctHours, wordless)).body.fields).toEqual({
    reason: 'Please say why in a few words.',
  });
});

test('DY-03 before the end, for who was declined, and of what was cancelled nothing is corrected', async () => {
  const { id } = await after();
  const body = { hours: 1, reason: 'Because' };
  const code = async (participationId: string) =>
    (await admin.call(endpoints.correctHours, { params: { id: participationId }, body })).body.code;
  product.clock.now = new Date('2026-12-07T12:59:59Z');
  expect(await code(id)).toBe('hours.not_over');
  const declined = {
    participationId: id,
    decision: 'decline',
    note: '',
    actorId: adminId,
  } as const;
  product.clock.now = testStart;
  await givenState(product, id, 'confirmed');
  await decideRequest(product.ports, declined);
  product.clock.now = over;
  expect(await code(id)).toBe('hours.not_there');
  await product.db
    .updateTable('event')
    .set({ cancelledAt: testStart })
    .where('id', '=', event.id)
    .execute();
  expect(await code(id)).toBe('hours.not_held');
});

test('DY-04 a volunteer proposes other hours, one at a time; accepted, changed or declined with a word', async () => {
  const { person, client } = await after();
  const propose = async (hours: number) =>
    await client.call(endpoints.proposeHours, {
      params: params(),
      body: { hours, reason: 'I stayed to clean up.' },
    });
  expect((await propose(5)).status).toBe(200);
  expect((await propose(6)).body.code).toBe('hours.already_proposed');
  const { notices } = (await admin.call(listNotices)).body as { notices: { title: string }[] };
  expect(notices.filter(({ title }) => title.includes('proposes other hours'))).toHaveLength(1);
  expect(await mine(client)).toMatchObject({ hours: 4, proposal: { hours: 5, state: 'open' } });
  const seen = await all();
  expect(seen.proposals).toBe(1);
  expect(seen.waiting).toMatchObject([
    { userId: person.id, hours: 4, proposal: { hours: 5, reason: 'I stayed to clean up.' } },
  ]);
  expect(
    (await answerTo(seen.waiting[0], { decision: 'decline', word: 'The gate closed.' })).status,
  ).toBe(200);
  expect(await mine(client)).toMatchObject({
    hours: 4,
    basis: 'planned',
    proposal: { state: 'declined', answer: 'The gate closed.' },
  });
  expect((await answerTo(seen.waiting[0], { decision: 'accept' })).body.code).toBe(
    'hours.proposal_answered',
  );

  await propose(5);
  await answerTo((await all()).waiting[0], { decision: 'accept' });
  expect(await mine(client)).toMatchObject({
    hours: 5,
    basis: 'corrected',
    proposal: { state: 'accepted' },
  });
  await propose(7);
  await answerTo((await all()).waiting[0], { decision: 'accept', hours: 5.25, word: 'Until six.' });
  expect(await mine(client)).toMatchObject({
    hours: 5.25,
    reason: 'Until six.',
    proposal: { state: 'changed' },
  });
  expect((await all()).proposals).toBe(0);
  expect((await client.call(myImpact)).body.hours).toBe(5.25);
  expect(await noticesOf(person.id)).toHaveLength(3);
  // What organisers correct by themselves answers what waits.
  await propose(8);
  const { participationId } = await mine(client);
  const body = { hours: 6, reason: 'Looked it up.' };
  await admin.call(endpoints.correctHours, { params: { id: participationId }, body });
  expect(await mine(client)).toMatchObject({ hours: 6, proposal: { state: 'changed' } });
});

test('DY-04 seven days after the person was told it is too late to propose', async () => {
  const { person } = await after();
  await sendRecaps(product.ports);
  const body = { hours: 3, reason: 'Late to say.' };
  const lastMoment = over.getTime() + 7 * 86_400_000;
  product.clock.now = new Date(lastMoment);
  const inTime = await signedInAs(product, person.id);
  const other = { hours: 2, reason: 'In time.' };
  const proposed = await inTime.call(endpoints.proposeHours, { params: params(), body: other });
  expect(proposed.status).toBe(200);
  await product.db.deleteFrom('hourProposal').execute();
  product.clock.now = new Date(lastMoment + 1);
  const told = await signedInAs(product, person.id);
  const again = await told.call(endpoints.proposeHours, { params: params(), body });
  expect(again.body.code).toBe('hours.too_late');
});

test('DY-05 who was there after all says so: the organiser agrees, and there is a place even if it was taken', async () => {
  const { id, client } = await after('no_show');
  // Both places went to others in the meantime.
  await after();
  await after();
  const body = { answer: 'there', note: 'I was at the other gate.' };
  const answered = await client.call(endpoints.answerMissed, { params: params(), body });
  expect(answered.status).toBe(200);
  const { waiting } = await all();
  expect(waiting).toMatchObject([
    {
      participationId: id,
      hours: null,
      state: 'no_show',
      missed: { answer: 'there', note: 'I was at the other gate.' },
      proposal: { hours: 4 },
    },
  ]);
  expect((await answerTo(waiting[0], { decision: 'accept' })).status).toBe(200);
  expect(await mine(client)).toMatchObject({ hours: 4, state: 'completed' });
  const role = await product.db
    .selectFrom('eventRole')
    .selectAll()
    .where('eventId', '=', event.id)
    .executeTakeFirstOrThrow();
  expect(role).toMatchObject({ filled: 3, maxVolunteers: 3 });
  const steps = await product.db
    .selectFrom('participationChange')
    .select(['fromState', 'toState', 'actorId'])
    .where('eventId', '=', event.id)
    .where('toState', '=', 'completed')
    .where('actorId', 'is not', null)
    .execute();
  expect(steps).toEqual([{ fromState: 'no_show', toState: 'completed', actorId: adminId }]);
});

test('DY-05 an emergency can be excused in one press, and an excused person is not asked again', async () => {
  const { person, id, client } = await after('no_show');
  const answer = async (body: Record<string, unknown>) =>
    await client.call(endpoints.answerMissed, { params: params(), body });
  expect((await answer({ answer: 'whatever' })).status).toBe(400);
  expect((await answer({ answer: 'forgot' })).status).toBe(200);
  expect((await all()).waiting).toEqual([]);
  // They may think again.
  expect((await answer({ answer: 'emergency', note: 'My father was ill.' })).status).toBe(200);
  expect((await all()).waiting).toMatchObject([{ missed: { answer: 'emergency' } }]);
  expect((await admin.call(endpoints.excuseMissed, { params: { id } })).status).toBe(200);
  expect(await mine(client)).toMatchObject({ state: 'excused', hours: null });
  expect((await all()).waiting).toEqual([]);
  expect((await answer({ answer: 'forgot' })).body.code).toBe('hours.not_missed');
  const again = await admin.call(endpoints.excuseMissed, { params: { id } });
  expect(again.body.code).toBe('hours.not_excusable');
  expect(await noticesOf(person.id)).toEqual(['Thank you for telling us: River clean-up']);
});

test('DY-05 only the person and Admins see any of it', async () => {
  const { id, client } = await after('no_show');
  const body = { answer: 'emergency', note: 'My father was ill.' };
  await client.call(endpoints.answerMissed, { params: params(), body });
  const { client: other } = await after();
  const calls: [Endpoint, Record<string, unknown>][] = [
    [endpoints.eventHours, { params: params(), query: {} }],
    [endpoints.correctHours, { params: { id }, body: { hours: 1, reason: 'x' } }],
    [endpoints.excuseMissed, { params: { id } }],
    [endpoints.answerProposal, { params: { id }, body: { decision: 'accept' } }],
  ];
  for (const [endpoint, sent] of calls)
    for (const who of [client, other])
      expect([endpoint.path, (await who.call(endpoint, sent)).status]).toEqual([
        endpoint.path,
        403,
      ]);
  expect(JSON.stringify(await mine(other))).not.toContain('father');
  expect((await mine(other)).missed).toBeNull();
  expect((await admin.call(endpoints.myHours, { params: params() })).status).toBe(403);
  const stranger = await signedInAs(product, (await givenVolunteer(product.db)).id);
  for (const endpoint of [endpoints.myHours, endpoints.answerMissed, endpoints.proposeHours]) {
    const sent = { params: params(), body: { answer: 'forgot', hours: 1, reason: 'x' } };
    expect((await stranger.call(endpoint, sent)).body.code).toBe('hours.not_found');
  }
  const entries = await product.db.selectFrom('auditEntry').select('details').execute();
  expect(JSON.stringify(entries)).not.toContain('father');
});

test('KP-03 A5 people propose at most four hours above the plan; above it an organiser says so, and never more than a day has', async () => {
  const { id, client } = await after();
  const propose = async (hours: number) =>
    await client.call(endpoints.proposeHours, {
      params: params(),
      body: { hours, reason: 'Long' },
    });
  expect((await propose(8.25)).body).toMatchObject({
    message: 'At most 8 hours can be proposed: four more than planned.',
    fields: { hours: expect.any(String) },
  });
  expect((await propose(8)).status).toBe(200);
  const [row] = (await all()).waiting;
  const more = { decision: 'accept', hours: 9 };
  expect((await answerTo(row, more)).body.code).toBe('hours.beyond_plan');
  expect((await answerTo(row, { ...more, beyondPlan: true })).body.code).toBe('hours.beyond_plan');
  const correct = async (hours: number, beyondPlan: boolean) =>
    await admin.call(endpoints.correctHours, {
      params: { id },
      body: { hours, reason: 'We stayed', beyondPlan },
    });
  expect((await correct(8.25, false)).body.code).toBe('hours.beyond_plan');
  expect((await correct(24.25, true)).body.message).toBe(
    'At most 24 hours fit into the days of this event.',
  );
  expect((await correct(168, true)).status).toBe(400);
  expect((await correct(24, true)).status).toBe(200);
  expect(await mine(client)).toMatchObject({ hours: 24, basis: 'corrected' });
});

test('DY-05 KP-03 whoever was there all of the longest event has its hours; four more can be proposed', async () => {
  const times = { startTime: '2026-12-07T09:00:00Z', endTime: '2027-01-07T09:00:00Z' };
  event = await givenEvent(await signedInAs(product, adminId), eventForm(times));
  product.clock.now = new Date('2027-01-07T10:00:00Z');
  const { client } = await after('no_show');
  const body = { answer: 'there', note: 'I slept there.' };
  await done(client, endpoints.answerMissed, { params: params(), body });
  const [row] = (await all()).waiting;
  expect(row?.proposal).toMatchObject({ hours: 744, reason: 'I slept there.' });
  expect((await answerTo(row, { decision: 'decline', word: 'Really?' })).status).toBe(200);
  const more = { params: params(), body: { hours: 748.25, reason: 'Long' } };
  expect((await client.call(endpoints.proposeHours, more)).status).toBe(400);
  await done(client, endpoints.proposeHours, { ...more, body: { ...more.body, hours: 748 } });
  const [anew] = (await all()).waiting;
  const agreed = { decision: 'accept', hours: 744 };
  expect((await answerTo(anew, agreed)).status).toBe(200);
  expect(await mine(client)).toMatchObject({ hours: 744, basis: 'corrected' });
});

test('DY-05 OR-01 of several shifts only the time in them is planned, proposed and a bound', async () => {
  const at = (hour: number) => `2026-12-07T${`${hour}`.padStart(2, '0')}:00:00Z`;
  const shifts = [9, 15].map((hour) => ({
    startsAt: at(hour),
    endsAt: at(hour + 2),
    maxPeople: 2,
  }));
  const role = [{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 4, skills: [], shifts }];
  const organiser = await signedInAs(product, adminId);
  event = await givenEvent(organiser, { startTime: at(9), endTime: at(17), role });
  const allowed = { params: params(), body: { isAllowed: true } };
  await done(organiser, allowSeveralShifts, allowed);
  const person = await givenVolunteer(product.db);
  const [first, second] = firstRole(event).shifts.map(({ id }) => id);
  const place = { eventId: event.id, roleId: firstRole(event).id, userId: person.id };
  const { id } = await assignVolunteer(product.ports, {
    ...{ ...place, shiftId: first, actorId: adminId },
  });
  await done(organiser, addShift, { params: { id }, body: { shiftId: second } });
  await givenState(product, id, 'no_show');
  product.clock.now = over;
  const client = await signedInAs(product, person.id);
  expect(await mine(client)).toMatchObject({ plannedHours: 4 });
  await done(client, endpoints.answerMissed, { params: params(), body: { answer: 'there' } });
  admin = await signedInAs(product, adminId);
  const [row] = (await all()).waiting;
  expect(row?.proposal).toMatchObject({ hours: 4 });
  const more = { decision: 'accept', hours: 8.25 };
  expect((await answerTo(row, more)).body.code).toBe('hours.beyond_plan');
  expect((await answerTo(row, { decision: 'accept' })).status).toBe(200);
  expect(await mine(client)).toMatchObject({ hours: 4, basis: 'corrected' });
});
