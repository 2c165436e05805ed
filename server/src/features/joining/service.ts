/** Use cases of joining: a volunteer asks, an organiser answers, places are given, given back and passed on. */
import type { ParticipationState } from '@saath/contract/joining/rules';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { MailText } from '../../platform/mail/template.ts';
import type { Queue } from '../../platform/queue.ts';
import { findUser, lockUser, type UserRow } from '../accounts/queries.ts';
import type { EventRow } from '../events/queries.ts';
import { findRole, type RoleRow } from '../roles/queries.ts';
import * as emails from './emails.ts';
import {
  requireActiveVolunteer,
  requireMayAsk,
  requireNotOver,
  requireStep,
  requireUpcoming,
} from './policy.ts';
import type { ParticipationRow } from './queries.ts';
import * as queries from './queries.ts';

export type Joining = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly queue: Queue;
  readonly appUrl: URL;
};

/** The queue of roles that may have a free place for somebody who waits. */
export const FILL_PLACES = 'fill-places';

type Scene = { readonly event: EventRow; readonly user: UserRow };

/**
 * Holds event and person, always in this order (then the role), so that nobody moves the event, removes the person or
 * gives them another place between the checks and the writes, and two such decisions cannot lock each other out.
 */
async function enter(tx: Tx, eventId: string, userId: string): Promise<Scene> {
  const event = await queries.shareEvent(tx, eventId);
  if (!event) throw new DomainError('events.not_found');
  const user = await lockUser(tx, userId);
  requireActiveVolunteer(user);
  return { event, user };
}

async function roleOfEvent(
  tx: Tx,
  roleId: string | null | undefined,
  event: EventRow,
): Promise<RoleRow | undefined> {
  if (!roleId) return undefined;
  const role = await findRole(tx, roleId);
  if (role?.eventId !== event.id) throw new DomainError('roles.not_found');
  return role;
}

type Step = {
  readonly to: ParticipationState;
  readonly role: RoleRow | undefined;
  readonly actorId: string | null;
  readonly answer?: string;
  readonly note?: string;
  readonly source?: 'request' | 'organiser';
};

/** Writes the next state of a person in an event. Places are taken and given back by the callers. */
async function move(
  tx: Tx,
  { event, user }: Scene,
  { existing, step, at }: { existing: ParticipationRow | undefined; step: Step; at: Date },
): Promise<void> {
  const isOwn = step.actorId === user.id;
  await queries.recordState(
    tx,
    {
      eventId: event.id,
      userId: user.id,
      id: existing?.id ?? newId(),
      roleId: step.role?.id ?? null,
      state: step.to,
      note: step.note ?? existing?.note ?? '',
      answer: step.answer ?? '',
      source: step.source ?? existing?.source ?? 'request',
      waitingSince: step.to === 'waitlisted' ? at : null,
      requestedAt: step.to === 'requested' ? at : (existing?.requestedAt ?? at),
      decidedBy: isOwn ? null : step.actorId,
      decidedAt: step.to === 'requested' ? null : at,
      startTime: event.startTime,
      endTime: event.endTime,
    },
    { from: existing?.state ?? null, actorId: step.actorId, reason: step.answer ?? '', at },
  );
}

/**
 * Gives a place: the person has no other commitment at that time and the role has a free place, both made sure under
 * locks, and once more by the database itself.
 */
async function confirm(
  tx: Tx,
  scene: Scene,
  { existing, step, at }: { existing: ParticipationRow | undefined; step: Step; at: Date },
): Promise<void> {
  const { event, user } = scene;
  const { role } = step;
  if (!role) throw new DomainError('joining.role_needed');
  const clash = await queries.overlapOf(tx, { ...event, eventId: event.id, userId: user.id });
  if (clash)
    throw new DomainError('joining.overlap', {
      message: `${user.name} already holds a role at that time, in "${clash.title}".`,
    });
  if (!(await queries.takePlace(tx, role))) throw new DomainError('joining.full');
  await move(tx, scene, { existing, step: { ...step, to: 'confirmed' }, at });
}

/** The row of a participation that was just written. */
async function reread(tx: Tx, { event, user }: Scene): Promise<ParticipationRow> {
  const row = await queries.findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (!row) throw new Error('A participation that was just written is not there');
  return row;
}

type MailKind = 'request-received' | 'decision' | 'change' | 'cancellation';

