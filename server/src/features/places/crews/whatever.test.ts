/** EL-02: whatever is done in whatever order, nobody comes into a crew past its rule without a reason, over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import { myPapers, withdrawPaper } from '@saath/contract/places/papers/endpoints';
import type { MyPapers } from '@saath/contract/places/papers/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { crewForm } from '../../../testing/given-crews.ts';
import { fillOf } from '../../../testing/given-fill.ts';
import { givenKind, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { fillFreePlaces } from '../wait-list/jobs.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

const [PLACES, LEAST] = [3, 1];
type World = { event: Event; people: SignedIn[] };
type Dice = { a: number; b: number };
const pick = <T>(all: readonly T[], number: number) => all[number % all.length] as T;

async function placesIn({ id }: Event) {
  return await product.db
    .selectFrom('participation')
    .select(['id', 'userId', 'state', 'eligibilityReason'])
    .where('eventId', '=', id)
    .execute();
}

/** Who has a place and no paper. */
async function withoutPaper(event: Event) {
  const papers = await product.db
    .selectFrom('qualification')
    .select('userId')
    .where('kindId', '=', aid)
    .where('state', '=', 'verified')
    .execute();
  const holding = ['offered', 'confirmed'];
  return (await placesIn(event)).filter(
    ({ userId, state }) =>
      holding.includes(state) && !papers.some((paper) => paper.userId === userId),
  );
}

const steps: Readonly<Record<string, (world: World, dice: Dice) => Promise<unknown>>> = {
  joins: async ({ event, people }, { a, b }) =>
    await pick(people, a).call(requestJoin, {
      body: { eventId: event.id, roleId: b % 2 === 0 ? null : firstRole(event).id },
    }),
  'is assigned': async ({ event, people }, { a, b }) => {
    const reason = b % 5 === 0 ? { eligibilityReason: 'I saw the card.' } : {};
    const place = { eventId: event.id, roleId: firstRole(event).id };
    const body = { volunteerId: pick(people, a).id, ...place, ...reason };
    return await admin.call(assignVolunteer, { body });
  },
  'is answered': async ({ event }, { a, b }) => {
    const row = pick(await placesIn(event), a);
    const decision = pick(['approve', 'waitlist', 'offer', 'decline'] as const, b);
    return row && (await admin.call(decide, { params: { id: row.id }, body: { decision } }));
  },
  'is moved on the board': async ({ event, people }, { a, b }) => {
    const [rows, roleId] = [await placesIn(event), firstRole(event).id];
    const moves = [pick(people, a), pick(people, a + 1)].map(({ id: userId }, index) => {
      const row = rows.find((each) => each.userId === userId);
      const isIn = row?.state === 'confirmed';
      const from = row ? { state: row.state, roleId } : { state: 'none' as const, roleId: null };
      const isOut = isIn && (b + index) % 2 === 0;
      return { userId, from, to: isOut ? ('unassigned' as const) : { roleId } };
    });
    return await admin.call(saveBoard, { params: { id: event.id }, body: { moves } });
  },
  'is planned': async ({ event }) => {
    const fill = fillOf(product, admin);
    const { status, body } = await fill.preview([event]);
    return status === 200 && (await fill.save(body.plan as never));
  },
  'gets what became free': async ({ event }) =>
    await fillFreePlaces(product.ports, firstRole(event).id),
  leaves: async ({ event, people }, { a }) => {
    const row = pick(await placesIn(event), a);
    const person = people.find(({ id }) => id === row?.userId);
    return await person?.call(withdraw, { params: { id: row?.id ?? '' } });
  },
  'has a paper': async ({ people }, { a }) =>
    await verified({ admin, person: pick(people, a) }, aid),
  'takes the paper back': async ({ people }, { a }) => {
    const person = pick(people, a);
    const { papers } = (await person.call(myPapers)).body as MyPapers;
    const params = { id: papers[0]?.id ?? '' };
    return papers.length > 0 && (await person.call(withdrawPaper, { params }));
  },
};

test('EL-02 of any sequence of calls nobody new is in a crew past its rule', {
  timeout: 300_000,
}, async () => {
  const dice = fc.record({ a: fc.nat(63), b: fc.nat(63) });
  const moment = fc.tuple(fc.constantFrom(...Object.keys(steps)), dice);
  const sequence = fc.array(moment, { minLength: 15, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(sequence, fc.boolean(), async (moments, isInstant) => {
      const mode = isInstant ? 'instant' : 'approve';
      const event = await givenEvent(
        admin,
        crewForm({ kind: aid, least: LEAST }, { places: PLACES, mode }),
      );
      const people: SignedIn[] = [];
      while (people.length < 5) people.push(await givenSignedIn(product));
      for (const [name, thrown] of moments) {
        const before = await placesIn(event);
        const had = new Set(
          before
            .filter(({ state }) => state === 'offered' || state === 'confirmed')
            .map((row) => row.userId),
        );
        await steps[name]?.({ event, people }, thrown);
        const now = await withoutPaper(event);
        const fresh = now.filter((row) => !had.has(row.userId) && row.eligibilityReason === null);
        const isPast = now.length > PLACES - LEAST;
        expect([name, isPast ? fresh : []]).toEqual([name, []]);
      }
    }),
    { numRuns: rounds(12), endOnFailure: true },
  );
});
