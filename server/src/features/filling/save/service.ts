/** Saves a plan as a whole (MT-04, MA-03). */
import { type FillWay, fillNoticeKind } from '@saath/contract/filling/fill/rules';
import type { FillPlace, FillSummary } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUsers, shareEvents } from '../../../platform/locks.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { shiftOfRole } from '../../events/shifts/service.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { makeMoves } from '../../places/board/service.ts';
import { requireActiveVolunteer, requireStep, requireUpcoming } from '../../places/place/policy.ts';
import {
  findParticipationOf,
  type ParticipationRow,
  participationsOfPeople,
} from '../../places/place/queries.ts';
import { move, reread, roleOfEvent, type Scene, wakeWorkers } from '../../places/place/service.ts';
import type { Ports } from '../../places/ports.ts';
import { offerPlace } from '../../places/wait-list/service.ts';
import { requireFillable } from '../plan/policy.ts';
import { fingerprintOf, type Standing, standingsOf } from '../plan/queries.ts';
import { askedMail } from './emails.ts';
import { isOf, refuseWhole } from './policy.ts';
import * as queries from './queries.ts';

export type FillSave = {
  readonly id: string;
  readonly eventIds: readonly string[];
  readonly fingerprint: string;
  readonly how: FillWay;
  readonly places: readonly FillPlace[];
  readonly note: string;
  readonly actorId: string;
};

/** Everything that a save holds until its end. */
type Held = {
  readonly events: readonly EventRow[];
  readonly users: readonly UserRow[];
  readonly standings: readonly Standing[];
};

/**
 * Gives or offers all places, or none. Events are held in the order of their ids, then everybody concerned, then the
 * roles of one event after the other. The same id again changes nothing.
 *
 * @throws DomainError `events.not_found`, `fill.closed`, `fill.changed`
 */
export async function saveFill(ports: Ports, save: FillSave): Promise<FillSummary> {
  const summary = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const claim = { id: save.id, madeBy: save.actorId, madeAt: at, way: save.how };
    const earlier = await queries.claimSave(tx, claim);
    if (earlier) return earlier;
    const held = await holdAll(tx, save, at);
    const mails = await giveAll(ports, tx, { save, held }).catch(refuseWhole);
    await writeDown(tx, { save, held, at });
    const people = held.users.length;
    const summary = { places: save.places.length, people, mails };
    await queries.finishSave(tx, save.id, summary);
    await queries.dropSaves(tx, new Date(at.getTime() - limits.fill.undo));
    return summary;
  });
  wakeWorkers(ports);
  return summary;
}

/** @throws DomainError `fill.changed` when anything is not as it was in the preview */
async function holdAll(tx: Tx, save: FillSave, at: Date): Promise<Held> {
  const eventIds = [...new Set(save.eventIds)].toSorted();
  const userIds = [...new Set(save.places.map(({ userId }) => userId))];
  const events = await shareEvents(tx, eventIds);
  if (events.length < eventIds.length) throw new DomainError('events.not_found');
  requireFillable(events, at);
  const users = await lockUsers(tx, userIds);
  if ((await fingerprintOf(tx, { eventIds, userIds, now: at })) !== save.fingerprint)
    throw new DomainError('fill.changed');
  const standings = await standingsOf(tx, { eventIds, userIds });
  const isTaken = save.places.some((place) => {
    const standing = standings.find(isOf(place));
    return standing !== undefined && holdsPlace(standing.state);
  });
  const isStrange = save.places.some(({ eventId }) => !eventIds.includes(eventId));
  if (isTaken || isStrange) throw new DomainError('fill.changed');
  return { events, users, standings };
}

/** @returns how many mails go out */
async function giveAll(
  ports: Ports,
  tx: Tx,
  { save, held }: { save: FillSave; held: Held },
): Promise<number> {
  let mails = 0;
  for (const event of held.events) {
    const places = save.places.filter(({ eventId }) => eventId === event.id);
    if (places.length === 0) continue;
    const given = { event, places, save, held };
    mails += await (save.how === 'give' ? give(ports, tx, given) : ask(ports, tx, given));
  }
  return mails;
}

