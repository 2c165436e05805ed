/** RG-01 PR-03: who leads people sees how to reach those who agreed, until they take it back; organisers see it as before; over HTTP. */
import {
  getContactChoice,
  setContactChoice,
} from '@saath/contract/accounts/contact-choice/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { onSiteContacts } from '@saath/contract/day/on-site/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { givenAdmin, givenVolunteer, type SignedIn } from '../../../testing/given.ts';
import { givenBoard, givePlace } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const NUMBER = '03001234567';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
let own = '';
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  const organiser = await givenAdmin(product);
  admin = Object.assign(organiser, atAnyTime(product, organiser.id));
  const board = await givenBoard(admin, [3, 3]);
  event = board.event;
  own = board.roleIds[0];
});
afterAll(async () => await product.close());

/** Somebody new, who logs in anew with every call. */
async function newcomer(name: string) {
  const person = await givenVolunteer(product.db, { name });
  return Object.assign(atAnyTime(product, person.id), person);
}
type Person = Awaited<ReturnType<typeof newcomer>>;

/** One of the role's people, with a number. */
async function holder(roleId = own) {
  const person = await newcomer('Aisha Khan');
  await product.db
    .updateTable('appUser')
    .set({ contactNumber: NUMBER })
    .where('id', '=', person.id)
    .execute();
  await givePlace(product, { event, roleId, userId: person.id }, admin.id);
  return person;
}

async function leading(right: 'lead' | 'role_lead'): Promise<Person> {
  const lead = await newcomer('Laila Lead');
  const of = right === 'role_lead' ? { roleId: own } : {};
  const body = { userId: lead.id, right, ...of };
  await done(admin, addHelper, { params: { id: event.id }, body });
  return lead;
}

const agree = async (person: Person, isOn: boolean) =>
  await done(person, setContactChoice, { body: { isOn } });
const choiceOf = async (person: Person) => {
  const { isOffered, isOn } = await done(person, getContactChoice, {});
  return { isOffered, isOn };
};

/** What somebody sees on the roster of the role. */
async function seenBy(viewer: Pick<SignedIn, 'call'>) {
  const given = { params: { id: event.id }, query: { roleId: own } };
  const { people } = (await viewer.call(eventRoster, given)).body;
  const [{ email, contactNumber }] = people as [{ email: string; contactNumber: string }];
  return [email, contactNumber];
}

test.each(['lead', 'role_lead'] as const)(
  'RG-01 PR-03 by the right %s one sees how to reach who agreed, until they take it back at once; organisers see it of all',
  async (right) => {
    const person = await holder();
    const lead = await leading(right);
    const reach = [person.email, NUMBER];
    expect(await seenBy(admin)).toEqual(reach);
    expect(await seenBy(lead)).toEqual(['', '']);
    await agree(person, true);
    expect(await seenBy(lead)).toEqual(reach);
    await agree(person, false);
    expect(await seenBy(lead)).toEqual(['', '']);
    expect(await seenBy(admin)).toEqual(reach);
  },
);

test.each(['lead', 'role_lead'] as const)(
  'RG-01 EL-05 PR-03 in a roll call the right %s shows numbers of those who agreed',
  async (right) => {
    const person = await holder();
    const lead = await leading(right);
    const at = minutesIn(product, event, 60);
    const mark = markOf(await onList(admin, event, person.name), 'checked_in', { at });
    await sent(admin, event, [mark]);
    const phones = async (viewer: Pick<SignedIn, 'call'>) => {
      const given = { params: { id: event.id }, query: { roleId: own } };
      const { contacts } = (await viewer.call(onSiteContacts, given)).body;
      return (contacts as { phone: string }[]).map(({ phone }) => phone);
    };
    expect(await phones(lead)).toEqual(['']);
    expect(await phones(admin)).toEqual([NUMBER]);
    await agree(person, true);
    expect(await phones(lead)).toEqual([NUMBER]);
  },
);

test('RG-02 PR-03 who helps to run a branch organises its events, and sees it of all as before', async () => {
  const person = await holder();
  const helper = await newcomer('Basit Branch');
  const id = await givenBranch(admin, [event.id]);
  const body = { userId: helper.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id }, body });
  expect(await seenBy(helper)).toEqual([person.email, NUMBER]);
});

test('RG-01 PR-03 it is asked of nobody before somebody leads them, and can be taken back after', async () => {
  const [person, other] = [await holder(), await holder(event.role[1]?.id)];
  expect(await choiceOf(person)).toEqual({ isOffered: false, isOn: false });
  const lead = await leading('role_lead');
  expect(await choiceOf(person)).toEqual({ isOffered: true, isOn: false });
  // Another role is led by nobody, and nobody leads themselves.
  expect(await choiceOf(other)).toEqual({ isOffered: false, isOn: false });
  expect(await choiceOf(lead)).toEqual({ isOffered: false, isOn: false });
  minutesIn(product, event, 24 * 60);
  expect(await choiceOf(person)).toEqual({ isOffered: false, isOn: false });
  product.clock.now = testStart;
  await agree(person, true);
  await done(admin, removeHelper, { params: { id: event.id, userId: lead.id } });
  expect(await choiceOf(person)).toEqual({ isOffered: true, isOn: true });
  await agree(person, false);
  expect(await choiceOf(person)).toEqual({ isOffered: false, isOn: false });
});
