/** EL-02: nobody who may be under 18 has a place without the adults that their role asks for, by whatever way. */
import { copyEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
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
import { saysOver } from '../../../testing/given-papers.ts';
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
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const organised = () => ({ product, admin });

async function adult(change: Parameters<typeof givenSignedIn>[1] = {}): Promise<SignedIn> {
  const person = await givenSignedIn(product, change);
  await saysOver(person, 18);
  return person;
}

/** Four places, where minors come beside two adults; `adults` of them are there. */
async function givenTeam(adults: number, change: Record<string, unknown> = {}): Promise<Event> {
  const event = await givenEvent(admin, crewForm({ adults: 2 }, { places: 4, ...change }));
  for (let count = 0; count < adults; count++) await takesPlace(admin, event, await adult());
  return event;
}

describe.each(Object.entries(waysIntoCrew(organised)))('EL-02 a minor who %s', (_, way) => {
  test('EL-02 is refused beside one adult, who comes as the second is not, and beside two has the place', async () => {
    const event = await givenTeam(1);
    const [minor, second] = [await givenSignedIn(product), await adult()];
    await saysOver(minor, 16);
    for (const person of [minor, second]) await way.before?.(event, person);
    const refused = await way.take(event, minor, {});
    expect([refused.status, refused.body.code]).toEqual([409, way.code]);
    expect(JSON.stringify(refused.body)).toContain('fewer adults than it needs for that (2)');
    expect(held).not.toContain(await stateOf(product, event, minor));
    product.clock.now = testStart;
    const taken = await way.take(event, second, {});
    expect([taken.status, taken.body.code]).toEqual([200, undefined]);
    product.clock.now = testStart;
    const beside = await way.take(event, minor, {});
    expect([beside.status, beside.body.code]).toEqual([200, undefined]);
    expect(held).toContain(await stateOf(product, event, minor));
  });

  if (way.mayOverride)
    test('EL-02 or a reason, which stands with the place', async () => {
      const event = await givenTeam(0);
      const minor = await givenSignedIn(product);
      await way.before?.(event, minor);
      const reason = { eligibilityReason: 'Comes with both parents.' };
      expect((await way.take(event, minor, reason)).status).toBe(200);
      expect(await rowOf(product, event, minor)).toMatchObject(reason);
    });
});

test('EL-02 who takes places at once waits in line, and is offered one when the adults are there', async () => {
  const event = await givenTeam(1, { mode: 'instant' });
  const [minor, second] = [await givenSignedIn(product), await adult()];
  expect((await asks(minor, event)).status).toBe(200);
  expect(await stateOf(product, event, minor)).toBe('waitlisted');
  expect((await asks(second, event)).status).toBe(200);
  await expect.poll(async () => await stateOf(product, event, second)).toMatch(/confirmed|offered/);
  await expect.poll(async () => await stateOf(product, event, minor)).toBe('offered');
});

test('EL-02 so are they when somebody in the team says that they are over 18', async () => {
  const event = await givenTeam(1, { mode: 'instant' });
  const [minor, second] = [await givenSignedIn(product), await givenSignedIn(product)];
  await asks(minor, event);
  await takesPlace(admin, event, second, { eligibilityReason: 'Known to be 30.' });
  await expect.poll(async () => await stateOf(product, event, minor)).toBe('waitlisted');
  await saysOver(second, 18);
  await expect.poll(async () => await stateOf(product, event, minor)).toBe('offered');
});

test('EL-02 before anybody asks the page says what is missing, of nobody who they are, and that saying one’s age helps', async () => {
  const event = await givenTeam(1);
  const minor = await givenSignedIn(product);
  const { id: roleId } = firstRole(event);
  const told = async () =>
    (await minor.call(myPapers, { query: { eventId: event.id } })).body as Record<string, unknown>;
  const lack = { rule: 'crew', why: 'needs_adults', nextStep: 'wait', adults: 2 };
  expect((await told()).crews).toEqual([{ roleId, shiftId: null, lacks: [lack] }]);
  expect((await told()).asksAge).toBe(true);
  await asked(organised(), event, minor);
  const { body } = await admin.call(joining.eventQueue, {
    params: { id: event.id },
    query: { state: 'requested' },
  });
  expect(JSON.stringify(body)).toContain('Adults who have to be in the team first: 2');
  await saysOver(minor, 18);
  expect((await told()).crews).toBeUndefined();
});

test('EL-02 on the board a minor comes in the same save as the adults, and not as one of them leaves', async () => {
  const event = await givenTeam(1);
  const roleId = firstRole(event).id;
  const [minor, second] = [await givenSignedIn(product), await adult()];
  const none = { state: 'none' as const, roleId: null };
  const save = async (moves: readonly object[]) =>
    await admin.call(saveBoard, { params: { id: event.id }, body: { moves: moves as never } });
  const comes = ({ id: userId }: SignedIn) => ({ userId, from: none, to: { roleId } });
  expect((await save([comes(minor)])).body.code).toBe('board.not_eligible');
  expect((await save([comes(minor), comes(second)])).status).toBe(200);
  const other = await givenSignedIn(product);
  const leaves = { userId: second.id, from: { state: 'confirmed', roleId }, to: 'unassigned' };
  expect((await save([comes(other), leaves])).body.code).toBe('board.not_eligible');
  // Nobody is kept: an adult can leave, and the roster says who is missing.
  expect((await save([leaves])).status).toBe(200);
  const { crews } = await done(admin, joining.eventRoster, { params: { id: event.id } });
  expect(crews).toEqual([{ roleId, shiftId: null, why: 'adults', missing: 1, isFull: false }]);
  expect(await stateOf(product, event, minor)).toBe('confirmed');
});

test('EL-02 a plan seats minors only beside adults, with its proof', async () => {
  const skills = ownSkills();
  const [role] = crewForm({ adults: 2 }, { places: 4 }).role;
  const fill = fillOf(product, admin);
  const event = await fill.eventAt({ role: [{ ...role, skills }] });
  for (let count = 0; count < 2; count++)
    await asked(organised(), event, await givenSignedIn(product, { skills }));
  await asked(organised(), event, await adult({ skills }));
  const alone = await fill.planFor([event]);
  expect([placesIn(alone).length, alone.proof.kind]).toEqual([1, 'best']);
  expect(alone.events[0]?.parts[0]?.empty).toMatchObject({ places: 3, why: 'kept_for_crew' });
  await asked(organised(), event, await adult({ skills: ['Topics of no use'] }));
  const plan = await fill.planFor([event]);
  expect([placesIn(plan).length, plan.proof.kind]).toEqual([4, 'best']);
  expect((await fill.save(plan)).status).toBe(200);
});

test('EL-01 the rule is refused where no minor could come, is kept by who knows nothing of it, copied, and written down', async () => {
  const event = await givenTeam(0);
  const role = firstRole(event);
  expect(role.needs).toEqual({ oneOf: [], minAge: null, crew: { paper: null, adults: 2 } });
  const save = async (change: object) =>
    await admin.call(updateEvent, {
      params: { id: event.id },
      body: { ...event, role: [{ ...role, ...change }], updatedAt: undefined },
    });
  const read = async (id: string) =>
    firstRole((await done(admin, getEvent, { params: { id } })).event as Event).needs;
  const refused = await save({ maxVolunteers: 2 });
  expect(refused.body).toMatchObject({
    code: 'crew_rules.no_room_for_minors',
    message: expect.stringContaining('beside 2 adults') as string,
  });
  for (const needs of [
    { oneOf: [], minAge: null },
    { oneOf: [], minAge: null, crew: { paper: null } },
  ]) {
    expect((await save({ needs })).status).toBe(200);
    expect(await read(event.id)).toEqual(role.needs);
  }
  const body = { startTime: '2027-01-07T09:00:00Z' };
  const made = await done(admin, copyEvent, { params: { id: event.id }, body });
  const id = (made as { eventId?: string; event?: { id: string } }).event?.id ?? made.eventId;
  expect(await read(String(id))).toEqual(role.needs);
  // Where all are adults there is nothing to ask for.
  expect((await save({ maxVolunteers: 2, needs: { oneOf: [], minAge: 18 } })).status).toBe(200);
  expect(await read(event.id)).toEqual({ oneOf: [], minAge: 18 });
  const log = JSON.stringify((await admin.call(readAuditLog, { query: {} })).body);
  expect(log).toContain('.crewAdults');
});