type Given = {
  readonly event: EventRow;
  readonly places: readonly FillPlace[];
  readonly save: FillSave;
  readonly held: Held;
};

/** As the board does. */
async function give(ports: Ports, tx: Tx, { event, places, save, held }: Given) {
  const moves = places.map(({ userId, roleId, shiftId }) => {
    const standing = held.standings.find(isOf({ eventId: event.id, userId }));
    const from = { state: standing?.state ?? ('none' as const), roleId: standing?.roleId ?? null };
    return { userId, from, to: { roleId }, shiftId };
  });
  const { note, actorId } = save;
  return (await makeMoves(ports, tx, { eventId: event.id, moves, note, actorId })).mails;
}

/** As the wait list does, out of turn: who did not wait comes to it first. Roles are held in the order of their ids. */
async function ask(ports: Ports, tx: Tx, { event, places, save, held }: Given) {
  const at = ports.now();
  const { note, actorId } = save;
  requireUpcoming(event, at);
  let mails = 0;
  for (const place of places.toSorted((a, b) => (a.roleId < b.roleId ? -1 : 1))) {
    const user = held.users.find(({ id }) => id === place.userId);
    requireActiveVolunteer(user);
    const scene: Scene = { event, user };
    const role = await roleOfEvent(tx, place.roleId, event);
    if (!role) throw new DomainError('roles.not_found');
    const shift = await shiftOfRole(tx, place.shiftId, role);
    const existing = await waiting(tx, scene, { role, shift: shift ?? null, actorId, at });
    const by = { by: 'organiser', actorId, answer: note } as const;
    const step = { role, ...(shift ? { shift } : {}), ...by };
    await offerPlace(ports, tx, { scene, existing, step, at, mail: askedMail });
    mails += user.kindsWithoutMail.includes(fillNoticeKind.ask) ? 0 : 1;
  }
  return mails;
}

async function waiting(
  tx: Tx,
  scene: Scene,
  {
    role,
    shift,
    actorId,
    at,
  }: {
    role: Parameters<typeof move>[2]['step']['role'];
    shift: ShiftRow | null;
    actorId: string;
    at: Date;
  },
): Promise<ParticipationRow> {
  const { event, user } = scene;
  const existing = await findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (existing?.state === 'waitlisted') return existing;
  if (existing) requireStep(existing.state, 'waitlisted', 'organiser');
  const source = existing?.source ?? ('organiser' as const);
  const step = { to: 'waitlisted', role, shift, by: 'organiser', actorId, source } as const;
  await move(tx, scene, { existing, step, at });
  return await reread(tx, scene);
}

/** What everybody was before, for the undo; and an entry of the log for each event. */
async function writeDown(
  tx: Tx,
  { save, held, at }: { save: FillSave; held: Held; at: Date },
): Promise<void> {
  for (const event of held.events) {
    const places = save.places.filter(({ eventId }) => eventId === event.id);
    if (places.length === 0) continue;
    const userIds = places.map(({ userId }) => userId);
    const rows = await participationsOfPeople(tx, { eventId: event.id, userIds });
    await queries.insertPlaces(
      tx,
      rows.map((row) => placeRow(save.id, row, held.standings.find(isOf(row)), at)),
    );
    const details = { subject: event.title, count: places.length };
    const about = { eventId: event.id, actorId: save.actorId };
    await writeAudit(tx, { action: 'event.filled', ...about, at, details });
  }
}

function placeRow(
  saveId: string,
  { eventId, userId, roleId, shiftId, state, decidedAt }: ParticipationRow,
  before: Standing | undefined,
  at: Date,
): queries.PlaceRow {
  if (!roleId || (state !== 'confirmed' && state !== 'offered'))
    throw new Error('A place that was just given is not there');
  return {
    ...{ saveId, eventId, userId, roleId, shiftId, state },
    decidedAt: decidedAt ?? at,
    fromState: before?.state ?? null,
    fromRoleId: before?.roleId ?? null,
    fromShiftId: before?.shiftId ?? null,
    fromWaitingSince: before?.waitingSince ?? null,
  };
}
