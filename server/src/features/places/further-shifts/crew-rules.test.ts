/** OR-01 EL-02: a role whose people have several shifts comes to ask nothing of its crews, over HTTP; the other way round as well. */
import { addKind } from '@saath/contract/events/eligibility/endpoints';
import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { addShift, takeShiftBack } from '@saath/contract/places/further-shifts/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Two shifts of one role, and somebody who has the first. */
async function oneOfTwo(needs?: object) {
  const shift = (from: string, to: string) => ({
    ...{ startsAt: `2026-12-07T${from}:00:00Z`, endsAt: `2026-12-07T${to}:00:00Z` },
    maxPeople: 2,
  });
  const form = {
    ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 4, skills: [] },
    ...{ shifts: [shift('09', '11'), shift('11', '13')], ...(needs && { needs }) },
  };
  const event = await givenEvent(admin, { role: [form] });
  const [first, second] = firstRole(event).shifts.map(({ id }) => id);
  await done(admin, allowSeveralShifts, { params: { id: event.id }, body: { isAllowed: true } });
  const person = await givenSignedIn(product, { name: 'Zara Malik' });
  const roleId = firstRole(event).id;
  const body = { eventId: event.id, volunteerId: person.id, roleId, shiftId: first };
  await done(admin, assignVolunteer, { body });
  const { id } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  return { event, further: { params: { id }, body: { shiftId: second } } };
}

const read = async ({ id }: Event) =>
  (await admin.call(getEvent, { params: { id } })).body.event as Event;
/** The whole form of the event with something else, as its page sends it. */
async function changed(event: Event, change: object, crew: object) {
  const now = await read(event);
  const role = { ...firstRole(now), needs: { crew: { paper: null, ...crew } } };
  return await admin.call(updateEvent, {
    params: { id: event.id },
    body: { ...now, ...change, role: [role] },
  });
}
const auditOf = async ({ id }: Event) =>
  await product.db.selectFrom('auditEntry').selectAll().where('eventId', '=', id).execute();

test('OR-01 while somebody has several shifts the role cannot come to ask for a crew, and the rest of the form is not saved either', async () => {
  const { event, further } = await oneOfTwo();
  await done(admin, addShift, further);
  const { body } = await admin.call(addKind, { body: { name: 'Food hygiene' } });
  const kind = (body.kind as { id: string }).id;
  const before = [await read(event), await auditOf(event)];
  for (const crew of [{ beginners: 1 }, { adults: 1 }, { paper: { kind, least: 1 } }]) {
    const refused = await changed(event, { title: 'Another title' }, crew);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'further_shifts.crew',
        message:
          'People have several shifts of this role, so it cannot ask anything of its people together.',
      },
    });
  }
  expect([await read(event), await auditOf(event)]).toEqual(before);

  expect((await changed(event, { title: 'Another title' }, {})).status).toBe(200);
  await done(admin, takeShiftBack, further);
  expect((await changed(event, {}, { beginners: 1 })).status).toBe(200);
  const after = await read(event);
  expect([after.title, firstRole(after).needs?.crew?.beginners]).toEqual(['Another title', 1]);
});

test('OR-01 where the role asks for a crew already, nobody gets a second shift of it', async () => {
  const { event, further } = await oneOfTwo({ crew: { paper: null, beginners: 1 } });
  const before = [await read(event), await auditOf(event)];
  expect(await admin.call(addShift, further)).toMatchObject({
    status: 409,
    body: {
      code: 'further_shifts.not_possible',
      message: 'This role asks something of its people together, so everybody has one shift of it.',
    },
  });
  expect([await read(event), await auditOf(event)]).toEqual(before);
  const rows = product.db.selectFrom('furtherShift').selectAll().where('eventId', '=', event.id);
  expect(await rows.execute()).toEqual([]);
});
