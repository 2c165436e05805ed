/** EL-02: no way to a place leads past what a role asks of its people together, over HTTP; a reason overcomes it. */
import { copyEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm, takesPlace } from '../../../testing/given-crews.ts';
import { fillOf, ownSkills, placesIn } from '../../../testing/given-fill.ts';
import { decides, givenKind, papersOf, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  asked,
  asks,
  held,
  rowOf,
  stateOf,
  waysIntoCrew,
} from '../../../testing/ways-into-crew.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

/** Two places, one of them for a first-aider, and somebody without in the other. */
async function givenCrew(change: Record<string, unknown> = {}): Promise<Event> {
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }, change));
  await takesPlace(admin, event, await givenSignedIn(product));
  return event;
}

async function firstAider(): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await verified({ admin, person }, aid, '2027-12-31');
  return person;
}

const organised = () => ({ product, admin });
const ways = waysIntoCrew(organised);

describe.each(Object.entries(ways))('EL-02 a person who %s', (_, way) => {
  test('EL-02 is refused a place that the crew keeps for a first-aider, who gets it', async () => {
    const event = await givenCrew();
    const [helper, nurse] = [await givenSignedIn(product), await firstAider()];
    for (const person of [helper, nurse]) await way.before?.(event, person);
    const refused = await way.take(event, helper, {});
    expect([refused.status, refused.body.code]).toEqual([409, way.code]);
    expect(JSON.stringify(refused.body)).toContain('people with First aid');
    expect(held).not.toContain(await stateOf(product, event, helper));
    product.clock.now = testStart;
    const taken = await way.take(event, nurse, {});
    expect([taken.status, taken.body.code]).toEqual([200, undefined]);
    expect(held).toContain(await stateOf(product, event, nurse));
  });

  if (way.mayOverride)
    test('EL-02 or a reason, which stands with the place', async () => {
      const event = await givenCrew();
      const person = await givenSignedIn(product);
      await way.before?.(event, person);
      const reason = { eligibilityReason: 'A nurse; her card is on its way.' };
      expect((await way.take(event, person, reason)).status).toBe(200);
      expect(await rowOf(product, event, person)).toMatchObject(reason);
    });
});

test('EL-02 whoever takes places at once waits in line instead, and gets one when somebody else leaves', async () => {
  const event = await givenCrew({ mode: 'instant' });
  const [helper, nurse] = [await givenSignedIn(product), await firstAider()];
  expect((await asks(helper, event)).status).toBe(200);
  expect(await stateOf(product, event, helper)).toBe('waitlisted');
  // One who is among those for whom the place is kept passes nobody by who could have it.
  expect((await asks(nurse, event)).status).toBe(200);
  await expect.poll(async () => await stateOf(product, event, nurse)).toMatch(/confirmed|offered/);
  const { rows } = await sql<{ id: string }>`select id from participation
    where event_id = ${event.id} and state = 'confirmed' and user_id <> ${nurse.id}`.execute(
    product.db,
  );
  await done(admin, joining.decide, {
    params: { id: rows[0]?.id ?? '' },
    body: { decision: 'decline' },
  });
  await expect.poll(async () => await stateOf(product, event, helper)).toBe('offered');
});

test('EL-02 before anybody asks the page says which places are kept, and of nobody what they lack', async () => {
  const event = await givenCrew();
  const [helper, nurse] = [await givenSignedIn(product), await firstAider()];
  const { id: roleId } = firstRole(event);
  const told = async (person: SignedIn) =>
    (await person.call(myPapers, { query: { eventId: event.id } })).body.crews;
  const kept = { rule: 'crew', why: 'kept_for_paper', nextStep: 'wait', kindId: aid };
  expect(await told(helper)).toEqual([{ roleId, shiftId: null, lacks: [kept] }]);
  expect(await told(nurse)).toBeUndefined();
  await asked(organised(), event, helper);
  const { body } = await admin.call(joining.eventQueue, {
    params: { id: event.id },
    query: { state: 'requested' },
  });
  expect(JSON.stringify(body)).toContain('Free places are kept for: First aid');
});

