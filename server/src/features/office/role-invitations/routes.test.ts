/** AD-02: people who were found are asked to take places of a role, over HTTP; who cannot be asked is told with the reason. */
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import type { NotInvited } from '@saath/contract/office/role-invitations/schema';
import { answerOffer } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer, type SignedIn, signedInAs } from '../../../testing/given.ts';
import { asks, givePlace } from '../../../testing/given-board.ts';
import { fillOf, ownSkills, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { decideRequest } from '../../places/answer/service.ts';
import { withdrawRequest } from '../../places/ask/service.ts';

let product: TestProduct;
let admin: SignedIn;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

type Preview = { plan: FillPlan; noPlaceLeft: NotInvited; cannot: NotInvited };

const ask = async (roleId: string, filter: object, without: string[] = []) =>
  await admin.call(previewRoleInvitation, { params: { id: roleId }, body: { filter, without } });

async function previewed(event: Event, filter: object, without: string[] = []): Promise<Preview> {
  const { status, body } = await ask(event.role[0]?.id ?? '', filter, without);
  expect([status, body.message]).toEqual([200, undefined]);
  return body as unknown as Preview;
}

/** A skill of this test alone, found by its name; an event whose first role asks for it. */
async function given(places: number, change: object = {}) {
  const skills = ownSkills();
  const event = await fill.eventAt({
    role: [roleForm(places, { skills }), roleForm(3, { skills })],
    location: 'Hall',
    ...change,
  });
  const volunteer = async (name: string, more: object = {}) =>
    await givenVolunteer(product.db, { name, skills, ...more });
  return { skills, event, filter: { skills: skills[0] }, volunteer };
}

const names = ({ people }: NotInvited) => people.map(({ name }) => name).toSorted();
const whys = ({ people }: NotInvited) =>
  Object.fromEntries(people.map(({ name, why }) => [name, why.map(({ text }) => text)]));
const chosen = ({ plan }: Preview) =>
  plan.events.flatMap(({ parts }) => parts.flatMap(({ placed }) => placed.map(({ name }) => name)));

test('AD-02 those who were found and fit are asked, and nobody else, though others fit too', async () => {
  const { event, skills, volunteer } = await given(5);
  const [aisha] = [await volunteer('Aisha Invited'), await volunteer('Bilal Invited')];
  await volunteer('Chanda Other');
  const preview = await previewed(event, { q: 'invited', skills: skills[0] });
  expect(chosen(preview).toSorted()).toEqual(['Aisha Invited', 'Bilal Invited']);
  expect(preview.plan.events[0]?.parts).toHaveLength(1);
  expect([preview.noPlaceLeft.count, preview.cannot.count]).toEqual([0, 0]);
  expect(await fill.filledOf(event)).toEqual([0, 0]);
  expect(await fill.noticesOf(aisha?.id ?? '')).toEqual([]);
});

test('AD-02 an invitation keeps a place until it is answered, comes by mail, and is taken back as any plan', async () => {
  const { event, filter, volunteer } = await given(5);
  const [first, second] = [await volunteer('First'), await volunteer('Second')];
  const { plan } = await previewed(event, filter);
  const id = newId();
  const { status, body } = await fill.save(plan, { id, how: 'ask', note: 'Bring gloves.' });
  expect([status, body.summary]).toEqual([200, { places: 2, people: 2, mails: 2 }]);
  expect(await fill.filledOf(event)).toEqual([2, 0]);
  const mail = (await product.mailsTo(first.email)).at(-1);
  expect(mail).toContain('would like you to help');
  expect(mail).toContain('Bring gloves.');
  const client = await signedInAs(product, first.id);
  const params = { id: await fill.participationOf(event, first.id) };
  await client.call(answerOffer, { params, body: { accept: true } });
  const undone = await fill.undo(id);
  expect([undone.status, undone.body.released]).toEqual([200, 1]);
  expect(await fill.stateOf(event, first.id)).toMatchObject({ state: 'confirmed' });
  expect(await fill.stateOf(event, second.id)).toMatchObject({ state: 'withdrawn' });
  expect(await fill.filledOf(event)).toEqual([1, 0]);
});

test('AD-02 where more fit than there are places, those who fit best are asked and the others are named', async () => {
  const { event, filter, volunteer } = await given(2);
  for (const years of [1, 30, 20])
    await volunteer(`Years ${String(years).padStart(2, '0')}`, { experienceYears: years });
  const preview = await previewed(event, filter);
  expect(chosen(preview).toSorted()).toEqual(['Years 20', 'Years 30']);
  expect(preview.noPlaceLeft).toMatchObject({ count: 1, people: [{ name: 'Years 01', why: [] }] });
});

test('AD-02 whom the organiser leaves out is not asked, and gives way to who had no place', async () => {
  const { event, filter, volunteer } = await given(1);
  await volunteer('One');
  await volunteer('Two');
  const before = await previewed(event, filter);
  const [out] = placesIn(before.plan);
  const after = await previewed(event, filter, [out?.userId ?? '']);
  expect(chosen(after)).toEqual(names(before.noPlaceLeft));
  expect([after.noPlaceLeft.count, after.cannot.count]).toEqual([0, 0]);
});

test('AD-02 who cannot be asked is named with the reason: in it already, said no, elsewhere, on the way, without time', async () => {
  const { event, filter, skills, volunteer } = await given(5, { travelMinutes: 30 });
  const otherRole = event.role[1]?.id ?? '';
  const here = await volunteer('Here');
  await givePlace(product, { event, roleId: otherRole, userId: here.id }, admin.id);
  const gone = await volunteer('Gone');
  const request = await asks(product, { event, userId: gone.id });
  await withdrawRequest(product.ports, { participationId: request.id, userId: gone.id });
  const refused = await volunteer('Refused');
  const asked = await asks(product, { event, userId: refused.id });
  await decideRequest(product.ports, {
    ...{ participationId: asked.id, actorId: admin.id },
    ...{ decision: 'decline', note: '' },
  });
  const near = await fill.eventAt(
    { role: [roleForm(5, { skills })], location: 'Park' },
    { sameDay: true, hour: 13 },
  );
  const far = await volunteer('Far');
  const same = await fill.eventAt({ role: [roleForm(5, { skills })] }, { sameDay: true, hour: 10 });
  const busy = await volunteer('Busy');
  for (const [at, { id: userId }] of [
    [near, far],
    [same, busy],
  ] as const)
    await givePlace(product, { event: at, roleId: at.role[0]?.id ?? '', userId }, admin.id);
  const away = await volunteer('Away');
  await product.db
    .insertInto('userDayOff')
    .values({ userId: away.id, day: event.startTime.slice(0, 10) })
    .execute();
  const preview = await previewed(event, filter);
  expect(chosen(preview)).toEqual([]);
  expect(whys(preview.cannot)).toEqual({
    Here: ['Is in this event already'],
    Gone: ['Has withdrawn from this event, or said no to a place'],
    Refused: ['Was declined for this event before'],
    Far: ['Has a place about 30 minutes away, too far to get here in time'],
    Busy: ['Has a place elsewhere at this time'],
    Away: ['Away on that day'],
  });
  const clash = preview.cannot.people.find(({ name }) => name === 'Far')?.why[0];
  expect(clash?.event).toEqual({ id: near.id, title: near.title });
});

test('AD-02 who has no account in use, is an organiser, leaves, or lists nothing that is asked cannot be asked either', async () => {
  const { event, volunteer } = await given(5);
  const name = 'Outside';
  await volunteer(`${name} new`, { activatedAt: null });
  const leaver = await volunteer(`${name} leaver`);
  await updateUser(product.db, leaver.id, { leavingAt: testStart });
  await givenVolunteer(product.db, { name: `${name} poet`, skills: ['Rhyming couplets'] });
  await updateUser(product.db, admin.id, { name: `${name} boss` });
  const preview = await previewed(event, { q: 'outside' });
  expect(chosen(preview)).toEqual([]);
  expect(whys(preview.cannot)).toEqual({
    'Outside new': ['Has no active volunteer account'],
    'Outside leaver': ['Has asked to delete their account'],
    'Outside poet': ['Has none of the skills asked for'],
    'Outside boss': ['Has no active volunteer account'],
  });
});

test('AD-02 a place that somebody took meanwhile is not promised twice: nothing at all is sent', async () => {
  const { event, filter, volunteer } = await given(1);
  const found = await volunteer('Found');
  const { plan } = await previewed(event, filter);
  const quick = await givenVolunteer(product.db);
  const roleId = event.role[0]?.id ?? '';
  await givePlace(product, { event, roleId, userId: quick.id }, admin.id);
  const { status, body } = await fill.save(plan, { how: 'ask' });
  expect([status, body.code]).toEqual([409, 'fill.changed']);
  expect(await fill.noticesOf(found.id)).toEqual([]);
});

test('AD-02 nobody is invited to a role that is not there, or to a cancelled event, and by nobody but organisers', async () => {
  const { event, filter, volunteer } = await given(1);
  const roleId = event.role[0]?.id ?? '';
  expect((await ask(newId(), filter)).body.code).toBe('roles.not_found');
  const person = await signedInAs(product, (await volunteer('Curious')).id);
  const sent = { params: { id: roleId }, body: { filter } };
  expect((await person.call(previewRoleInvitation, sent)).status).toBe(403);
  await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } });
  expect((await ask(roleId, filter)).body.code).toBe('fill.closed');
});
