/** EL-02: whatever is done in whatever order, nobody holds a place without what its role asks for or a reason, over HTTP. */
import {
  type Age,
  eligible,
  lastDayOf,
  paperStates,
} from '@saath/contract/events/eligibility/rules';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { myPapers, withdrawPaper } from '@saath/contract/places/papers/endpoints';
import type { MyPapers } from '@saath/contract/places/papers/schema';
import { withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenAgreement, rewrites, signs } from '../../../testing/given-agreements.ts';
import { fillOf } from '../../../testing/given-fill.ts';
import { consentFor } from '../../../testing/given-guardians.ts';
import { givenKind, saysOver, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { factsOf } from '../../events/eligibility/queries.ts';
import { askAgain } from '../guardians/jobs.ts';

let product: TestProduct;
let admin: SignedIn;
let kinds: string[];
let code: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  kinds = [await givenKind(admin, 'First aid'), await givenKind(admin, 'Food hygiene')];
  code = await givenAgreement(admin, 'Code of conduct');
});
afterAll(async () => await product.close());

/** Places that are held without what their role asks for, a reason, or a mark. */
async function violations(events: readonly Event[]): Promise<string[]> {
  const held = await product.db
    .selectFrom('participation')
    .innerJoin('eventRole', 'eventRole.id', 'participation.roleId')
    .innerJoin('event', 'event.id', 'participation.eventId')
    .select(['participation.id', 'participation.userId', 'participation.endTime'])
    .select(['eventRole.needsOneOf', 'eventRole.minAge', 'event.timeZone'])
    .select(['eventRole.needsAgreements', 'eventRole.needsGuardian', 'eventRole.id as roleId'])
    .where('participation.eventId', '=', sql<string>`any(${events.map(({ id }) => id)}::uuid[])`)
    .where('participation.state', 'in', ['offered', 'confirmed', 'checked_in'])
    .where('participation.eligibilityReason', 'is', null)
    .where('participation.attentionSince', 'is', null)
    .execute();
  const facts = await factsOf(
    product.db,
    held.map(({ userId }) => userId),
  );
  // Of places that break a limit together one has a reason or a mark at least.
  const around = await sql<{ id: string }>`select place.id from participation as place
    where place.id = any(${held.map(({ id }) => id)}::uuid[]) and exists (
      select from participation as other join every_event as event on event.id in (place.event_id, other.event_id)
      where other.user_id = place.user_id and other.event_id <> place.event_id
        and place.state <> 'offered' and other.state in ('confirmed', 'checked_in')
        and other.eligibility_reason is null and other.attention_since is null
        and (event.rest_hours * interval '1 hour' > greatest(other.start_time - place.end_time, place.start_time - other.end_time)
          or (event.week_hours < 8 and date_trunc('week', other.start_time) = date_trunc('week', place.start_time)))
    )`.execute(product.db);
  if (around.rows.length > 0) return around.rows.map(({ id }) => `time ${id}`);
  return held.flatMap(({ id, userId, ...place }) => {
    const day = lastDayOf(place, place);
    const { needsOneOf: oneOf, minAge, needsAgreements: agreements } = place;
    const guardian = place.needsGuardian ? place.roleId : undefined;
    return eligible({ oneOf, minAge, agreements, guardian }, facts(userId), day).ok ? [] : [id];
  });
}

type World = { events: Event[]; people: SignedIn[] };
type Dice = { a: number; b: number; c: number };
const pick = <T>(all: readonly T[], number: number) => all[number % all.length] as T;
const needsOf = (number: number) => ({
  oneOf: kinds.filter((_, index) => (number >> index) % 2 === 1),
  minAge: pick([null, 14, 18] as const, number >> 2),
  agreements: (number >> 4) % 2 === 1 ? [code] : [],
  guardian: (number >> 5) % 2 === 1,
});