async function tell(
  joining: Joining,
  tx: Tx,
  letter: {
    kind: MailKind;
    mail: (news: emails.EventNews) => MailText;
    to: { name: string; email: string };
    event: EventRow;
    roleName?: string | null;
    note?: string;
  },
): Promise<void> {
  const { kind, mail, to, event, roleName = null, note = '' } = letter;
  const link = new URL(`/event/${event.id}`, joining.appUrl).href;
  const news = { name: to.name, event, roleName, link, note };
  await joining.outbox.post(tx, { kind, to: to.email, ...mail(news) });
}

/** After the commit: mails go out and free places are passed on without waiting. */
export function wakeWorkers({ outbox, queue }: Joining): void {
  outbox.wake();
  queue.wake(FILL_PLACES);
}

/**
 * Records that a volunteer asks to join an event, for one role or any.
 *
 * @throws DomainError `events.not_found`, `joining.not_active`, `joining.not_open`, `joining.already_requested`,
 * `joining.declined`, `roles.not_found`
 */
export async function requestToJoin(
  joining: Joining,
  request: {
    eventId: string;
    userId: string;
    roleId: string | null | undefined;
    note: string;
    actorId: string;
  },
): Promise<ParticipationRow> {
  const { eventId, userId, roleId, note, actorId } = request;
  const row = await inTransaction(joining.db, async (tx) => {
    const at = joining.now();
    const scene = await enter(tx, eventId, userId);
    requireUpcoming(scene.event, at);
    const role = await roleOfEvent(tx, roleId, scene.event);
    const existing = await queries.findParticipationOf(tx, { eventId, userId });
    requireMayAsk(existing);
    const step = { to: 'requested', role, actorId, note, source: 'request' } as const;
    await move(tx, scene, { existing, step, at });
    await tell(joining, tx, {
      kind: 'request-received',
      mail: emails.requestReceivedMail,
      to: scene.user,
      event: scene.event,
      roleName: role?.name ?? null,
    });
    return await reread(tx, scene);
  });
  wakeWorkers(joining);
  return row;
}

/**
 * An organiser gives a person a place in a role, asked for or not.
 *
 * @throws DomainError `events.not_found`, `roles.not_found`, `joining.not_active`, `joining.event_over`,
 * `joining.already_assigned`, `joining.overlap`, `joining.full`
 */
export async function assignVolunteer(
  joining: Joining,
  assignment: { eventId: string; roleId: string; userId: string; actorId: string },
): Promise<ParticipationRow> {
  const { eventId, roleId, userId, actorId } = assignment;
  const row = await inTransaction(joining.db, async (tx) => {
    const at = joining.now();
    const scene = await enter(tx, eventId, userId);
    requireNotOver(scene.event, at);
    const role = await roleOfEvent(tx, roleId, scene.event);
    const existing = await queries.findParticipationOf(tx, { eventId, userId });
    if (existing?.state === 'confirmed') throw new DomainError('joining.already_assigned');
    const source = existing?.source ?? 'organiser';
    const step = { to: 'confirmed', role, actorId, source } as const;
    await confirm(tx, scene, { existing, step, at });
    await tellPlaceGiven(joining, tx, { scene, roleName: role?.name ?? null });
    return await reread(tx, scene);
  });
  wakeWorkers(joining);
  return row;
}

async function tellPlaceGiven(
  joining: Joining,
  tx: Tx,
  { scene, roleName, note = '' }: { scene: Scene; roleName: string | null; note?: string },
): Promise<void> {
  const { user: to, event } = scene;
  const mail = emails.placeGivenMail;
  await tell(joining, tx, { kind: 'decision', mail, to, event, roleName, note });
}

export type Decision = {
  readonly participationId: string;
  readonly decision: 'approve' | 'decline' | 'waitlist';
  /** Replaces the role that the person asked for. */
  readonly roleId: string | null | undefined;
  readonly note: string;
  readonly actorId: string;
};

const resultOf = { approve: 'confirmed', decline: 'declined', waitlist: 'waitlisted' } as const;

/**
 * An organiser's answer to a request. Taking somebody off who holds a place is a decline as well.
 *
 * @throws DomainError `joining.not_found`, `joining.not_possible` (answered in the meantime), `joining.role_needed`,
 * `joining.event_over`, `joining.overlap`, `joining.full`, `roles.not_found`
 */
