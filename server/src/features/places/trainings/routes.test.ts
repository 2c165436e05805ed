/** EL-06: who completes a training has what it gives, as long as they count as having completed it, over HTTP. */
import {
  answerMissed,
  answerProposal,
  correctHours,
  eventHours,
  myHours,
  proposeHours,
} from '@saath/contract/afterwards/hours/endpoints';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import { checkInSelf, showCode } from '@saath/contract/day/door/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { removeKind } from '@saath/contract/events/eligibility/endpoints';
import { cancelEvent, copyEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { papersToCheck, withdrawPaper } from '@saath/contract/places/papers/endpoints';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import { firstRole, givenAdmin, givenEvent, type SignedIn } from '../../../testing/given.ts';
import { atAnyTime, minutesIn, onList } from '../../../testing/given-day.ts';
import {
  askingForm,
  decides,
  givenKind,
  papersOf,
  verified,
} from '../../../testing/given-papers.ts';
import {
  type Given,
  givenTraining,
  setGives,
  settled,
  trainee,
  writesDown,
} from '../../../testing/given-training.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { TRAINING } from '../place/step.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  admin = Object.assign(organiser, atAnyTime(product, organiser.id));
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

const END = 240;
type Trainee = Awaited<ReturnType<typeof trainee>>;

/** A training on 7 December with one person, on the day. */
async function course(gives: Omit<Given, 'kind'> = {}) {
  const event = await givenTraining(admin, { kind: aid, ...gives });
  const person = await trainee(product, event, admin);
  const at = (minutes: number) => ({ admin, event, at: minutesIn(product, event, minutes) });
  return { event, person, at };
}

const verifiedOf = async (person: Trainee) =>
  (await papersOf(person)).papers.filter(({ state }) => state === 'verified');
const entriesOf = async (person: Trainee) =>
  await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'eventId', 'details'])
    .where('userId', '=', person.id)
    .where('action', 'in', ['person.paper_given', 'person.paper_taken_back'])
    .orderBy('at')
    .orderBy('id')
    .execute();

