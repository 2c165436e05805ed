/** What a change of an event, a role or an account means for the people concerned, in the same transaction. */

import { eventStatusAt } from '@saath/contract/events/rules';
import { holdingStates, holdsPlace, isComing } from '@saath/contract/joining/rules';
import type { EventNoticeKind } from '@saath/contract/notices/rules';
import { sqlState, type Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { MailText } from '../../platform/mail/template.ts';
import type { EventRow } from '../events/queries.ts';
import { isNewTime } from '../events/service.ts';
import { newsMail } from '../news-mails/emails.ts';
import { postNotices } from '../notices/service.ts';
import {
  cancelledMail,
  type EventNews,
  eventGoneMail,
  movedMail,
  placeCalendar,
  roleGoneMail,
} from '../participation/emails.ts';
import * as queries from '../participation/queries.ts';
import { FILL_PLACES, type Joining, tell, wakeWorkers } from '../participation/service.ts';
import { type RoleRow, rolesOf } from '../roles/queries.ts';
import { eventAt } from '../shifts/present.ts';

/** SQLSTATE of `participation_no_overlap`. */
const OVERLAP = '23P01';

/** What the events feature asks of us. */
export function eventPeople(joining: Joining) {
  return {
    async moved(
      tx: Tx,
      before: EventRow,
      after: EventRow,
      { notify }: { notify: boolean },
    ): Promise<void> {
      const { id: eventId, startTime, endTime } = after;
      try {
        await queries.moveParticipations(tx, { eventId, startTime, endTime });
      } catch (error) {
        throw sqlState(error) === OVERLAP ? new DomainError('events.clash') : error;
      }
      if (eventStatusAt(after, joining.now()) !== 'UPCOMING') return;
      if (!notify && !isNewTime(before, after)) return;
      const people = await queries.openPeopleOf(tx, eventId);
      await tellAll(joining, tx, { event: after, people, kind: 'change', mail: movedMail });
    },

    async placesAdded(tx: Tx, event: EventRow): Promise<void> {
      for (const role of await rolesOf(tx, [event.id]))
        if (role.filled < role.maxVolunteers) await joining.queue.add(tx, FILL_PLACES, role.id);
    },

    committed: () => wakeWorkers(joining),
  };
}

/** The people of an event that is about to be erased hear of it, unless it is over or nobody could see it. */
export async function tellEventGone(joining: Joining, tx: Tx, event: EventRow): Promise<void> {
  const status = eventStatusAt(event, joining.now());
  if (status !== 'UPCOMING' && status !== 'ONGOING') return;
  const people = await queries.openPeopleOf(tx, event.id);
  const news = { event, people, kind: 'cancellation', mail: eventGoneMail } as const;
  await tellAll(joining, tx, { ...news, path: '/events' });
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
    people: readonly queries.OpenPerson[];
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
  const calendarFor = calendars(joining, { event, at, isCancelled: kind === 'cancellation' });
  for (const batch of batchesOf(people)) {
    const letters = batch.map((to) => ({
      to,
      text: mail({ to, event: eventOf(event, to), roleName: null, link, note }),
    }));
    await joining.outbox.postMany(
      tx,
      letters.flatMap(
        ({ to, text }) => newsMail(joining, { kind, to, text, ...calendarFor(to) }) ?? [],
      ),
    );
    await postNotices(
      tx,
      letters.map(({ to, text }) => ({
        userId: to.id,
        kind,
        title: text.subject,
        link: news.path ?? page,
        at,
        goodUntil: event.endTime,
      })),
    );
  }
}

/** What each person's calendar is to hold from now on; nothing for those who had no place in it. */
function calendars(
  { appUrl }: Joining,
  { event, at, isCancelled }: { event: EventRow; at: Date; isCancelled: boolean },
): (to: queries.OpenPerson) => { calendar?: string } {
  // Of thousands of people only as many differ as there are roles and shifts.
  const known = new Map<string, string>();
  return (to) => {
    const { state, roleName, startTime, endTime } = to;
    if (!isComing(state)) return {};
    const key = JSON.stringify([roleName, startTime, endTime, to.shiftPlace]);
    const place = { event: eventOf(event, to), roleName, times: { startTime, endTime } };
    const calendar = known.get(key) ?? placeCalendar({ ...place, at, isCancelled }, appUrl);
    known.set(key, calendar);
    return { calendar };
  };
}

/** The event as the person has it: a part of it where there are shifts. */
function eventOf(
  event: EventRow,
  {
    startTime,
    endTime,
    shiftPlace,
  }: Pick<queries.OpenPerson, 'startTime' | 'endTime' | 'shiftPlace'>,
): EventRow {
  return eventAt(event, { startsAt: startTime, endsAt: endTime, place: shiftPlace ?? '' });
}

/**
 * A cancelled event lets all of its people go and tells them why. The caller holds the event's row, so nobody joins
 * meanwhile; places that come free are given to nobody.
 */
export async function releaseAll(
  joining: Joining,
  tx: Tx,
  {
    event,
    reason,
    actorId,
    isGone = false,
  }: {
    event: EventRow;
    reason: string;
    actorId: string;
    /** It leaves all pages as well. */
    isGone?: boolean;
  },
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
  const mail = isGone ? eventGoneMail : cancelledMail;
  const news = { event, people, kind: 'cancellation', mail, note: reason } as const;
  await tellAll(joining, tx, isGone ? { ...news, path: '/events' } : news);
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
    (await queries.recipientsOf(tx, { eventId: role.eventId, states: holdingStates })).map(
      (person) => [person.id, person] as const,
    ),
  );
  for (const row of await queries.participationsOfRole(tx, role.id)) {
    const held = holdsPlace(row.state);
    // Who was only offered the place waits for another one as long as before.
    const lost =
      row.state === 'offered'
        ? ({ state: 'waitlisted', offeredUntil: null } as const)
        : ({ state: 'requested', waitingSince: null, clashReason: null } as const);
    const { startTime, endTime } = event;
    const whole = { roleId: null, shiftId: null, startTime, endTime };
    const next = { ...row, ...whole, ...(held ? lost : {}) };
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

type OpenRow = Awaited<ReturnType<typeof queries.openParticipationsOf>>[number];

async function withdrawAll(
  joining: Joining,
  tx: Tx,
  step: { userId: string; actorId: string; reason: string },
): Promise<void> {
  const span = { userId: step.userId, after: joining.now() };
  for (const row of await queries.openParticipationsOf(tx, span))
    await withdrawOne(joining, tx, row, step);
}

async function withdrawOne(
  joining: Joining,
  tx: Tx,
  row: OpenRow,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  const at = joining.now();
  if (holdsPlace(row.state) && row.roleId) {
    await queries.givePlaceBack(tx, { roleId: row.roleId, shiftId: row.shiftId });
    await joining.queue.add(tx, FILL_PLACES, row.roleId);
  }
  const next = {
    ...row,
    state: 'withdrawn',
    waitingSince: null,
    offeredUntil: null,
    decidedAt: at,
  } as const;
  await queries.recordState(tx, next, { from: row.state, actorId, reason, at });
}

/**
 * Somebody who becomes an organiser takes back what nobody has answered and passes on what is offered, of events that
 * have not begun; places that are held stay.
 */
export async function withdrawRequestsOf(joining: Joining, tx: Tx, userId: string): Promise<void> {
  const open = await queries.openParticipationsOf(tx, { userId, after: joining.now() });
  const step = { actorId: userId, reason: 'The person became an organiser' };
  for (const row of open) if (!isComing(row.state)) await withdrawOne(joining, tx, row, step);
}
