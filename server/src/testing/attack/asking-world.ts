/** A world whose roles ask for thirty things: two more events on the next day, and people of whom some is known (EL-02). */
import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { sql } from 'kysely';
import type { Client } from '../client.ts';
import { givenAgreement, signs } from '../given-agreements.ts';
import { givenKind, saysOver } from '../given-papers.ts';
import type { TestProduct } from '../product.ts';
import { giveToBranches, type Neighbours } from './steps-of-lending.ts';
import { type Dice, givenWorld, newEvent, pick, type World } from './world.ts';

/** What can be asked for beside ages, guardians, limits and crews: with those it is thirty. */
export type Rules = { readonly kinds: readonly string[]; readonly agreements: readonly string[] };
type Asking = { readonly rules: Rules; readonly neighbours: Neighbours; readonly dice: Dice };
const [KINDS, AGREEMENTS, AGES, GUARDIANS, LIMITS, CREWS] = [17, 3, 3, 1, 3, 3];
export const RULES = KINDS + AGREEMENTS + AGES + GUARDIANS + LIMITS + CREWS;

export async function givenRules(admin: Client): Promise<Rules> {
  const [kinds, agreements]: [string[], string[]] = [[], []];
  while (kinds.length < KINDS) kinds.push(await givenKind(admin, `Certificate ${kinds.length}`));
  while (agreements.length < AGREEMENTS)
    agreements.push(await givenAgreement(admin, `Code of conduct ${agreements.length}`));
  return { kinds, agreements };
}

/** What a role asks for. */
export function needsOf({ kinds, agreements }: Rules, { a, b, c }: Dice) {
  return {
    oneOf: a % 4 === 0 ? [] : [...kinds, ...kinds].slice(a % KINDS, (a % KINDS) + 3),
    minAge: pick([null, 14, 16, 18] as const, b),
    agreements: c % 2 === 0 ? [pick(agreements, c >> 1) ?? ''] : [],
    guardian: (b + c) % 3 === 0,
    crew: {
      paper: (a + b) % 4 === 0 ? { kind: pick(kinds, c) ?? '', least: 1 } : null,
      adults: (a + c) % 2 === 0 ? 1 : null,
      beginners: (a + b + c) % 2 === 0 ? 1 : null,
    },
  };
}

/** What an event asks for; an event takes four hours. */
export const limitsOf = ({ a, b, c }: Dice) => ({
  dayHours: pick([null, 4, 7], a),
  weekHours: pick([null, 11, 7], b),
  restHours: pick([null, 11, 22], c),
});

/** One who makes each call in a session of its own. */
export const personIn = (world: World, userId: string): Client => ({
  cookie: '',
  call: async (endpoint, sent) => await world.as(userId, endpoint, sent),
});

/** What the roles of an event ask for is now this; left out = as it is. */
export async function setNeeds(
  world: World,
  { eventId, needs }: { eventId: string; needs: readonly (object | undefined)[] },
): Promise<void> {
  const params = { id: eventId };
  const { body: seen } = await world.as(world.adminId, getEvent, { params });
  const event = seen.event as Event | undefined;
  if (!event) return;
  const role = event.role.map((each, index) => ({ ...each, needs: needs[index] }));
  const body = { ...event, role, updatedAt: undefined };
  await world.as(world.adminId, updateEvent, { params, body });
}

/** @param dice from which everything follows */
export async function givenAskingWorld(
  product: TestProduct,
  given: Parameters<typeof givenWorld>[1],
  { rules, neighbours, dice }: Asking,
): Promise<World> {
  const world = await givenWorld(product, given);
  for (const index of [0, 1]) {
    const hoursAhead = given.hoursAhead + 22 + index * 4;
    world.eventIds.push(await newEvent(product, { ...given, index, hoursAhead }));
  }
  for (const [index, eventId] of world.eventIds.entries()) {
    const turned = { a: dice.a + index, b: dice.b + index, c: dice.c + index };
    const needs = [0, 1].map((more) => needsOf(rules, { ...turned, a: turned.a + more }));
    await setNeeds(world, { eventId, needs });
    const params = { id: eventId };
    await world.as(world.adminId, setTimeLimits, { params, body: limitsOf(turned) });
  }
  for (const [index, userId] of world.peopleIds.entries())
    await givenFacts(world, { userId, rules, number: dice.a + index });
  await giveToBranches(world, neighbours);
  return world;
}

/** Every second paper, a signature, and mostly an age. */
async function givenFacts(
  world: World,
  { userId, rules, number }: { userId: string; rules: Rules; number: number },
): Promise<void> {
  const own = rules.kinds.filter((_, index) => (index * 7 + number) % 2 === 0);
  await sql`insert into qualification (id, user_id, kind_id, state, claimed_at)
    select gen_random_uuid(), ${userId}, kind, 'verified', now() from unnest(${own}::uuid[]) as kind`.execute(
    world.product.db,
  );
  const person = personIn(world, userId);
  await signs(person, pick(rules.agreements, number) ?? '');
  if (number % 4 > 0) await saysOver(person, 18);
}
