/** What people answer to reminders, by the link of a mail or signed in, and who reads it. */
import {
  ASKED_FROM,
  type ComingAnswer,
  comingAnswers,
  type LinkState,
} from '@saath/contract/places/reminders/rules';
import { inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { findEvent } from '../../events/events/queries.ts';
import { withdrawRequest } from '../ask/service.ts';
import { findParticipation } from '../place/queries.ts';
import { reopen } from '../place/scene.ts';
import type { Ports } from '../ports.ts';
import { linkStateOf, requireAnswerable } from './policy.ts';
import * as queries from './queries.ts';

/** What a link says: whose place, at which start, and the answer that it stands for. */
type Link = {
  readonly participationId: string;
  readonly startTime: Date;
  readonly answer: ComingAnswer;
};

const PURPOSE = 'answer';

const textOf = ({ participationId, startTime, answer }: Link) =>
  `${participationId}.${startTime.getTime()}.${answer}`;

/** The first stamp of a person is in no signature: links from before there were stamps are good as well. */
const signedText = (link: Link, stamp: number) =>
  stamp === 0 ? textOf(link) : `${textOf(link)}.${stamp}`;

/**
 * Where each answer leads. The signature is all that is needed to give it, so a mail is the only place for it.
 *
 * @param place with the person's stamp: a new password or address ends the links before it
 */
export function answerLinks(
  { signer, appUrl }: Ports,
  { linkStamp, ...place }: Omit<Link, 'answer'> & { readonly linkStamp: number },
): Record<ComingAnswer, string> {
  const linkOf = (answer: ComingAnswer) => {
    const link = { ...place, answer };
    const signature = signer.sign(PURPOSE, signedText(link, linkStamp));
    return new URL(`/coming/${textOf(link)}.${signature}`, appUrl).href;
  };
  return { coming: linkOf('coming'), late: linkOf('late'), cant: linkOf('cant') };
}

/**
 * What a link says, whose place it is about, and the place.
 *
 * @throws DomainError `reminders.link_invalid` for what we did not sign, or what has ended since
 */
async function openToken({ db, signer }: Ports, token: string) {
  const link = readToken(token);
  const place = await queries.placeOfLink(db, link.participationId);
  if (!place || !signer.isSigned(PURPOSE, signedText(link, place.linkStamp), link.signature))
    throw new DomainError('reminders.link_invalid');
  return { link, place };
}

function readToken(token: string): Link & { signature: string } {
  const [participationId = '', start = '', given, signature = ''] = token.split('.');
  const answer = comingAnswers.find((each) => each === given);
  const startTime = new Date(Number(start));
  if (!answer || Number.isNaN(startTime.getTime())) throw new DomainError('reminders.link_invalid');
  const link = { participationId, startTime, answer };
  if (token !== `${textOf(link)}.${signature}`) throw new DomainError('reminders.link_invalid');
  return { ...link, signature };
}

export type LinkRead = {
  readonly place: queries.LinkedRow;
  readonly chosen: ComingAnswer;
  readonly state: LinkState;
};

/**
 * What a link is about; nothing is changed by looking, because mail programs open links by themselves.
 *
 * @throws DomainError `reminders.link_invalid`, also when the place is gone with its event or person
 */
export async function readLink(ports: Ports, token: string): Promise<LinkRead> {
  const { link, place } = await openToken(ports, token);
  const { answer, startTime: linkedStart } = link;
  return { place, chosen: answer, state: linkStateOf(place, { linkedStart, now: ports.now() }) };
}

export type LadderAnswer = {
  readonly answer: ComingAnswer;
  /** About how late. */
  readonly minutes: number;
  /** For the organiser, when the person cannot come. */
  readonly word: string;
};

/**
 * Answers by a link, whatever answer it stands for.
 *
 * @throws DomainError `reminders.link_invalid`, `reminders.not_coming`, `reminders.begun`, `reminders.moved`
 */
export async function answerByLink(
  ports: Ports,
  { token, answer }: { token: string; answer: LadderAnswer },
): Promise<void> {
  const { link, place } = await openToken(ports, token);
  const { participationId, startTime } = link;
  await give(ports, { participationId, userId: place.userId, startTime, answer });
}

/**
 * Answers for an own place.
 *
 * @throws DomainError `joining.not_found` (also for somebody else's), `reminders.not_coming`, `reminders.begun`
 */
export async function answerOwn(
  ports: Ports,
  given: { participationId: string; userId: string; answer: LadderAnswer },
): Promise<void> {
  const place = await findParticipation(ports.db, given.participationId);
  if (place?.userId !== given.userId) throw new DomainError('joining.not_found');
  await give(ports, { ...given, startTime: undefined });
}

async function give(
  ports: Ports,
  given: {
    participationId: string;
    userId: string;
    /** The start that was asked about; any when undefined. */
    startTime: Date | undefined;
    answer: LadderAnswer;
  },
): Promise<void> {
  const { participationId, userId, startTime } = given;
  const { answer, minutes, word } = given.answer;
  await inTransaction(ports.db, async (tx) => {
    const { existing } = await reopen(tx, participationId);
    requireAnswerable(existing, { startTime, now: ports.now() });
    if (answer === 'cant') return;
    const lateMinutes = answer === 'late' ? minutes : null;
    const { eventId } = existing;
    const answeredAt = ports.now();
    await queries.putAnswer(tx, { eventId, userId, answer, lateMinutes, answeredAt });
    await noteChange(tx, { eventId });
  });
  if (answer === 'cant') await withdrawRequest(ports, { participationId, userId, word });
}

/** One's own places of the coming week. */
export async function askedPlaces(
  { db, now }: Ports,
  { userId, eventId }: { userId: string; eventId: string | undefined },
): Promise<queries.PlaceRow[]> {
  const after = now();
  const until = new Date(after.getTime() + ASKED_FROM);
  return await queries.placesBetween(db, { userId, eventId, after, until });
}

/** As `answerCountsOf` counts. @throws DomainError `events.not_found` */
export async function answerCounts({ db }: Ports, eventId: string) {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  return await queries.answerCountsOf(db, eventId);
}