const days = ['2026-12-06', '2026-12-07', '2026-12-20', null] as const;
const overs: readonly (Age | null)[] = [null, 14, 18];
const steps: Readonly<Record<string, (world: World, dice: Dice) => Promise<unknown>>> = {
  joins: async ({ events, people }, { a, b, c }) => {
    const event = pick(events, a);
    const roleId = c % 3 === 0 ? null : firstRole(event).id;
    return await pick(people, b).call(requestJoin, { body: { eventId: event.id, roleId } });
  },
  'is assigned': async ({ events, people }, { a, b, c }) => {
    const [event, { id: volunteerId }] = [pick(events, a), pick(people, b)];
    const reason = c % 4 === 0 ? { eligibilityReason: 'I saw the card.' } : {};
    const body = { volunteerId, eventId: event.id, roleId: firstRole(event).id, ...reason };
    return await admin.call(assignVolunteer, { body });
  },
  'is answered': async ({ events, people }, { a, b, c }) => {
    const row = await product.db
      .selectFrom('participation')
      .select('id')
      .where('eventId', '=', pick(events, a).id)
      .where('userId', '=', pick(people, b).id)
      .executeTakeFirst();
    const decision = pick(['approve', 'waitlist', 'offer', 'decline'] as const, c);
    return row && (await admin.call(decide, { params: { id: row.id }, body: { decision } }));
  },
  'is planned': async ({ events }, { a }) => {
    const fill = fillOf(product, admin);
    const { status, body } = await fill.preview([pick(events, a)]);
    return status === 200 && (await fill.save(body.plan as never));
  },
  'has a paper': async ({ people }, { a, b, c }) =>
    await verified({ admin, person: pick(people, a) }, pick(kinds, b), pick(days, c)),
  'takes a paper back': async ({ people }, { a, b }) => {
    const person = pick(people, a);
    const { papers } = (await person.call(myPapers)).body as MyPapers;
    const params = { id: pick(papers, b)?.id ?? '' };
    return papers.length > 0 && (await person.call(withdrawPaper, { params }));
  },
  'says an age': async ({ people }, { a, b }) => await saysOver(pick(people, a), pick(overs, b)),
  signs: async ({ people }, { a }) => await signs(pick(people, a), code),
  'takes a signature back': async ({ people }, { a }) => {
    const person = pick(people, a);
    const { signatures = [] } = (await person.call(myPapers)).body as MyPapers;
    const params = { id: signatures.find(({ counts }) => counts)?.id ?? '' };
    return params.id && (await person.call(withdrawSignature, { params }));
  },
  'is asked to sign again': async ({ events }) => {
    await rewrites(admin, code, { asksAgain: true });
    for (const { id } of events) await askAgain(product.ports, id);
  },
  'has a guardian who agrees': async ({ events, people }, { a, b }) =>
    await consentFor(product, pick(people, b), firstRole(pick(events, a)).id),
  'has a guardian who takes consent back': async ({ events, people }, { a, b }) =>
    await (await consentFor(product, pick(people, b), firstRole(pick(events, a)).id)).refuse(),
  moves: async ({ events }, { a, b }) => {
    const event = pick(events, a);
    const day = pick(['07', '08', '14', '21'], b);
    const times = { startTime: `2026-12-${day}T09:00:00Z`, endTime: `2026-12-${day}T13:00:00Z` };
    const body = { ...event, ...times, role: [], updatedAt: undefined };
    return await admin.call(updateEvent, { params: { id: event.id }, body });
  },
  'limits hours and rest': async ({ events }, { a, b, c }) => {
    const params = { id: pick(events, a).id };
    // An event takes four hours; two on two days in a row leave 20 of rest.
    const body = { dayHours: 4, weekHours: pick([null, 6], b), restHours: pick([null, 22], c) };
    return await admin.call(setTimeLimits, { params, body });
  },
  'asks for something else': async ({ events }, { a, b }) => {
    const event = pick(events, a);
    const role = [{ ...firstRole(event), needs: needsOf(b) }];
    const body = { ...event, role, updatedAt: undefined };
    return await admin.call(updateEvent, { params: { id: event.id }, body });
  },
};

