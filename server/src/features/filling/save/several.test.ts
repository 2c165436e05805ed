/** MT-04: 'Fill for me' gives people several shifts where the event allows it, saves them and takes them back. */
import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, type SignedIn, signedInAs } from '../../../testing/given.ts';
import { fillOf, ownSkills, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { FILL_PLACES } from '../../places/place/seats.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const HOUR = 3_600_000;

const signedInAgain = async () => ({ ...admin, ...(await signedInAs(product, admin.id)) });

let series = 0;
/** Three shifts of two people each, and two who ask, given all of them. */
async function givenSeries() {
  series += 1;
  const fill = fillOf(product, admin);
  const skills = ownSkills();
  const start = Date.parse('2027-06-01T09:00:00Z') + series * 24 * HOUR;
  const at = (hour: number) => new Date(start + hour * HOUR).toISOString();
  const shifts = [0, 1, 3].map((hour) => ({
    startsAt: at(hour),
    endsAt: at(hour + 1),
    maxPeople: 2,
  }));
  const role = [roleForm(6, { skills, shifts })];
  const event = await fill.eventAt({ role, startTime: at(0), endTime: at(4) });
  const people = await fill.asking(event, 2, { skills });
  return { fill, at, event, people };
}

test('MT-04 fills all shifts with fewer people where they may have several, and gives all of it back', async () => {
  const { fill, event, people } = await givenSeries();
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

test('MT-04 JO-05 taking back calls nobody from the wait list, and who has done one of their shifts keeps them all', async () => {
  const { fill, at, event } = await givenSeries();
  await admin.call(allowSeveralShifts, { params: { id: event.id }, body: { isAllowed: true } });
  const called = async () => {
    const { rows } = await sql`select from pgboss.job where name = ${FILL_PLACES}
      and data->>'id' = ${firstRole(event).id}`.execute(product.db);
    return rows.length;
  };
  const [before, id] = [await called(), newId()];
  await fill.save(await fill.planFor([event]), { id });
  await fill.undo(id);
  expect([await fill.filledOf(event), await called()]).toEqual([[0], before]);

  // Within a day of the plan, so that it may be taken back while the event runs.
  product.clock.now = new Date(Date.parse(at(0)) - HOUR);
  admin = await signedInAgain();
  const again = newId();
  const soon = fillOf(product, admin);
  expect((await soon.save(await soon.planFor([event]), { id: again })).status).toBe(200);
  product.clock.now = new Date(Date.parse(at(1)) + HOUR / 2);
  admin = await signedInAgain();
  const { status, body } = await fillOf(product, admin).undo(again);
  expect([status, body.released]).toEqual([200, 0]);
  expect((body.kept as { message: string }[]).map(({ message }) => message).toSorted()).toEqual([
    'Asking 0: the time of the place is over.',
    'Asking 1: the time of the place is over.',
  ]);
  expect(await fill.filledOf(event)).toEqual([6]);
});
