/** EL-02: what somebody had shown ends while the event runs, or after it, over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { askingForm, decides, givenKind, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: ReturnType<typeof atAnyTime>;
beforeAll(async () => {
  product = await testProduct();
  admin = atAnyTime(product, (await givenAdmin(product)).id);
});
afterAll(async () => await product.close());

/** Aisha and Bilal have a first-aid certificate and a place for it; Aisha is there since the fifth minute. */
async function running() {
  product.clock.now = testStart;
  const aid = await givenKind(admin, `First aid ${crypto.randomUUID()}`);
  const event = await givenEvent(admin, askingForm({ oneOf: [aid] }));
  const seated = async (name: string) => {
    const person = atAnyTime(product, (await givenVolunteer(product.db, { name })).id);
    const paper = await verified({ admin, person }, aid);
    const body = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
    expect((await admin.call(assignVolunteer, { body })).status).toBe(200);
    return { ...person, paper };
  };
  const [aisha, bilal] = [await seated('Aisha'), await seated('Bilal')];
  await press(event, 'Aisha', 'checked_in', 5);
  return { event, aisha, bilal };
}

async function press(event: Event, name: string, to: 'checked_in' | 'left_early', minute: number) {
  const at = minutesIn(product, event, minute);
  const [result] = await sent(admin, event, [markOf(await onList(admin, event, name), to, { at })]);
  return result;
}

/** Where both are, and whether something is missing for their place. */
async function seen(event: Event) {
  const { body } = await admin.call(eventRoster, { params: { id: event.id }, query: {} });
  const of = async (name: string) => {
    const { state } = await onList(admin, event, name);
    const onRoster = (body.people as RosterPerson[]).find((person) => person.name === name);
    return { state, isMarked: onRoster?.needsAttention };
  };
  return { aisha: await of('Aisha'), bilal: await of('Bilal') };
}
const told = async (userId: string) => {
  const rows = product.db.selectFrom('notice').select('title').where('userId', '=', userId);
  return (await rows.execute()).filter(({ title }) => title.startsWith('Something is missing'))
    .length;
};

test('EL-02 while the event runs nobody is taken out: who is there stays there, and who comes later comes in', async () => {
  const { event, aisha, bilal } = await running();
  minutesIn(product, event, 30);
  for (const { paper } of [aisha, bilal]) await decides(admin, paper, 'refuse');
  expect(await seen(event)).toEqual({
    aisha: { state: 'checked_in', isMarked: true },
    bilal: { state: 'confirmed', isMarked: true },
  });
  expect([await told(aisha.id), await told(bilal.id), await told(admin.id)]).toEqual([1, 1, 2]);
  expect(await press(event, 'Bilal', 'checked_in', 40)).toMatchObject({ outcome: 'done' });
  expect(await press(event, 'Aisha', 'left_early', 125)).toMatchObject({ outcome: 'done' });
  const hours = product.db.selectFrom('hoursLedger').select('minutes');
  expect(await hours.where('userId', '=', aisha.id).execute()).toEqual([{ minutes: 120 }]);
});

test('EL-02 what ends after the event concerns nobody’s place there, and takes no hours', async () => {
  const { event, aisha, bilal } = await running();
  await press(event, 'Aisha', 'left_early', 125);
  minutesIn(product, event, 60 * 5);
  const before = await seen(event);
  for (const { paper } of [aisha, bilal]) await decides(admin, paper, 'refuse');
  expect(await seen(event)).toEqual(before);
  expect(before.aisha).toEqual({ state: 'left_early', isMarked: false });
  expect([await told(aisha.id), await told(bilal.id)]).toEqual([0, 0]);
  const hours = product.db.selectFrom('hoursLedger').select('minutes');
  expect(await hours.where('userId', '=', aisha.id).execute()).toEqual([{ minutes: 120 }]);
});
