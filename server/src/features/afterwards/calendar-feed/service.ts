/** A person's places in their own calendar, by an address that can be ended (EC-01). */
import { nameWithin } from '@saath/contract/foundation/organisation/rules';
import { feedOf } from '../../../platform/calendar-file.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { OrganisationNow } from '../../../platform/organisation.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import * as queries from './queries.ts';

export type Feeds = {
  readonly db: Database;
  readonly now: Clock;
  readonly signer: Signer;
  readonly appUrl: URL;
  readonly organisation: { readonly now: OrganisationNow };
};

const HOUR = 3_600_000;
/** What is longer ago has no place in a calendar that is read every hour. */
const KEPT = 90 * 24 * HOUR;
const MOST_ENTRIES = 500;
const PURPOSE = 'calendar-feed';

const calendarNames = {
  en: (name: string) => `${name}: where I help`,
  ur: (name: string) => `${name}: جہاں میں مدد کر رہا ہوں`,
} as const;

/** The signature makes the address unguessable; the row behind its id makes it end. */
function urlOf({ signer, appUrl }: Feeds, id: string): string {
  return new URL(`/api/calendar-feed/${id}.${signer.sign(PURPOSE, id)}/saath.ics`, appUrl).href;
}

/** The address, when it was last read, and when it took the place of one that was ended; null without one. */
export async function ownFeed(
  feeds: Feeds,
  userId: string,
): Promise<{ url: string | null; readAt: Date | null; replacedAt: Date | null }> {
  const feed = await queries.feedOfUser(feeds.db, userId);
  const { readAt = null, replacedAt = null } = feed ?? {};
  return { url: feed ? urlOf(feeds, feed.id) : null, readAt, replacedAt };
}

/**
 * A new address; the earlier one ends.
 *
 * @param maker with the session by which it is made. @throws DomainError `accounts.sign_in_needed`
 */
export async function makeFeed(
  feeds: Feeds,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<string> {
  const id = newId();
  await inTransaction(feeds.db, async (tx) => {
    // Two presses at once must not both insert.
    await lockUser(tx, userId);
    await requireSession(tx, sessionId);
    await queries.deleteFeedOf(tx, userId);
    await queries.insertFeed(tx, {
      id,
      userId,
      createdAt: feeds.now(),
      readAt: null,
      replacedAt: null,
    });
  });
  return urlOf(feeds, id);
}

export async function endFeed({ db }: Feeds, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => await queries.deleteFeedOf(tx, userId));
}

/**
 * The calendar behind an address.
 *
 * @throws DomainError `calendar_feed.not_found` for what was never signed, has ended, or belongs to nobody any more
 */
export async function calendarBehind(feeds: Feeds, token: string): Promise<string> {
  const { db, now, signer, appUrl, organisation } = feeds;
  const [id = '', signature = ''] = token.split('.');
  const feed = signer.isSigned(PURPOSE, id, signature) ? await queries.liveFeed(db, id) : undefined;
  if (!feed) throw new DomainError('calendar_feed.not_found');
  const at = now();
  // To the hour, so that reading is hardly ever writing.
  if (!feed.readAt || at.getTime() - feed.readAt.getTime() > HOUR)
    await queries.noteRead(db, id, at);
  const after = new Date(at.getTime() - KEPT);
  const places = await queries.placesOf(db, { userId: feed.userId, after, limit: MOST_ENTRIES });
  const { language = 'en' } = (await findUser(db, feed.userId)) ?? {};
  const name = calendarNames[language](nameWithin(language, organisation.now()));
  return feedOf(
    places.map((place) => ({ ...place, madeAt: at })),
    { name, appUrl, hours: 1 },
  );
}
