/** Takes a saved plan back (MT-04). */
import { fillKept } from '@saath/contract/filling/fill/messages';
import { type Said, say } from '@saath/contract/texts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { lockUsers, shareEvents } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { findShift } from '../../events/shifts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { endAllFurther, wouldLosePast } from '../../places/place/further-seats.ts';
import { requireStep } from '../../places/place/policy.ts';
import { type ParticipationRow, participationsOfPeople } from '../../places/place/queries.ts';
import { reread, roleOfEvent, type Scene } from '../../places/place/scene.ts';
import { givePlaceBack } from '../../places/place/seats.ts';
import { move } from '../../places/place/service.ts';
import { tell, wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { setWaitingSince } from '../../places/wait-list/queries.ts';
import { isOf } from '../plan/policy.ts';
import { takenBackMail } from '../save/emails.ts';
import * as queries from '../save/queries.ts';
import { keptBecause, requireUndoable, stateAfter, TAKEN_BACK } from './policy.ts';

/** The event of a saved plan that is about no other one. @returns what rights at it depend on */
export async function eventOfPlan(db: Database, id: string) {
  return await queries.eventOfSave(db, id);
}

/**
 * Takes back the places of a save that are as they were given; people are where they were before, and are told. The wait
 * list is not called: the places are as free as before the plan.
 *
 * @param plan `isOwn`: whether it has to be one that the actor saved
 * @throws DomainError `fill.not_found`, `fill.undone`
 */
export async function undoFill(
  ports: Ports,
  { id, actorId, isOwn = false }: { id: string; actorId: string; isOwn?: boolean },
): Promise<{ released: number; kept: readonly Said[] }> {
  const result = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const save = await queries.lockSave(tx, id);
    requireUndoable(isOwn && save?.madeBy !== actorId ? undefined : save, at);
    const places = await queries.placesOfSave(tx, id);
    const eventIds = [...new Set(places.map(({ eventId }) => eventId))];
    const userIds = [...new Set(places.map(({ userId }) => userId))];
    const events = await shareEvents(tx, eventIds);
    const users = await lockUsers(tx, userIds);
    const answered = await queries.answered(tx, { eventIds, userIds });
    const kept = changedOf(places, { events, users });
    for (const event of events) {
      const own = places.filter(({ eventId }) => eventId === event.id);
      kept.push(...(await undoIn(ports, tx, { event, places: own, users, answered, actorId })));
    }
    await queries.markUndone(tx, id, at);
    return { released: places.length - kept.length, kept };
  });
  wakeWorkers(ports);
  return result;
}

/** The places of events that were deleted since: they went with them. */
function changedOf(
  places: readonly queries.PlaceRow[],
  { events, users }: { events: readonly EventRow[]; users: readonly UserRow[] },
): Said[] {
  return places
    .filter(({ eventId }) => !events.some(({ id }) => id === eventId))
    .map(({ userId }) => {
      const name = users.find(({ id }) => id === userId)?.name ?? '';
      return say(fillKept, 'changed', { name });
    });
}

/** @returns whose place stays, and why */
async function undoIn(
  ports: Ports,
  tx: Tx,
  {
    event,
    places,
    users,
    answered,
    actorId,
  }: {
    event: EventRow;
    places: readonly queries.PlaceRow[];
    users: readonly UserRow[];
    answered: ReadonlySet<string>;
    actorId: string;
  },
): Promise<Said[]> {
  const at = ports.now();
  const userIds = places.map(({ userId }) => userId);
  const rows = await participationsOfPeople(tx, { eventId: event.id, userIds });
  const kept: Said[] = [];
  for (const place of places) {
    const user = users.find(({ id }) => id === place.userId);
    const row = rows.find(isOf(place));
    const hasAnswered = answered.has(`${place.eventId} ${place.userId}`);
    const name = user?.name ?? '';
    const reason =
      keptBecause(place, { event, row, name, hasAnswered, now: at }) ??
      ((await hasDoneOne(tx, { place, row, at }))
        ? say(fillKept, 'timeOver', { name })
        : undefined);
    if (reason) kept.push(reason);
    if (reason || !user || !row) continue;
    await takeBack(ports, tx, { scene: { event, user }, place, row, actorId, at });
  }
  const count = places.length - kept.length;
  const about = { eventId: event.id, actorId, at, details: { subject: event.title, count } };
  if (count > 0) await writeAudit(tx, { action: 'event.fill_undone', ...about });
  return kept;
}

/** Of several shifts that the plan gave: the rest is given up one by one. */
async function hasDoneOne(
  tx: Tx,
  { place, row, at }: { place: queries.PlaceRow; row: ParticipationRow | undefined; at: Date },
): Promise<boolean> {
  const to = stateAfter(place.fromState);
  return await wouldLosePast(tx, row, { to, roleId: null, shiftId: null, at });
}

async function takeBack(
  ports: Ports,
  tx: Tx,
  {
    scene,
    place,
    row,
    actorId,
    at,
  }: { scene: Scene; place: queries.PlaceRow; row: ParticipationRow; actorId: string; at: Date },
): Promise<void> {
  const { event, user } = scene;
  const { roleId, shiftId, fromState, fromRoleId, fromShiftId, fromWaitingSince } = place;
  const after = stateAfter(fromState);
  const given = shiftId ? await findShift(tx, shiftId) : undefined;
  const role = await roleOfEvent(tx, after === 'withdrawn' ? roleId : fromRoleId, event);
  const shift = (await (fromShiftId ? findShift(tx, fromShiftId) : undefined)) ?? null;
  const step = { role, shift, by: 'organiser', actorId, reason: TAKEN_BACK } as const;
  await givePlaceBack(tx, { roleId, shiftId });
  await endAllFurther(tx, row);
  // The state table leads from a place to the wait list by way of the requests.
  const steps =
    after === 'waitlisted' && row.state === 'confirmed'
      ? (['requested', 'waitlisted'] as const)
      : ([after] as const);
  let existing = row;
  for (const to of steps) {
    requireStep(existing.state, to, 'organiser');
    await move(tx, scene, { existing, step: { ...step, to }, at });
    existing = await reread(tx, scene);
  }
  if (after === 'waitlisted' && fromWaitingSince)
    await setWaitingSince(tx, {
      eventId: event.id,
      userId: user.id,
      waitingSince: fromWaitingSince,
    });
  await tell(ports, tx, {
    kind: 'change',
    mail: (news) => takenBackMail(news, after),
    to: user,
    event: eventAt(event, given),
    roleName: row.roleName,
  });
}
