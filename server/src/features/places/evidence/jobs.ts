/** Lets go of evidence that is not needed any more (EL-03, PR-02). */
import { inTransaction } from '../../../platform/database.ts';
import { lockUsers } from '../../../platform/locks.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import type { Ports } from '../ports.ts';
import { evidenceDeletedMail } from './emails.ts';
import * as queries from './queries.ts';
import { type Evidence, PAPERS, removeDropped } from './service.ts';

const DAY = 86_400_000;
/** What nobody looked at in half a year shows nothing to anybody. */
const UNCHECKED = 180 * DAY;
/** Papers in one transaction. */
const BATCH = 100;

/**
 * Lets go what was kept long enough after its check, as the setting is now, and what nobody checked, and removes every
 * file whose row is gone.
 */
export async function clearEvidence(ports: Ports & Evidence): Promise<void> {
  const { db, now, organisation } = ports;
  const kept = organisation.now().evidenceDays * DAY;
  await queries.deleteEvidenceChecked(db, new Date(now().getTime() - kept));
  await letUncheckedGo(ports);
  await removeDropped(ports);
}

/** The paper goes on to wait; whose it is hears that nothing shows it any more. */
async function letUncheckedGo(ports: Ports): Promise<void> {
  const before = new Date(ports.now().getTime() - UNCHECKED);
  for (;;) {
    const told = await inTransaction(ports.db, async (tx) => {
      const found = await queries.evidenceUnchecked(tx, { before, limit: BATCH });
      // Whoever checks a paper holds the person first: else two of us could wait for each other.
      await lockUsers(tx, [...new Set(found.map(({ id }) => id))]);
      const gone = await queries.deleteEvidenceUnchecked(tx, { of: found, before });
      for (const to of found.filter(({ paperId }) => gone.has(paperId))) {
        const link = new URL(PAPERS, ports.appUrl).href;
        const text = evidenceDeletedMail(to, { paper: to.kindName, link });
        const letter = newsMail(ports, { kind: 'reminder', to, text, branchId: null });
        if (letter) await ports.outbox.post(tx, letter);
        const notice = { userId: to.id, kind: 'reminder', title: text.subject, link: PAPERS };
        await postNotice(tx, { ...notice, at: ports.now() });
      }
      return gone.size;
    });
    if (told > 0) ports.outbox.wake();
    if (told < BATCH) return;
  }
}
