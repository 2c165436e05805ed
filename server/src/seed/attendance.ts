/** Who was there at the demo's past events, and for how long. */
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import {
  insertCorrection,
  insertProposal,
  putMissedAnswer,
} from '../features/afterwards/hours/queries.ts';
import { givePlaceBack } from '../features/places/place/seats.ts';
import { step } from '../features/places/place/step.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

type Past = { readonly id: string; readonly startTime: Date; readonly endTime: Date };

type Person = {
  readonly id: string;
  readonly eventId: string;
  readonly userId: string;
  readonly state: ParticipationState;
  readonly roleId: string | null;
  readonly shiftId: string | null;
  readonly startTime: Date;
  readonly endTime: Date;
};

type Fate = readonly [ParticipationState, number, number];

/** In this order, again and again: minutes after the start and before the end. */
const fates = [
  ['completed', -6, 0],
  ['completed', 4, 0],
  ['completed', -2, -9],
  ['completed', 22, 0],
  ['left_early', 0, 65],
  ['completed', -11, 3],
  ['completed', 9, 0],
] as const satisfies readonly Fate[];

/** Every sixth person forgets every other event. */
const missed = ['no_show', 0, 0] as const satisfies Fate;
const FORGETFUL = 6;

/** At every fifth event nobody ticked the list: what was planned counts. */
const UNRECORDED = 5;

/** @param index counts the demo's events */
export async function plantAttendance(
  tx: Tx,
  event: Past,
  given: { adminId: string; now: Date; index: number; volunteers: readonly string[] },
): Promise<void> {
  const { adminId, now, index, volunteers } = given;
  if (event.endTime > now || index % UNRECORDED === 2) return;
  const people = await tx
    .selectFrom('participation')
    .selectAll()
    .where('eventId', '=', event.id)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
  for (const [number, person] of people.entries()) {
    const fate = fateOf(volunteers.indexOf(person.userId), { number, index });
    await plantFate(tx, { person, fate, adminId });
  }
  const isRecent = event.endTime.getTime() > now.getTime() - 30 * DAY;
  if (isRecent) await plantWords(tx, event, { adminId, now });
}

/** @param person counts the volunteers, of whom the first is the one to sign in with, who is always there */
function fateOf(person: number, { number, index }: { number: number; index: number }): Fate {
  if (person === 0) return fates[2];
  if (person % FORGETFUL === 1 && index % 2 === 0) return missed;
  return fates[(number + index) % fates.length] ?? fates[0];
}

async function plantFate(
  tx: Tx,
  given: { person: Person; fate: Fate; adminId: string },
): Promise<void> {
  const { person, fate, adminId } = given;
  const [state, late, early] = fate;
  const by = { by: 'organiser', actorId: adminId, reason: '' } as const;
  const { roleId, shiftId, startTime, endTime } = person;
  if (state === 'no_show') {
    if (roleId) await givePlaceBack(tx, { roleId, shiftId });
    await step(tx, person, { to: state, ...by, at: endTime });
    return;
  }
  const checkedInAt = new Date(startTime.getTime() + late * MINUTE);
  const checkedOutAt = new Date(endTime.getTime() - early * MINUTE);
  await step(tx, person, { to: 'checked_in', set: { checkedInAt }, ...by, at: checkedInAt });
  const here = { ...person, state: 'checked_in' } as const;
  await step(tx, here, { to: state, set: { checkedOutAt }, ...by, at: checkedOutAt });
}

/** What people said about it since: a correction, a proposal that waits, and why somebody was missed. */
async function plantWords(
  tx: Tx,
  event: Past,
  { adminId, now }: { adminId: string; now: Date },
): Promise<void> {
  const ofState = async (state: 'completed' | 'no_show') =>
    await tx
      .selectFrom('participation')
      .select('userId')
      .where('eventId', '=', event.id)
      .where('state', '=', state)
      .orderBy('id')
      .limit(2)
      .execute();
  const [first, second] = await ofState('completed');
  const [missed] = await ofState('no_show');
  const at = new Date(Math.min(now.getTime(), event.endTime.getTime() + DAY));
  if (first)
    await insertCorrection(tx, {
      id: newId(),
      eventId: event.id,
      userId: first.userId,
      minutes: 300,
      reason: 'Brought the tools back afterwards.',
      correctedBy: adminId,
      correctedAt: at,
    });
  if (second)
    await insertProposal(tx, {
      id: newId(),
      eventId: event.id,
      userId: second.userId,
      minutes: 270,
      reason: 'I stayed until the last bag was on the lorry.',
      proposedAt: at,
      state: 'open',
      answeredBy: null,
      answeredAt: null,
    });
  if (missed)
    await putMissedAnswer(tx, {
      eventId: event.id,
      userId: missed.userId,
      answer: 'emergency',
      note: 'My daughter had a fever that morning.',
      answeredAt: at,
    });
}
