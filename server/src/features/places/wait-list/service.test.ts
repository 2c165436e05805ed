/** Random steps of people, organisers and the clock, next to a model of a page: what they say must be the same (JO-06). */
import type { Event } from '@saath/contract/events/events/schema';
import {
  holdingStates,
  mayAskAgain,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { decideRequest } from '../answer/service.ts';
import { requestToJoin, withdrawRequest } from '../ask/service.ts';
import { requireStep } from '../place/policy.ts';
import { findParticipationOf } from '../place/queries.ts';
import { reopen, roleOfEvent } from '../place/scene.ts';
import { leave, move } from '../place/service.ts';
import { endOldOffers, passPlacesOn } from './jobs.ts';
import { answerOffer, moveInLine } from './service.ts';

const PEOPLE = 6;
const DAY = 86_400_000;

let product: TestProduct;
let admin: Client & { id: string };
let people: string[];
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  people = [];
  for (let count = 0; count < PEOPLE; count++) people.push((await givenVolunteer(product.db)).id);
});
afterAll(async () => {
  await product.close({ isBroken: true });
});

type Command = {
  readonly kind:
    | 'join'
    | 'leave'
    | 'accept'
    | 'pass'
    | 'decline'
    | 'noShow'
    | 'reorder'
    | 'resize'
    | 'wait';
  readonly person: number;
  readonly number: number;
};

