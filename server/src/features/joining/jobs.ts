/** Free places go to those who wait for them, by themselves. */
import { inTransaction, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { findUser } from '../accounts/queries.ts';
import { requireUpcoming } from '../participation/policy.ts';
import { nextWaiting, overlapOf } from '../participation/queries.ts';
import { confirm, enter, type Joining, reread } from '../participation/service.ts';
import { findRole } from '../roles/queries.ts';

/**
 * Gives the free places of a role to those who wait for it, longest first; somebody who holds another role at that time
 * is passed over and keeps waiting. One transaction a person, so that locks are taken in the usual order.
 */
export async function fillFreePlaces(joining: Joining, roleId: string): Promise<void> {
  const passedOver: string[] = [];
  for (;;) {
    const outcome = await inTransaction(joining.db, async (tx) =>
      giveToNext(joining, tx, { roleId, passedOver }),
    ).catch(doneIfFull);
    if (outcome === 'done') break;
    if (outcome !== 'given') passedOver.push(outcome.passedOver);
  }
  joining.outbox.wake();
}

/** Somebody else has taken the last place in the meantime, as an organiser does who answers just now. */
function doneIfFull(error: unknown): 'done' {
  if (error instanceof DomainError && error.code === 'joining.full') return 'done';
  throw error;
}

type Outcome = 'given' | 'done' | { readonly passedOver: string };

async function giveToNext(
  joining: Joining,
  tx: Tx,
  { roleId, passedOver }: { roleId: string; passedOver: readonly string[] },
): Promise<Outcome> {
  const at = joining.now();
  const role = await findRole(tx, roleId);
  if (!role || role.filled >= role.maxVolunteers) return 'done';
  const { eventId } = role;
  const next = await nextWaiting(tx, { eventId, roleId, passedOver });
  if (!next) return 'done';
  const user = await findUser(tx, next.userId);
  if (user?.role !== 'Volunteer' || !user.activatedAt) return { passedOver: next.userId };
  const scene = await enter(tx, eventId, next.userId);
  requireUpcoming(scene.event, at);
  const existing = await reread(tx, scene);
  if (existing.state !== 'waitlisted') return { passedOver: next.userId };
  const clash = await overlapOf(tx, { ...scene.event, eventId, userId: next.userId });
  if (clash) return { passedOver: next.userId };
  await confirm(joining, tx, { scene, existing, step: { role, actorId: null }, at });
  return 'given';
}

/** The job of the queue FILL_PLACES: an event that has begun or is gone has no places to pass on. */
export async function passPlacesOn(joining: Joining, roleId: string): Promise<void> {
  try {
    await fillFreePlaces(joining, roleId);
  } catch (error) {
    const isOver =
      error instanceof DomainError && ['joining.not_open', 'events.not_found'].includes(error.code);
    if (!isOver) throw error;
  }
}