export async function decideRequest(joining: Joining, given: Decision): Promise<ParticipationRow> {
  const { participationId, decision, note, actorId } = given;
  const row = await inTransaction(joining.db, async (tx) => {
    const at = joining.now();
    const { scene, existing } = await reopen(tx, participationId);
    requireNotOver(scene.event, at);
    const to = resultOf[decision];
    requireStep(existing.state, to, 'organiser');
    const role = await roleOfEvent(tx, given.roleId ?? existing.roleId, scene.event);
    const step = { to, role, actorId, answer: note };
    if (to === 'confirmed') await confirm(tx, scene, { existing, step, at });
    else {
      await leave(joining, tx, existing);
      await move(tx, scene, { existing, step, at });
    }
    const mail = {
      approve: emails.placeGivenMail,
      decline: emails.declinedMail,
      waitlist: emails.waitListMail,
    };
    await tell(joining, tx, {
      kind: 'decision',
      mail: mail[decision],
      to: scene.user,
      event: scene.event,
      roleName: role?.name ?? null,
      note,
    });
    return await reread(tx, scene);
  });
  wakeWorkers(joining);
  return row;
}

/** Locks event and person of a participation and reads it again under the locks. */
async function reopen(
  tx: Tx,
  participationId: string,
): Promise<{ scene: Scene; existing: ParticipationRow }> {
  const seen = await queries.findParticipation(tx, participationId);
  if (!seen) throw new DomainError('joining.not_found');
  const scene = await enter(tx, seen.eventId, seen.userId);
  return { scene, existing: await reread(tx, scene) };
}

/** Gives back the place of somebody who held one, and lets the wait list know. */
async function leave(joining: Joining, tx: Tx, existing: ParticipationRow): Promise<void> {
  if (existing.state !== 'confirmed' || !existing.roleId) return;
  await queries.givePlaceBack(tx, existing.roleId);
  await joining.queue.add(tx, FILL_PLACES, existing.roleId);
}

/**
 * A volunteer takes back a request or gives back a place, until the event starts.
 *
 * @throws DomainError `joining.not_found` (also for somebody else's), `joining.not_open`, `joining.not_possible`
 */
export async function withdrawRequest(
  joining: Joining,
  { participationId, userId }: { participationId: string; userId: string },
): Promise<ParticipationRow> {
  const row = await inTransaction(joining.db, async (tx) => {
    const at = joining.now();
    const seen = await queries.findParticipation(tx, participationId);
    if (seen?.userId !== userId) throw new DomainError('joining.not_found');
    const { scene, existing } = await reopen(tx, participationId);
    requireUpcoming(scene.event, at);
    requireStep(existing.state, 'withdrawn', 'volunteer');
    await leave(joining, tx, existing);
    const role = await roleOfEvent(tx, existing.roleId, scene.event);
    await move(tx, scene, { existing, step: { to: 'withdrawn', role, actorId: userId }, at });
    return await reread(tx, scene);
  });
  wakeWorkers(joining);
  return row;
}

/**
 * Gives the free places of a role to those who wait for it, longest first; somebody who holds another role at that time
 * is passed over and keeps waiting. One transaction a person, so that locks are taken in the usual order.
 */
export async function fillFreePlaces(joining: Joining, roleId: string): Promise<void> {
  const passedOver: string[] = [];
  for (;;) {
    const outcome = await inTransaction(joining.db, async (tx) =>
      giveToNext(joining, tx, { roleId, passedOver }),
    );
    if (outcome === 'done') break;
    if (outcome !== 'given') passedOver.push(outcome.passedOver);
  }
  joining.outbox.wake();
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
  const next = await queries.nextWaiting(tx, { eventId, roleId, passedOver });
  if (!next) return 'done';
  const user = await findUser(tx, next.userId);
  if (user?.role !== 'Volunteer' || !user.activatedAt) return { passedOver: next.userId };
  const scene = await enter(tx, eventId, next.userId);
  requireUpcoming(scene.event, at);
  const existing = await reread(tx, scene);
  if (existing.state !== 'waitlisted') return { passedOver: next.userId };
  const clash = await queries.overlapOf(tx, { ...scene.event, eventId, userId: next.userId });
  if (clash) return { passedOver: next.userId };
  await confirm(tx, scene, { existing, step: { to: 'confirmed', role, actorId: null }, at });
  await tellPlaceGiven(joining, tx, { scene, roleName: role.name });
  return 'given';
}

/** The job behind FILL_PLACES: an event that has begun or is gone has no places to pass on. */
export async function passPlacesOn(joining: Joining, roleId: string): Promise<void> {
  try {
    await fillFreePlaces(joining, roleId);
  } catch (error) {
    const isOver =
      error instanceof DomainError &&
      ['joining.not_open', 'joining.full', 'events.not_found'].includes(error.code);
    if (!isOver) throw error;
  }
}
