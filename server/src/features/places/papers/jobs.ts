/** Tells people 30 and 7 days before that a paper of theirs ends, once each (EL-03). */
import { localTimeOf } from '@saath/contract/local-time';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { lockUsers } from '../../../platform/locks.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { PAPERS } from '../evidence/service.ts';
import type { Ports } from '../ports.ts';
import { paperEndsMail } from './emails.ts';
import * as queries from './queries.ts';

/** Papers in one transaction. */
const BATCH = 200;
/** By the clocks of the organisation: nobody hears of it at night. */
const FROM = '08:00';

/** Notice, mail and the mark that they were sent are one transaction, so that nothing is lost and nothing comes twice. */
export async function tellOfEnds(ports: Ports): Promise<void> {
  const { timeZone } = ports.organisation.now();
  const [today = '', time = ''] = localTimeOf(ports.now(), timeZone).split('T');
  if (time < FROM) return;
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
  const text = paperEndsMail(to, { paper: to.kindName, lastDay: to.lastDay, link });
  const letter = newsMail(ports, { kind: 'reminder', to, text });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: to.id, kind: 'reminder', title: text.subject, link: PAPERS };
  await postNotice(tx, { ...notice, at: ports.now() });
}