const commands = fc.array(
  fc.record({
    kind: fc.constantFrom<Command['kind']>(
      'join',
      'join',
      'join',
      'leave',
      'accept',
      'accept',
      'pass',
      'decline',
      'noShow',
      'reorder',
      'resize',
      'wait',
    ),
    person: fc.nat({ max: PEOPLE - 1 }),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 10, maxLength: 30 },
);

/** What people believe: who is what, and in which order those wait who do. */
type Model = {
  most: number;
  readonly states: Map<number, ParticipationState>;
  line: number[];
  readonly until: Map<number, number>;
};

const holds = (state: ParticipationState | undefined) =>
  holdingStates.some((each) => each === state);
const takenIn = ({ states }: Model) => [...states.values()].filter(holds).length;

/** The same step in the model. @returns whether it is possible */
function expectStep(model: Model, { kind, person, number }: Command, now: number): boolean {
  const state = model.states.get(person);
  const put = (next: ParticipationState) => {
    model.states.set(person, next);
    model.line = model.line.filter((each) => each !== person);
    if (next === 'waitlisted') model.line.push(person);
  };
  const isOneOf = (...states: ParticipationState[]) =>
    state !== undefined && states.includes(state);
  switch (kind) {
    case 'join':
      if (state && !mayAskAgain(state)) return false;
      put(takenIn(model) < model.most ? 'confirmed' : 'waitlisted');
      return true;
    case 'leave':
      if (!isOneOf('waitlisted', 'offered', 'confirmed')) return false;
      put('withdrawn');
      return true;
    case 'accept':
    case 'pass':
      if (state !== 'offered') return false;
      put(kind === 'accept' ? 'confirmed' : 'withdrawn');
      return true;
    case 'decline':
      if (!isOneOf('waitlisted', 'offered', 'confirmed')) return false;
      put('declined');
      return true;
    case 'noShow':
      if (state !== 'confirmed') return false;
      put('no_show');
      return true;
    case 'reorder': {
      if (state !== 'waitlisted') return false;
      const others = model.line.filter((each) => each !== person);
      model.line = others.toSpliced(Math.min(number - 1, others.length), 0, person);
      return true;
    }
    case 'resize':
      if (number < takenIn(model)) return false;
      model.most = number;
      return true;
    case 'wait':
      for (const [each, until] of model.until)
        if (model.states.get(each) === 'offered' && until <= now) model.states.set(each, 'expired');
      return true;
  }
}

/** Free places go to the first of the line. */
function settle(model: Model, now: number): void {
  while (takenIn(model) < model.most && model.line.length > 0) {
    const [next, ...rest] = model.line;
    if (next === undefined) return;
    model.line = rest;
    model.states.set(next, 'offered');
    model.until.set(next, now + DAY);
  }
}

type World = { readonly event: Event; readonly roleId: string; readonly forgetsPlaces: boolean };

/** @returns whether the product did it, instead of refusing */
async function doStep(world: World, command: Command): Promise<boolean> {
  const { event, roleId } = world;
  const { ports } = product;
  const { kind, number } = command;
  const userId = people[command.person] ?? '';
  const own = await findParticipationOf(product.db, { eventId: event.id, userId });
  const participationId = own?.id;
  if (kind === 'wait') await endOldOffers(ports);
  else if (kind === 'resize') return await resize(roleId, number);
  else if (kind === 'join')
    return await isDone(
      requestToJoin(ports, { eventId: event.id, userId, roleId, note: '', actorId: userId }),
    );
  else if (!participationId) return false;
  else if (kind === 'leave') return await isDone(leaveAs(world, participationId, userId));
  else if (kind === 'accept' || kind === 'pass')
    return await isDone(answerOffer(ports, { participationId, userId, accept: kind === 'accept' }));
  else if (kind === 'decline')
    return await isDone(
      decideRequest(ports, { participationId, decision: 'decline', note: '', actorId: admin.id }),
    );
  else if (kind === 'noShow') return await isDone(missed(participationId));
  else
    return await isDone(
      moveInLine(ports, { participationId, position: number, reason: 'x', actorId: admin.id }),
    );
  return true;
}

async function leaveAs(world: World, participationId: string, userId: string): Promise<void> {
  const { ports, db } = product;
  if (!world.forgetsPlaces) return void (await withdrawRequest(ports, { participationId, userId }));
  await inTransaction(db, async (tx) => {
    const { scene, existing } = await reopen(tx, participationId);
    requireStep(existing.state, 'withdrawn', 'volunteer');
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    const step = { to: 'withdrawn', role, by: 'volunteer', actorId: userId } as const;
    await move(tx, scene, { existing, step, at: ports.now() });
  });
}

/** An organiser records that somebody did not come. */
async function missed(participationId: string): Promise<void> {
  const { ports, db } = product;
  await inTransaction(db, async (tx) => {
    const { scene, existing } = await reopen(tx, participationId);
    requireStep(existing.state, 'no_show', 'organiser');
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    const step = { to: 'no_show', role, by: 'organiser', actorId: admin.id } as const;
    await move(tx, scene, { existing, step, at: ports.now() });
    await leave(ports, tx, existing);
  });
}

/** As the editor does: never below those who hold a place. */
async function resize(roleId: string, maxVolunteers: number): Promise<boolean> {
  const { numUpdatedRows } = await product.db
    .updateTable('eventRole')
    .set({ maxVolunteers })
    .where('id', '=', roleId)
    .where('filled', '<=', maxVolunteers)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function compare({ event, roleId }: World, model: Model): Promise<void> {
  const rows = await product.db
    .selectFrom('participation')
    .select(['userId', 'state'])
    .where('eventId', '=', event.id)
    .orderBy('waitingSince')
    .orderBy('id')
    .execute();
  const stored = new Map(rows.map(({ userId, state }) => [people.indexOf(userId), state] as const));
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(model.states));
  const line = rows.filter(({ state }) => state === 'waitlisted');
  expect(line.map(({ userId }) => people.indexOf(userId))).toEqual(model.line);
  const role = await product.db
    .selectFrom('eventRole')
    .select(['filled', 'maxVolunteers'])
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  expect(role).toEqual({ filled: takenIn(model), maxVolunteers: model.most });
  expect(role.filled).toBeLessThanOrEqual(role.maxVolunteers);
}

async function play(list: readonly Command[], forgetsPlaces: boolean): Promise<void> {
  product.clock.now = testStart;
  const start = testStart.getTime() + 700 * DAY;
  const event = await givenEvent(
    admin,
    eventForm({
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + DAY / 12).toISOString(),
      mode: 'instant',
      role: [{ role_name: 'Usher', description: 'Helps.', maxVolunteers: 2, skills: ['Calm'] }],
    }),
  );
  const world: World = { event, roleId: firstRole(event).id, forgetsPlaces };
  const model: Model = { most: 2, states: new Map(), line: [], until: new Map() };
  for (const command of list) {
    const pause = command.kind === 'wait' ? DAY / 2 : 1000;
    const now = product.clock.now.getTime() + pause;
    product.clock.now = new Date(now);
    expect({ command, isDone: await doStep(world, command) }).toEqual({
      command,
      isDone: expectStep(model, command, now),
    });
    await passPlacesOn(product.ports, world.roleId);
    settle(model, now);
    await compare(world, model);
  }
  // Nobody may hold a place at this time in the next run.
  await product.db.deleteFrom('event').where('id', '=', event.id).execute();
}

test(
  'JO-01 JO-06 whatever people do, nobody is given too much, the order holds, and the table decides',
  async () => {
    const property = fc.asyncProperty(commands, async (list) => await play(list, false));
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  },
  patient(120_000),
);

test(
  'JO-06 negative control: leaving without giving the place back is noticed',
  async () => {
    const property = fc.asyncProperty(commands, async (list) => await play(list, true));
    // It ends with the first that is noticed: so many that chance cannot leave all of them out.
    const { failed } = await fc.check(property, { numRuns: 300, endOnFailure: true });
    expect(failed).toBe(true);
  },
  patient(120_000),
);
