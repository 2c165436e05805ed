/**
 * Tells people 30 and 7 days before that a paper of theirs ends, once each (EL-03), and asks those who were not over 18 once
 * a year whether they are over another age by now (EL-07).
 */
import { askedBefore } from '@saath/contract/events/eligibility/rules';
import { localTimeOf } from '@saath/contract/local-time';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { lockUsers } from '../../../platform/locks.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { PAPERS } from '../evidence/service.ts';
import type { Recipient } from '../place/queries.ts';
import type { Ports } from '../ports.ts';
import { ageAskedMail, paperEndsMail } from './emails.ts';
import * as queries from './queries.ts';

/** Papers in one transaction. */
const BATCH = 200;
/** By the clocks of the organisation: nobody hears of it at night. */
const FROM = '08:00';

/** Notice, mail and the mark that they were sent are one transaction, so that nothing is lost and nothing comes twice. */
export async function tellOfEnds(ports: Ports): Promise<void> {
  const { today, isNight } = clockOf(ports);
  if (isNight) return;
  for (;;) {
    const papers = await queries.papersEnding(ports.db, { today, limit: BATCH });
    if (papers.length === 0) return;
    const told = await inTransaction(ports.db, async (tx) => await tellBatch(ports, tx, papers));
    if (told > 0) ports.outbox.wake();
    if (papers.length < BATCH) return;
  }
}

async function tellBatch(
  ports: Ports,
  tx: Tx,
  papers: readonly queries.EndingRow[],
): Promise<number> {
  // Whoever checks a paper holds the person first: else two of us could wait for each other.
  await lockUsers(tx, [...new Set(papers.map(({ id }) => id))]);
  const marked = await queries.markEndTold(tx, papers);
  const due = papers.filter(({ paperId }) => marked.has(paperId));
  for (const paper of due) await tellOne(ports, tx, paper);
  return due.length;
}

async function tellOne(ports: Ports, tx: Tx, to: queries.EndingRow): Promise<void> {
  const link = new URL(PAPERS, ports.appUrl).href;
  await tell(ports, tx, to, paperEndsMail(to, { paper: to.kindName, lastDay: to.lastDay, link }));
}

async function tell(ports: Ports, tx: Tx, to: Recipient, text: MailText): Promise<void> {
  const letter = newsMail(ports, { kind: 'reminder', to, text, branchId: null });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: to.id, kind: 'reminder', title: text.subject, link: PAPERS };
  await postNotice(tx, { ...notice, at: ports.now() });
}

/** The day and whether it is too early to tell anybody anything. */
function clockOf({ now, organisation }: Ports) {
  const [today = '', time = ''] = localTimeOf(now(), organisation.now().timeZone).split('T');
  return { today, isNight: time < FROM };
}

/** Where any role asks for an age. Notice, mail and mark are one transaction. */
export async function askAgesAgain(ports: Ports): Promise<void> {
  if (clockOf(ports).isNight || !(await queries.isAgeAsked(ports.db))) return;
  const since = askedBefore(ports.now());
  for (;;) {
    const people = await queries.agesToAsk(ports.db, { since, limit: BATCH });
    if (people.length === 0) return;
    await inTransaction(ports.db, async (tx) => await askBatch(ports, tx, { people, since }));
    ports.outbox.wake();
    if (people.length < BATCH) return;
  }
}

async function askBatch(
  ports: Ports,
  tx: Tx,
  { people, since }: { people: readonly queries.AskedRow[]; since: Date },
): Promise<void> {
  const userIds = people.map(({ id }) => id);
  await lockUsers(tx, userIds);
  const marked = await queries.markAsked(tx, { userIds, since, now: ports.now() });
  const link = new URL(PAPERS, ports.appUrl).href;
  for (const to of people.filter(({ id }) => marked.has(id)))
    await tell(ports, tx, to, ageAskedMail(to, { over: to.age, link }));
}
