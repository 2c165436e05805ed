/** The steps that every decision about a participation is made of. Each runs inside the caller's transaction. */
import {
  holdsPlace,
  isComing,
  type ParticipationActor,
} from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { fitsOf } from '../../events/crew-rules/queries.ts';
import {
  type CrewAsked,
  eligibilityOf,
  requireEligible,
} from '../../events/eligibility/service.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { findShift, type ShiftRow } from '../../events/shifts/queries.ts';
import { type Choice, chooseShift, reaching, shiftFull } from '../../events/shifts/service.ts';
import type { Times } from '../../events/time-limits/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import type { ClashRow } from '../around/queries.ts';
import { clashAt } from '../around/service.ts';
import type { Ports } from '../ports.ts';
import * as emails from './emails.ts';
import { furtherTimesOf, timesBeside, wouldLosePast } from './further-seats.ts';
import { clashRefusal, isCrewAsked, isTimeAsked, isTimeOver } from './policy.ts';
import type { ParticipationRow } from './queries.ts';
import { reread, type Scene, surveyed } from './scene.ts';
import { FILL_PLACES, givePlaceBack, takePlace } from './seats.ts';
import { beginWith, columnsAfter, type Decided, type StepTaken, step as takeStep } from './step.ts';
import { tell } from './telling.ts';

type Step = Decided & {
  /** Null = none; left out, that of the same role stays. */
  readonly shift?: ShiftRow | null;
  readonly by: ParticipationActor;
  /** Why an organiser gives the place although something that the role asks for is missing. */
  readonly eligibilityReason?: string;
  /** What keeps them out of the crew, where it is known. */
  readonly crew?: CrewAsked;
  /** What the history says; the answer without it. */
  readonly reason?: StepTaken['reason'];
};

/**
 * Writes the next state of a person in an event. Places are taken and given back by the callers.
 *
 * @returns what they are now
 * @throws DomainError `joining.not_possible` for a step that the state table does not know, `joining.time_over`,
 * `joining.not_eligible` for a place without what its role asks for
 */
export async function move(
  tx: Tx,
  scene: Scene,
  { existing, step, at }: { existing: ParticipationRow | undefined; step: Step; at: Date },
): Promise<ParticipationRow> {
  if (isTimeOver(existing, at)) throw new DomainError('joining.time_over');
  const { by, actorId } = step;
  const taken = { by, actorId, reason: step.reason ?? step.answer ?? '', at };
  const shift = step.shift === undefined ? await keptShift(tx, existing, step.role) : step.shift;
  const columns = columnsAfter(scene, { existing, step, shift: shift ?? undefined, at });
  if (await wouldLosePast(tx, existing, { to: step.to, ...columns, at }))
    throw new DomainError('joining.time_over');
  const times = await timesBeside(tx, existing, { ...columns, to: step.to });
  const eligibilityReason = await mayDo(tx, scene, { existing, step, ...columns, ...times, at });
  const set = { ...columns, eligibilityReason };
  const key = { id: newId(), eventId: scene.event.id, userId: scene.user.id };
  const nothingYet = { checkedInAt: null, checkedOutAt: null };
  const row = existing
    ? await takeStep(tx, existing, { to: step.to, set, ...taken })
    : await beginWith(tx, { ...key, ...set, ...nothingYet, state: step.to }, taken);
  // Only a line has to be counted.
  if (row.state === 'waitlisted') return await reread(tx, scene);
  const names = { roleName: step.role?.name ?? null, shiftPlace: shift?.place ?? null };
  return { ...row, ...names, position: null };
}

/** Asks for everybody who is to hold a place. @returns the reason that stands with it, if one is needed */
async function mayDo(
  tx: Tx,
  { event, user, around }: Scene,
  given: {
    existing: ParticipationRow | undefined;
    step: Step;
    shiftId: string | null;
    startTime: Date;
    endTime: Date;
    at: Date;
  },
): Promise<string | null> {
  const { existing, step, endTime, shiftId, at } = given;
  const { role, actorId, eligibilityReason: reason } = step;
  if (!role || !holdsPlace(step.to)) return null;
  const isSame = existing && isComing(existing.state) && existing.roleId === role.id;
  const kept = isSame ? existing.eligibilityReason : null;
  const times = { roleId: role.id, ...given };
  const startTime = isTimeAsked(existing, times) ? given.startTime : undefined;
  const crew = isCrewAsked(existing, { roleId: role.id, shiftId })
    ? (step.crew ?? { shiftId })
    : undefined;
  const doing = { role, event, user, startTime, endTime, crew, known: around?.known };
  return await requireEligible(tx, doing, { reason, kept, actorId, at });
}

/**
 * Gives a place and tells the person: they have no other commitment at that time and the role has a free place, both
 * made sure under locks, and once more by the database itself. The place is taken last, so that others who want one
 * in the same role wait for one statement and the commit, not for all that is written here.
 *
 * @returns the place, and the address to which a mail about it was queued, if any
 * @throws DomainError `joining.role_needed`, `joining.full`, `joining.overlap` and `joining.not_eligible` without a reason
 * to give it all the same
 */