async function givenWorld(): Promise<World> {
  const [role] = eventForm().role;
  const events: Event[] = [];
  for (const [index, mode] of ['approve', 'instant'].entries())
    events.push(
      await givenEvent(admin, {
        mode,
        role: [{ ...role, maxVolunteers: 3, needs: needsOf(5 + index) }],
      }),
    );
  const people = [];
  for (let count = 0; count < 3; count++) people.push(await givenSignedIn(product));
  return { events, people };
}

const dice = fc.record({ a: fc.nat(63), b: fc.nat(63), c: fc.nat(63) });
const moment = fc.tuple(fc.constantFrom(...Object.keys(steps)), dice);

test('EL-02 of any sequence of calls no place is left without what its role asks for or a reason', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 15, maxLength: 15 }), async (moments) => {
      const world = await givenWorld();
      for (const [name, thrown] of moments) {
        await steps[name]?.(world, thrown);
        expect([name, await violations(world.events)]).toEqual([name, []]);
      }
    }),
    { numRuns: rounds(8), endOnFailure: true },
  );
});

test('EL-02 negative control: with the gate of the database off, a place past the services is found', async () => {
  const world = await givenWorld();
  const [event, person] = [pick(world.events, 0), pick(world.people, 0)];
  const body = { eventId: event.id, userId: person.id, roleId: firstRole(event).id };
  await admin.call(requestJoin, { body });
  const found = await product.db
    .transaction()
    .execute(async (tx) => {
      await sql`alter table participation disable trigger participation_eligible`.execute(tx);
      await tx
        .updateTable('participation')
        .set({ state: 'confirmed' })
        .where('eventId', '=', event.id)
        .execute();
      await sql`alter table participation enable trigger participation_eligible`.execute(tx);
    })
    .then(async () => await violations(world.events));
  expect(found).toHaveLength(1);
  await product.db
    .updateTable('participation')
    .set({ state: 'requested' })
    .where('eventId', '=', event.id)
    .execute();
});

test('EL-02 the database and the contract judge alike, of any facts and demands', async () => {
  const person = await givenSignedIn(product);
  const paper = fc.record({
    kindId: fc.constantFrom(0, 1),
    state: fc.constantFrom(...paperStates),
    validUntil: fc.constantFrom(...days),
  });
  const given = fc.record({
    papers: fc.uniqueArray(paper, { selector: (each) => `${each.kindId} ${each.state}` }),
    over: fc.constantFrom(...overs),
    asked: fc.nat(15),
    day: fc.constantFrom('2026-12-06', '2026-12-07', '2026-12-21'),
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ papers, over, asked, day }) => {
      const userId = person.id;
      await product.db.deleteFrom('qualification').where('userId', '=', userId).execute();
      await product.db.deleteFrom('saidAge').where('userId', '=', userId).execute();
      for (const { kindId, state, validUntil } of papers)
        await sql`insert into qualification (id, user_id, kind_id, state, valid_until, claimed_at)
          values (gen_random_uuid(), ${userId}, ${kinds[kindId]}, ${state}, ${validUntil}::date, now())`.execute(
          product.db,
        );
      if (over !== null)
        await product.db
          .insertInto('saidAge')
          .values({ userId, age: over, saidAt: new Date(0) })
          .execute();
      const { guardian: _, ...needs } = needsOf(asked);
      const { rows } = await sql<{ ok: boolean }>`select is_eligible(
        ${userId}, ${needs.oneOf}::uuid[], ${needs.minAge}::smallint, ${day}::date) as ok`.execute(
        product.db,
      );
      const facts = (await factsOf(product.db, [userId]))(userId);
      expect(rows).toEqual([{ ok: eligible(needs, facts, day).ok }]);
    }),
    { numRuns: 40 },
  );
});
