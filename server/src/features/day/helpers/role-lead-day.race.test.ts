/** Somebody is moved into another role while who leads the first one says that they came, on a real PostgreSQL server. */
import { sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { MarkResult } from '@saath/contract/day/check-in/schema';
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverDatabase } from '../../../testing/database.ts';
import { done } from '../../../testing/done.ts';
import { gateBefore } from '../../../testing/gate.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { givenBoard, moveOf, placed, saved } from '../../../testing/given-board.ts';
import { atAnyTime, markOf, minutesIn, onList } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { findParticipation } from '../../places/place/queries.ts';
import { recordMarks } from '../day/service.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(10) });
});
afterAll(async () => await product.close());

async function scene() {
  product.clock.now = testStart;
  const admin = await givenAdmin(product);
  const { event, roleIds } = await givenBoard(admin, [2, 2]);
  const [own, other] = roleIds;
  const lead = await givenVolunteer(product.db, { name: 'Laila Lead' });
  const body = { userId: lead.id, right: 'role_lead', roleId: own };
  await done(admin, addHelper, { params: { id: event.id }, body });
  const aisha = await placed(product, { event, roleId: own, name: 'Aisha' }, admin.id);
  const at = minutesIn(product, event, 10);
  const organiser = atAnyTime(product, admin.id);
  const marks = [markOf(await onList(organiser, event, 'Aisha'), 'checked_in', { at })];
  return { event, own, other, lead: atAnyTime(product, lead.id), organiser, aisha, marks };
}
type Scene = Awaited<ReturnType<typeof scene>>;

/** The move comes first to the person's row; the press has looked before, and waits for it. */
async function movedMeanwhile<T>({ event, own, other, organiser, aisha }: Scene, press: () => T) {
  const gate = await gateBefore(product.pool, aisha.id, 'app_user');
  const moving = saved(organiser, event, [moveOf(aisha.id, own, other)]);
  await gate.queued(1);
  const pressing = press();
  await gate.queued(2);
  await gate.open();
  expect((await moving).status).toBe(200);
  return await pressing;
}
const hereOf = async ({ marks }: Scene) =>
  await findParticipation(product.db, marks[0]?.participationId ?? '');

test('RG-01 DY-06 the role counts that they have when they are held, not the one before', async () => {
  const given = await scene();
  const { event, own, lead, marks } = given;
  const answer = await movedMeanwhile(given, () =>
    lead.call(sendMarks, { params: { id: event.id }, query: { roleId: own }, body: { marks } }),
  );
  const [result] = answer.body.results as MarkResult[];
  expect(result).toMatchObject({ outcome: 'refused', code: 'check_in.not_found', person: null });
  expect(await hereOf(given)).toMatchObject({ state: 'confirmed', roleId: given.other });
});

test('RG-01 negative control: judged by a look before, somebody of another role is recorded', async () => {
  const given = await scene();
  const { event, own, lead, marks } = given;
  const seen = await hereOf(given);
  const inRole = marks.filter(() => seen?.roleId === own);
  await movedMeanwhile(given, () =>
    recordMarks(product.ports, { eventId: event.id, marks: inRole, actorId: lead.id }),
  );
  expect(await hereOf(given)).toMatchObject({ state: 'checked_in', roleId: given.other });
});