describe('EL-06 who completes a training', () => {
  test('EL-06 has what it gives once their time is over, counted from that day, with where it is from, once', async () => {
    const { event, person, at } = await course({ months: 24 });
    await writesDown(at(0), person, 'checked_in');
    await writesDown(at(END - 10), person, 'completed');
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
    at(END);
    await settled(product);
    await settled(product);
    expect(await verifiedOf(person)).toMatchObject([
      {
        ...{ kind: { id: aid, name: 'First aid' }, validUntil: '2028-12-07' },
        training: { title: 'First-aid course', roleName: 'Trainee', day: '2026-12-07' },
      },
    ]);
    expect(await entriesOf(person)).toEqual([
      {
        ...{ action: 'person.paper_given', actorId: admin.id, eventId: event.id },
        details: { subject: 'First aid' },
      },
    ]);
    const mails = (await product.mailsTo(person.email)).filter((mail) => mail.includes('now have'));
    expect(mails).toHaveLength(1);
    const query = { state: 'verified' } as const;
    const checked = (await admin.call(papersToCheck, { query })).body.papers as PaperToCheck[];
    expect(checked.find((paper) => paper.person.id === person.id)).toMatchObject({
      ...{ decidedBy: admin.name, training: { title: 'First-aid course' } },
    });
  });

  test('EL-06 may do from then on what asks for it, by the same rule as everybody', async () => {
    const { person, at } = await course();
    const form = askingForm({ oneOf: [aid] }, { mode: 'instant', ...onDay('2026-12-10') });
    const asking = await givenEvent(admin, form);
    const join = async () =>
      await person.call(requestJoin, {
        body: { eventId: asking.id, roleId: firstRole(asking).id },
      });
    expect((await join()).body.code).toBe('joining.not_eligible');
    await writesDown(at(END), person, 'completed');
    await settled(product);
    expect((await join()).body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-06 who is still here at the end has it too; who left early, never came or is only expected has not', async () => {
    const { event, person, at } = await course();
    const [early, missed, expected] = [
      await trainee(product, event, admin),
      await trainee(product, event, admin),
      await trainee(product, event, admin),
    ];
    await writesDown(at(5), person, 'checked_in');
    await writesDown(at(60), early, 'checked_in');
    await writesDown(at(90), early, 'left_early');
    await writesDown(at(120), missed, 'no_show');
    at(END);
    await settled(product);
    expect(await verifiedOf(person)).toMatchObject([{ validUntil: null }]);
    for (const other of [early, missed, expected]) expect(await verifiedOf(other)).toEqual([]);
  });

  test('EL-06 is somebody else’s word: who checked in by themselves waits for an organiser', async () => {
    const { event, person, at } = await course();
    at(0);
    const { url } = await done(admin, showCode, { params: { id: event.id } });
    const code = new URL(url as string).pathname.slice('/check-in/'.length);
    await done(person, checkInSelf, { body: { code } });
    at(END);
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
    await writesDown(at(END + 5), person, 'completed');
    await settled(product);
    expect(await verifiedOf(person)).toHaveLength(1);
  });

  test('EL-06 a walk-in has it, and who was there after all once an organiser says so a day later', async () => {
    const { event, person, at } = await course();
    at(10);
    const newcomer = { id: newId(), roleId: firstRole(event).id, name: 'Zara Walker', email: '' };
    await done(admin, addWalkIn, { params: { id: event.id }, body: newcomer });
    await writesDown(at(30), person, 'no_show');
    const { participationId } = await onList(admin, event, person.name);
    at(END + 25 * 60);
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
    expect(await lookedAt(event)).toBe(0);
    const body = { hours: 4, reason: 'The list of the room has them.' };
    await done(admin, correctHours, { params: { id: participationId }, body });
    expect(await lookedAt(event)).toBe(1);
    await vi.waitUntil(async () => (await verifiedOf(person)).length === 1, patience);
    const given = await product.db
      .selectFrom('qualification')
      .innerJoin('appUser', 'appUser.id', 'qualification.userId')
      .select('qualification.state')
      .where('appUser.name', '=', 'Zara Walker')
      .execute();
    expect(given).toEqual([{ state: 'verified' }]);
  });
});

/** How often a step has caused a look at what the event gave, beside the clock. */
async function lookedAt({ id }: Event): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
    where name = ${TRAINING} and data->>'id' = ${id}`.execute(product.db);
  return rows[0]?.count ?? 0;
}

const patience = { timeout: patient(10_000) };
const onDay = (day: string) => ({
  startTime: `${day}T09:00:00Z`,
  endTime: `${day}T13:00:00Z`,
});

describe('EL-06 what was put right', () => {
  test('EL-06 takes it back at once, and marks the places that rest on it; what was checked otherwise stays', async () => {
    const { event, person, at } = await course({ months: 12 });
    const other = await trainee(product, event, admin);
    await verified({ admin, person: other }, aid, '2027-06-30');
    await writesDown(at(END), person, 'completed');
    await writesDown(at(END), other, 'completed');
    await settled(product);
    expect(await verifiedOf(other)).toHaveLength(2);
    const form = askingForm({ oneOf: [aid] }, { mode: 'instant', ...onDay('2026-12-12') });
    const asking = await givenEvent(admin, form);
    const body = { eventId: asking.id, roleId: firstRole(asking).id };
    for (const each of [person, other]) await done(each, requestJoin, { body });
    for (const each of [person, other]) await writesDown(at(END + 60), each, 'no_show');
    await vi.waitUntil(async () => (await verifiedOf(other)).length === 1, patience);
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
    expect(await verifiedOf(other)).toMatchObject([{ validUntil: '2027-06-30' }]);
    expect(await isMarked(asking, person)).toBe(true);
    expect(await isMarked(asking, other)).toBe(false);
    expect((await entriesOf(person)).map(({ action }) => action)).toEqual([
      'person.paper_given',
      'person.paper_taken_back',
    ]);
    expect((await entriesOf(person)).at(-1)).toMatchObject({ actorId: admin.id });
    const mails = await product.mailsTo(person.email);
    expect(mails.filter((mail) => mail.includes('no longer have'))).toHaveLength(1);
    await writesDown(at(END + 90), person, 'confirmed');
    await writesDown(at(END + 91), person, 'completed');
    await settled(product);
    expect(await verifiedOf(person)).toHaveLength(1);
    expect(await isMarked(asking, person)).toBe(false);
  });

  test('EL-06 what the role gives, or on which day it was, goes for who has it already', async () => {
    const { event, person, at } = await course({ months: 12 });
    await writesDown(at(END), person, 'completed');
    await settled(product);
    await setGives(admin, event, { kind: aid, months: 6 });
    await settled(product);
    expect(await verifiedOf(person)).toMatchObject([{ validUntil: '2027-06-07' }]);
    const drive = await givenKind(admin, 'Driving licence');
    await setGives(admin, event, { kind: drive });
    await settled(product);
    expect(await verifiedOf(person)).toMatchObject([{ kind: { id: drive }, validUntil: null }]);
    expect((await setGives(admin, event, null)).status).toBe(200);
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
  });

  test('EL-06 a training that was called off before its end gives nothing', async () => {
    const { event, person, at } = await course();
    await writesDown(at(10), person, 'completed');
    at(30);
    const params = { id: event.id };
    await done(admin, cancelEvent, { params, body: { reason: 'The trainer is ill.' } });
    at(END);
    await settled(product);
    expect(await verifiedOf(person)).toEqual([]);
  });

  test('EL-06 the person cannot drop it; an organiser who refuses it has the last word', async () => {
    const { person, at } = await course();
    await writesDown(at(END), person, 'completed');
    await settled(product);
    const [paper] = await verifiedOf(person);
    const params = { id: paper?.id ?? '' };
    expect((await person.call(withdrawPaper, { params })).body.code).toBe('papers.given');
    expect((await decides(admin, params.id, 'refuse')).status).toBe(200);
    await settled(product);
    expect((await papersOf(person)).papers).toMatchObject([
      { state: 'refused', training: { roleName: 'Trainee' } },
    ]);
  });
});

async function isMarked(event: Event, { id }: Trainee): Promise<boolean> {
  const place = await product.db
    .selectFrom('participation')
    .select('attentionSince')
    .where('eventId', '=', event.id)
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return place.attentionSince !== null;
}

describe('EL-06 the hours of a training', () => {
  const hoursOf = async (person: Trainee) => (await person.call(myImpact, {})).body.hours;

  test('EL-06 count as hours of help, or do not, as its role says', async () => {
    const [helping, learning] = [await course(), await course({ countsHours: false })];
    for (const { person, at } of [helping, learning]) {
      await writesDown(at(0), person, 'checked_in');
      await writesDown(at(END), person, 'completed');
    }
    expect(await hoursOf(helping.person)).toBe(4);
    expect(await hoursOf(learning.person)).toBe(0);
    await settled(product);
    expect(await verifiedOf(learning.person)).toHaveLength(1);
    const params = { id: learning.event.id };
    expect((await learning.person.call(myHours, { params })).body).toMatchObject({
      ...{ hours: null, isNoHelp: true },
    });
    const body = { hours: 3, reason: 'It took three.' };
    const proposed = await learning.person.call(proposeHours, { params, body });
    expect(proposed.body.code).toBe('hours.no_help');
    // What people have, or have not, is not changed after it.
    const changed = await setGives(admin, learning.event, { kind: aid, countsHours: true });
    expect(changed.body.code).toBe('roles.hours_fixed');
    expect((await setGives(admin, helping.event, null)).status).toBe(200);
    expect(await hoursOf(helping.person)).toBe(4);
  });

  test('EL-06 DY-04 that are no help are told to nobody as corrected; who had been missed hears that they were there', async () => {
    const { event, person, at } = await course({ countsHours: false });
    await writesDown(at(END + 5), person, 'completed');
    const { participationId } = await onList(admin, event, person.name);
    const body = { hours: 3, reason: 'It took three.' };
    const toldHours = async () =>
      (await product.mailsTo(person.email)).filter((mail) => /your hours/i.test(mail));
    const params = { id: participationId };
    await done(admin, correctHours, { params, body });
    expect(await toldHours()).toEqual([]);
    await writesDown(at(END + 10), person, 'no_show');
    await done(person, answerMissed, {
      ...{
        params: { id: event.id },
        body: { answer: 'there', hours: 4, note: 'In the last row.' },
      },
    });
    const [entry] = (await done(admin, eventHours, { params: { id: event.id } })).people as {
      proposal: { id: string };
    }[];
    const answer = { decision: 'accept', word: '' };
    await done(admin, answerProposal, { params: { id: entry?.proposal.id ?? '' }, body: answer });
    expect(await toldHours()).toMatchObject([expect.stringContaining('you were there')]);
    expect(await hoursOf(person)).toBe(0);
  });
});

describe('EL-06 what a role gives', () => {
  test('EL-06 is read with the event, written down when it changes, and copied; its kind stays', async () => {
    const event = await givenTraining(admin, undefined);
    expect(firstRole(event)).not.toHaveProperty('gives');
    const gives = { kind: aid, months: 18, countsHours: false };
    await setGives(admin, event, gives);
    const read = async (id: string) =>
      firstRole((await done(admin, getEvent, { params: { id } })).event as Event);
    const shown = { ...gives, kind: { id: aid, name: 'First aid' } };
    expect((await read(event.id)).gives).toEqual(shown);
    const entry = await product.db
      .selectFrom('auditEntry')
      .select('details')
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.changed')
      .executeTakeFirstOrThrow();
    expect(entry.details.changes).toEqual([
      { field: 'Trainee.gives', before: '', after: 'First aid' },
      { field: 'Trainee.givesMonths', before: null, after: 18 },
      { field: 'Trainee.countsHours', before: 'yes', after: 'no' },
    ]);
    const body = { startTime: '2026-12-20T09:00:00Z' };
    const { event: copy } = await done(admin, copyEvent, { params: { id: event.id }, body });
    expect((await read((copy as Event).id)).gives).toEqual(shown);
    const removed = await admin.call(removeKind, { params: { id: aid } });
    expect(removed.body.code).toBe('eligibility.kind_in_use');
    const wrong = await setGives(admin, event, { kind: aid, months: 0 });
    expect(wrong.status).toBe(400);
  });
});
