/** EL-02: no way to a place leads past what its role asks for, over HTTP; a reason of an organiser overcomes it. */
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { copyEvent, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import * as joining from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenAgreement, signs } from '../../../testing/given-agreements.ts';
import { atAnyTime, minutesIn } from '../../../testing/given-day.ts';
import { fillOf, ownSkills, partsOf, placesIn } from '../../../testing/given-fill.ts';
import { consentFor } from '../../../testing/given-guardians.ts';
import {
  askingForm,
  claims,
  decides,
  givenKind,
  papersOf,
  saysOver,
  verified,
} from '../../../testing/given-papers.ts';
import { helpsElsewhere, limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { fillFreePlaces } from '../wait-list/jobs.ts';

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

type Needs = Parameters<typeof askingForm>[0];
const needing = async (
  change: Record<string, unknown> = {},
  needs: Needs = { oneOf: [aid], minAge: 18 },
) => await givenEvent(admin, askingForm(needs, change));

const nothing = async () => {};

/** What a role or its event can ask for, what the person does before, how a refusal names it, and how somebody comes to have it, valid long enough. */
const demands = {
  'a paper and an age': {
    needs: async (): Promise<Needs> => ({ oneOf: [aid], minAge: 18 }),
    holds: nothing,
    named: 'First aid',
    gets: async (person: SignedIn) => {
      await verified({ admin, person }, aid, '2027-12-31');
      await saysOver(person, 18);
    },
  },
  'a signature': {
    needs: async (): Promise<Needs> => ({
      agreements: [await givenAgreement(admin, `Waiver ${newId()}`)],
    }),
    holds: nothing,
    named: 'Waiver',
    gets: async (person: SignedIn, { needs }: EventRole) => {
      for (const { id } of needs?.agreements ?? []) await signs(person, id);
    },
  },
  'a guardian': {
    needs: async (): Promise<Needs> => ({ guardian: true }),
    holds: nothing,
    named: 'guardian',
    gets: async (person: SignedIn, { id }: EventRole) =>
      void (await consentFor(product, person, id)),
  },
  'rest between two places': {
    needs: async (): Promise<Needs> => ({}),
    holds: async (event: Event, person: SignedIn) => {
      await helpsElsewhere({ admin, person }, ['2026-12-06T20', '2026-12-06T23']);
      await limits(admin, event, { restHours: 11 });
    },
    named: 'less than 11 h of rest',
    gets: async (person: SignedIn) => {
      const { body } = await person.call(joining.myParticipations, { query: {} });
      const own = body.participations as Participation[];
      const id = own.find(({ state }) => state === 'confirmed')?.id ?? '';
      await person.call(joining.withdraw, { params: { id } });
    },
  },
} as const;

async function stateOf(event: Event, userId: string) {
  const row = await product.db
    .selectFrom('participation')
    .select(['state', 'eligibilityReason', 'id'])
    .where('eventId', '=', event.id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row;
}
const asks = async (person: SignedIn, event: Event, roleId: string | null = firstRole(event).id) =>
  await person.call(joining.requestJoin, { body: { eventId: event.id, roleId } });

type Answer = { status: number; body: Record<string, unknown> };
/** One way to a place in an event whose role asks for something. */
type Way = {
  /** Whether an organiser may overcome what is missing. */
  readonly mayOverride: boolean;
  readonly event?: Record<string, unknown>;
  /** Gets the person as far as they come without what is missing. */
  readonly before?: (event: Event, person: SignedIn) => Promise<unknown>;
  readonly take: (event: Event, person: SignedIn, reason: object) => Promise<Answer>;
  readonly code: string;
};
const place = (event: Event, person: SignedIn) => ({
  ...{ volunteerId: person.id, eventId: event.id, roleId: firstRole(event).id },
});
/** Asked for on somebody's behalf: organisers may, whatever is missing. */
const asked = async (event: Event, person: SignedIn) =>
  (
    await admin.call(joining.requestJoin, {
      body: { eventId: event.id, userId: person.id, roleId: firstRole(event).id },
    })
  ).body.participation as Participation;
const idOf = async (event: Event, person: SignedIn) => (await stateOf(event, person.id))?.id ?? '';

const ways: Readonly<Record<string, Way>> = {
  'takes a place at once': {
    ...{ mayOverride: false, event: { mode: 'instant' }, code: 'joining.not_eligible' },
    take: async (event, person) => await asks(person, event),
  },
  'takes any place at once': {
    ...{ mayOverride: false, event: { mode: 'instant' }, code: 'joining.not_eligible' },
    take: async (event, person) => await asks(person, event, null),
  },
  'is approved': {
    ...{ mayOverride: true, before: asked, code: 'joining.not_eligible' },
    take: async (event, person, reason) =>
      await admin.call(joining.decide, {
        params: { id: await idOf(event, person) },
        body: { decision: 'approve', ...reason },
      }),
  },
  'is assigned': {
    ...{ mayOverride: true, code: 'joining.not_eligible' },
    take: async (event, person, reason) =>
      await admin.call(assignVolunteer, { body: { ...place(event, person), ...reason } }),
  },
  'is moved on the board': {
    ...{ mayOverride: true, code: 'board.not_eligible' },
    take: async (event, person, reason) =>
      await admin.call(saveBoard, {
        params: { id: event.id },
        body: {
          moves: [
            {
              ...{ userId: person.id, from: { state: 'none', roleId: null } },
              to: { roleId: firstRole(event).id },
            },
          ],
          ...reason,
        },
      }),
  },
  'is offered a place of the wait list': {
    ...{ mayOverride: false, code: 'joining.not_eligible' },
    before: async (event, person) => {
      const { id } = await asked(event, person);
      await admin.call(joining.decide, { params: { id }, body: { decision: 'waitlist' } });
    },
    take: async (event, person) => {
      const answer = await admin.call(joining.decide, {
        params: { id: await idOf(event, person) },
        body: { decision: 'offer' },
      });
      // The wait list may have been faster.
      const isOffered = (await stateOf(event, person.id))?.state === 'offered';
      return isOffered ? { status: 200, body: {} } : answer;
    },
  },
  'walks in': {
    ...{ mayOverride: true, code: 'joining.not_eligible' },
    take: async (event, person, reason) => {
      minutesIn(product, event, 10);
      return await atAnyTime(product, admin.id).call(addWalkIn, {
        params: { id: event.id },
        body: {
          ...{ id: newId(), roleId: firstRole(event).id },
          ...{ name: person.name, email: person.email, ...reason },
        },
      });
    },
  },
  'is let in at the door': {
    ...{ mayOverride: true, before: asked, code: 'joining.not_eligible' },
    take: async (event, person, reason) => {
      minutesIn(product, event, 10);
      return await atAnyTime(product, admin.id).call(letIn, {
        params: { id: event.id },
        body: {
          ...{ id: newId(), roleId: firstRole(event).id },
          ...{ participationId: await idOf(event, person), ...reason },
        },
      });
    },
  },
};

const waysOfDemands = Object.entries(ways).flatMap(([how, way]) =>
  Object.entries(demands).map(([what, demand]) => ({ how, what, way, demand })),
);
describe.each(waysOfDemands)('EL-02 a person who $how, where it takes $what', ({ way, demand }) => {
  const scene = async () => {
    const event = await needing(way.event, await demand.needs());
    const person = await givenSignedIn(product);
    await demand.holds(event, person);
    await way.before?.(event, person);
    return { event, person };
  };
  const held = async (event: Event, person: SignedIn) =>
    ['offered', 'confirmed', 'checked_in'].includes((await stateOf(event, person.id))?.state ?? '');

  test('EL-02 needs what the role asks for', async () => {
    const { event, person } = await scene();
    const refused = await way.take(event, person, {});
    expect([refused.status, refused.body.code]).toEqual([409, way.code]);
    expect(JSON.stringify(refused.body)).toContain(demand.named);
    expect(JSON.stringify(refused.body)).not.toContain('secret');
    expect(await held(event, person)).toBe(false);
    product.clock.now = testStart;
    await demand.gets(person, firstRole(event));
    const taken = await way.take(event, person, {});
    expect([taken.status, taken.body.code]).toEqual([200, undefined]);
    expect(await held(event, person)).toBe(true);
    expect((await stateOf(event, person.id))?.eligibilityReason).toBeNull();
  });

  if (way.mayOverride)
    test('EL-02 or a reason, which stands on the roster', async () => {
      const { event, person } = await scene();
      const reason = { eligibilityReason: 'A nurse; her card is on its way.' };
      expect((await way.take(event, person, reason)).status).toBe(200);
      const roster = await atAnyTime(product, admin.id).call(joining.eventRoster, {
        params: { id: event.id },
      });
      expect(roster.body.people).toMatchObject([{ ...reason, needsAttention: false }]);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entry
      where action = 'person.eligibility_allowed' and user_id = ${person.id}`.execute(product.db);
      expect(rows).toEqual([{ count: 1 }]);
    });
});

describe('EL-02 asking', () => {
  test('EL-02 takes what the person can do themselves; a paper that waits for its check is enough', async () => {
    for (const mode of ['approve', 'instant']) {
      const event = await needing({ mode });
      const person = await givenSignedIn(product);
      expect((await asks(person, event)).body.code).toBe('joining.not_eligible');
      await saysOver(person, 18);
      expect((await asks(person, event)).body).toMatchObject({
        message: 'This role needs: First aid. Add it under Papers on your profile.',
      });
      await claims(person, aid, '2027-12-31');
      expect((await asks(person, event)).status).toBe(200);
      // An organiser answers, whatever the event does otherwise.
      expect(await stateOf(event, person.id)).toMatchObject({ state: 'requested' });
    }
  });

  test('EL-02 for any role takes one that the person may do; a role without demands asks nobody', async () => {
    const [role] = askingForm({ oneOf: [aid] }).role;
    const open = { ...role, role_name: 'Helper', needs: undefined };
    const event = await needing({ role: [role, open], mode: 'instant' });
    const person = await givenSignedIn(product);
    expect((await asks(person, event, null)).status).toBe(200);
    const { body } = await person.call(joining.myParticipations, { query: { eventId: event.id } });
    expect(body.participations).toMatchObject([{ state: 'confirmed', roleName: 'Helper' }]);
  });
});

describe('EL-02 the wait list', () => {
  test('EL-02 a free place goes past somebody who may not do the role, and to them once they may', async () => {
    const event = await needing({}, { oneOf: [aid] });
    const [first, second] = [await givenSignedIn(product), await givenSignedIn(product)];
    await verified({ admin, person: second }, aid);
    for (const person of [first, second]) {
      const { id } = await asked(event, person);
      await admin.call(joining.decide, { params: { id }, body: { decision: 'waitlist' } });
    }
    await fillFreePlaces(product.ports, firstRole(event).id);
    expect(await stateOf(event, second.id)).toMatchObject({ state: 'offered' });
    expect(await stateOf(event, first.id)).toMatchObject({ state: 'waitlisted' });
    const queue = await admin.call(joining.eventQueue, {
      params: { id: event.id },
      query: { state: 'waitlisted' },
    });
    expect(queue.body.participations).toEqual(
      expect.arrayContaining([expect.objectContaining({ passedOver: 'not_eligible' })]),
    );
    await verified({ admin, person: first }, aid);
    await expect.poll(async () => (await stateOf(event, first.id))?.state).toBe('offered');
  });

  test('EL-02 an offer is not taken when what it rests on has ended meanwhile', async () => {
    const event = await needing({}, { oneOf: [aid] });
    const person = await givenSignedIn(product);
    const paper = await verified({ admin, person }, aid);
    const { id } = await asked(event, person);
    for (const decision of ['waitlist', 'offer'])
      await admin.call(joining.decide, { params: { id }, body: { decision } });
    expect((await decides(admin, paper, 'refuse')).status).toBe(200);
    const taken = await person.call(joining.answerOffer, {
      params: { id },
      body: { accept: true },
    });
    expect(taken.body).toMatchObject({ code: 'joining.not_eligible' });
    expect(await stateOf(event, person.id)).toMatchObject({ state: 'offered' });
  });
});

describe('EL-02 a plan', () => {
  test('EL-02 seats nobody who may not do the role, however well they fit, and its proof holds', async () => {
    const skills = ownSkills();
    const [role] = askingForm({ oneOf: [aid] }).role;
    const fill = fillOf(product, admin);
    const event = await fill.eventAt({ role: [{ ...role, skills, maxVolunteers: 2 }] });
    for (let count = 0; count < 3; count++)
      await asked(event, await givenSignedIn(product, { skills }));
    const nurse = await givenSignedIn(product, { skills: ['Topics of no use'] });
    await verified({ admin, person: nurse }, aid);
    await asked(event, nurse);
    const plan = await fill.planFor([event]);
    expect(placesIn(plan).map(({ userId }) => userId)).toEqual([nurse.id]);
    expect(plan.proof.kind).toBe('best');
    const [part] = partsOf(plan);
    expect(part?.empty).toMatchObject({ places: 1 });
    expect((await fill.save(plan)).status).toBe(200);
    expect(await stateOf(event, nurse.id)).toMatchObject({ state: 'confirmed' });
  });

  test('EL-02 finds who has the paper among everybody, and says when nobody has', async () => {
    const skills = ownSkills();
    const kind = await givenKind(admin, 'Crane operator');
    const [role] = askingForm({ oneOf: [kind] }).role;
    const fill = fillOf(product, admin);
    const event = await fill.eventAt({ role: [{ ...role, skills, maxVolunteers: 1 }] });
    await asked(event, await givenSignedIn(product, { skills }));
    const empty = partsOf(await fill.planFor([event]))[0]?.empty;
    expect(empty).toMatchObject({ why: 'none_eligible' });
    const expert = await givenSignedIn(product, { skills });
    await verified({ admin, person: expert }, kind);
    const plan = await fill.planFor([event], { who: 'everybody' });
    expect(placesIn(plan).map(({ userId }) => userId)).toEqual([expert.id]);
    const { papers } = await papersOf(expert);
    await decides(admin, papers[0]?.id ?? '', 'refuse');
    expect((await fill.save(plan)).body.code).toBe('fill.changed');
  });
});

test('EL-02 past all services the database refuses the place, unless a reason stands with it', async () => {
  const event = await needing();
  const person = await givenSignedIn(product);
  const { id } = await asked(event, person);
  const confirm = async (eligibilityReason: string | null) =>
    await product.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('participation')
        .set({ state: 'confirmed', eligibilityReason })
        .where('id', '=', id)
        .execute();
      if (eligibilityReason !== null) throw new Error('taken back');
    });
  await expect(confirm(null)).rejects.toMatchObject({ constraint: 'participation_eligible' });
  await expect(confirm('She is a nurse.')).rejects.toThrow('taken back');
});

test('EL-01 a copy asks for the same, and a client that knows nothing of it changes nothing', async () => {
  const event = await needing();
  const body = { startTime: '2027-01-07T09:00:00Z' };
  const { body: made } = await admin.call(copyEvent, { params: { id: event.id }, body });
  const id = (made as { eventId?: string; event?: { id: string } }).event?.id ?? made.eventId;
  const copy = (await admin.call(getEvent, { params: { id: String(id) } })).body.event as Event;
  expect(firstRole(copy).needs).toEqual(firstRole(event).needs);
  expect(firstRole(event).needs).toEqual({ oneOf: [{ id: aid, name: 'First aid' }], minAge: 18 });
  // Anybody sees what is asked for.
  const visitor = await signedInAs(product, (await givenSignedIn(product)).id);
  const seen = (await visitor.call(getEvent, { params: { id: event.id } })).body.event as Event;
  expect(firstRole(seen).needs).toEqual(firstRole(event).needs);
});
