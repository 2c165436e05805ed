/** Free places are offered to those who wait for them, by themselves, and offers run out. */
import type { PassedOver } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockRoles } from '../../../platform/locks.ts';
import { daysOffOf, findUser } from '../../accounts/accounts/queries.ts';
import { crewRulesOf } from '../../events/crew-rules/policy.ts';
import { eligibilityOf } from '../../events/eligibility/service.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { dayIn } from '../../matching/candidates/service.ts';
import type { ParticipationRow } from '../place/queries.ts';
import { enter, reread, type Scene, surveyed } from '../place/scene.ts';
import type { Ports } from '../ports.ts';
import { keptUntil } from './policy.ts';
import { expiredOffers, nextWaiting, setPassedOver } from './queries.ts';
import { endOffer, offerPlace, partOnOffer } from './service.ts';

/**
 * Offers the free places of a role to those who wait for it, longest first; who cannot take one is passed over and
 * keeps waiting. One transaction a person, so that locks are taken in the usual order.
 */
export async function fillFreePlaces(ports: Ports, roleId: string): Promise<void> {
  const passedOver: string[] = [];
  for (;;) {
    const outcome = await inTransaction(ports.db, async (tx) =>
      offerToNext(ports, tx, { roleId, passedOver }),
    ).catch(doneIfFull);
    if (outcome === 'done') break;
    if (outcome !== 'offered') passedOver.push(outcome.passedOver);
  }
  ports.outbox.wake();
}

/** Somebody else has taken the last place in the meantime, as an organiser does who answers just now. */
function doneIfFull(error: unknown): 'done' {
  if (error instanceof DomainError && error.code === 'joining.full') return 'done';
  throw error;
}

type Outcome = 'offered' | 'done' | { readonly passedOver: string };

async function offerToNext(
  ports: Ports,
  tx: Tx,
  { roleId, passedOver }: { roleId: string; passedOver: readonly string[] },
): Promise<Outcome> {
  const at = ports.now();
  const role = await findRole(tx, roleId);
  if (!role || role.filled >= role.maxVolunteers) return 'done';
  const { eventId } = role;
  const next = await nextWaiting(tx, { eventId, roleId, passedOver });
  if (!next) return 'done';
  const { userId } = next;
  const user = await findUser(tx, userId);
  if (user?.role !== 'Volunteer' || !user.activatedAt) {
    await setPassedOver(tx, { eventId, userId, passedOver: 'inactive' });
    return { passedOver: userId };
  }
  const entered = await enter(tx, eventId, userId);
  // Before anybody is passed over: too late for everybody.
  keptUntil(entered.event, entered.event, at);
  const existing = await reread(tx, entered);
  if (existing.state !== 'waitlisted') return { passedOver: userId };
  // Nobody comes into a crew between the look and the offer.
  if (crewRulesOf(role)) await lockRoles(tx, eventId);
  const scene = await surveyed(tx, entered, role);
  const obstacle = await obstacleOf(tx, scene, { existing, role, at });
  if (obstacle) {
    await setPassedOver(tx, { eventId, userId, passedOver: obstacle });
    return { passedOver: userId };
  }
  await offerPlace(ports, tx, {
    scene,
    existing,
    step: { role, by: 'system', actorId: null },
    at,
  });
  return 'offered';
}

/** Why the person cannot come, as far as we know. */
async function obstacleOf(
  tx: Tx,
  scene: Scene,
  given: { existing: ParticipationRow; role: RoleRow; at: Date },
): Promise<PassedOver | undefined> {
  const { shift, clash } = await partOnOffer(tx, scene, { ...given, step: { actorId: null } });
  if (clash) return 'clash';
  const { user } = scene;
  const event = eventAt(scene.event, shift);
  const { startTime, endTime } = event;
  const doing = { ...given, event, user, startTime, endTime, known: scene.around?.known };
  const crew = { shiftId: shift?.id ?? null };
  const { ok: mayDo } = await eligibilityOf(tx, { ...doing, crew });
  if (!mayDo) return 'not_eligible';
  const from = new Date(event.startTime.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  const away = await daysOffOf(tx, { userIds: [user.id], from });
  const isAway = away
    .map(({ day }) => dayIn(day, event.timeZone))
    .some(
      (day) => day.startsAt < event.endTime.getTime() && event.startTime.getTime() < day.endsAt,
    );
  return isAway ? 'day_off' : undefined;
}

/** The job FILL_PLACES: an event that is nearly over, or gone, has no places to pass on. */
export async function passPlacesOn(ports: Ports, roleId: string): Promise<void> {
  await fillFreePlaces(ports, roleId).catch(unless(['joining.not_open', 'events.not_found']));
}

/** The job END_OFFERS: at the moment when the offer runs out. */
export async function endOfferInTime(ports: Ports, participationId: string): Promise<void> {
  await endOffer(ports, participationId).catch(
    unless(['joining.not_found', 'events.not_found', 'joining.not_active']),
  );
}

/** How many offers one sweep ends at most; the next one goes on. */
const PER_SWEEP = 200;

/** Ends what has run out and whose job did not come, as after a process was killed. */
export async function endOldOffers(ports: Ports): Promise<void> {
  for (const id of await expiredOffers(ports.db, { now: ports.now(), limit: PER_SWEEP }))
    await endOfferInTime(ports, id);
}

function unless(codes: readonly string[]) {
  return (error: unknown): void => {
    if (!(error instanceof DomainError && codes.includes(error.code))) throw error;
  };
}
