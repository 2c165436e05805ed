/** RG-02: a branch asks another one for people; a name is told by nobody but the person, over HTTP. */

import { listNotices } from '@saath/contract/notices/notices/endpoints';
import type { Notice } from '@saath/contract/notices/notices/schema';
import * as lending from '@saath/contract/office/lending/endpoints';
import type { SentAppeal, WaitingAppeal } from '@saath/contract/office/lending/schema';
import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenSignedIn, type SignedIn, signedInAs } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import { askingForm, givenKind, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

type World = Awaited<ReturnType<typeof givenNeighbours>>;
const given = async () => await givenNeighbours(product, admin);

const ask = async ({ runsNorth, roleId, south }: World, change: object = {}) =>
  await runsNorth.call(lending.askBranches, {
    params: { id: roleId },
    body: { branchId: south, word: 'We meet at the gate.', ...change },
  });
const answer = async ({ runsSouth, roleId, south }: World, given: 'pass_on' | 'decline') =>
  await runsSouth.call(lending.answerAppeal, {
    params: { id: south, roleId },
    body: { answer: given },
  });
const waiting = async (client: SignedIn) =>
  (await done(client, lending.waitingAppeals)).appeals as WaitingAppeal[];
const sent = async ({ runsNorth, event }: World) =>
  (await done(runsNorth, lending.eventAppeals, { params: { id: event.id } }))
    .appeals as SentAppeal[];
const titles = async (person: SignedIn) =>
  ((await done(person, listNotices)).notices as Notice[]).map(({ title }) => title);
const asksFor = async (person: SignedIn, { event, roleId }: World) =>
  await done(person, requestJoin, { body: { eventId: event.id, roleId } });

test('RG-02 a gap is asked of another branch, passed on by one press, and told to who lets others ask them', async () => {
  const world = await given();
  const willing = await world.southerner('Bilal Willing');
  const silent = await world.southerner('Sana Silent', false);
  expect((await ask(world)).status).toBe(200);
  expect(await waiting(world.runsSouth)).toMatchObject([
    {
      branch: { id: world.south },
      event: { id: world.event.id, title: 'Northern clean-up' },
      role: { id: world.roleId, free: 2 },
      word: 'We meet at the gate.',
    },
  ]);
  expect((await product.mailsTo(world.runsSouth.email)).at(-1)).toContain('We meet at the gate.');
  expect(await waiting(world.runsNorth)).toEqual([]);
  const { status, body } = await answer(world, 'pass_on');
  expect([status, body.message]).toEqual([200, expect.stringContaining('1')]);
  expect(await waiting(world.runsSouth)).toEqual([]);
  const mail = (await product.mailsTo(willing.email)).at(-1) ?? '';
  expect(mail).toContain(`/event/${world.event.id}?role=${world.roleId}`);
  expect((await titles(willing))[0]).toContain('asks for your help');
  expect((await titles(silent)).filter((title) => /your help/.test(title))).toEqual([]);
  expect((await titles(world.runsNorth))[0]).toContain('has passed on');
  expect(await sent(world)).toMatchObject([{ state: 'passed_on', people: 1, yes: 0 }]);
});

test('RG-02 the ones who are asked are told nothing of each other, and who runs their branch reads no name', async () => {
  const world = await given();
  const [first, second] = [
    await world.southerner('First One'),
    await world.southerner('Second One'),
  ];
  await ask(world);
  const { body } = await answer(world, 'pass_on');
  expect(JSON.stringify(body)).not.toMatch(/One/);
  const mails = (await product.mailsTo(first.email)).join('\n');
  for (const secret of [second.id, second.name, second.email]) expect(mails).not.toContain(secret);
});

test('RG-02 a branch is asked once for a role, and what it declined is not asked again', async () => {
  const world = await given();
  expect((await ask(world)).status).toBe(200);
  expect((await ask(world)).body.code).toBe('lending.no_other');
  expect((await answer(world, 'decline')).status).toBe(200);
  expect(await waiting(world.runsSouth)).toEqual([]);
  expect((await titles(world.runsNorth))[0]).toContain('cannot help');
  expect((await answer(world, 'pass_on')).body.code).toBe('lending.gone');
  const params = { id: world.roleId, branchId: world.south };
  expect((await world.runsNorth.call(lending.takeBackAppeal, { params })).body.code).toBe(
    'lending.gone',
  );
  expect((await ask(world)).body.code).toBe('lending.no_other');
});

test('RG-02 all other branches are asked at once, never the own one', async () => {
  const world = await given();
  expect((await ask(world, { branchId: world.north })).body.code).toBe('lending.no_other');
  expect((await ask(world, { branchId: null })).status).toBe(200);
  const asked = (await sent(world)).map(({ branch }) => branch.id);
  expect(asked).toContain(world.south);
  expect(asked).not.toContain(world.north);
});

test('RG-02 it ends when it is taken back, when the gap closes, and when the event begins', async () => {
  const world = await given();
  await world.southerner('Late Comer');
  await ask(world);
  const params = { id: world.roleId, branchId: world.south };
  await done(world.runsNorth, lending.takeBackAppeal, { params });
  expect(await waiting(world.runsSouth)).toEqual([]);
  expect((await answer(world, 'pass_on')).body.code).toBe('lending.gone');

  await ask(world);
  const { event, roleId } = world;
  const places: SignedIn[] = [];
  for (const name of ['One Here', 'Two Here']) {
    const person = await givenSignedIn(product, { name });
    places.push(person);
    await givePlace(product, { event, roleId, userId: person.id }, admin.id);
  }
  expect(await waiting(world.runsSouth)).toEqual([]);
  expect((await answer(world, 'pass_on')).body.code).toBe('lending.gone');
  expect((await ask(world)).body.code).toBe('lending.no_gap');
  const [left] = places as [SignedIn];
  const place = await product.db
    .selectFrom('participation')
    .select('id')
    .where('eventId', '=', event.id)
    .where('userId', '=', left.id)
    .executeTakeFirstOrThrow();
  await done(left, withdraw, { params: { id: place.id } });
  expect(await waiting(world.runsSouth)).toHaveLength(1);

  product.clock.now = new Date(event.startTime);
  const later = await signedInAs(product, world.runsSouth.id);
  expect((await done(later, lending.waitingAppeals)).appeals).toEqual([]);
});

test('RG-02 a person is asked once for a role, and twice in a week at most', async () => {
  const [first, second, third] = [await given(), await given(), await given()];
  const person = await first.southerner('Often Asked');
  const asked = async (world: World) => {
    const asks = await signedInAs(product, admin.id);
    await asks.call(lending.askBranches, {
      params: { id: world.roleId },
      body: { branchId: first.south },
    });
    const params = { id: first.south, roleId: world.roleId };
    return await asks.call(lending.answerAppeal, { params, body: { answer: 'pass_on' } });
  };
  expect((await asked(first)).status).toBe(200);
  await done(admin, lending.takeBackAppeal, {
    params: { id: first.roleId, branchId: first.south },
  });
  expect((await asked(first)).body.code).toBe('lending.nobody');
  expect((await asked(second)).status).toBe(200);
  expect((await asked(third)).body.code).toBe('lending.nobody');
  product.clock.now = new Date(testStart.getTime() + 7 * 86_400_000 + 60_000);
  expect((await asked(third)).status).toBe(200);
  product.clock.now = testStart;
  expect((await titles(person)).filter((title) => /your help/.test(title))).toHaveLength(3);
});

test('RG-02 nobody is asked who is busy then, away, already there, of no event of the branch, or not willing any more', async () => {
  const world = await given();
  const { event, roleId } = world;
  const here = await world.southerner('Already Here');
  await asksFor(here, world);
  const away = await world.southerner('Away Then');
  await product.db
    .insertInto('userDayOff')
    .values({ userId: away.id, day: event.startTime.slice(0, 10) })
    .execute();
  const changed = await world.southerner('Changed Mind');
  await done(changed, lending.setLendingChoice, { body: { isOn: false } });
  const stranger = await givenSignedIn(product, { name: 'Of No Branch' });
  await done(stranger, lending.setLendingChoice, { body: { isOn: true } });
  await ask(world);
  expect((await answer(world, 'pass_on')).body.code).toBe('lending.nobody');
  await world.southerner('Free Then');
  expect((await answer(world, 'pass_on')).status).toBe(200);
  const asked = await product.db
    .selectFrom('appealPerson')
    .innerJoin('appUser', 'appUser.id', 'appealPerson.userId')
    .select('appUser.name')
    .where('roleId', '=', roleId)
    .execute();
  expect(asked.map(({ name }) => name)).toEqual(['Free Then']);
});

test('RG-02 EL-02 nobody is asked for what they may not do', async () => {
  const kindId = await givenKind(admin, 'Lifeguard');
  const world = await givenNeighbours(product, admin, askingForm({ oneOf: [kindId] }));
  await world.southerner('Without A Paper');
  await ask(world);
  expect((await answer(world, 'pass_on')).body.code).toBe('lending.nobody');
  const person = await world.southerner('Lifeguard Lubna');
  await verified({ admin, person }, kindId);
  expect((await answer(world, 'pass_on')).body.message).toContain('1');
  expect((await titles(person))[0]).toContain('asks for your help');
});

test('RG-02 EL-02 who may do it is found behind ever so many of the branch who may not', async () => {
  const kindId = await givenKind(admin, 'Tree surgeon');
  const world = await givenNeighbours(product, admin, askingForm({ oneOf: [kindId] }));
  // Of the branch because they look at it: nobody took part.
  const looks = sql`insert into branch_grant (user_id, branch_id, given_right, given_at)
    select id, ${world.south}::uuid, 'viewer', ${testStart} from app_user where name = 'Looks On'`;
  await sql`
    insert into app_user
      (id, email, email_key, name, name_key, role, password_hash, activated_at, created_at, updated_at)
    select (lpad(n::text, 8, '0') || '-0000-4000-8000-000000000000')::uuid, 'looks-on' || n || '@example.org',
      'looks-on' || n || '@example.org', 'Looks On', 'looks on', 'Volunteer', 'none', now(), now(), now()
    from generate_series(1, 200) n`.execute(product.db);
  const person = await givenSignedIn(product, { name: 'Looks On' });
  await verified({ admin, person }, kindId);
  await looks.execute(product.db);
  await sql`insert into lending_choice select id, ${testStart} from app_user
    where name = 'Looks On'`.execute(product.db);
  await ask(world);
  const { status, body } = await answer(world, 'pass_on');
  expect([status, body.message]).toEqual([200, expect.stringContaining('1')]);
  expect((await titles(person))[0]).toContain('asks for your help');
});

test('RG-02 branches are not asked again and again, whoever takes it back in between', async () => {
  const strict = await testProduct({ rateFactor: 1 });
  const world = await givenNeighbours(strict, await givenAdmin(strict));
  const params = { id: world.roleId, branchId: world.south };
  const statuses: number[] = [];
  for (let times = 0; times < 31; times += 1) {
    statuses.push((await ask(world)).status);
    await world.runsNorth.call(lending.takeBackAppeal, { params });
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  await strict.close();
});

test('RG-02 what nobody but Admins runs waits for Admins, and nothing else does', async () => {
  const world = await given();
  await ask(world);
  const ofWorld = async () =>
    (((await done(admin, listWaiting)).appeals ?? []) as WaitingAppeal[]).filter(
      ({ role }) => role.id === world.roleId,
    );
  expect(await ofWorld()).toEqual([]);
  await product.db.deleteFrom('branchGrant').where('branchId', '=', world.south).execute();
  expect(await ofWorld()).toHaveLength(1);
  expect(await waiting(world.runsSouth)).toEqual([]);
});

test('RG-02 who leads an event, helps elsewhere or only takes part asks no branch and answers for none', async () => {
  const world = await given();
  const person = await givenSignedIn(product);
  await ask(world);
  for (const client of [person, world.runsNorth])
    expect([403, 404]).toContain((await answer({ ...world, runsSouth: client }, 'pass_on')).status);
  for (const client of [person, world.runsSouth])
    expect([403, 404]).toContain((await ask({ ...world, runsNorth: client })).status);
  expect(await waiting(person)).toEqual([]);
});

test('RG-02 the switch is off by default, and is kept', async () => {
  await given();
  const person = await givenSignedIn(product);
  expect(await done(person, lending.getLendingChoice)).toMatchObject({
    isOffered: true,
    isOn: false,
  });
  await done(person, lending.setLendingChoice, { body: { isOn: true } });
  expect(await done(person, lending.getLendingChoice)).toMatchObject({ isOn: true });
});

test('RG-02 an installation without branches offers nothing of it', async () => {
  const alone = await testProduct();
  try {
    const person = await givenSignedIn(alone);
    expect(await done(person, lending.getLendingChoice)).toMatchObject({ isOffered: false });
    expect((await done(person, lending.waitingAppeals)).appeals).toEqual([]);
  } finally {
    await alone.close();
  }
});
