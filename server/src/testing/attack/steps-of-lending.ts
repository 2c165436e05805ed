/** Branches that ask each other for people, and people who say yes (ADR 75), for the attack. */
import type { Endpoint } from '@saath/contract/endpoint';
import { moveEvent } from '@saath/contract/office/branches/endpoints';
import {
  answerAppeal,
  askBranches,
  setLendingChoice,
  takeBackAppeal,
} from '@saath/contract/office/lending/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { AttackStep } from './call.ts';
import { type Dice, type Place, pick, placesOf, type Sent, shiftsIn, type World } from './world.ts';

/** Two branches that lend each other people. */
export type Neighbours = readonly [string, string];

/** The events belong to one branch and the other in turn, so that the people of one are asked by the other. */
export async function giveToBranches(world: World, neighbours: Neighbours): Promise<void> {
  for (const [index, id] of world.eventIds.entries()) {
    const body = { branchId: pick(neighbours, index) ?? null };
    await world.as(world.adminId, moveEvent, { params: { id }, body });
  }
  for (const userId of world.peopleIds)
    await world.as(userId, setLendingChoice, { body: { isOn: true } });
}

/** Roles of coming events that have a free place. */
async function gapsIn({ product, eventIds }: World) {
  return await product.db
    .selectFrom('event')
    .innerJoin('eventRole as role', 'role.eventId', 'event.id')
    .select(['role.id as roleId', 'event.id as eventId', 'event.branchId'])
    .where('event.id', 'in', eventIds)
    .where('event.startTime', '>', product.clock.now)
    .where('event.cancelledAt', 'is', null)
    .whereRef('role.filled', '<', 'role.maxVolunteers')
    .orderBy('role.id')
    .execute();
}

type Gap = Awaited<ReturnType<typeof gapsIn>>[number];

/** A branch asks the other one, which passes it on, declines or is asked no longer. @returns whether anybody hears of it */
async function askNeighbour(
  world: World,
  { roleId, eventId, branchId: given }: Gap,
  { neighbours, number }: { neighbours: Neighbours; number: number },
): Promise<boolean> {
  const asAdmin = async (endpoint: Endpoint, sent: Sent) =>
    await world.as(world.adminId, endpoint, sent);
  const own = given ?? pick(neighbours, number) ?? '';
  if (own !== given) await asAdmin(moveEvent, { params: { id: eventId }, body: { branchId: own } });
  const branchId = neighbours.find((id) => id !== own) ?? '';
  await asAdmin(askBranches, { params: { id: roleId }, body: { branchId, word: 'Please come.' } });
  const answers = ['pass_on', 'pass_on', 'pass_on', 'pass_on', 'decline', null] as const;
  const answer = pick(answers, number);
  if (!answer) {
    await asAdmin(takeBackAppeal, { params: { id: roleId, branchId } });
    return false;
  }
  const params = { id: branchId, roleId };
  const { body } = await asAdmin(answerAppeal, { params, body: { answer } });
  return body.success === true && answer === 'pass_on';
}

/** Of one role after the other, until somebody is asked: most people have no time, or lack something. */
async function askForSome(world: World, neighbours: Neighbours, { a, c }: Dice): Promise<void> {
  const gaps = await gapsIn(world);
  for (const index of gaps.keys()) {
    const gap = pick(gaps, a + index);
    if (gap && (await askNeighbour(world, gap, { neighbours, number: c + index }))) return;
  }
}

/** Somebody who was asked presses the link of the mail, maybe long after it came, and asks for the role. */
async function sayYes(world: World, neighbours: Neighbours, dice: Dice): Promise<void> {
  if ((await askedIn(world)).length === 0) await askForSome(world, neighbours, dice);
  const person = pick(await askedIn(world), dice.a);
  if (!person) return;
  const { userId, ...wanted } = person;
  const shifts = (await shiftsIn(world)).filter(({ roleId }) => roleId === wanted.roleId);
  const shiftId = pick([null, ...shifts.map(({ id }) => id)], dice.b);
  const { body } = await world.as(userId, requestJoin, { body: { ...wanted, shiftId } });
  if (!body.success) return;
  world.brought.add('a yes to another branch');
  const isTheirs = (place: Place) =>
    place.userId === userId && place.eventId === wanted.eventId && place.state === 'confirmed';
  if ((await placesOf(world)).some(isTheirs)) world.brought.add('a place at another branch');
}

/** Who was asked, whether they said yes already or not. */
async function askedIn(world: World) {
  return await world.product.db
    .selectFrom('appealPerson as asked')
    .innerJoin('eventRole as role', 'role.id', 'asked.roleId')
    .select(['asked.userId', 'role.id as roleId', 'role.eventId'])
    .where('role.eventId', 'in', world.eventIds)
    .orderBy('role.id')
    .orderBy('asked.userId')
    .execute();
}

export function stepsOfLending(neighbours: Neighbours): AttackStep[] {
  return [
    {
      name: 'asks another branch for people',
      makes: [moveEvent, askBranches, answerAppeal, takeBackAppeal],
      async run(world, dice) {
        await askForSome(world, neighbours, dice);
        return undefined;
      },
    },
    {
      name: 'says yes to another branch',
      makes: [requestJoin],
      brings: ['a yes to another branch', 'a place at another branch'],
      async run(world, dice) {
        await sayYes(world, neighbours, dice);
        return undefined;
      },
    },
    {
      name: 'lets other branches ask, or not',
      makes: [setLendingChoice],
      async run(world, { a, b }) {
        const body = { isOn: b % 4 > 0 };
        await world.as(pick(world.peopleIds, a) ?? '', setLendingChoice, { body });
        return undefined;
      },
    },
  ];
}
