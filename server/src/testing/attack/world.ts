/** Two events, their people and a clock, for random sequences of calls (KP-01). */
import type { Endpoint } from '@saath/contract/endpoint';
import { decideMany, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { createPasswords } from '../../platform/passwords.ts';
import { type Client, type Reply, testClient } from '../client.ts';
import { givenEvent, givenVolunteer, signedInAs } from '../given.ts';
import type { TestProduct } from '../product.ts';

export const volunteerPassword = 'Ravi-bank-2026!';
let passwordHash: Promise<string> | undefined;

const HOUR = 3_600_000;

export type Sent = {
  params?: Record<string, string>;
  query?: object;
  body?: unknown;
  files?: readonly { name: string; bytes: Buffer; type?: string }[];
};

export type World = {
  readonly product: TestProduct;
  readonly adminId: string;
  /** Those that go on or are to come; one that is over for good gives way to a new one. */
  readonly eventIds: string[];
  /** Guests are among them as soon as they have asked. */
  readonly peopleIds: string[];
  /** The calls that were not refused so far. */
  readonly done: Set<Endpoint>;
  /** What steps have brought about so far, of what they say they can. */
  readonly brought: Set<string>;
  /** Makes the call as this person; a session that has run out meanwhile is begun anew. */
  readonly as: (userId: string, endpoint: Endpoint, sent?: Sent) => Promise<Reply>;
  /** Makes the call without being signed in. */
  readonly asVisitor: (endpoint: Endpoint, sent?: Sent) => Promise<Reply>;
};

export type Place = {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  readonly roleId: string | null;
  readonly state: ParticipationState;
  /** Of the person's own time. */
  readonly endTime: Date;
};

/** Numbers by which a call chooses what it is about: whatever they are, there is something to choose. */
export type Dice = { readonly a: number; readonly b: number; readonly c: number };

export function pick<T>(all: readonly T[], number: number): T | undefined {
  return all[number % Math.max(1, all.length)];
}

/** Begins a session for each call: the clock runs over days, and sessions end. */
function callers(product: TestProduct, done: Set<Endpoint>): Pick<World, 'as' | 'asVisitor'> {
  async function make(client: Client, endpoint: Endpoint, sent: Sent): Promise<Reply> {
    const answer = await client.call(endpoint, sent as Parameters<typeof client.call>[1]);
    if (answer.status >= 500) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.body)}`);
    if (answer.body.success) done.add(endpoint);
    return answer;
  }
  return {
    as: async (userId, endpoint, sent = {}) =>
      await make(await signedInAs(product, userId), endpoint, sent),
    asVisitor: async (endpoint, sent = {}) => await make(testClient(product.app), endpoint, sent),
  };
}

type Opening = {
  readonly adminId: string;
  /** How many volunteers there are. */
  readonly people: number;
  readonly hoursAhead: number;
  /** Collects the calls that were not refused. */
  readonly done: Set<Endpoint>;
  /** Collects what steps bring about. */
  readonly brought?: Set<string>;
};

/** One event begins in `hoursAhead` hours, the other in the middle of it, so that nobody can hold a place in both. */
export async function givenWorld(
  product: TestProduct,
  { adminId, people, hoursAhead, done, brought = new Set() }: Opening,
): Promise<World> {
  passwordHash ??= createPasswords().hash(volunteerPassword);
  const peopleIds: string[] = [];
  for (let count = 0; count < people; count++) {
    const { id } = await givenVolunteer(product.db, { passwordHash: await passwordHash });
    peopleIds.push(id);
  }
  const eventIds: string[] = [];
  for (const index of [0, 1])
    eventIds.push(await newEvent(product, { adminId, index, hoursAhead: hoursAhead + index * 2 }));
  const kept = { product, adminId, eventIds, peopleIds, done, brought };
  const world = { ...kept, ...callers(product, done) };
  await askFirst(world);
  return world;
}

/** Most people have a place or wait for one before anything happens by chance. */
async function askFirst(world: World): Promise<void> {
  const present = await rolesIn(world);
  for (const [index, userId] of world.peopleIds.slice(1).entries()) {
    const role = present[index % present.length];
    await world.as(userId, requestJoin, { body: { eventId: role?.eventId, roleId: role?.id } });
  }
  const params = { id: world.eventIds[0] ?? '' };
  const asked = (await placesOf(world)).filter(({ state }) => state === 'requested');
  const decisions = asked.map(({ id, roleId }) => ({
    participationId: id,
    decision: 'approve',
    roleId,
  }));
  await world.as(world.adminId, decideMany, { params, body: { decisions } });
}

/** @param index 0: organisers answer; 1: places are given at once */
export async function newEvent(
  product: TestProduct,
  { adminId, index, hoursAhead }: { adminId: string; index: number; hoursAhead: number },
): Promise<string> {
  const admin = await signedInAs(product, adminId);
  const begin = product.clock.now.getTime() + hoursAhead * HOUR;
  const form = {
    startTime: new Date(begin).toISOString(),
    endTime: new Date(begin + 4 * HOUR).toISOString(),
    mode: index === 0 ? 'approve' : 'instant',
    role: roles,
  };
  return (await givenEvent(admin, form)).id;
}

const roles = ['First aider', 'Steward'].map((role_name, index) => ({
  role_name,
  description: 'Looks after people.',
  maxVolunteers: index + 1,
  skills: ['First aid'],
}));

export async function placesOf({ product, eventIds }: World): Promise<Place[]> {
  return await product.db
    .selectFrom('participation')
    .select(['id', 'eventId', 'userId', 'roleId', 'state', 'endTime'])
    .where('eventId', 'in', eventIds)
    .orderBy('id')
    .execute();
}

export async function rolesIn({ product, eventIds }: World) {
  return await product.db
    .selectFrom('eventRole')
    .selectAll()
    .where('eventId', 'in', eventIds)
    .orderBy('id')
    .execute();
}

export async function shiftsIn({ product, eventIds }: World) {
  return await product.db
    .selectFrom('shift')
    .selectAll()
    .where('eventId', 'in', eventIds)
    .orderBy('startsAt')
    .execute();
}
