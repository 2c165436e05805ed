/** Who is of a branch: a rule that stands in SQL, by which its organisers see some people and nobody else (RG-02). */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { asks, givePlace } from '../../../testing/given-board.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { amongBranchOf, isOfBranchOf, peopleOfBranchOf } from './queries.ts';

type Event = Awaited<ReturnType<typeof givenEvent>>;

let product: TestProduct;
let admin: SignedIn;
/** Two events of one branch, one of another, and one of the organisation itself. */
let [own, sister, other, free]: Event[] = [];
let branchId: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  const day = (n: number) => ({
    ...{ startTime: `2026-12-1${n}T09:00:00Z`, endTime: `2026-12-1${n}T13:00:00Z` },
  });
  own = await givenEvent(admin, day(0));
  sister = await givenEvent(admin, day(1));
  other = await givenEvent(admin, day(2));
  free = await givenEvent(admin, day(3));
  branchId = await givenBranch(admin, [own.id, sister.id]);
  await givenBranch(admin, [other.id]);
});
afterAll(async () => await product.close());

const at = (event: Event | undefined) => event as Event;
const isOf = async (userId: string, event = at(own)) =>
  await isOfBranchOf(product.db, { eventId: event.id, userId });

const ways: [string, (userId: string, event: Event) => Promise<unknown>][] = [
  ['asked for a place', (userId, event) => asks(product, { event, userId })],
  [
    'has a place',
    (userId, event) => givePlace(product, { event, roleId: firstRole(event).id, userId }, admin.id),
  ],
  [
    'took a request back',
    async (userId, event) => {
      const { id } = await asks(product, { event, userId });
      await givenState(product, id, 'withdrawn');
    },
  ],
  [
    'keeps the door',
    (userId, event) => done(admin, addHelper, { params: { id: event.id }, body: { userId } }),
  ],
];

test.each(ways)(
  'RG-02 who %s at an event is of its branch, at all events of it, and of no other',
  async (_, way) => {
    const { id } = await givenSignedIn(product);
    expect(await isOf(id)).toBe(false);
    await way(id, at(sister));
    expect([await isOf(id), await isOf(id, at(sister))]).toEqual([true, true]);
    expect([await isOf(id, at(other)), await isOf(id, at(free))]).toEqual([false, false]);
  },
);

test.each(ways)('RG-02 who %s at an event without a branch is of none', async (_, way) => {
  const { id } = await givenSignedIn(product);
  await way(id, at(free));
  for (const event of [own, sister, other, free]) expect(await isOf(id, at(event))).toBe(false);
});

test.each(['organiser', 'viewer'])(
  'RG-02 who has a right at a branch is of it: %s',
  async (right) => {
    const { id: userId } = await givenSignedIn(product);
    await done(admin, addToBranch, { params: { id: branchId }, body: { userId, right } });
    expect([await isOf(userId), await isOf(userId, at(other))]).toEqual([true, false]);
  },
);

test('RG-02 one stays of the branch for an event that is put away', async () => {
  const archived = await givenEvent(admin, { title: 'Put away' });
  const id = await givenBranch(admin, [archived.id]);
  const next = await givenEvent(admin, { title: 'Next' });
  const person = await givenVolunteer(product.db);
  await asks(product, { event: archived, userId: person.id });
  const set = (column: object, eventId: string) =>
    product.db.updateTable('everyEvent').set(column).where('id', '=', eventId).execute();
  await set({ branchId: id }, next.id);
  await set({ archivedAt: testStart }, archived.id);
  expect(await isOf(person.id, next)).toBe(true);
});

test('RG-02 of several events only who is of the branch of each is found', async () => {
  const [both, one] = [await givenVolunteer(product.db), await givenVolunteer(product.db)];
  for (const event of [at(own), at(other)]) await asks(product, { event, userId: both.id });
  await asks(product, { event: at(own), userId: one.id });
  const among = async (...events: (Event | undefined)[]) =>
    (
      await amongBranchOf(product.db, {
        eventIds: events.map((event) => at(event).id),
        userIds: [both.id, one.id],
      })
    ).toSorted();
  expect(await among(own)).toEqual([both.id, one.id].toSorted());
  expect(await among(own, other)).toEqual([both.id]);
  expect(await among(own, free)).toEqual([]);
});

test('RG-02 those who can be thought of are active volunteers', async () => {
  const person = await givenVolunteer(product.db);
  await asks(product, { event: at(own), userId: person.id });
  const found = async () => (await peopleOfBranchOf(product.db, at(own).id)).includes(person.id);
  expect(await found()).toBe(true);
  const set = (column: object) =>
    product.db.updateTable('appUser').set(column).where('id', '=', person.id).execute();
  for (const column of ['leavingAt', 'leftAt']) {
    await set({ [column]: testStart });
    expect(await found(), column).toBe(false);
    await set({ [column]: null });
  }
  await set({ activatedAt: null });
  expect(await found()).toBe(false);
  await set({ activatedAt: testStart });
  expect(await peopleOfBranchOf(product.db, at(free).id)).toEqual([]);
});
