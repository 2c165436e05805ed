/** What a change of an event, a role or an account means for the people concerned, in the same transaction. */
import { eventStatusAt } from '@saath/contract/events/rules';
import type { EventNoticeKind } from '@saath/contract/notices/rules';
import { sqlState, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { MailText } from '../../platform/mail/template.ts';
import type { EventRow } from '../events/queries.ts';
import { postNotices } from '../notices/service.ts';
import {
  cancelledMail,
  type EventNews,
  eventGoneMail,
  movedMail,
  roleGoneMail,
} from '../participation/emails.ts';
import * as queries from '../participation/queries.ts';
import { FILL_PLACES, type Joining, tell, wakeWorkers } from '../participation/service.ts';
import { type RoleRow, rolesOf } from '../roles/queries.ts';

/** SQLSTATE of `participation_no_overlap`. */
const OVERLAP = '23P01';

/** What the events feature asks of us. */
export function eventPeople(joining: Joining) {
  return {
    async moved(tx: Tx, _before: EventRow, after: EventRow): Promise<void> {
      const { id: eventId, startTime, endTime } = after;
      try {
        await queries.moveParticipations(tx, { eventId, startTime, endTime });
      } catch (error) {
        throw sqlState(error) === OVERLAP ? new DomainError('events.clash') : error;
      }
      if (eventStatusAt(after, joining.now()) !== 'UPCOMING') return;
      const states = ['confirmed', 'waitlisted'] as const;
      const people = await queries.recipientsOf(tx, { eventId, states });
      await tellAll(joining, tx, { event: after, people, kind: 'change', mail: movedMail });
    },

    async placesAdded(tx: Tx, event: EventRow): Promise<void> {
      for (const role of await rolesOf(tx, [event.id]))
        if (role.filled < role.maxVolunteers) await joining.queue.add(tx, FILL_PLACES, role.id);
    },

    async removed(tx: Tx, event: EventRow): Promise<void> {
      if (eventStatusAt(event, joining.now()) !== 'UPCOMING') return;
      const people = await queries.openPeopleOf(tx, event.id);
      const news = { event, people, kind: 'cancellation', mail: eventGoneMail } as const;
      await tellAll(joining, tx, { ...news, path: '/events' });
    },

    committed: () => wakeWorkers(joining),
  };
}

/** How many rows go into one statement. */
const BATCH = 500;

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/** The same news to many people, a mail and a notice each, in a few statements whatever their number. */
async function tellAll(
  joining: Joining,
  tx: Tx,
  news: {
    event: EventRow;
    people: readonly queries.Recipient[];
    kind: EventNoticeKind;
    mail: (news: EventNews) => MailText;
    /** Where the notice leads; the event's page without it. */
    path?: string;
    note?: string;
  },
): Promise<void> {
  const { event, people, kind, mail, note = '' } = news;
  const page = `/event/${event.id}`;
  const link = new URL(page, joining.appUrl).href;
  const at = joining.now();
  for (const batch of batchesOf(people)) {
    const letters = batch.map((to) => ({
      to,
      text: mail({ to, event, roleName: null, link, note }),
    }));
    const mailed = letters.filter(({ to }) => !to.kindsWithoutMail.includes(kind));
    await joining.outbox.postMany(
      tx,
      mailed.map(({ to, text }) => ({ kind, to: to.email, ...text })),
    );
    await postNotices(
      tx,
      letters.map(({ to, text }) => ({
        userId: to.id,
        kind,
        title: text.subject,
        link: news.path ?? page,
        at,
      })),
    );
  }
}

/**
 * A cancelled event lets all of its people go and tells them why. The caller holds the event's row, so nobody joins
 * meanwhile; places that come free are given to nobody.
 */
export async function releaseAll(
  joining: Joining,
  tx: Tx,
  { event, reason, actorId }: { event: EventRow; reason: string; actorId: string },
): Promise<void> {
  const at = joining.now();
  const people = await queries.openPeopleOf(tx, event.id);
  await queries.withdrawOpen(tx, { eventId: event.id, decidedBy: actorId, answer: reason, at });
  for (const batch of batchesOf(people))
    await queries.recordChanges(
      tx,
      batch.map(({ id: userId, state }) => ({
        eventId: event.id,
        userId,
        fromState: state,
        toState: 'withdrawn',
        actorId,
        reason,
        at,
      })),
    );
  const news = { event, people, kind: 'cancellation', mail: cancelledMail } as const;
  await tellAll(joining, tx, { ...news, note: reason });
}

/** The people of a role that is deleted: who held a place asks for the event again, now without a role. */
export async function releaseRole(
  joining: Joining,
  tx: Tx,
  { role, actorId }: { role: RoleRow; actorId: string },
): Promise<void> {
  const event = await queries.shareEvent(tx, role.eventId);
  if (!event) throw new DomainError('events.not_found');
  const at = joining.now();
  const people = new Map(
    (await queries.recipientsOf(tx, { eventId: role.eventId, states: ['confirmed'] })).map(
      (person) => [person.id, person] as const,
    ),
  );
  for (const row of await queries.participationsOfRole(tx, role.id)) {
    const held = row.state === 'confirmed';
    const next = { ...row, roleId: null, ...(held ? { state: 'requested' as const } : {}) };
    const reason = 'The role was deleted';
    await queries.recordState(tx, next, { from: row.state, actorId, reason, at });
    const to = people.get(row.userId);
    if (held && to)
      await tell(joining, tx, {
        kind: 'change',
        mail: roleGoneMail,
        to,
        event,
        roleName: role.name,
      });
  }
}

/** A person who leaves gives back every place and takes every request back, of events that have not begun. */
export async function withdrawAllOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  await withdrawAll(joining, tx, { userId, actorId: userId, reason: 'The person left' });
}

/** The same for a person whom an organiser removes. */
export async function removeFromEvents(
  joining: Joining,
  tx: Tx,
  { userId, actorId }: { userId: string; actorId: string },
): Promise<void> {
  await withdrawAll(joining, tx, { userId, actorId, reason: 'The person was removed' });
}

/** Holds the coming events of a person, so that none of them is moved while its places are freed. */
export async function holdEventsOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  const open = await queries.openParticipationsOf(tx, { userId, after: joining.now() });
  for (const { eventId } of open) await queries.shareEvent(tx, eventId);
}

async function withdrawAll(
  joining: Joining,
  tx: Tx,
  { userId, actorId, reason }: { userId: string; actorId: string; reason: string },
): Promise<void> {
  const at = joining.now();
  for (const row of await queries.openParticipationsOf(tx, { userId, after: at })) {
    if (row.state === 'confirmed' && row.roleId) {
      await queries.givePlaceBack(tx, row.roleId);
      await joining.queue.add(tx, FILL_PLACES, row.roleId);
    }
    const next = { ...row, state: 'withdrawn', waitingSince: null, decidedAt: at } as const;
    await queries.recordState(tx, next, { from: row.state, actorId, reason, at });
  }
}

/**
 * Somebody who becomes an organiser takes back what nobody has answered, of events that have not begun; places that
 * are held stay.
 */
export async function withdrawRequestsOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  const at = joining.now();
  const open = await queries.openParticipationsOf(tx, { userId, after: at });
  for (const row of open.filter(({ state }) => state !== 'confirmed')) {
    const next = { ...row, state: 'withdrawn', waitingSince: null, decidedAt: at } as const;
    const reason = 'The person became an organiser';
    await queries.recordState(tx, next, { from: row.state, actorId: userId, reason, at });
  }
}
