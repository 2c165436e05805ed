/** Use cases of joining: a volunteer asks, an organiser answers, places are given and given back. */
import type { DecisionOutcome } from '@saath/contract/joining/schema';
import { inTransaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import * as emails from '../participation/emails.ts';
import {
  requireActiveVolunteer,
  requireMayAsk,
  requireNotOver,
  requireStep,
  requireUpcoming,
} from '../participation/policy.ts';
import {
  findParticipation,
  findParticipationOf,
  type ParticipationRow,
} from '../participation/queries.ts';
import {
  confirm,
  enter,
  type Joining,
  leave,
  move,
  reopen,
  reread,
  roleOfEvent,
  tell,
  wakeWorkers,
} from '../participation/service.ts';

/**
 * Records that a volunteer asks to join an event, for one role or any.
 *
 * @returns the request, and the address to which a mail about it was queued; null when the person wants none
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
): Promise<{ row: ParticipationRow; mailedTo: string | null }> {
  const { eventId, userId, roleId, note, actorId } = request;
  const asked = await inTransaction(joining.db, async (tx) => {
    const at = joining.now();
    const scene = await enter(tx, eventId, userId);
    requireUpcoming(scene.event, at);
    const role = await roleOfEvent(tx, roleId, scene.event);
    const existing = await findParticipationOf(tx, { eventId, userId });
    requireMayAsk(existing);
    const step = { to: 'requested', role, actorId, note, source: 'request' } as const;
    await move(tx, scene, { existing, step, at });
    const mailedTo = await tell(joining, tx, {
      kind: 'request-received',
      mail: emails.requestReceivedMail,
      to: scene.user,
      event: scene.event,
      roleName: role?.name ?? null,
    });
    return { row: await reread(tx, scene), mailedTo };
  });
  wakeWorkers(joining);
  return asked;
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
    const existing = await findParticipationOf(tx, { eventId, userId });
    if (existing?.state === 'confirmed') throw new DomainError('joining.already_assigned');
    const step = { role, actorId, source: existing?.source ?? 'organiser' } as const;
    return await confirm(joining, tx, { scene, existing, step, at });
  });
  wakeWorkers(joining);
  return row;
}

export type Decision = {
  readonly participationId: string;
  readonly decision: 'approve' | 'decline' | 'waitlist';
  /** Replaces the role that the person asked for. */
  readonly roleId?: string | null | undefined;
  readonly note: string;
  readonly actorId: string;
  /** The event that the request must be of; any when left out. */
  readonly eventId?: string;
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
    if (scene.event.id !== (given.eventId ?? scene.event.id))
      throw new DomainError('joining.not_found');
    requireNotOver(scene.event, at);
    const to = resultOf[decision];
    requireStep(existing.state, to, 'organiser');
    if (to !== 'declined') requireActiveVolunteer(scene.user);
    const role = await roleOfEvent(tx, given.roleId ?? existing.roleId, scene.event);
    const step = { role, actorId, answer: note };
    if (to === 'confirmed') return await confirm(joining, tx, { scene, existing, step, at });
    await leave(joining, tx, existing);
    await move(tx, scene, { existing, step: { ...step, to }, at });
    await tell(joining, tx, {
      kind: 'decision',
      mail: to === 'declined' ? emails.declinedMail : emails.waitListMail,
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

/**
 * Many answers to requests of one event, each a decision by itself: a refusal is told and leaves the others done.
 *
 * @returns what became of each, in their order
 */
export async function decideMany(
  joining: Joining,
  {
    decisions,
    ...shared
  }: {
    eventId: string;
    decisions: readonly Pick<Decision, 'participationId' | 'decision' | 'roleId'>[];
    note: string;
    actorId: string;
  },
): Promise<DecisionOutcome[]> {
  const outcomes: DecisionOutcome[] = [];
  for (const each of decisions) {
    const { participationId } = each;
    const refusal = await decideRequest(joining, { ...each, ...shared }).then(() => '', refusalOf);
    outcomes.push({ participationId, isDone: refusal === '', message: refusal });
  }
  return outcomes;
}

function refusalOf(error: unknown): string {
  if (error instanceof DomainError) return error.message;
  throw error;
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
    const seen = await findParticipation(tx, participationId);
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
