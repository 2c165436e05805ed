/** Use cases of organisers: they answer requests, give places and take them back. */

import { isComing } from '@saath/contract/places/joining/rules';
import type { DecisionOutcome } from '@saath/contract/places/joining/schema';
import type { Said } from '@saath/contract/texts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isOfBranchOf } from '../../events/branch-people/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { shiftOfRole } from '../../events/shifts/service.ts';
import * as emails from '../place/emails.ts';
import {
  clashRefusal,
  requireActiveVolunteer,
  requireNotOver,
  requireStep,
} from '../place/policy.ts';
import { findParticipationOf, type ParticipationRow } from '../place/queries.ts';
import { enter, reopen, roleOfEvent, type Scene, surveyed } from '../place/scene.ts';
import { choosePart, confirm, leave, move } from '../place/service.ts';
import { tell, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { offerPlace } from '../wait-list/service.ts';

/**
 * An organiser gives a person a place in a role, asked for or not.
 *
 * @throws DomainError `events.not_found`, `roles.not_found`, `joining.not_active`, `joining.event_over`,
 * `joining.already_assigned`, `joining.overlap` and `joining.not_eligible` without a reason to give the place all the
 * same, `joining.full`, `shifts.not_found`
 */
export async function assignVolunteer(
  ports: Ports,
  assignment: {
    eventId: string;
    roleId: string;
    userId: string;
    actorId: string;
    /** Without it the first one with a free place that suits the person. */
    shiftId?: string | null | undefined;
    clashReason?: string | undefined;
    eligibilityReason?: string | undefined;
    /** Whether it has to be somebody of the branch: of others it is not said whether they are there. */
    isOfBranch?: boolean;
  },
): Promise<ParticipationRow> {
  const { eventId, roleId, shiftId, userId, actorId, isOfBranch = false } = assignment;
  const row = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const scene = await enter(tx, eventId, userId);
    if (isOfBranch && !(await isOfBranchOf(tx, { eventId, userId })))
      throw new DomainError('joining.not_active');
    requireNotOver(scene.event, at);
    const role = await roleOfEvent(tx, roleId, scene.event);
    const existing = await findParticipationOf(tx, { eventId, userId });
    if (existing && isComing(existing.state)) throw new DomainError('joining.already_assigned');
    const source = existing?.source ?? ('organiser' as const);
    const part = await partOf(tx, shiftId, role);
    const by = { by: 'organiser', actorId } as const;
    const step = { role, ...part, ...by, source, ...overriding(assignment) };
    return (await confirm(ports, tx, { scene, existing, step, at })).row;
  });
  wakeWorkers(ports);
  return row;
}

export type Decision = {
  readonly participationId: string;
  readonly decision: 'approve' | 'decline' | 'waitlist' | 'offer';
  /** Replaces the role that the person asked for. */
  readonly roleId?: string | null | undefined;
  /** Replaces the shift that the person asked for. */
  readonly shiftId?: string | null | undefined;
  readonly note: string;
  readonly actorId: string;
  /** Why the place is given although the person has another one at that time. */
  readonly clashReason?: string | undefined;
  /** Why the place is given although something that the role asks for is missing. */
  readonly eligibilityReason?: string | undefined;
  /** False for who may not give such reasons. */
  readonly mayOverride?: boolean;
  /** How a refusal is said to who answers; as it is when left out. */
  readonly asTold?: (error: unknown) => unknown;
  /** The event that the request must be of; any when left out. */
  readonly eventId?: string;
  /** What has to be true of it once event and person are held; throws where it is not. */
  readonly provided?: (tx: Tx, held: Held) => Promise<void>;
  /** What is true only together with the answer, in its transaction. */
  readonly andThen?: (tx: Tx) => Promise<void>;
};

/** Event and place of a request, held by the transaction that answers it. */
export type Held = { readonly event: EventRow; readonly row: ParticipationRow };

const resultOf = {
  approve: 'confirmed',
  decline: 'declined',
  waitlist: 'waitlisted',
  offer: 'offered',
} as const;

/** The shift that an organiser names; the choice stays open without one. @throws DomainError `shifts.not_found` */
async function partOf(
  tx: Tx,
  shiftId: string | null | undefined,
  role: RoleRow | undefined,
): Promise<{ shift?: ShiftRow }> {
  const shift = await shiftOfRole(tx, shiftId, role);
  return shift ? { shift } : {};
}

function overriding({
  clashReason,
  eligibilityReason,
}: Pick<Decision, 'clashReason' | 'eligibilityReason'>) {
  return {
    ...(clashReason ? { clashReason } : {}),
    ...(eligibilityReason ? { eligibilityReason } : {}),
  };
}

