/** Use cases of stories: an organiser asks, the writer agrees or does not, the organiser publishes (WI-02). */
import {
  firstNameOf,
  type StoryConsent,
  storyWords,
} from '@saath/contract/afterwards/stories/rules';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser, lockUsers } from '../../../platform/locks.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import type { Signer } from '../../../platform/secrets.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { storyAgreedTitle, storyAskedMail } from './emails.ts';
import type { StoryRow } from './queries.ts';
import * as queries from './queries.ts';

/** Anyone who wants no mails of what organisers write wants none of these. */
const KIND = 'message';
const WHERE_ANSWERED = '/volunteer/feedback';
const WHERE_PUBLISHED = '/admin/feedback';

export type Stories = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly appUrl: URL;
  readonly signer: Signer;
};

type Acted = { readonly id: string; readonly actorId: string };

/**
 * Asks the writer of feedback, by a notice and by mail to who wants such mails, whether it may be published.
 *
 * @param id of the feedback
 * @returns the name of who was asked
 * @throws DomainError `stories.not_found`, `stories.cannot_ask`, `stories.already_asked`
 */
export async function ask(stories: Stories, { id, actorId }: Acted): Promise<string> {
  const { db, now, outbox, appUrl } = stories;
  const name = await inTransaction(db, async (tx) => {
    const { writer, message } = await lockWriter(tx, id);
    const words = storyWords(message);
    if (writer.leavingAt || writer.leftAt || words === '')
      throw new DomainError('stories.cannot_ask');
    const at = now();
    const row = { feedbackId: id, words, askedBy: actorId, askedAt: at };
    const isNew = await queries.insertStory(tx, row);
    if (!isNew) throw new DomainError('stories.already_asked');
    const text = storyAskedMail(writer, { words, link: new URL(WHERE_ANSWERED, appUrl).href });
    const told = { userId: writer.id, kind: KIND, title: text.subject, link: WHERE_ANSWERED, at };
    await postNotice(tx, told);
    const mail = newsMail(stories, { kind: KIND, to: writer, text, branchId: null });
    if (mail) await outbox.post(tx, mail);
    await writeAudit(tx, { action: 'story.asked', actorId, at, userId: writer.id });
    return writer.name;
  });
  outbox.wake();
  return name;
}

/** Held, so that nobody leaves while their words are on their way out. @throws DomainError `stories.not_found` */
async function lockWriter(tx: Tx, id: string) {
  const written = await queries.findWritten(tx, id);
  const writer = written && (await lockUser(tx, written.userId));
  if (!writer) throw new DomainError('stories.not_found');
  // Leaving takes the words away: they are read once nobody can leave any more.
  const message = (await queries.findWritten(tx, id))?.message ?? '';
  return { writer, message };
}

/**
 * Puts words on the first page, or takes them off.
 *
 * @throws DomainError `stories.not_found`, `stories.no_consent`
 */
export async function publish(
  { db, now }: Stories,
  { id, actorId, isPublished }: Acted & { readonly isPublished: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { writer } = await lockWriter(tx, id);
    const story = await queries.findStory(tx, id);
    if (!story) throw new DomainError('stories.not_found');
    const agrees = story.consent && story.consent !== 'declined' && !writer.leavingAt;
    if (isPublished && !agrees) throw new DomainError('stories.no_consent');
    if (isPublished === Boolean(story.publishedAt)) return;
    const at = now();
    await queries.updateStory(tx, id, { publishedAt: isPublished ? at : null });
    const action = isPublished ? 'story.published' : 'story.unpublished';
    await writeAudit(tx, { action, actorId, at, userId: writer.id });
  });
}

/** What organisers would like to publish of a person's words. */
export async function listOwn({ db }: Pick<Stories, 'db'>, userId: string): Promise<StoryRow[]> {
  return await queries.storiesOf(db, userId);
}

/**
 * The writer's answer, at any time and as often as they like. What is declined is taken off at once. Whoever asked is told of
 * the first yes.
 *
 * @throws DomainError `stories.not_found` for somebody else's words, too
 */
export async function answer(
  { db, now }: Stories,
  { id, actorId, consent }: Acted & { readonly consent: StoryConsent },
): Promise<StoryRow> {
  return await inTransaction(db, async (tx) => {
    const asked = await queries.findStory(tx, id);
    if (asked?.userId !== actorId) throw new DomainError('stories.not_found');
    await lockUsers(tx, [...new Set([actorId, asked.askedBy ?? actorId])]);
    const story = await queries.findStory(tx, id);
    if (!story) throw new DomainError('stories.not_found');
    if (story.consent === consent) return story;
    const at = now();
    const isDeclined = consent === 'declined';
    const change = { consent, answeredAt: at, ...(isDeclined ? { publishedAt: null } : {}) };
    await queries.updateStory(tx, id, change);
    await writeAudit(tx, { action: 'story.answered', actorId, at, userId: actorId });
    if (!isDeclined && story.consent === null) await tellAsker(tx, story, at);
    return { ...story, ...change };
  });
}

/** Only who may still publish it. */
async function tellAsker(tx: Tx, { askedBy, personName }: StoryRow, at: Date): Promise<void> {
  const asker = askedBy ? await lockUser(tx, askedBy) : undefined;
  if (asker?.role !== 'Admin' || asker.leftAt) return;
  const title = storyAgreedTitle(asker.language, personName);
  await postNotice(tx, { userId: asker.id, kind: KIND, title, link: WHERE_PUBLISHED, at });
}

export type PublishedStory = {
  /** Undefined for somebody who is not named. */
  readonly name: string | undefined;
  readonly eventTitle: string | null;
  readonly words: string;
  readonly rating: number;
};

/** What stands on the first page, newest first; at most as many as there can be stories. */
export async function readPublished({ db }: Pick<Stories, 'db'>): Promise<PublishedStory[]> {
  const rows = await queries.publishedStories(db, limits.organisation.entries);
  return rows.map(({ consent, personName, eventTitle, words, rating }) => {
    const name = consent === 'first_name' ? firstNameOf(personName) : undefined;
    return { name, eventTitle, words, rating };
  });
}
