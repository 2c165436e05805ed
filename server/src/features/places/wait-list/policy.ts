/** Until when an offered place is kept, as refusals in words; and the links by which an offer is answered from a mail. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { offerUntil, standbyUntil } from '@saath/contract/places/joining/rules';
import { type OfferAnswer, offerAnswers } from '@saath/contract/places/mail-answers/rules';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Signer } from '../../../platform/secrets.ts';
import type { EventRow } from '../../events/events/queries.ts';

/**
 * @param part the person's own part of the event's time
 * @throws DomainError `joining.not_open` for an event that is not published, cancelled or over, and when too little of the
 * part is left
 */
export function keptUntil(
  event: EventRow,
  part: Pick<EventRow, 'startTime' | 'endTime'>,
  now: Date,
): Date {
  const status = eventStatusAt(event, now);
  if (status === 'UPCOMING') return offerUntil(now, event.startTime);
  const isAhead = part.startTime > now;
  const until = isAhead ? offerUntil(now, part.startTime) : standbyUntil(now, part.endTime);
  if (status !== 'ONGOING' || !until) throw new DomainError('joining.not_open');
  return until;
}

const PURPOSE = 'offer';

/** What a link says: whose place, until when it was kept when the mail was written, and the answer it stands for. */
type OfferLink = {
  readonly participationId: string;
  readonly until: Date;
  readonly answer: OfferAnswer;
};

const textOf = ({ participationId, until, answer }: OfferLink) =>
  `${participationId}.${until.getTime()}.${answer}`;

/** @param linkStamp of the person: a new password or address ends the links before it */
const signedText = (link: OfferLink, linkStamp: number) => `${textOf(link)}.${linkStamp}`;

/** Where each answer leads. The signature is all that is needed to give it, so a mail is the only place for it. */
export function offerLinks(
  { signer, appUrl }: { signer: Signer; appUrl: URL },
  { linkStamp, ...offer }: Omit<OfferLink, 'answer'> & { readonly linkStamp: number },
): Record<OfferAnswer, string> {
  const linkOf = (answer: OfferAnswer) => {
    const link = { ...offer, answer };
    const signature = signer.sign(PURPOSE, signedText(link, linkStamp));
    return new URL(`/offer/${textOf(link)}.${signature}`, appUrl).href;
  };
  return { take: linkOf('take'), pass: linkOf('pass') };
}

/** What a link says, before it is known whether we made it; undefined for what cannot be one. */
export function readOfferToken(token: string): (OfferLink & { signature: string }) | undefined {
  const [participationId = '', time = '', given, signature = ''] = token.split('.');
  const answer = offerAnswers.find((each) => each === given);
  const until = new Date(Number(time));
  if (!answer || Number.isNaN(until.getTime())) return undefined;
  const link = { participationId, until, answer };
  return token === `${textOf(link)}.${signature}` ? { ...link, signature } : undefined;
}

/**
 * Whether we made the link.
 *
 * @param linkStamp the person's of now: a new password or address ends the links before it
 */
export function isOfferSigned(
  signer: Signer,
  { signature, ...link }: OfferLink & { signature: string },
  linkStamp: number,
): boolean {
  return signer.isSigned(PURPOSE, signedText(link, linkStamp), signature);
}
