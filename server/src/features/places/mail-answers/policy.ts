/** What a link of a mail is still good for. */

import { isComing } from '@saath/contract/places/joining/rules';
import type { OfferLinkState, RequestLinkState } from '@saath/contract/places/mail-answers/rules';
import type { EventRow } from '../../events/events/queries.ts';
import type { ParticipationRow } from '../place/queries.ts';
import type { LinkRow } from './queries.ts';

type Standing = { readonly row: ParticipationRow; readonly event: EventRow };

/** @param until when the place was kept when the mail was written: a later offer has a mail of its own */
export function offerState({ row, event }: Standing, until: Date, now: Date): OfferLinkState {
  if (event.cancelledAt) return 'cancelled';
  if (event.endTime <= now) return 'ended';
  if (isComing(row.state)) return 'taken';
  const { offeredUntil } = row;
  const isKept = row.state === 'offered' && offeredUntil && now < offeredUntil;
  if (isKept && offeredUntil <= until) return 'open';
  if (event.startTime <= now) return 'begun';
  return row.state === 'withdrawn' ? 'passed' : 'over';
}

/**
 * What a mail's link to a request is good for; only `open` can be answered. `renewed`: the person asked again later, which has
 * a mail of its own, or the link was used.
 */
export function requestState(
  { row, event, link }: Standing & { readonly link: LinkRow },
  now: Date,
): RequestLinkState {
  if (event.cancelledAt) return 'cancelled';
  const isThis = row.requestedAt.getTime() === link.requestedAt.getTime();
  if (row.state === 'requested') {
    if (!isThis || link.answer) return 'renewed';
    if (event.endTime <= now) return 'ended';
    return now < row.startTime ? 'open' : 'begun';
  }
  return row.state === 'withdrawn' || row.state === 'expired' ? 'withdrawn' : 'answered';
}
