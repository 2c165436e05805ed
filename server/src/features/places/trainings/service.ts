/** Trainings: who completes one has what it gives, as long as they count as having completed it (EL-06, ADR 88). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import type { MailText } from '../../../platform/mail/template.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { followFacts, holdPerson } from '../attention/service.ts';
import { PAPERS } from '../evidence/service.ts';
import { deletePaper, insertPaper } from '../papers/queries.ts';
import { wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import { givenMail, takenBackMail } from './emails.ts';
import * as queries from './queries.ts';

/** Gives what people of an event completed, and takes back what they did not after all; once more changes nothing. */
export async function settleEvent(ports: Ports, eventId: string): Promise<void> {
  for (const userId of await queries.peopleToSettle(ports.db, { eventId, now: ports.now() }))
    await inTransaction(ports.db, async (tx) => await settle(ports, tx, { eventId, userId }));
  wakeWorkers(ports);
}

/** The same wherever somebody's time has come to its end, or something was missed. */
export async function settleAll(ports: Ports): Promise<void> {
  for (const eventId of await queries.eventsToSettle(ports.db, ports.now()))
    await settleEvent(ports, eventId);
}

type Place = { readonly eventId: string; readonly userId: string };

async function settle(ports: Ports, tx: Tx, place: Place): Promise<void> {
  const user = await holdPerson(ports, tx, place.userId);
  // Again under the lock: the day may have been put right meanwhile.
  const found = await queries.differenceOf(tx, { ...place, now: ports.now() });
  if (!user || !found) return;
  const { due, given } = found;
  if (due && due.kindId === given?.kindId) await queries.setValidity(tx, { ...due, id: given.id });
  else {
    if (given) await takeBack(ports, tx, user, { ...found, given, place });
    if (due) await give(ports, tx, user, { ...found, due, place });
  }
  await followFacts(ports, tx, user.id);
}

type Settled = Pick<queries.Difference, 'title' | 'branchId'> & { readonly place: Place };

async function give(
  ports: Ports,
  tx: Tx,
  user: UserRow,
  { title, branchId, place, due }: Settled & { due: NonNullable<queries.Difference['due']> },
): Promise<void> {
  const { kindId, kindName, placeId, validUntil, by } = due;
  const at = ports.now();
  await insertPaper(tx, {
    ...{ id: newId(), userId: user.id, kindId, validUntil, givenIn: placeId },
    ...{ claimedAt: at, decidedBy: by, decidedAt: at },
    state: 'verified',
  });
  const details = { subject: kindName };
  await writeAudit(tx, { action: 'person.paper_given', actorId: by, at, ...place, details });
  const link = new URL(PAPERS, ports.appUrl).href;
  const text = givenMail(user, { paper: kindName, title, validUntil, link });
  await tell(ports, tx, user, { text, branchId });
}

async function takeBack(
  ports: Ports,
  tx: Tx,
  user: UserRow,
  { title, branchId, place, given }: Settled & { given: NonNullable<queries.Difference['given']> },
): Promise<void> {
  const { id, kindName, state, by } = given;
  const at = ports.now();
  await deletePaper(tx, id);
  // Of what an organiser has refused already there is nothing left to tell.
  if (state !== 'verified') return;
  const details = { subject: kindName };
  await writeAudit(tx, { action: 'person.paper_taken_back', actorId: by, at, ...place, details });
  const link = new URL(PAPERS, ports.appUrl).href;
  const text = takenBackMail(user, { paper: kindName, title, link });
  await tell(ports, tx, user, { text, branchId });
}

async function tell(
  ports: Ports,
  tx: Tx,
  user: UserRow,
  { text, branchId }: { text: MailText; branchId: string | null },
): Promise<void> {
  const letter = newsMail(ports, { kind: 'decision', to: user, text, branchId });
  if (letter) await ports.outbox.post(tx, letter);
  const notice = { userId: user.id, kind: 'decision', title: text.subject, link: PAPERS };
  await postNotice(tx, { ...notice, at: ports.now() });
}
