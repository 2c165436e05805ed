/** Puts somebody of an event where a test needs them, by steps that the product could take. */
import {
  mayFollow,
  type ParticipationActor,
  type ParticipationState,
  participationStates,
} from '@saath/contract/places/joining/rules';
import { countPlaces } from '../features/places/place/seats.ts';
import { type StepColumns, step } from '../features/places/place/step.ts';
import { inTransaction } from '../platform/database.ts';
import type { TestProduct } from './product.ts';

const actors: readonly ParticipationActor[] = ['organiser', 'volunteer', 'system'];

/** The fewest states that lead from one to another, without the first. */
function wayBetween(from: ParticipationState, to: ParticipationState): ParticipationState[] {
  const ways: ParticipationState[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of participationStates)
      if (!seen.has(next) && actors.some((by) => mayFollow(last, next, by))) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  throw new Error(`No way leads from ${from} to ${to}`);
}

/**
 * @param given.set columns that are written with the last step; @param given.at when; the product's present without it
 */
export async function givenState(
  { db, clock }: Pick<TestProduct, 'db' | 'clock'>,
  participationId: string,
  to: ParticipationState,
  { set = {}, at = clock.now }: { set?: StepColumns; at?: Date } = {},
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const read = () =>
      tx
        .selectFrom('participation')
        .selectAll()
        .where('id', '=', participationId)
        .executeTakeFirstOrThrow();
    const { state, eventId } = await read();
    const way = wayBetween(state, to);
    for (const next of way.length > 0 ? way : [to]) {
      const existing = await read();
      const by = actors.find((each) => mayFollow(existing.state, next, each)) ?? 'organiser';
      const waits = next === 'waitlisted' || next === 'offered';
      const columns = {
        waitingSince: waits ? (existing.waitingSince ?? at) : null,
        offeredUntil: next === 'offered' ? existing.startTime : null,
        ...(next === to ? set : {}),
      };
      await step(tx, existing, { to: next, set: columns, by, actorId: null, reason: '', at });
    }
    await countPlaces(tx, eventId);
  });
}

/** After rows that a test has written by itself: as many places are taken as people hold one. */
export async function placesCounted(
  { db }: Pick<TestProduct, 'db'>,
  eventId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => await countPlaces(tx, eventId));
}
