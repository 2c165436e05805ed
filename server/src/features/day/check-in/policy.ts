/** When the day is open, and what a mark means that comes late or meets another one. */
import { checkInMessages } from '@saath/contract/day/check-in/messages';
import { dayWindow, hasCome } from '@saath/contract/day/check-in/rules';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';

/** @throws DomainError `check_in.not_open`, also for an event that is cancelled or not published */
export function requireOpenDay(event: EventRow, now: Date): void {
  const { opensAt, closesAt } = dayWindow(event);
  const status = eventStatusAt(event, now);
  const isOff = status === 'CANCELLED' || status === 'PENDING';
  if (isOff || now < opensAt || now >= closesAt) throw new DomainError('check_in.not_open');
}

/**
 * Of marks that are narrowed to one role. Asked of a person who is held: a moment before they may have been in another one.
 *
 * @throws DomainError `check_in.not_found`, with words of its own
 */
export function requireInRole(place: { roleId: string | null }, roleId: string | undefined): void {
  if (roleId !== undefined && place.roleId !== roleId)
    throw new DomainError('check_in.not_found', { said: say(checkInMessages, 'otherRole') });
}

/** A device's time, as far as it can be true. */
export function boundedTime(given: Date, event: EventRow, now: Date): Date {
  const { opensAt } = dayWindow(event);
  const latest = Math.max(now.getTime(), opensAt.getTime());
  return new Date(Math.min(Math.max(given.getTime(), opensAt.getTime()), latest));
}

export type Press = {
  /** The state that whoever pressed saw. */
  readonly from: ParticipationState;
  readonly to: ParticipationState;
  readonly at: Date;
  readonly isUndo: boolean;
  /** To which an undo goes back. */
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
};

/** Somebody who was seen in a state is here now. */
export function arrival(from: ParticipationState, at: Date): Press {
  return { from, to: 'checked_in', at, isUndo: false, arrivedAt: null, leftAt: null };
}

export type Presence = {
  readonly state: ParticipationState;
  readonly arrivedAt: Date | null;
  readonly leftAt: Date | null;
  /** When the newest press was made that counted. */
  readonly lastAt: Date | undefined;
  /** When somebody last said that the person had not come after all. */
  readonly notCome: Date | undefined;
};

type Settled =
  | 'same'
  | 'superseded'
  | {
      readonly to: ParticipationState;
      readonly arrivedAt: Date | null;
      readonly leftAt: Date | null;
    };

/**
 * What becomes of a press, whatever the order in which presses arrive: the earliest arrival counts, a later undo takes
 * it back, and a device that saw the person come outweighs one that missed them.
 */
export function settle(press: Press, standing: Presence): Settled {
  const { to, at, isUndo } = press;
  const { state, arrivedAt, leftAt, lastAt, notCome } = standing;
  const isOlder = lastAt !== undefined && at < lastAt;
  if (isUndo) {
    if (isOlder) return 'superseded';
    if (state === to) return 'same';
    return { to, arrivedAt: press.arrivedAt, leftAt: press.leftAt };
  }
  if (to === 'checked_in') {
    if (hasCome(state))
      return arrivedAt && at < arrivedAt ? { to: state, arrivedAt: at, leftAt } : 'same';
    if (notCome && at < notCome) return 'superseded';
    return { to, arrivedAt: at, leftAt: null };
  }
  if (state === to) return 'same';
  const didNotSeeThem = to === 'no_show' && hasCome(state) && !hasCome(press.from);
  if (isOlder || didNotSeeThem) return 'superseded';
  const isGone = to === 'completed' || to === 'left_early';
  return { to, arrivedAt: isGone ? arrivedAt : null, leftAt: isGone && arrivedAt ? at : null };
}