test('EL-02 on the board people change places in one save whatever the order', async () => {
  const event = await givenCrew();
  const { id: roleId } = firstRole(event);
  const [helper, nurse] = [await givenSignedIn(product), await firstAider()];
  await takesPlace(admin, event, nurse);
  const moves = [
    { userId: helper.id, from: { state: 'none' as const, roleId: null }, to: { roleId } },
    {
      ...{ userId: nurse.id, from: { state: 'confirmed' as const, roleId } },
      to: 'unassigned' as const,
    },
  ];
  const save = async (some: typeof moves) =>
    await admin.call(saveBoard, { params: { id: event.id }, body: { moves: some } });
  expect((await save(moves)).body.code).toBe('board.not_eligible');
  const [other] = await product.db
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', event.id)
    .where('userId', '<>', nurse.id)
    .execute();
  const without = { ...moves[1], userId: other?.userId ?? '' } as (typeof moves)[number];
  expect((await save([...moves.slice(0, 1), without])).status).toBe(200);
  expect(await stateOf(product, event, helper)).toBe('confirmed');
});

test('EL-02 each shift has a crew of its own, and who may take any comes into one with room', async () => {
  const [morning, noon] = [
    { startsAt: '2026-12-07T09:00:00Z', endsAt: '2026-12-07T11:00:00Z' },
    { startsAt: '2026-12-07T11:00:00Z', endsAt: '2026-12-07T13:00:00Z' },
  ].map((times) => ({ ...times, minPeople: 1, maxPeople: 2, place: '' }));
  const { id } = await givenEvent(admin, crewForm({ kind: aid, least: 1 }, { mode: 'instant' }));
  const event = { id } as Event;
  const read = async () => (await admin.call(getEvent, { params: { id } })).body.event as Event;
  const role = firstRole(await read());
  await done(admin, setShifts, {
    params: { roleId: role.id },
    body: { shifts: [morning, noon] as never },
  });
  const whole = await read();
  const shifts = firstRole(whole).shifts;
  const people = [];
  for (let count = 0; count < 3; count++) {
    const person = await givenSignedIn(product);
    expect((await asks(person, whole)).status).toBe(200);
    people.push(await stateOf(product, event, person));
  }
  expect(people).toEqual(['confirmed', 'confirmed', 'waitlisted']);
  const { rows } = await sql<{ shift: string }>`select shift_id as shift from participation
    where event_id = ${id} and state = 'confirmed'`.execute(product.db);
  expect(new Set(rows.map(({ shift }) => shift))).toEqual(new Set(shifts.map((each) => each.id)));
});

describe('EL-02 a crew that needs somebody', () => {
  const needs = async (event: Event) =>
    (await done(admin, joining.eventRoster, { params: { id: event.id } })).crews;

  test('EL-02 is marked once only places for who is missing are left, and nobody loses a place', async () => {
    const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }, { places: 3 }));
    const part = { roleId: firstRole(event).id, shiftId: null };
    const kind = { id: aid, name: 'First aid' };
    await takesPlace(admin, event, await givenSignedIn(product));
    expect(await needs(event)).toBeUndefined();
    await takesPlace(admin, event, await givenSignedIn(product));
    const missing = { ...part, why: 'paper', kind, missing: 1 };
    expect(await needs(event)).toEqual([{ ...missing, isFull: false }]);
    const nurse = await firstAider();
    await takesPlace(admin, event, nurse);
    expect(await needs(event)).toBeUndefined();
    const { papers } = await papersOf(nurse);
    await decides(admin, papers[0]?.id ?? '', 'refuse');
    expect(await needs(event)).toEqual([{ ...missing, isFull: true }]);
    expect(await stateOf(product, event, nurse)).toBe('confirmed');
  });

  test('EL-02 is marked when who was there has left, and the place goes to nobody else', async () => {
    const event = await givenCrew();
    const nurse = await firstAider();
    await takesPlace(admin, event, nurse);
    const id = (await rowOf(product, event, nurse))?.id ?? '';
    await done(nurse, joining.withdraw, { params: { id } });
    expect(await needs(event)).toMatchObject([{ missing: 1, isFull: false }]);
    const body = { volunteerId: (await givenSignedIn(product)).id, eventId: event.id };
    const roleId = firstRole(event).id;
    const answer = await admin.call(assignVolunteer, { body: { ...body, roleId } });
    expect(answer.body.code).toBe('joining.not_eligible');
  });
});

