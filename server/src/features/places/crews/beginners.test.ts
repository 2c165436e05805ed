/** EL-02: no more people who are new are in a team than its role takes, by whatever way; who has helped before is not counted. */
import { copyEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
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
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import {
  asked,
  asks,
  held,
  rowOf,
  stateOf,
  waysIntoCrew,
} from '../../../testing/ways-into-crew.ts';
import { crewsOf, lacksIn } from '../../events/crew-rules/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { rolesOf } from '../../events/roles/queries.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const organised = () => ({ product, admin });

/** They had a place at another event, and that came of it. */
async function wasThere(person: SignedIn, as: ParticipationState = 'completed'): Promise<void> {
  const event = await givenEvent(admin, {
    ...{ startTime: '2026-12-01T09:00:00Z', endTime: '2026-12-01T11:00:00Z' },
  });
  await takesPlace(admin, event, person);
  await givenState(product, (await rowOf(product, event, person))?.id ?? '', as);
}

async function experienced(
  change: Parameters<typeof givenSignedIn>[1] = {},
  as?: ParticipationState,
): Promise<SignedIn> {
  const person = await givenSignedIn(product, change);
  await wasThere(person, as);
  return person;
}

/** Three places, one at most for somebody new, and somebody new in it. */
async function givenTeam(change: Record<string, unknown> = {}): Promise<Event> {
  const event = await givenEvent(admin, crewForm({ beginners: 1 }, { places: 3, ...change }));
  await takesPlace(admin, event, await givenSignedIn(product));
  return event;
}

describe.each(Object.entries(waysIntoCrew(organised)))('EL-02 somebody new who %s', (_, way) => {
  test('EL-02 is refused where the team has as many as it takes, and who has helped before is not', async () => {
    const event = await givenTeam();
    const [second, other] = [await givenSignedIn(product), await experienced()];
    for (const person of [second, other]) await way.before?.(event, person);
    const refused = await way.take(event, second, {});
    expect([refused.status, refused.body.code]).toEqual([409, way.code]);
    expect(JSON.stringify(refused.body)).toContain('of such people the team takes 1 at most');
    expect(held).not.toContain(await stateOf(product, event, second));
    product.clock.now = testStart;
    const taken = await way.take(event, other, {});
    expect([taken.status, taken.body.code]).toEqual([200, undefined]);
    expect(held).toContain(await stateOf(product, event, other));
  });

  if (way.mayOverride)
    test('EL-02 or a reason, which stands with the place', async () => {
      const event = await givenTeam();
      const second = await givenSignedIn(product);
      await way.before?.(event, second);
      const reason = { eligibilityReason: 'Has done it elsewhere.' };
      expect((await way.take(event, second, reason)).status).toBe(200);
      expect(await rowOf(product, event, second)).toMatchObject(reason);
    });
});

test('EL-02 a place that nobody came to makes nobody experienced, nor one at the same event', async () => {
  const event = await givenTeam();
  const roleId = firstRole(event).id;
  const lacks = [
    { rule: 'crew' as const, why: 'too_many_beginners', nextStep: 'wait' as const, most: 1 },
  ];
  const told = async (person: SignedIn) =>
    (await person.call(myPapers, { query: { eventId: event.id } })).body.crews;
  for (const state of ['no_show', 'excused', 'withdrawn', 'confirmed'] as const)
    expect([state, await told(await experienced({}, state))]).toEqual([
      state,
      [{ roleId, shiftId: null, lacks }],
    ]);
  for (const state of ['completed', 'left_early', 'checked_in'] as const)
    expect([state, await told(await experienced({}, state))]).toEqual([state, undefined]);
});

test('EL-02 who takes places at once waits in line, and is offered one when somebody new has left', async () => {
  const event = await givenTeam({ mode: 'instant' });
  const [second, other] = [await givenSignedIn(product), await experienced()];
  expect((await asks(second, event)).status).toBe(200);
  expect(await stateOf(product, event, second)).toBe('waitlisted');
  await asks(other, event);
  await expect.poll(async () => await stateOf(product, event, other)).toMatch(/confirmed|offered/);
  const { rows } = await sql<{ id: string }>`select id from participation
    where event_id = ${event.id} and state = 'confirmed' and user_id <> ${other.id}`.execute(
    product.db,
  );
  const params = { id: rows[0]?.id ?? '' };
  await done(admin, joining.decide, { params, body: { decision: 'decline' } });
  await expect.poll(async () => await stateOf(product, event, second)).toBe('offered');
});

test('EL-02 on the board somebody new takes the place of another in one save; the roster says who is too many', async () => {
  const event = await givenTeam();
  const roleId = firstRole(event).id;
  const [second, third] = [await givenSignedIn(product), await givenSignedIn(product)];
  const [first] = await product.db
    .selectFrom('participation')
    .select('userId')
    .where('eventId', '=', event.id)
    .execute();
  const none = { state: 'none' as const, roleId: null };
  const comes = { userId: second.id, from: none, to: { roleId } };
  const leaves = { userId: first?.userId, from: { state: 'confirmed', roleId }, to: 'unassigned' };
  const save = async (moves: readonly object[]) =>
    await admin.call(saveBoard, { params: { id: event.id }, body: { moves: moves as never } });
  expect((await save([comes])).body.code).toBe('board.not_eligible');
  expect((await save([comes, leaves])).status).toBe(200);
  const needs = async () =>
    (await done(admin, joining.eventRoster, { params: { id: event.id } })).crews;
  expect(await needs()).toBeUndefined();
  await takesPlace(admin, event, third, { eligibilityReason: 'Comes with an old hand.' });
  expect(await needs()).toEqual([{ roleId, shiftId: null, why: 'beginners', tooMany: 1 }]);
});

test('EL-02 a plan takes no more people who are new however well they fit, with its proof', async () => {
  const skills = ownSkills();
  const [role] = crewForm({ beginners: 1 }, { places: 3 }).role;
  const fill = fillOf(product, admin);
  const event = await fill.eventAt({ role: [{ ...role, skills }] });
  for (let count = 0; count < 3; count++)
    await asked(organised(), event, await givenSignedIn(product, { skills }));
  const open = await fill.planFor([event]);
  expect([placesIn(open).length, open.proof.kind]).toEqual([1, 'best']);
  expect(open.events[0]?.parts[0]?.empty).toMatchObject({ places: 2, why: 'kept_for_crew' });
  await asked(organised(), event, await experienced({ skills: ['Topics of no use'] }));
  const plan = await fill.planFor([event]);
  expect([placesIn(plan).length, plan.proof.kind]).toEqual([2, 'best']);
  expect((await fill.save(plan)).status).toBe(200);
});

test('EL-01 the rule is kept by who knows nothing of it, copied, taken back and written down', async () => {
  const event = await givenTeam();
  const role = firstRole(event);
  expect(role.needs).toEqual({ oneOf: [], minAge: null, crew: { paper: null, beginners: 1 } });
  const read = async (id: string) =>
    firstRole((await done(admin, getEvent, { params: { id } })).event as Event).needs;
  const save = async (needs: object) =>
    await done(admin, updateEvent, {
      params: { id: event.id },
      body: { ...event, role: [{ ...role, needs } as never], updatedAt: undefined },
    });
  await save({ oneOf: [], minAge: null, crew: { paper: null } });
  expect(await read(event.id)).toEqual(role.needs);
  const body = { startTime: '2027-01-07T09:00:00Z' };
  const made = await done(admin, copyEvent, { params: { id: event.id }, body });
  const id = (made as { eventId?: string; event?: { id: string } }).event?.id ?? made.eventId;
  expect(await read(String(id))).toEqual(role.needs);
  await save({ oneOf: [], minAge: null, crew: { paper: null, beginners: null } });
  expect(await read(event.id)).toBeUndefined();
  const log = JSON.stringify((await admin.call(readAuditLog, { query: {} })).body);
  expect(log).toContain('.crewBeginners');
});

test('EL-02 of any team the database and the contract say the same, and with its trigger off too many are in', async () => {
  const event = await givenEvent(admin, crewForm({ beginners: 1 }, { places: 6 }));
  const roleId = firstRole(event).id;
  const people: SignedIn[] = [];
  while (people.length < 4)
    people.push(people.length === 1 ? await experienced() : await givenSignedIn(product));
  const row = await findEvent(product.db, event.id);
  if (!row) throw new Error('The event is gone');
  const given = fc.record({
    there: fc.subarray([0, 1, 2, 3]),
    asking: fc.constantFrom(0, 0, 1),
    beginners: fc.constantFrom(1, 1, 2),
  });
  const seen = { fits: 0, lacks: 0 };
  const undone = new Error('taken back');
  await fc.assert(
    fc.asyncProperty(given, async ({ there, asking, beginners }) => {
      const userId = people[asking]?.id ?? '';
      const judged = product.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('eventRole')
          .set({ crewBeginners: beginners })
          .where('id', '=', roleId)
          .execute();
        for (const index of there)
          await sql`insert into participation (id, event_id, user_id, role_id, state, source, requested_at, start_time, end_time, eligibility_reason)
            values (gen_random_uuid(), ${event.id}, ${people[index]?.id}, ${roleId}, 'confirmed', 'organiser', now(), ${event.startTime}, ${event.endTime}, 'So it is.')`.execute(
            tx,
          );
        const { rows } = await sql<{
          ok: boolean;
        }>`select has_room_for_beginners(${userId}, ${roleId}, null) as ok`.execute(tx);
        const roles = await rolesOf(tx, [event.id]);
        const crews = await crewsOf(tx, { event: row, roles, userIds: [userId] });
        const ok = lacksIn(crews, { part: { roleId, shiftId: null }, userId }).length === 0;
        seen[ok ? 'fits' : 'lacks'] += 1;
        expect(rows).toEqual([{ ok }]);
        throw undone;
      });
      await expect(judged).rejects.toBe(undone);
    }),
    { numRuns: rounds(120) },
  );
  expect(Math.min(seen.fits, seen.lacks)).toBeGreaterThan(1);
  const bothIn = async (before = sql`select 1`) =>
    await product.db
      .transaction()
      .execute(async (tx) => {
        await before.execute(tx);
        for (const index of [0, 2])
          await sql`insert into participation (id, event_id, user_id, role_id, state, source, requested_at, start_time, end_time)
            values (gen_random_uuid(), ${event.id}, ${people[index]?.id}, ${roleId}, 'confirmed', 'organiser', now(), ${event.startTime}, ${event.endTime})`.execute(
            tx,
          );
        await sql`set constraints all immediate`.execute(tx);
        throw undone;
      })
      .catch((error: unknown) => error);
  expect(await bothIn()).toMatchObject({ constraint: 'participation_beginners' });
  const off = sql`alter table participation disable trigger participation_beginners_new`;
  expect(await bothIn(off)).toBe(undone);
});
