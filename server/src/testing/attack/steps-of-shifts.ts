/** What is done about people with several shifts of their role (ADR 83), for the attack. */
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { allowSeveralShifts, setShifts } from '@saath/contract/events/shifts/endpoints';
import {
  addShift,
  giveShiftUp,
  takeShiftBack,
} from '@saath/contract/places/further-shifts/endpoints';
import type { AttackStep } from './call.ts';
import { type Dice, pick, shiftsIn, type World } from './world.ts';

/** A place of an event whose role has shifts, and one of them, whether or not anybody could have it. */
async function placeAndShift(world: World, { a, b }: Dice) {
  const place = pick(await heldShifts(world), a);
  const shift = pick(await shiftsOfRole(world, place?.roleId ?? ''), b);
  return place && shift && { params: { id: place.id }, body: { shiftId: shift.id } };
}

async function heldShifts({ product, eventIds }: World) {
  return await product.db
    .selectFrom('participation')
    .select(['id', 'eventId', 'userId', 'roleId', 'shiftId', 'startTime', 'endTime', 'state'])
    .where('eventId', 'in', [...eventIds])
    .where('shiftId', 'is not', null)
    .orderBy('id')
    .execute();
}

const shiftsOfRole = async (world: World, wanted: string) =>
  (await shiftsIn(world)).filter(({ roleId }) => roleId === wanted);

/** Somebody who is expected in one shift, and a free one of the same role beside it. */
async function besideAnother(world: World, { a, b }: Dice) {
  const shifts = await shiftsIn(world);
  const pairs = (await heldShifts(world))
    .filter(({ state }) => state === 'confirmed')
    .flatMap((place) =>
      shifts.filter((each) => isBeside(place, each)).map((shift) => ({ place, shift })),
    )
    .filter(({ shift }) => shift.startsAt > world.product.clock.now);
  const found = pick(pairs, a + b);
  return found && { params: { id: found.place.id }, body: { shiftId: found.shift.id } };
}

type Times = { readonly startTime: Date; readonly endTime: Date };

function isBeside(
  place: Times & { readonly roleId: string | null; readonly shiftId: string | null },
  shift: Awaited<ReturnType<typeof shiftsIn>>[number],
): boolean {
  const isThen = shift.startsAt < place.endTime && place.startTime < shift.endsAt;
  const isFree = shift.filled < shift.maxPeople;
  return shift.roleId === place.roleId && shift.id !== place.shiftId && isFree && !isThen;
}

/** The role of a coming event in two halves, with somebody in the first: chance alone seldom makes that. */
async function splitRole(world: World, { a, b, c }: Dice): Promise<void> {
  const { product, adminId } = world;
  const coming = await product.db
    .selectFrom('event')
    .innerJoin('eventRole as role', 'role.eventId', 'event.id')
    .select(['event.id', 'event.startTime', 'event.endTime', 'role.id as roleId'])
    .where('event.id', 'in', [...world.eventIds])
    .where('event.startTime', '>', product.clock.now)
    .orderBy('role.id')
    .execute();
  const chosen = pick(coming, a);
  if (!chosen) return;
  const { id, roleId, startTime, endTime } = chosen;
  const times = [startTime, new Date((startTime.getTime() + endTime.getTime()) / 2), endTime];
  const [begin, middle, end] = times.map((time) => time.toISOString());
  const shifts = [
    { startsAt: begin, endsAt: middle, maxPeople: 2 },
    { startsAt: middle, endsAt: end, maxPeople: 2 },
  ];
  const body = { shifts, release: true };
  await world.as(adminId, allowSeveralShifts, { params: { id }, body: { isAllowed: true } });
  await world.as(adminId, setShifts, { params: { roleId }, body });
  const [first] = await shiftsOfRole(world, roleId);
  const volunteerId = pick(world.peopleIds, b + c);
  const given = { volunteerId, roleId, eventId: id, shiftId: first?.id };
  await world.as(adminId, assignVolunteer, { body: given });
}

/** Mostly where it is possible. */
async function giveAnother(world: World, dice: Dice): Promise<void> {
  if (!(await besideAnother(world, dice))) await splitRole(world, dice);
  const isHonest = dice.c % 4 > 0;
  const call = await (isHonest ? besideAnother : placeAndShift)(world, dice);
  if (call) await world.as(world.adminId, addShift, call);
}

/** One of those that somebody has besides the first. */
async function furtherShift(world: World, { a }: { a: number }) {
  const { db } = world.product;
  const rows = await db
    .selectFrom('furtherShift')
    .innerJoin('participation as place', (join) =>
      join
        .onRef('place.eventId', '=', 'furtherShift.eventId')
        .onRef('place.userId', '=', 'furtherShift.userId'),
    )
    .select(['place.id', 'place.userId', 'furtherShift.shiftId'])
    .where('place.eventId', 'in', [...world.eventIds])
    .orderBy('furtherShift.shiftId')
    .orderBy('place.userId')
    .execute();
  return pick(rows, a);
}

export const stepsOfShifts: readonly AttackStep[] = [
  {
    name: 'lets people have several shifts, or one',
    makes: [allowSeveralShifts],
    async run(world, { a, b }) {
      const params = { id: pick(world.eventIds, a) ?? '' };
      const body = { isAllowed: b % 4 > 0 };
      await world.as(world.adminId, allowSeveralShifts, { params, body });
      return undefined;
    },
  },
  {
    name: 'adds a shift',
    makes: [addShift],
    async run(world, dice) {
      await giveAnother(world, dice);
      return undefined;
    },
  },
  {
    name: 'takes a shift back, or gives it up',
    makes: [takeShiftBack, giveShiftUp],
    async run(world, dice) {
      // Chance alone seldom leaves one.
      if (!(await furtherShift(world, dice))) await giveAnother(world, dice);
      const found = await furtherShift(world, dice);
      if (!found) return undefined;
      const call = { params: { id: found.id }, body: { shiftId: found.shiftId } };
      if (dice.b % 2) await world.as(world.adminId, takeShiftBack, call);
      else await world.as(found.userId, giveShiftUp, call);
      return undefined;
    },
  },
];
