/** Use cases of who is asked: a branch passes on or declines, and people say whether others may ask them (RG-02). */
import { includes } from '@saath/contract/abilities';
import { limits } from '@saath/contract/limits';
import type { Viewer } from '../../../platform/actor.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser, lockUsers, shareEvent } from '../../../platform/locks.ts';
import { requireHere } from '../../accounts/accounts/policy.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { findRole, type RoleRow } from '../../events/roles/queries.ts';
import { shiftsOfRole } from '../../events/shifts/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { findBranch, openBranches } from '../../foundation/organisation/queries.ts';
import { holdOpenBranch } from '../../foundation/organisation/service.ts';
import { needsOf } from '../../matching/candidates/service.ts';
import { lacksIn } from '../../matching/who-may/service.ts';
import { newsMail } from '../../notices/news-mails/emails.ts';
import { postNotice, postNotices } from '../../notices/notices/service.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { answeredTitle, askedMail } from '../appeals/emails.ts';
import { present } from '../appeals/present.ts';
import * as appeals from '../appeals/queries.ts';
import * as people from './queries.ts';

const MOST_WAITING = 20;
/** So many people of a branch are looked at for who may be asked. */
const MOST_COMPARED = 5_000;

type Reading = Pick<Ports, 'db' | 'now'>;

/** What the caller can answer for the branches that they run. */
export async function waitingAppeals({ db, now }: Reading, { branches = [] }: Viewer) {
  const mine = branches.filter(({ right }) => includes([right], 'events.write'));
  const of = mine.map(({ branchId }) => branchId);
  if (of.length === 0) return [];
  return (await appeals.waitingFor(db, { of, now: now(), limit: MOST_WAITING })).map(present);
}

/** What only an Admin can answer: nobody runs the branch. */
export async function unrunAppeals({ db, now }: Reading) {
  const asked = { of: 'unrun', now: now(), limit: MOST_WAITING } as const;
  return (await appeals.waitingFor(db, asked)).map(present);
}

type Key = { readonly roleId: string; readonly branchId: string; readonly actorId: string };

/**
 * Asks the people of the branch who can be asked, each by notice and mail.
 *
 * @returns how many
 * @throws DomainError `lending.gone`, `lending.nobody`, `branches.not_found`, `branches.closed`
 */
export async function passOn(ports: Ports, key: Key): Promise<number> {
  const count = await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { roleId, branchId, actorId } = key;
    const { role, event } = await roleAsked(tx, roleId);
    const sought = { roleId, branchId, eventId: event.id, now: at, limit: limits.lending.people };
    const ids = await ableToAsk(tx, { role, event }, sought);
    // Held, so that nobody is asked by two branches at once more often than they may be.
    await lockUsers(tx, ids);
    const branch = await holdOpenBranch(tx, branchId);
    const appeal = await appeals.settleAppeal(tx, { ...key, state: 'passed_on', now: at });
    if (!appeal) throw new DomainError('lending.gone');
    const asked = await able(
      tx,
      { role, event },
      await people.peopleToAsk(tx, { ...sought, among: ids }),
    );
    if (asked.length === 0) throw new DomainError('lending.nobody');
    await people.insertAsked(
      tx,
      asked.map(({ id: userId }) => ({ userId, roleId, branchId, askedAt: at })),
    );
    await tellPeople(ports, tx, { role, event, branch: branch.name, word: appeal.word, asked });
    const told = { eventId: event.id, branch: branch.name, role: role.name, count: asked.length };
    await tellAsker(ports, tx, { askedBy: appeal.askedBy, actorId, ...told });
    const details = { subject: branch.name, count: asked.length };
    const entry = { actorId, at, eventId: event.id, details };
    await writeAudit(tx, { action: 'event.help_passed_on', ...entry });
    return asked.length;
  });
  wakeWorkers(ports);
  return count;
}

/** @returns the name of the branch that asked; @throws DomainError `lending.gone` */
export async function decline(ports: Ports, key: Key): Promise<string> {
  const { roleId, branchId, actorId } = key;
  return await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const { role, event } = await roleAsked(tx, roleId);
    const branch = await holdOpenBranch(tx, branchId);
    const appeal = await appeals.settleAppeal(tx, { ...key, state: 'declined', now: at });
    if (!appeal) throw new DomainError('lending.gone');
    const told = { eventId: event.id, branch: branch.name, role: role.name, count: null };
    await tellAsker(ports, tx, { askedBy: appeal.askedBy, actorId, ...told });
    await writeAudit(tx, {
      ...{ action: 'event.help_declined', actorId, at },
      ...{ eventId: event.id, details: { subject: branch.name } },
    });
    return await nameOf(tx, event);
  });
}