/**
 * An organiser's answer to a request. Taking somebody off who holds a place is a decline as well.
 *
 * @throws DomainError `joining.not_found`, `joining.not_possible` (answered in the meantime), `joining.role_needed`,
 * `joining.event_over`, `joining.not_open` (offers), `joining.overlap`, `joining.not_eligible`, `joining.full`,
 * `roles.not_found`, `accounts.not_allowed` for reasons that the actor may not give
 */
export async function decideRequest(ports: Ports, given: Decision): Promise<ParticipationRow> {
  const { mayOverride = true, asTold = (error: unknown) => error } = given;
  const isOverriding = Boolean(given.clashReason || given.eligibilityReason);
  if (isOverriding && !mayOverride) throw new DomainError('accounts.not_allowed');
  return await decideKnowingly(ports, given).catch((error: unknown) => {
    throw asTold(error);
  });
}

async function decideKnowingly(ports: Ports, given: Decision): Promise<ParticipationRow> {
  const row = await inTransaction(ports.db, async (tx) => {
    const decided = await decideIn(ports, tx, given);
    await given.andThen?.(tx);
    return decided;
  });
  wakeWorkers(ports);
  return row;
}

async function decideIn(ports: Ports, tx: Tx, given: Decision): Promise<ParticipationRow> {
  const { participationId, decision, note, actorId } = given;
  const at = ports.now();
  const { scene, existing } = await reopen(tx, participationId);
  if (scene.event.id !== (given.eventId ?? scene.event.id))
    throw new DomainError('joining.not_found');
  await given.provided?.(tx, { event: scene.event, row: existing });
  requireNotOver(scene.event, at);
  const to = resultOf[decision];
  requireStep(existing.state, to, 'organiser');
  if (to !== 'declined') requireActiveVolunteer(scene.user);
  const role = await roleOfEvent(tx, given.roleId ?? existing.roleId, scene.event);
  const part = await partOf(tx, given.shiftId, role);
  const by = { by: 'organiser', actorId, answer: note } as const;
  const step = { role, ...part, ...by, ...overriding(given) };
  if (to === 'confirmed') return (await confirm(ports, tx, { scene, existing, step, at })).row;
  if (to === 'offered') return await offerTo(ports, tx, { scene, existing, step, at });
  await leave(ports, tx, existing);
  const after = await move(tx, scene, { existing, step: { ...step, to }, at });
  await tell(ports, tx, {
    kind: 'decision',
    mail: to === 'declined' ? emails.declinedMail : emails.waitListMail,
    to: scene.user,
    event: scene.event,
    roleName: role?.name ?? null,
    note,
  });
  return after;
}

/** Out of turn, by an organiser. @throws DomainError `joining.role_needed`, `joining.overlap`, `joining.full` */
async function offerTo(
  ports: Ports,
  tx: Tx,
  {
    scene,
    existing,
    step: { role, ...given },
    at,
  }: {
    scene: Scene;
    existing: ParticipationRow;
    step: {
      role: RoleRow | undefined;
      shift?: ShiftRow;
      by: 'organiser';
      actorId: string;
      answer: string;
    };
    at: Date;
  },
): Promise<ParticipationRow> {
  if (!role) throw new DomainError('joining.role_needed');
  const step = { ...given, role };
  const known = await surveyed(tx, scene, role);
  const { clash, shift } = await choosePart(tx, known, { existing, step, role, at });
  if (clash)
    throw clashRefusal(clash, scene.user, { actorId: given.actorId, event: scene.event, shift });
  return await offerPlace(ports, tx, { scene: known, existing, step, at });
}

/**
 * Many answers to requests of one event, each a decision by itself: a refusal is reported and the others stay done.
 *
 * @returns what became of each, in their order
 */
export async function decideMany(
  ports: Ports,
  {
    decisions,
    ...shared
  }: {
    eventId: string;
    decisions: readonly Pick<Decision, 'participationId' | 'decision' | 'roleId'>[];
    note: string;
  } & Pick<Decision, 'actorId' | 'mayOverride' | 'asTold'>,
): Promise<DecisionOutcome[]> {
  const outcomes: DecisionOutcome[] = [];
  for (const each of decisions) {
    const { participationId } = each;
    const refusal = await decideRequest(ports, { ...each, ...shared }).then(
      () => undefined,
      refusalOf,
    );
    outcomes.push({
      participationId,
      isDone: !refusal,
      message: refusal?.message ?? '',
      wording: refusal?.wording,
    });
  }
  return outcomes;
}

function refusalOf(error: unknown): Said {
  if (error instanceof DomainError) return error;
  throw error;
}