export async function confirm(
  ports: Ports,
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
): Promise<{ row: ParticipationRow; mailedTo: string | null }> {
  const { event, user } = scene;
  const { role } = step;
  if (!role) throw new DomainError('joining.role_needed');
  // Whoever was offered the place, or moves within the event, brings one along.
  const held = existing && holdsPlace(existing.state) ? existing.roleId : null;
  if (held !== role.id && !step.shift && role.filled >= role.maxVolunteers)
    throw new DomainError('joining.full');
  const known = await surveyed(tx, scene, role);
  const { shift, clash } = await choosePart(tx, known, { existing, step, role, at });
  const { clashReason, ...given } = step;
  const isAllowed = clash && clashReason ? { clashReason } : undefined;
  if (clash && !isAllowed) throw clashRefusal(clash, user, { actorId: step.actorId, event, shift });
  const next = { ...given, ...isAllowed, shift: shift ?? null, to: 'confirmed' } as const;
  const row = await move(tx, known, { existing, step: next, at });
  if (isAllowed) await writeOverride(tx, scene, { actorId: step.actorId, at });
  const mailedTo = await tell(ports, tx, {
    kind: 'decision',
    mail: emails.placeGivenMail,
    to: user,
    event: eventAt(event, shift),
    roleName: role.name,
    note: step.answer ?? '',
    placeTimes: eventAt(event, shift),
  });
  if (held === role.id && existing?.shiftId === row.shiftId) return { row, mailedTo };
  // Roles are held in the order of their ids: two who change places would else wait for each other.
  const isAfter = held !== null && held > role.id;
  if (existing && held && !isAfter) await leave(ports, tx, existing);
  if (!(await takePlace(tx, role, shift))) throw shiftFull(shift, event);
  if (existing && isAfter) await leave(ports, tx, existing);
  return { row, mailedTo };
}

/**
 * The part of the event's time in which the person gets a place of the role (see `chooseShift`). An organiser's answer
 * is about the shift that was asked for; when the product passes places on by itself, any other does as well.
 */
export async function choosePart(
  tx: Tx,
  scene: Scene,
  given: {
    existing: ParticipationRow | undefined;
    step: Pick<Step, 'shift' | 'actorId'>;
    role: RoleRow;
    at: Date;
  },
): Promise<Choice<ClashRow>> {
  const { existing, step, role, at } = given;
  const asked = existing?.roleId === role.id ? existing.shiftId : null;
  const isHeld = existing !== undefined && holdsPlace(existing.state);
  const { event, user, around } = await surveyed(tx, scene, role);
  const heldId = isHeld ? asked : null;
  const further = heldId && existing ? await furtherTimesOf(tx, existing) : undefined;
  const whole = (times: Times) => (further ? reaching(times, further) : times);
  return await chooseShift({
    role,
    event,
    shifts: around.shifts.filter(({ roleId }) => roleId === role.id),
    wantedId: step.shift?.id ?? asked,
    mustBeWanted: Boolean(step.shift) || step.actorId !== null,
    heldId,
    at,
    clashOf: (times) => clashAt(around, event, whole(times)),
    fits: await fitsOf(tx, { event, role, userId: user.id }),
    async mayDo(shift) {
      const times = whole(shift);
      const startTime = isTimeAsked(existing, { roleId: role.id, ...times })
        ? times.startTime
        : undefined;
      const doing = { role, event, user, ...times, startTime, known: around.known };
      return (await eligibilityOf(tx, doing)).ok;
    },
  });
}

/** The shift that somebody asked for or holds goes with them as long as the role does. */
async function keptShift(
  tx: Tx,
  existing: ParticipationRow | undefined,
  role: RoleRow | undefined,
): Promise<ShiftRow | undefined> {
  const shiftId = existing && existing.roleId === role?.id ? existing.shiftId : null;
  return shiftId ? await findShift(tx, shiftId) : undefined;
}

/** The reason itself is kept with the place. */
export async function writeOverride(
  tx: Tx,
  { event, user }: Scene,
  { actorId, at }: { actorId: string | null; at: Date },
): Promise<void> {
  const about = { eventId: event.id, userId: user.id, details: { subject: event.title } };
  await writeAudit(tx, { action: 'person.clash_allowed', actorId, at, ...about });
}

/** Gives back the place of somebody who held one, and lets the wait list know. */
export async function leave(ports: Ports, tx: Tx, existing: ParticipationRow): Promise<void> {
  if (!holdsPlace(existing.state) || !existing.roleId) return;
  const { roleId, shiftId } = existing;
  await givePlaceBack(tx, { roleId, shiftId });
  await ports.jobs.add(tx, FILL_PLACES, existing.roleId);
}