describe('EL-02 a plan', () => {
  test('EL-02 keeps places for those who are missing however well others fit, with its proof', async () => {
    const skills = ownSkills();
    const [role] = crewForm({ kind: aid, least: 1 }, { places: 2 }).role;
    const fill = fillOf(product, admin);
    const event = await fill.eventAt({ role: [{ ...role, skills }] });
    for (let count = 0; count < 3; count++)
      await asked(organised(), event, await givenSignedIn(product, { skills }));
    const open = await fill.planFor([event]);
    expect(placesIn(open)).toHaveLength(1);
    expect(open.proof.kind).toBe('best');
    expect(open.events[0]?.parts[0]?.empty).toMatchObject({ places: 1, why: 'kept_for_crew' });
    const nurse = await givenSignedIn(product, { skills: ['Topics of no use'] });
    await verified({ admin, person: nurse }, aid);
    await asked(organised(), event, nurse);
    const plan = await fill.planFor([event]);
    expect(placesIn(plan)).toHaveLength(2);
    expect(placesIn(plan).map(({ userId }) => userId)).toContain(nurse.id);
    expect(plan.proof.kind).toBe('best');
    expect((await fill.save(plan)).status).toBe(200);
  });
});

test('EL-01 a rule that no crew could keep is refused when it is made, by whatever change', async () => {
  const code = 'crew_rules.impossible';
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 2 }));
  const role = firstRole(event);
  expect(role.needs?.crew).toEqual({ paper: { kind: { id: aid, name: 'First aid' }, least: 2 } });
  const save = async (change: object) =>
    await admin.call(updateEvent, {
      params: { id: event.id },
      body: { ...event, role: [{ ...role, ...change }], updatedAt: undefined },
    });
  expect((await save({ maxVolunteers: 1, needs: undefined })).body).toMatchObject({ code });
  const crew = { paper: { kind: aid, least: 3 } };
  const refused = await save({ needs: { oneOf: [], minAge: null, crew } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Of the places that “First aider” has at one time (2), 3 cannot be kept for people with a qualification.',
  ]);
  const one = { startsAt: '2026-12-07T09:00:00Z', endsAt: '2026-12-07T10:00:00Z', place: '' };
  const shifts = [{ ...one, minPeople: 1, maxPeople: 1 }];
  const planned = await admin.call(setShifts, {
    params: { roleId: role.id },
    body: { shifts: shifts as never },
  });
  expect(planned.body.code).toBe(code);
  expect((await save({ needs: { oneOf: [], minAge: null, crew: { paper: null } } })).status).toBe(
    200,
  );
  expect((await save({ maxVolunteers: 1, needs: undefined })).status).toBe(200);
});

test('EL-01 a copy asks for the same, and a client that knows nothing of it changes nothing', async () => {
  const event = await givenEvent(admin, crewForm({ kind: aid, least: 1 }));
  const body = { startTime: '2027-01-07T09:00:00Z' };
  const made = await done(admin, copyEvent, { params: { id: event.id }, body });
  const id = (made as { eventId?: string; event?: { id: string } }).event?.id ?? made.eventId;
  const { event: copy } = await done(admin, getEvent, { params: { id: String(id) } });
  expect(firstRole(copy as Event).needs).toEqual(firstRole(event).needs);
  const older = { ...firstRole(event), needs: { oneOf: [], minAge: null } };
  await done(admin, updateEvent, {
    params: { id: event.id },
    body: { ...event, role: [older], updatedAt: undefined },
  });
  const { event: same } = await done(admin, getEvent, { params: { id: event.id } });
  expect(firstRole(same as Event).needs).toEqual(firstRole(event).needs);
});
