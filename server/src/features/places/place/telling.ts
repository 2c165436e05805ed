/** People are told what became of them; whoever runs the event hears who is not coming. */
import type { Language } from '@saath/contract/language';
import type { EventNoticeKind } from '@saath/contract/notices/notices/rules';
import { currentCaller } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/database.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import { findUser, type UserRow } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import type { Ports } from '../ports.ts';
import * as emails from './emails.ts';
import * as queries from './queries.ts';
import type { Scene } from './scene.ts';
import { FILL_PLACES } from './seats.ts';
import { FOLLOWING } from './step.ts';

/**
 * A notice inside the product, and a mail unless the person wants none of that kind; both with the change that causes
 * them.
 *
 * @returns the address to which a mail was queued, or null
 */
export async function tell(
  ports: Ports,
  tx: Tx,
  letter: {
    kind: EventNoticeKind;
    mail: (news: emails.EventNews) => MailText;
    to: queries.Recipient;
    event: EventRow;
    roleName?: string | null;
    note?: string;
    /** When the person's place begins and ends: the mail carries it for their calendar. */
    placeTimes?: { startTime: Date; endTime: Date };
    /** From then on devices need not be told; the end of the event without it. */
    goodUntil?: Date;
  },
): Promise<string | null> {
  const { kind, mail, to, event, roleName = null, note = '', placeTimes: times } = letter;
  const path = `/event/${event.id}`;
  const link = new URL(path, ports.appUrl).href;
  const text = mail({ to, event, roleName, link, note });
  const at = ports.now();
  const calendar = times
    ? { calendar: emails.placeCalendar({ event, roleName, times, at }, ports.appUrl) }
    : {};
  const letterOut = newsMail(ports, { kind, to, text, branchId: event.branchId, ...calendar });
  const isGone = kind === 'cancellation';
  const news = { userId: to.id, kind, title: text.subject, link: isGone ? '/events' : path };
  // Anyone who joins and takes it back again and again sees the outcome; the same mail need not come every time.
  const isOwnRepeat =
    letterOut && currentCaller().actorId === to.id && (await ports.outbox.isRepeated(tx, news));
  if (letterOut && !isOwnRepeat) await ports.outbox.post(tx, letterOut);
  await postNotice(tx, { ...news, at, goodUntil: letter.goodUntil ?? event.endTime });
  return isOwnRepeat ? null : (letterOut?.to ?? null);
}

/** Tells who made the event, as long as they run it, that somebody with a place is not coming. */
export async function tellOrganiser(
  tx: Tx,
  { event, user }: Pick<Scene, 'event'> & { readonly user?: Pick<UserRow, 'id'> },
  news: {
    readonly kind: 'change' | 'recap';
    readonly titleIn: (language: Language) => string;
    /** The part of the event's page that shows it. */
    readonly tab?: string;
    readonly at: Date;
  },
): Promise<void> {
  const { kind, titleIn, tab, at } = news;
  const organiser = event.createdBy ? await findUser(tx, event.createdBy) : undefined;
  if (!organiser || organiser.id === user?.id) return;
  const isAdmin = organiser.role === 'Admin';
  const held = { userId: organiser.id, eventId: event.id, now: at };
  if (!isAdmin && !(await queries.runsBranchOf(tx, held))) return;
  const page = isAdmin ? '/admin/event' : '/volunteer/lead';
  await postNotice(tx, {
    userId: organiser.id,
    kind,
    title: titleIn(organiser.language),
    link: `${page}/${event.id}${tab ? `?tab=${tab}` : ''}`,
    at,
  });
}

/** After the commit: mails go out and free places are passed on without waiting. */
export function wakeWorkers({ outbox, jobs }: Ports): void {
  outbox.wake();
  jobs.wake(FILL_PLACES);
  for (const name of FOLLOWING) jobs.wake(name);
}
