/** When hours can be corrected, as refusals in words. */

import { hoursMessages } from '@saath/contract/afterwards/hours/messages';
import { inHours, mostCorrected, mostProposed } from '@saath/contract/afterwards/hours/rules';
import type { Language } from '@saath/contract/language';
import { limits } from '@saath/contract/limits';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { isComing } from '@saath/contract/places/joining/rules';
import { say } from '@saath/contract/texts';
import { DomainError, invalidField } from '../../../platform/domain-error.ts';
import type { EventRow } from '../../events/events/queries.ts';

type Place = { readonly endTime: Date; readonly state: ParticipationState };

/** People who came, were expected, or were missed; not people who were never to come. */
function isOfEvent(state: ParticipationState): boolean {
  return isComing(state) || state === 'no_show' || state === 'excused';
}

/** @throws DomainError `hours.not_held`, `hours.not_over`, `hours.not_there` */
export function requireCorrectable(
  event: Pick<EventRow, 'cancelledAt' | 'publishedAt'>,
  place: Place,
  now: Date,
): void {
  // Anyone who was there before the event was cancelled keeps what they did, and it can be put right.
  const isCalledOff = event.cancelledAt && !isOfEvent(place.state);
  if (isCalledOff || !event.publishedAt) throw new DomainError('hours.not_held');
  if (place.endTime > now) throw new DomainError('hours.not_over');
  if (!isOfEvent(place.state)) throw new DomainError('hours.not_there');
}

type Claim = { readonly minutes: number; readonly plannedMinutes: number };

/** @throws DomainError `request.invalid` naming the most hours that can be proposed */
export function requireProposable({ minutes, plannedMinutes }: Claim): void {
  const most = mostProposed(inHours(plannedMinutes));
  if (inHours(minutes) > most)
    throw invalidField('hours', say(hoursMessages, 'mostProposed', { hours: most }));
}

/**
 * What an organiser writes. Above what could be proposed they have to say so, and why.
 *
 * @throws DomainError `request.invalid` naming the most hours that fit into the event, `hours.beyond_plan`
 */
export function requireBounded(
  { minutes, plannedMinutes }: Claim,
  { beyondPlan, reason }: { beyondPlan: boolean; reason: string },
): void {
  const planned = inHours(plannedMinutes);
  const most = mostCorrected(planned);
  if (inHours(minutes) > most)
    throw invalidField('hours', say(hoursMessages, 'mostCorrected', { hours: most }));
  const isBeyond = inHours(minutes) > mostProposed(planned);
  if (isBeyond && (!beyondPlan || !reason)) throw new DomainError('hours.beyond_plan');
}

/** Seven days from when the person was told; from the end for who was not told yet. */
export function openUntil({ endTime, toldAt }: { endTime: Date; toldAt: Date | null }): Date {
  return new Date((toldAt ?? endTime).getTime() + limits.hoursOpen);
}

/** @throws DomainError `hours.too_late` */
export function requireOpen(place: { endTime: Date; toldAt: Date | null }, now: Date): void {
  if (now > openUntil(place)) throw new DomainError('hours.too_late');
}

/** "1 hour", "3.25 hours", for mails and sheets of paper. @param hours as `inHours` gives them */
export function hoursInWords(language: Language, hours: number): string {
  return { en: `${hours} ${hours === 1 ? 'hour' : 'hours'}`, ur: `${hours} گھنٹے` }[language];
}
