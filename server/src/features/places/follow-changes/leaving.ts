/** A person leaves, is removed or becomes an organiser: what follows for their places and requests. */
import { holdsPlace, isComing } from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import { shareEvent } from '../../../platform/locks.ts';
import { eventsBegunBy, keepWhatHasBegun } from '../place/further-seats.ts';
import * as queries from '../place/queries.ts';
import { FILL_PLACES, givePlaceBack } from '../place/seats.ts';
import { type StepTaken, step, stepAll } from '../place/step.ts';
import type { Ports } from '../ports.ts';

/**
 * A person who leaves gives back every place and takes every request back, of what has not begun for them, also the later ones of
 * several shifts. What is recorded of them stays.
 */
export async function withdrawAllOf(ports: Ports, tx: Tx, userId: string): Promise<void> {
  await withdrawAll(ports, tx, {
    ...{ userId, by: 'volunteer', actorId: userId },
    reason: { code: 'account_left' },
  });
}

/** The same for a person whom an organiser removes. */
export async function removeFromEvents(
  ports: Ports,
  tx: Tx,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<void> {
  const reason = { code: 'account_removed' } as const;
  await withdrawAll(ports, tx, { userId, by: 'organiser', actorId, reason });
}

/**
 * Anyone who is here while their account comes to an end was here until the end of their time.
 *
 * @param actorId the organiser who removes them; null when their time to come back is over
 */
export async function completeWhereHere(
  { now }: Pick<Ports, 'now'>,
  tx: Tx,
  { userId, actorId }: { userId: string; actorId: string | null },
): Promise<void> {
  const by = actorId ? 'organiser' : 'system';
  const taken = { by, actorId, reason: '', at: now() } as const;
  await stepAll(tx, await queries.whereHere(tx, userId), { to: 'completed', ...taken });
}

/**
 * Holds the events in which a person has a place or a request of what has not begun, or is here, so that none of them is
 * moved or called off meanwhile. Before the person is held: see `enter`.
 */
export async function holdEventsOf(
  ports: Pick<Ports, 'now'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  const open = await queries.openParticipationsOf(tx, { userId, after: ports.now() });
  const here = await queries.whereHere(tx, userId);
  const begun = await eventsBegunBy(tx, { userId, at: ports.now() });
  const ids = new Set([...[...open, ...here].map(({ eventId }) => eventId), ...begun]);
  for (const eventId of [...ids].sort()) await shareEvent(tx, eventId);
}

type OpenRow = Awaited<ReturnType<typeof queries.openParticipationsOf>>[number];
type Leaving = Omit<StepTaken, 'at'>;

async function withdrawAll(
  ports: Ports,
  tx: Tx,
  { userId, ...leaving }: Leaving & { userId: string },
): Promise<void> {
  for (const row of await queries.openParticipationsOf(tx, { userId, after: ports.now() }))
    await withdrawOne(ports, tx, row, leaving);
  await keepWhatHasBegun(tx, { userId, at: ports.now() });
}

async function withdrawOne(ports: Ports, tx: Tx, row: OpenRow, leaving: Leaving): Promise<void> {
  const at = ports.now();
  if (holdsPlace(row.state) && row.roleId) {
    await givePlaceBack(tx, { roleId: row.roleId, shiftId: row.shiftId });
    await ports.jobs.add(tx, FILL_PLACES, row.roleId);
  }
  const set = { waitingSince: null, offeredUntil: null, decidedAt: at };
  await step(tx, row, { to: 'withdrawn', set, ...leaving, at });
}

/**
 * Somebody who becomes an organiser takes back what nobody has answered and passes on what is offered, of events that
 * have not begun; places that are held stay.
 */
export async function withdrawRequestsOf(ports: Ports, tx: Tx, userId: string): Promise<void> {
  const open = await queries.openParticipationsOf(tx, { userId, after: ports.now() });
  const reason = { code: 'became_organiser' } as const;
  const leaving = { by: 'volunteer', actorId: userId, reason } as const;
  for (const row of open) if (!isComing(row.state)) await withdrawOne(ports, tx, row, leaving);
}
