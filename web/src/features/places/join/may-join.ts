/** Whether one can ask for a place in an event, and what asking comes to. */
import type { EventMode, EventStatus } from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import { joiningErrors } from '@saath/contract/places/joining/messages';
import { mayAskAgain } from '@saath/contract/places/joining/rules';
import type { Clash, MyParticipation } from '@saath/contract/places/joining/schema';
import { refusalText } from '../../../lib/refusal-text.ts';
import { m } from '../../../paraglide/messages.js';

type Role = Event['role'][number];

/** Why the button cannot be pressed, or undefined when it can. */
export function reasonNotToJoin(status: EventStatus | undefined): string | undefined {
  if (!status) return m.status_not_available();
  return status === 'UPCOMING' ? undefined : refusalText(joiningErrors, 'joining.not_open');
}

/** Who answers, in a sentence. */
export function modeText(mode: EventMode): string {
  return mode === 'instant' ? m.you_get_a_place_at_once() : m.the_organiser_answers_each_request();
}

/** Somebody who asked and did not withdraw: what they see is how it stands. */
export function hasAsked(mine: MyParticipation | undefined): mine is MyParticipation {
  return mine !== undefined && !mayAskAgain(mine.state);
}

/** Whether this person, or guest, can ask for a place now. */
export function isOpenTo(
  event: Pick<Event, 'status'>,
  viewer: Viewer | null,
  mine: MyParticipation | undefined,
): boolean {
  return event.status === 'UPCOMING' && !hasAsked(mine) && viewer?.role !== 'Admin';
}

export const isFull = ({ filled, maxVolunteers }: Role) => filled >= maxVolunteers;

/** The same of one of its shifts; of the whole role where none is named. */
export function isFullIn(role: Role, shiftId: string): boolean {
  const shift = role.shifts.find(({ id }) => id === shiftId);
  return shift ? shift.filled >= shift.maxPeople : isFull(role);
}

/** What pressing the button of a role comes to, as far as it can be known. @param shiftId '' = any of its shifts */
export function askText(mode: EventMode, role: Role, shiftId = ''): string {
  const waits = isFullIn(role, shiftId);
  if (mode === 'instant') return waits ? m.join_the_wait_list() : m.take_this_place();
  return waits ? m.ask_for_the_wait_list() : m.ask_for_this_role();
}

/** Whether an own place at that time rules the roles out: with shifts another one may suit the person. */
export function isRuledOut(event: Event, clash: Clash | null, roles: readonly Role[]): boolean {
  return (
    clash !== null && event.mode === 'instant' && roles.every(({ shifts }) => shifts.length === 0)
  );
}
