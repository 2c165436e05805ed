/** Everybody with a place or a request hears of what became of their event: thousands in a few statements. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import { isComing } from '@saath/contract/places/joining/rules';
import type { Tx } from '../../../platform/database.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotices } from '../../notices/notices/service.ts';
import { type EventNews, eventGoneMail, movedMail, placeCalendar } from '../place/emails.ts';
import * as queries from '../place/queries.ts';
import type { Ports } from '../ports.ts';

/** The time or place of an event that is to come is another one. */
export async function tellMoved(ports: Ports, tx: Tx, event: EventRow): Promise<void> {
  if (eventStatusAt(event, ports.now()) !== 'UPCOMING') return;
  const people = await queries.openPeopleOf(tx, event.id);
  await tellAll(ports, tx, { event, people, kind: 'change', mail: movedMail });
}

/** The people of an event that is about to be erased hear of it, unless it is over or nobody could see it. */
export async function tellEventGone(ports: Ports, tx: Tx, event: EventRow): Promise<void> {
  const status = eventStatusAt(event, ports.now());
  if (status !== 'UPCOMING' && status !== 'ONGOING') return;
  const people = await queries.openPeopleOf(tx, event.id);
  const news = { event, people, kind: 'cancellation', mail: eventGoneMail } as const;
  await tellAll(ports, tx, { ...news, path: '/events' });
}

/** How many rows go into one statement. */
const BATCH = 500;

function* batchesOf<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += BATCH) yield all.slice(start, start + BATCH);
}

/** The same news to many people, a mail and a notice each, in a few statements whatever their number. */
export async function tellAll(
  ports: Ports,
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
  const { branchId } = event;
  const page = `/event/${event.id}`;
  const link = new URL(page, ports.appUrl).href;
  const at = ports.now();
  const calendarFor = calendars(ports, { event, at, isCancelled: kind === 'cancellation' });
  for (const batch of batchesOf(people)) {
    const letters = batch.map((to) => ({
      to,
      text: mail({ to, event: eventOf(event, to), roleName: null, link, note }),
    }));
    await ports.outbox.postMany(
      tx,
      letters.flatMap(
        ({ to, text }) => newsMail(ports, { kind, to, text, branchId, ...calendarFor(to) }) ?? [],
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
  { appUrl }: Ports,
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