/** @throws DomainError `lending.gone` */
async function roleAsked(tx: Tx, roleId: string) {
  const role = await findRole(tx, roleId);
  const event = role && (await shareEvent(tx, role.eventId));
  if (!event) throw new DomainError('lending.gone');
  return { role, event };
}

/** The branch that asks. */
async function nameOf(tx: Tx, { branchId }: EventRow): Promise<string> {
  return (branchId && (await findBranch(tx, branchId))?.name) || '';
}

type Place = { readonly role: RoleRow; readonly event: EventRow };
type Person = Awaited<ReturnType<typeof people.peopleToAsk>>[number];

/** Whoever may do it among those who can be asked, as many as are asked at once. @returns their ids */
async function ableToAsk(tx: Tx, place: Place, sought: people.Sought): Promise<string[]> {
  const { people: most } = limits.lending;
  const found = await people.peopleToAsk(tx, { ...sought, limit: MOST_COMPARED });
  const ids: string[] = [];
  for (let first = 0; first < found.length && ids.length < most; first += most) {
    const some = await able(tx, place, found.slice(first, first + most));
    ids.push(...some.map(({ id }) => id));
  }
  return ids.slice(0, most);
}

/** Nobody is asked for what they may not do. */
async function able(tx: Tx, { role, event }: Place, found: readonly Person[]): Promise<Person[]> {
  const shifts = await shiftsOfRole(tx, { eventId: event.id, roleId: role.id });
  const needs = needsOf(role, event, shifts);
  const userIds = found.map(({ id }) => id);
  const lacksOf = await lacksIn(tx, { role, event, needs, userIds });
  return found.filter(({ id }) => lacksOf(id).length === 0);
}

type Telling = Place & {
  readonly branch: string;
  readonly word: string;
  readonly asked: readonly Person[];
};

async function tellPeople(ports: Ports, tx: Tx, telling: Telling): Promise<void> {
  const { role, event, branch, word, asked } = telling;
  const link = `/event/${event.id}?role=${role.id}`;
  const from = await nameOf(tx, event);
  const letters = asked.map((to) => {
    const news = { to, event, role: role.name, note: word, from, branch };
    const free = role.maxVolunteers - role.filled;
    const text = askedMail({ ...news, free, link: new URL(link, ports.appUrl).href });
    return { to, text };
  });
  const kind = 'announcement';
  const { branchId } = event;
  const mails = letters.map((each) => newsMail(ports, { kind, branchId, ...each }));
  await ports.outbox.postMany(
    tx,
    mails.filter((mail) => mail !== undefined),
  );
  await postNotices(
    tx,
    letters.map(({ to, text }) => ({
      ...{ userId: to.id, kind, title: text.subject, link, at: ports.now() },
      goodUntil: event.startTime,
    })),
  );
}

type Answered = {
  readonly askedBy: string | null;
  readonly actorId: string;
  readonly eventId: string;
  readonly branch: string;
  readonly role: string;
  /** Of those who were asked; null where the branch declined. */
  readonly count: number | null;
};

/** Whoever answers what they asked themselves knows it. */
async function tellAsker(ports: Ports, tx: Tx, answered: Answered): Promise<void> {
  const { askedBy, actorId, eventId } = answered;
  const asker = askedBy && askedBy !== actorId ? await findUser(tx, askedBy) : undefined;
  if (!asker || asker.leftAt) return;
  const page = asker.role === 'Admin' ? '/admin/event' : '/volunteer/lead';
  await postNotice(tx, {
    ...{ userId: asker.id, kind: 'message', at: ports.now() },
    title: answeredTitle(asker.language, answered),
    link: `${page}/${eventId}?tab=roster`,
  });
}

/** Whether other branches may ask the person; offered as soon as there are two. */
export async function lendingChoice({ db }: Ports, userId: string) {
  const since = await people.lendingSince(db, userId);
  return { isOffered: (await openBranches(db)).length > 1, isOn: since !== undefined };
}

/** @throws DomainError `accounts.sign_in_needed` */
export async function chooseLending(
  { db, now }: Ports,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireHere(await lockUser(tx, userId));
    if (isOn) await people.insertChoice(tx, { userId, chosenAt: now() });
    else await people.deleteChoice(tx, userId);
  });
}
