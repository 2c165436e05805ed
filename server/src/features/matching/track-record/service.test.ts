/** MA-01: what the engine is told of people's earlier places is what happened, as seen from the role that is asked about. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { historiesOf } from './service.ts';

const DAY = 86_400_000;
let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let other: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  other = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** A place in a role of an event that an organiser makes, so many days after the first. */
async function givenPlace(
  userId: string,
  { by, days, role, skills }: { by: { id: string }; days: number; role: string; skills: string[] },
) {
  const start = testStart.getTime() + days * DAY;
  const event = await givenEvent(await signedInAs(product, by.id), {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 3_600_000).toISOString(),
    role: [{ role_name: role, description: 'Helps.', maxVolunteers: 3, skills }],
  });
  const roleId = firstRole(event).id;
  await assignVolunteer(product.ports, { eventId: event.id, roleId, userId, actorId: by.id });
  return event;
}

test('MA-01 MT-01 earlier places count by role, by family of skills and by organiser; the others as turns', async () => {
  const { db } = product;
  const { id } = await givenVolunteer(db);
  const cook = { role: 'Cook', skills: ['Cooking'] };
  const first = await givenPlace(id, { by: admin, days: 2, ...cook });
  await givenPlace(id, { by: other, days: 4, role: 'Baker', skills: ['Baking'] });
  await givenPlace(id, { by: other, days: 6, role: 'Medic', skills: ['First aid'] });
  const coming = await givenPlace(id, { by: admin, days: 40, ...cook });
  const now = new Date(testStart.getTime() + 30 * DAY);
  const places = await db.selectFrom('participation').selectAll().execute();
  for (const place of places.filter(({ endTime }) => endTime < now))
    await givenState(product, place.id, place.eventId === first.id ? 'no_show' : 'completed');

  const historyOf = await historiesOf(db, { ids: [id], now });
  const seenFrom = (startsAt: number) =>
    historyOf(id, {
      roleKey: 'cook',
      skills: ['Grilling', 'Cooking'],
      eventId: admin.id,
      organiserId: other.id,
      startsAt,
    });
  expect(seenFrom(testStart.getTime() + 35 * DAY)).toEqual({
    confirmed: 3,
    attended: 2,
    asked: 4,
    accepted: 4,
    openInvitations: 1,
    // The one that was missed is no place held.
    sameRole: 0,
    sameFamily: 1,
    sameOrganiser: 2,
    recentTurns: 1,
    ratings: { count: 0, sum: 0 },
    lastConfirmedAt: testStart.getTime() + 6 * DAY + 3_600_000,
  });
  expect(seenFrom(testStart.getTime() + 15 * DAY).recentTurns).toBe(2);

  // Seen from its own event, a place is no earlier one.
  const own = historyOf(id, {
    ...{ roleKey: 'cook', skills: [], eventId: coming.id, organiserId: admin.id },
    startsAt: Date.parse(coming.startTime),
  });
  expect(own).toMatchObject({ asked: 3, accepted: 3, openInvitations: 0, recentTurns: 0 });
});

test('MA-01 somebody without a past has none', async () => {
  const { id } = await givenVolunteer(product.db);
  const historyOf = await historiesOf(product.db, { ids: [id], now: testStart });
  const role = { roleKey: '', skills: [], eventId: id, organiserId: null, startsAt: 0 };
  expect(historyOf(id, role)).toMatchObject({ confirmed: 0, asked: 0, lastConfirmedAt: null });
});
