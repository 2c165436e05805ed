/** Which reminder comes for whom, and when an answer is welcome. */
import { isComing, type ParticipationState } from '@saath/contract/places/joining/rules';
import type { LinkState } from '@saath/contract/places/reminders/rules';
import { DomainError } from '../../../platform/domain-error.ts';

const HOUR = 3_600_000;

/**
 * The ladder (NT-05). All of it counts hours between instants, so a reminder of a week comes 168 hours before the start
 * also when the clocks change in between: the mail says the time of the start anyway.
 *
 * `lead`: hours before the start at which the step comes; `until`: it still helps until so many hours before the start;
 * `rest`: hours before it in which the person must not have heard of the place, or of its new time, already.
 */
const ladder = [
  { step: 'week', lead: 168, until: 72, rest: 24 },
  { step: 'days', lead: 48, until: 6, rest: 12 },
  { step: 'hours', lead: 3, until: 0, rest: 2 },
] as const;

export type LadderStep = (typeof ladder)[number]['step'];

export type PlaceTold = {
  readonly start: Date;
  /** When the person last heard of the place: it was given, or moved. */
  readonly toldAt: Date;
  /** When the person last said that they come; null = not for this start. */
  readonly answeredAt: Date | null;
};

/**
 * The step that the present asks for, if any, and when to look again; null = never. A step that came due while nobody
 * was there to send it is made up for as long as it helps, and of several that came due the latest alone. Anyone who has just
 * answered is not asked again, but hears of the start in any case.
 */
export function ladderAt(
  { start, toldAt, answeredAt }: PlaceTold,
  now: Date,
): { step: LadderStep | null; lookAt: Date | null } {
  const hoursLeft = (start.getTime() - now.getTime()) / HOUR;
  const due = ladder.findLast(({ lead }) => hoursLeft <= lead);
  const next = ladder.find(({ lead }) => hoursLeft > lead);
  const lookAt = next ? new Date(start.getTime() - next.lead * HOUR) : null;
  if (!due || hoursLeft <= due.until) return { step: null, lookAt };
  const restFrom = start.getTime() - (due.lead + due.rest) * HOUR;
  const isFresh = (at: Date) => at.getTime() > restFrom;
  const hasJustAnswered = answeredAt !== null && due.step !== 'hours' && isFresh(answeredAt);
  return { step: isFresh(toldAt) || hasJustAnswered ? null : due.step, lookAt };
}

/** What a link is good for. */
export function linkStateOf(
  place: {
    state: ParticipationState;
    startTime: Date;
    eventEndTime: Date;
    cancelledAt: Date | null;
  },
  { linkedStart, now }: { linkedStart: Date; now: Date },
): LinkState {
  if (place.cancelledAt) return 'cancelled';
  if (now >= place.eventEndTime) return 'over';
  if (!isComing(place.state)) return 'gone';
  if (place.startTime.getTime() !== linkedStart.getTime()) return 'moved';
  // Anyone who is checked in already has no more to say, either.
  return place.state === 'confirmed' && now < place.startTime ? 'open' : 'begun';
}

/**
 * An answer is about a place that is held, in an event that is yet to begin.
 *
 * @param startTime the start that the person was asked about; any when left out
 * @throws DomainError `reminders.not_coming`, `reminders.begun`, `reminders.moved`
 */
export function requireAnswerable(
  place: { state: ParticipationState; startTime: Date },
  { startTime, now }: { startTime: Date | undefined; now: Date },
): void {
  if (!isComing(place.state)) throw new DomainError('reminders.not_coming');
  if (place.state !== 'confirmed' || now >= place.startTime)
    throw new DomainError('reminders.begun');
  if (startTime && startTime.getTime() !== place.startTime.getTime())
    throw new DomainError('reminders.moved');
}
