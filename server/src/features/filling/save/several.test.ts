/** MT-04: 'Fill for me' gives people several shifts where the event allows it, saves them and takes them back. */
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin } from '../../../testing/given.ts';
import { fillOf, ownSkills, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const HOUR = 3_600_000;

test('MT-04 fills all shifts with fewer people where they may have several, and gives all of it back', async () => {
  const fill = fillOf(product, admin);
  const skills = ownSkills();
  const start = Date.parse('2027-06-01T09:00:00Z');
  const at = (hour: number) => new Date(start + hour * HOUR).toISOString();
  const shifts = [0, 1, 3].map((hour) => ({
    startsAt: at(hour),
    endsAt: at(hour + 1),
    maxPeople: 2,
  }));
  const role = [roleForm(6, { skills, shifts })];
  const event = await fill.eventAt({ role, startTime: at(0), endTime: at(4) });
  const people = await fill.asking(event, 2, { skills });
  expect((await fill.planFor([event])).figures.placed).toBe(2);
  await admin.call(allowSeveralShifts, { params: { id: event.id }, body: { isAllowed: true } });
  const plan = await fill.planFor([event]);
  expect(plan.figures.placed).toBe(6);
  const id = newId();
  const { status, body } = await fill.save(plan, { id });
  expect([status, body.summary]).toEqual([200, { places: 6, people: 2, mails: 6 }]);
  expect(await fill.filledOf(event)).toEqual([6]);
  const further = async () =>
    (
      await product.db
        .selectFrom('furtherShift')
        .select('userId')
        .where('eventId', '=', event.id)
        .execute()
    ).length;
  expect(await further()).toBe(4);
  expect((await fill.undo(id)).body).toMatchObject({ released: 2 });
  expect([await fill.filledOf(event), await further()]).toEqual([[0], 0]);
  for (const person of people)
    expect(await fill.stateOf(event, person.id)).toMatchObject({ state: 'requested' });
  const [first] = placesIn(plan);
  expect((await fill.save(plan, { places: [first, first] })).status).toBe(400);
});
