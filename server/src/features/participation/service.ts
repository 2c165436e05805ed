/** The steps that every decision about a participation is made of. Each runs inside the caller's transaction. */
import type { ParticipationState } from '@saath/contract/joining/rules';
import type { EventNoticeKind } from '@saath/contract/notices/rules';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { MailText } from '../../platform/mail/template.ts';
import type { Queue } from '../../platform/queue.ts';
import { lockUser, type UserRow } from '../accounts/queries.ts';
import type { EventRow } from '../events/queries.ts';
import { postNotice } from '../notices/service.ts';
import { findRole, type RoleRow } from '../roles/queries.ts';
import * as emails from './emails.ts';
import { requireActiveVolunteer } from './policy.ts';
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

export type Scene = { readonly event: EventRow; readonly user: UserRow };

/**
 * Holds event and person, always in this order (then the role), so that nobody moves the event, removes the person or
 * gives them another place between the checks and the writes, and two such decisions cannot lock each other out.
 */
export async function enter(tx: Tx, eventId: string, userId: string): Promise<Scene> {
  const scene = await hold(tx, eventId, userId);
  requireActiveVolunteer(scene.user);
  return scene;
}

async function hold(tx: Tx, eventId: string, userId: string): Promise<Scene> {
  const event = await queries.shareEvent(tx, eventId);
  if (!event) throw new DomainError('events.not_found');
  const user = await lockUser(tx, userId);
  if (!user) throw new DomainError('joining.not_active');
  return { event, user };
}

export async function roleOfEvent(
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
  /** What the history says; the answer without it. */
  readonly reason?: string;
};

/** Writes the next state of a person in an event. Places are taken and given back by the callers. */
export async function move(
  tx: Tx,
  { event, user }: Scene,
  { existing, step, at }: { existing: ParticipationRow | undefined; step: Step; at: Date },
): Promise<void> {
  const isOwn = step.actorId === user.id;
  // Who loses a place did not ask anew: they are where they were among those who wait.
  const asksAnew = step.to === 'requested' && existing?.state !== 'confirmed';
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
      requestedAt: asksAnew ? at : (existing?.requestedAt ?? at),
      decidedBy: isOwn ? null : step.actorId,
      decidedAt: step.to === 'requested' ? null : at,
      startTime: event.startTime,
      endTime: event.endTime,
    },
    {
      from: existing?.state ?? null,
      actorId: step.actorId,
      reason: step.reason ?? step.answer ?? '',
      at,
    },
  );
}

/**
 * Gives a place and tells the person: they have no other commitment at that time and the role has a free place, both
 * made sure under locks, and once more by the database itself. The place is taken last, so that others who want one
 * in the same role wait for one statement and the commit, not for all that is written here.
 *
 * @throws DomainError `joining.role_needed`, `joining.full`, `joining.overlap`
 */
export async function confirm(
  joining: Joining,
  tx: Tx,
  {
    scene,
    existing,
    step,
    at,
  }: {
    scene: Scene;
    existing: ParticipationRow | undefined;
    step: Omit<Step, 'to'>;
    at: Date;
  },
): Promise<ParticipationRow> {
  const { event, user } = scene;
  const { role } = step;
  if (!role) throw new DomainError('joining.role_needed');
  if (role.filled >= role.maxVolunteers) throw new DomainError('joining.full');
  const clash = await queries.overlapOf(tx, { ...event, eventId: event.id, userId: user.id });
  if (clash)
    throw new DomainError('joining.overlap', {
      message: `${user.name} already holds a role at that time, in "${clash.title}".`,
    });
  await move(tx, scene, { existing, step: { ...step, to: 'confirmed' }, at });
  await tell(joining, tx, {
    kind: 'decision',
    mail: emails.placeGivenMail,
    to: user,
    event,
    roleName: role.name,
    note: step.answer ?? '',
  });
  const row = await reread(tx, scene);
  if (!(await queries.takePlace(tx, role))) throw new DomainError('joining.full');
  return row;
}

/** The row of a participation that was just written. */
export async function reread(tx: Tx, { event, user }: Scene): Promise<ParticipationRow> {
  const row = await queries.findParticipationOf(tx, { eventId: event.id, userId: user.id });
  if (!row) throw new Error('A participation that was just written is not there');
  return row;
}

/**
 * A notice inside the product, and a mail unless the person wants none of that kind; both with the change that causes
 * them.
 *
 * @returns the address to which a mail was queued, or null
 */
export async function tell(
  joining: Joining,
  tx: Tx,
  letter: {
    kind: EventNoticeKind;
    mail: (news: emails.EventNews) => MailText;
    to: queries.Recipient;
    event: EventRow;
    roleName?: string | null;
    note?: string;
  },
): Promise<string | null> {
  const { kind, mail, to, event, roleName = null, note = '' } = letter;
  const path = `/event/${event.id}`;
  const link = new URL(path, joining.appUrl).href;
  const text = mail({ to, event, roleName, link, note });
  const mailedTo = to.kindsWithoutMail.includes(kind) ? null : to.email;
  if (mailedTo) await joining.outbox.post(tx, { kind, to: mailedTo, ...text });
  const isGone = kind === 'cancellation';
  await postNotice(tx, {
    userId: to.id,
    kind,
    title: text.subject,
    link: isGone ? '/events' : path,
    at: joining.now(),
  });
  return mailedTo;
}

/** After the commit: mails go out and free places are passed on without waiting. */
export function wakeWorkers({ outbox, queue }: Joining): void {
  outbox.wake();
  queue.wake(FILL_PLACES);
}

/**
 * Locks event and person of a participation and reads it again under the locks. The person may have become an
 * organiser or be leaving: who gives them a place has to ask `requireActiveVolunteer`.
 */
export async function reopen(
  tx: Tx,
  participationId: string,
): Promise<{ scene: Scene; existing: ParticipationRow }> {
  const seen = await queries.findParticipation(tx, participationId);
  if (!seen) throw new DomainError('joining.not_found');
  const scene = await hold(tx, seen.eventId, seen.userId);
  return { scene, existing: await reread(tx, scene) };
}

/** Gives back the place of somebody who held one, and lets the wait list know. */
export async function leave(joining: Joining, tx: Tx, existing: ParticipationRow): Promise<void> {
  if (existing.state !== 'confirmed' || !existing.roleId) return;
  await queries.givePlaceBack(tx, existing.roleId);
  await joining.queue.add(tx, FILL_PLACES, existing.roleId);
}
