/** MT-04: a saved plan is taken back, over HTTP. */

import { undoFill } from '@saath/contract/filling/fill/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer, signedInAs } from '../../../testing/given.ts';
import { givenBoard } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { decideRequest } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
});
afterAll(async () => await product.close());

describe('MT-04 taking a plan back', () => {
  test('MT-04 everybody is where they were before, is told, and the counts are right', async () => {
    const skills = ownSkills();
    const event = await fill.eventAt({ role: [roleForm(3, { skills })] });
    const [asked, waits] = await fill.asking(event, 2, { skills });
    const fresh = await givenVolunteer(product.db, { skills });
    const row = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', waits?.id ?? '')
      .executeTakeFirstOrThrow();
    const later = { decision: 'waitlist', note: '', actorId: admin.id } as const;
    await decideRequest(product.ports, { participationId: row.id, ...later });
    const before = await Promise.all(
      [asked, waits].map(async (person) => await fill.stateOf(event, person?.id ?? '')),
    );
    for (const how of ['give', 'ask']) {
      const id = newId();
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
      const plan = await fill.planFor([event], { who: 'everybody' });
      expect((await fill.save(plan, { id, how })).status).toBe(200);
      expect(await fill.filledOf(event)).toEqual([3]);
      product.clock.now = new Date(product.clock.now.getTime() + 60_000);
      const { status, body } = await fill.undo(id);
      expect([status, body.released, body.kept]).toEqual([200, 3, []]);
      expect(await fill.filledOf(event)).toEqual([0]);
      const after = await Promise.all(
        [asked, waits].map(async (person) => await fill.stateOf(event, person?.id ?? '')),
      );
      expect(after).toEqual(before);
      expect(await fill.stateOf(event, fresh.id)).toMatchObject({ state: 'withdrawn' });
      expect((await product.mailsTo(fresh.email)).at(-1)).toContain('taken back');
      const twice = await fill.undo(id);
      expect([twice.status, twice.body.code]).toEqual([409, 'fill.undone']);
    }
    const entries = await product.db
      .selectFrom('auditEntry')
      .select('action')
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.fill_undone')
      .execute();
    expect(entries).toHaveLength(2);
  });

  test('MT-04 whose place somebody touched since keeps it; unknown and old saves are not found', async () => {
    const { event, roleIds } = await givenBoard(admin, [4]);
    const [quiet, moved, answered] = await fill.asking(event, 3);
    const id = newId();
    await fill.save(await fill.planFor([event]), { id });
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    const row = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', moved?.id ?? '')
      .executeTakeFirstOrThrow();
    await withdrawRequest(product.ports, { participationId: row.id, userId: moved?.id ?? '' });
    await product.db
      .insertInto('comingAnswer')
      .values({
        eventId: event.id,
        userId: answered?.id ?? '',
        answer: 'coming',
        lateMinutes: null,
        answeredAt: product.clock.now,
      })
      .execute();
    const { body } = await fill.undo(id);
    expect(body.released).toBe(1);
    const kept = (body.kept as { message: string }[]).map(({ message }) => message);
    expect(kept.toSorted()).toEqual([
      'Asking 1: the place has changed since.',
      'Asking 2 has answered since.',
    ]);
    expect(await fill.stateOf(event, quiet?.id ?? '')).toMatchObject({ state: 'requested' });
    expect(await fill.stateOf(event, answered?.id ?? '')).toMatchObject({
      state: 'confirmed',
      roleId: roleIds[0],
    });
    expect(await fill.filledOf(event)).toEqual([1]);
    expect((await fill.undo(newId())).status).toBe(404);
  });

  test('MT-04 places of an event that was deleted meanwhile are not counted as taken back', async () => {
    const skills = ownSkills();
    const role = [roleForm(1, { skills })];
    const [one, other] = [await fill.eventAt({ role }), await fill.eventAt({ role })];
    await fill.asking(one, 1, { skills });
    await fill.asking(other, 1, { skills });
    const id = newId();
    await fill.save(await fill.planFor([one, other]), { id });
    await product.db
      .updateTable('everyEvent')
      .set({ archivedAt: testStart, archivedBy: admin.id })
      .where('id', '=', other.id)
      .execute();
    const { body } = await fill.undo(id);
    expect(body.released).toBe(1);
    expect(body.kept).toMatchObject([
      { message: expect.stringContaining('the place has changed') },
    ]);
  });

  test('MT-04 after a day a plan is not taken back any more', async () => {
    const { event } = await givenBoard(admin, [1]);
    await fill.asking(event, 1);
    const id = newId();
    await fill.save(await fill.planFor([event]), { id });
    product.clock.now = new Date(product.clock.now.getTime() + 25 * 3_600_000);
    const later = await signedInAs(product, admin.id);
    const { status, body } = await later.call(undoFill, { params: { id } });
    expect([status, body.code]).toEqual([404, 'fill.not_found']);
    expect(await fill.filledOf(event)).toEqual([1]);
  });
});
