/** When joining is possible, as refusals in words; and to whom it is said what stands in the way (RG-01). */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { shiftName } from '@saath/contract/events/shift-times/rules';
import { shiftProblems } from '@saath/contract/events/shifts/messages';
import { boardProblems } from '@saath/contract/places/board/messages';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import {
  holdsPlace,
  isComing,
  isRecorded,
  mayAskAgain,
  mayFollow,
  type ParticipationActor,
  type ParticipationState,
} from '@saath/contract/places/joining/rules';
import { type Said, say } from '@saath/contract/texts';
import { mayAt, mayEverywhere, type Viewer } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import type { ClashRow } from '../around/queries.ts';
import type { ParticipationRow } from './queries.ts';

/** @throws DomainError `joining.not_open` from the moment the event starts, or when it is not published */
export function requireUpcoming(event: EventRow, now: Date): void {
  if (eventStatusAt(event, now) !== 'UPCOMING') throw new DomainError('joining.not_open');
}

/**
 * Organisers may still give places while the event goes on, but none in an event that its people cannot see.
 *
 * @throws DomainError `joining.event_over`, `events.not_published`
 */
export function requireNotOver(event: EventRow, now: Date): void {
  const status = eventStatusAt(event, now);
  if (status === 'PENDING') throw new DomainError('events.not_published');
  if (status === 'COMPLETED' || status === 'CANCELLED') throw new DomainError('joining.event_over');
}

/**
 * Whether a place has had its time, as a shift that ended while its event goes on. The hours of whoever holds it count:
 * such a place is neither given up nor moved, marks alone say what happened.
 */
export function isTimeOver(
  existing: Pick<ParticipationRow, 'state' | 'endTime'> | undefined,
  now: Date,
): boolean {
  return existing !== undefined && isComing(existing.state) && existing.endTime <= now;
}

/**
 * Whether hours and rest are asked about: a place takes time that the person does not give already, something is missing
 * for the one that they have, or it was given for a reason, which stays with its role.
 */
export function isTimeAsked(
  existing:
    | Pick<
        ParticipationRow,
        'state' | 'roleId' | 'startTime' | 'endTime' | 'attentionSince' | 'eligibilityReason'
      >
    | undefined,
  {
    roleId,
    startTime,
    endTime,
  }: { readonly roleId: string | null; readonly startTime: Date; readonly endTime: Date },
): boolean {
  if (!existing || !isComing(existing.state) || existing.attentionSince) return true;
  if (existing.eligibilityReason !== null && existing.roleId !== roleId) return true;
  return startTime < existing.startTime || existing.endTime < endTime;
}

/** Whether the crew is asked about: nobody who has a place in it comes into it, and of whom it is said what came of it. */
export function isCrewAsked(
  existing: Pick<ParticipationRow, 'state' | 'roleId' | 'shiftId'> | undefined,
  { roleId, shiftId }: { readonly roleId: string; readonly shiftId: string | null },
): boolean {
  if (!existing || !(holdsPlace(existing.state) || isRecorded(existing.state))) return true;
  return existing.roleId !== roleId || existing.shiftId !== shiftId;
}

/** Whether a place elsewhere leaves no time between these moments, with the way: times are half-open on both sides. */
export function isClash(
  place: Pick<ClashRow, 'startTime' | 'endTime' | 'wayMinutes'>,
  { startTime, endTime }: { readonly startTime: Date; readonly endTime: Date },
): boolean {
  const way = place.wayMinutes * 60_000;
  return (
    place.endTime.getTime() + way > startTime.getTime() &&
    place.startTime.getTime() - way < endTime.getTime()
  );
}

/** @throws DomainError `joining.not_active` for Admins, removed people and accounts that were never activated */
export function requireActiveVolunteer(user: UserRow | undefined): asserts user is UserRow {
  if (user?.role !== 'Volunteer' || !user.activatedAt) throw new DomainError('joining.not_active');
}

/**
 * @param from null = the person has nothing to do with the event yet
 * @throws DomainError `joining.not_possible` for a step that the state table does not know
 */
export function requireStep(
  from: ParticipationState | null,
  to: ParticipationState,
  by: ParticipationActor,
): void {
  if (!mayFollow(from, to, by)) throw new DomainError('joining.not_possible');
}

/** @throws DomainError `joining.declined`, `joining.already_requested` */
export function requireMayAsk(existing: ParticipationRow | undefined): void {
  if (!existing || mayAskAgain(existing.state)) return;
  throw new DomainError(
    existing.state === 'declined' ? 'joining.declined' : 'joining.already_requested',
  );
}

/** Says which place stands in the way, to the person or to an organiser. */
export function clashRefusal(
  { title, minutesAway: duration }: ClashRow,
  user: UserRow,
  {
    actorId,
    event,
    shift,
  }: { actorId: string | null; event: EventRow; shift?: ShiftRow | undefined },
): DomainError {
  const { name } = user;
  if (actorId === null || actorId === user.id) {
    const said =
      duration === null
        ? say(joiningMessages, 'ownOverlap', { title })
        : say(joiningMessages, 'ownTooFar', { title, duration });
    return new DomainError('joining.own_overlap', { said });
  }
  if (duration !== null)
    return new DomainError('joining.overlap', {
      said: say(boardProblems, 'tooFar', { name, title, duration }),
    });
  return new DomainError('joining.overlap', {
    said: shift
      ? say(shiftProblems, 'overlap', { person: name, shift: shiftName(shift, event), title })
      : say(boardProblems, 'overlap', { name, title }),
  });
}

/** Whoever may correct a day or give a place is not told by that alone. */
export function isToldWhy(viewer: Viewer, eventId: string): boolean {
  return mayAt(viewer, 'people.lacks', eventId);
}

/** What those hear who are not told why. */
type Instead = Readonly<Record<'joining.not_eligible' | 'joining.overlap', Said>>;

/**
 * How a refusal is said to who made the call about this event. Where else somebody has a place is for Admins: to who runs a
 * branch the other event may be none of theirs.
 */
export function asToldTo(viewer: Viewer, eventId: string, instead: Instead) {
  return (error: unknown): unknown => {
    if (!(error instanceof DomainError)) return error;
    const { code } = error;
    if (code !== 'joining.not_eligible' && code !== 'joining.overlap') return error;
    if (!isToldWhy(viewer, eventId)) return new DomainError(code, { said: instead[code] });
    if (code === 'joining.not_eligible' || mayEverywhere(viewer, 'people.lacks')) return error;
    return new DomainError(code, { said: say(joiningMessages, 'elsewhere') });
  };
}
