/** Papers, the list to check, and places for which something is missing since (EL-01, EL-02), over HTTP. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import * as kinds from '@saath/contract/events/eligibility/endpoints';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, createRole } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import * as papers from '@saath/contract/places/papers/endpoints';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import {
  askingForm,
  claims,
  decides,
  givenKind,
  papersOf,
  saysOver,
  verified,
} from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

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

const toCheck = async (state: 'claimed' | 'verified' = 'claimed') =>
  (await admin.call(papers.papersToCheck, { query: { state } })).body.papers as PaperToCheck[];
const own = async (person: SignedIn, list: PaperToCheck[]) =>
  list.filter((paper) => paper.person.id === person.id);
const noticesOf = async (userId: string) =>
  (
    await product.db.selectFrom('notice').select('title').where('userId', '=', userId).execute()
  ).map(({ title }) => title);

describe('EL-01 kinds of qualification', () => {
  test('EL-01 have a name of their own, however it is written, and are listed by it', async () => {
    expect(await givenKind(admin, ' first  AID ')).toBe(aid);
    const drive = await givenKind(admin, 'Driving licence');
    const { body } = await admin.call(kinds.listKinds);
    const listed = body.kinds as { id: string; name: string }[];
    expect(listed.filter(({ id }) => id === aid || id === drive)).toEqual([
      { id: drive, name: 'Driving licence' },
      { id: aid, name: 'First aid' },
    ]);
    expect((await admin.call(kinds.addKind, { body: { name: ' ' } })).status).toBe(400);
  });

  test('EL-01 are known to be nobody’s until somebody has one that is checked and still valid', async () => {
    const person = await givenSignedIn(product);
    const id = await givenKind(admin, 'Lifeguard');
    const isNobodys = async () =>
      ((await admin.call(kinds.listKinds)).body.nobodyHas as string[]).includes(id);
    expect(await isNobodys()).toBe(true);
    await claims(person, id, '2026-12-01');
    expect(await isNobodys()).toBe(true);
    await verified({ admin, person }, id, '2026-12-01');
    expect(await isNobodys()).toBe(false);
    await sql`update qualification set valid_until = '2026-11-01' where kind_id = ${id}`.execute(
      product.db,
    );
    expect(await isNobodys()).toBe(true);
  });

  test('EL-01 one that a role asks for or somebody has stays; another one goes', async () => {
    const [asked, had, free] = [
      await givenKind(admin, 'Asked for'),
      await givenKind(admin, 'Had by somebody'),
      await givenKind(admin, 'Free to go'),
    ];
    await givenEvent(admin, askingForm({ oneOf: [asked] }));
    await claims(await givenSignedIn(product), had);
    const remove = async (id: string) =>
      (await admin.call(kinds.removeKind, { params: { id } })).body.code;
    expect(await remove(asked)).toBe('eligibility.kind_in_use');
    expect(await remove(had)).toBe('eligibility.kind_in_use');
    expect(await remove(free)).toBeUndefined();
    expect(await remove(free)).toBe('eligibility.kind_gone');
    // A role that still names it is told.
    const [role] = askingForm({ oneOf: [free] }).role;
    const event = await givenEvent(admin);
    const body = { ...role, role_name: 'Medic', event_id: event.id };
    expect((await admin.call(createRole, { body })).body.code).toBe('eligibility.unknown_kind');
  });
});

describe('EL-01 what a person has', () => {
  test('EL-01 waits for an organiser, who verifies it; a renewed one waits beside the one that holds', async () => {
    const person = await givenSignedIn(product, { name: 'Sana Malik' });
    await claims(person, aid, '2026-12-31');
    const [waiting] = await own(person, await toCheck());
    expect(waiting).toMatchObject({
      ...{ kind: { id: aid, name: 'First aid' }, state: 'claimed', validUntil: '2026-12-31' },
      person: { name: 'Sana Malik' },
    });
    expect(Number((await admin.call(listWaiting)).body.papers)).toBeGreaterThan(0);
    expect((await decides(admin, waiting?.id ?? '', 'verify')).status).toBe(200);
    expect(await noticesOf(person.id)).toContain('Checked: First aid');
    expect(await own(person, await toCheck())).toEqual([]);
    expect(await own(person, await toCheck('verified'))).toMatchObject([{ decidedBy: admin.name }]);
    await claims(person, aid, '2027-12-31');
    const both = (await papersOf(person)).papers.map(({ state, validUntil }) => [
      state,
      validUntil,
    ]);
    expect(both).toEqual([
      ['claimed', '2027-12-31'],
      ['verified', '2026-12-31'],
    ]);
    const [renewed] = await own(person, await toCheck());
    await decides(admin, renewed?.id ?? '', 'verify');
    expect((await papersOf(person)).papers).toMatchObject([{ validUntil: '2027-12-31' }]);
  });

  test('EL-01 is refused with a reason that the person reads, and can be claimed again', async () => {
    const person = await givenSignedIn(product);
    await claims(person, aid);
    const [{ id }] = (await own(person, await toCheck())) as [PaperToCheck];
    const silent = { params: { id }, body: { decision: 'refuse', reason: ' ' } };
    expect((await admin.call(papers.decidePaper, silent)).status).toBe(400);
    await decides(admin, id, 'refuse');
    const [refused] = (await papersOf(person)).papers;
    expect(refused).toMatchObject({ state: 'refused', reason: 'The picture is not readable.' });
    expect(await product.mailsTo(person.email)).toHaveLength(1);
    // Two organisers at once: the second is told.
    expect((await decides(admin, id, 'verify')).body.code).toBe('papers.answered');
    await claims(person, aid);
    expect((await papersOf(person)).papers).toMatchObject([{ state: 'claimed' }]);
    expect((await decides(admin, id, 'verify')).body.code).toBe('papers.not_found');
  });

  test('EL-01 is nobody else’s to see, take back or check, and not over already', async () => {
    const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
    const id = await verified({ admin, person }, aid);
    expect((await other.call(papers.withdrawPaper, { params: { id } })).status).toBe(404);
    expect((await decides(other, id, 'refuse')).status).toBe(403);
    expect((await other.call(papers.papersToCheck, { query: {} })).status).toBe(403);
    expect((await papersOf(other)).papers).toEqual([]);
    const claim = async (kindId: string, validUntil: string) =>
      (await person.call(papers.claimPaper, { body: { kindId, validUntil } })).body.code;
    // Of the installation's calendar: the day itself is still good.
    expect(await claim(aid, '2026-11-29')).toBe('papers.expired');
    expect(await claim(aid, '2026-11-30')).toBeUndefined();
    expect(await claim(newId(), '2027-01-01')).toBe('eligibility.kind_gone');
  });

  test('EL-01 an age is said once, can be taken back, and goes with the account as papers do', async () => {
    const person = await givenSignedIn(product);
    await saysOver(person, 16);
    expect(await papersOf(person)).toMatchObject({ over: 16, saidAt: testStart.toISOString() });
    await saysOver(person, null);
    expect(await papersOf(person)).toMatchObject({ over: null, saidAt: null });
    expect((await person.call(papers.sayAge, { body: { over: 17 } })).status).toBe(400);
    await saysOver(person, 18);
    await verified({ admin, person }, aid);
    await admin.call(deleteUser, { params: { id: person.id } });
    for (const table of ['qualification', 'saidAge'] as const) {
      const left = product.db.selectFrom(table).selectAll().where('userId', '=', person.id);
      expect(await left.execute()).toEqual([]);
    }
  });
});

describe('EL-02 a place for which something is missing later', () => {
  async function holding(until: string | null = '2026-12-31') {
    const event = await givenEvent(admin, askingForm({ oneOf: [aid], minAge: 18 }));
    const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
    const paper = await verified({ admin, person }, aid, until);
    await saysOver(person, 18);
    const { id: roleId } = firstRole(event);
    const body = { volunteerId: person.id, roleId, eventId: event.id };
    expect((await admin.call(assignVolunteer, { body })).status).toBe(200);
    return { event, person, paper };
  }
  const onRoster = async (event: Event) => {
    const { body } = await admin.call(eventRoster, { params: { id: event.id }, query: {} });
    const [shown] = body.people as RosterPerson[];
    return shown;
  };
  const change = async (event: Event, given: object) =>
    await admin.call(updateEvent, {
      params: { id: event.id },
      body: { ...event, updatedAt: undefined, ...given },
    });
  const missing = 'Something is missing for your place: River clean-up';
  const missingToo = 'Something is missing for the place of Bilal Ahmed: River clean-up';

  const ends: Readonly<
    Record<string, (scene: Awaited<ReturnType<typeof holding>>) => Promise<unknown>>
  > = {
    'a paper is refused later': async ({ paper }) => await decides(admin, paper, 'refuse'),
    'a paper is taken back': async ({ person, paper }) =>
      await person.call(papers.withdrawPaper, { params: { id: paper } }),
    'an age is taken back': async ({ person }) => await saysOver(person, null),
    'the event moves past the end of a paper': async ({ event }) =>
      await change(event, { startTime: '2027-01-07T09:00:00Z', endTime: '2027-01-07T13:00:00Z' }),
    'the role asks for something else': async ({ event }) => {
      const oneOf = [await givenKind(admin, 'Food hygiene')];
      await change(event, { role: [{ ...firstRole(event), needs: { oneOf } }] });
    },
  };
  test.each(Object.entries(ends))(
    'EL-02 %s: it stays, is marked, and both are told once',
    async (_, end) => {
      const scene = await holding();
      const { event, person } = scene;
      expect(await onRoster(event)).toMatchObject({ needsAttention: false });
      await end(scene);
      expect(await onRoster(event)).toMatchObject({ userId: person.id, needsAttention: true });
      expect((await noticesOf(person.id)).filter((title) => title === missing)).toHaveLength(1);
      expect((await noticesOf(admin.id)).filter((title) => title === missingToo)).toHaveLength(1);
      expect((await product.mailsTo(person.email)).join()).toContain(missing);
      // Nobody is told again of what stays so.
      await saysOver(person, null);
      expect((await noticesOf(person.id)).filter((title) => title === missing)).toHaveLength(1);
    },
  );

  test('EL-02 the mark goes with what was missing, or with a reason of an organiser', async () => {
    const { event, person } = await holding();
    await saysOver(person, null);
    await saysOver(person, 18);
    expect(await onRoster(event)).toMatchObject({ needsAttention: false, eligibilityReason: null });
    const id = (await onRoster(event))?.participationId ?? '';
    const keep = async (reason: string) =>
      await admin.call(papers.keepPlace, { params: { id }, body: { reason } });
    expect((await keep('No need.')).body.code).toBe('joining.not_possible');
    await saysOver(person, null);
    expect((await keep('')).status).toBe(400);
    expect((await keep('I know her parents.')).status).toBe(200);
    const kept = { needsAttention: false, eligibilityReason: 'I know her parents.' };
    expect(await onRoster(event)).toMatchObject(kept);
  });

  test('EL-02 an event moved within the time of the papers marks nobody', async () => {
    const { event, person } = await holding('2026-12-08');
    const times = { startTime: '2026-12-08T09:00:00Z', endTime: '2026-12-08T13:00:00Z' };
    expect((await change(event, times)).status).toBe(200);
    expect(await onRoster(event)).toMatchObject({ needsAttention: false });
    expect(await noticesOf(person.id)).not.toContain(missing);
  });
});

test('EL-01 a role asks for ten qualifications at most', async () => {
  const ids = Array.from({ length: limits.qualification.perRole + 1 }, () => newId());
  const [role] = askingForm({ oneOf: ids }).role;
  const event = await givenEvent(admin);
  const body = { ...role, role_name: 'Medic', event_id: event.id };
  const { status, body: refused } = await admin.call(createRole, { body });
  expect([status, Object.keys(refused.fields as object)]).toEqual([400, ['needs.oneOf']]);
});
