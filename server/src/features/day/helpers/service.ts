/** Use cases of helpers: volunteers who keep the list of the day of one event, lead it, or look at it (RG-01, OR-03). */
import { includes, type Right } from '@saath/contract/abilities';
import { dayWindow } from '@saath/contract/day/check-in/rules';
import { doorHours } from '@saath/contract/day/helpers/rules';
import { limits } from '@saath/contract/limits';
import type { BranchGrant, Viewer } from '../../../platform/actor.ts';
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockEvent, lockUser } from '../../../platform/locks.ts';
import { findEvent } from '../../events/events/queries.ts';
import { writeAudit } from '../../foundation/audit/service.ts';
import { postNotice } from '../../notices/notices/service.ts';
import { roleOfEvent } from '../../places/place/scene.ts';
import { wakeWorkers } from '../../places/place/telling.ts';
import type { Ports } from '../../places/ports.ts';
import { helperMail } from './emails.ts';
import { expiryOf, type Held, isSame } from './policy.ts';
import * as queries from './queries.ts';

type Change = { readonly eventId: string; readonly userId: string; readonly actorId: string };
type Giving = Change & {
  readonly right: Right;
  /** Of the right at one role, and of no other. */
  readonly roleId?: string | undefined;
  readonly until?: string | null | undefined;
};

/** @throws DomainError `events.not_found` */
export async function listHelpers(
  { db, now }: Ports,
  eventId: string,
): Promise<queries.HelperRow[]> {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  return await queries.helpersOf(db, { eventId, now: now() });
}

/**
 * Gives a right at an event to a volunteer, in place of another one, and tells them by notice and mail. Anyone who has it
 * already, and as long, keeps it and hears nothing.
 *
 * @returns all helpers of the event, and the name of this one
 * @throws DomainError `events.not_found`, `roles.not_found`, `helpers.over`, `helpers.not_volunteer`, `helpers.too_many`,
 * `request.invalid` (a last day that is over)
 */
export async function addHelper(ports: Ports, change: Giving) {
  const { eventId, userId, right } = change;
  const added = await inTransaction(ports.db, async (tx) => {
    // Alone: two who are added at once are counted one after the other.
    const event = await lockEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    if (dayWindow(event).closesAt <= ports.now()) throw new DomainError('helpers.over');
    const role = await roleOfEvent(tx, change.roleId, event);
    const user = await lockUser(tx, userId);
    if (user?.role !== 'Volunteer' || !user.activatedAt || user.leavingAt)
      throw new DomainError('helpers.not_volunteer');
    const now = ports.now();
    const expiresAt = expiryOf(change.until, { timeZone: event.timeZone, now });
    const isNew = await give(tx, { ...change, roleId: role?.id ?? null, expiresAt, now });
    const helpers = await queries.helpersOf(tx, { eventId, now });
    if (isNew && helpers.length > limits.helpersOfEvent) throw new DomainError('helpers.too_many');
    const roleName = role?.name ?? null;
    if (isNew)
      await tellHelper(ports, tx, { user, event, right, expiresAt, roleId: role?.id, roleName });
    return { helpers, name: user.name, roleName };
  });
  wakeWorkers(ports);
  return added;
}

const logged = {
  door: { given: 'event.helper_added', ended: 'event.helper_removed' },
  lead: { given: 'event.lead_added', ended: 'event.lead_removed' },
  viewer: { given: 'event.viewer_added', ended: 'event.viewer_removed' },
  role_lead: { given: 'event.role_lead_added', ended: 'event.role_lead_removed' },
} as const satisfies Record<Right, object>;

/** @returns whether they did not have it before, or not as long */
async function give(
  tx: Tx,
  given: Change & Held<Right> & { readonly now: Date },
): Promise<boolean> {
  const { right, expiresAt, eventId, userId, actorId, roleId = null, now: at } = given;
  const held = await queries.rightOf(tx, { eventId, userId, now: at });
  if (isSame(held, given)) return false;
  await queries.putGrant(tx, {
    ...{ eventId, userId, givenRight: right, expiresAt, roleId },
    ...{ givenBy: actorId, givenAt: at },
  });
  const entry = { actorId, at, eventId, userId };
  const had = held?.right;
  if (had && had !== right) await writeAudit(tx, { action: logged[had].ended, ...entry });
  await writeAudit(tx, { action: logged[right].given, ...entry });
  return true;
}

type Telling = {
  readonly roleName: string | null;
  readonly user: NonNullable<Awaited<ReturnType<typeof lockUser>>>;
  readonly event: NonNullable<Awaited<ReturnType<typeof lockEvent>>>;
} & Omit<Held<Right>, 'roleId'> & { readonly roleId: string | undefined };

async function tellHelper(ports: Ports, tx: Tx, telling: Telling): Promise<void> {
  const { user, event, right, expiresAt, roleId, roleName } = telling;
  const page = right === 'door' ? 'door' : 'lead';
  const link = roleId
    ? `/volunteer/event/${event.id}/role/${roleId}`
    : `/volunteer/${page}/${event.id}`;
  const mail = helperMail(user, {
    ...{ event, right, expiresAt, roleName },
    opensAt: doorHours(event).opensAt,
    link: new URL(link, ports.appUrl).href,
  });
  const kind = 'helper-added';
  await ports.outbox.post(tx, { kind, to: user.email, branchId: event.branchId, ...mail });
  await postNotice(tx, { userId: user.id, kind, title: mail.subject, link, at: ports.now() });
}

/** Ends it from the helper's next call on. @returns the name of who helped; @throws DomainError `helpers.gone` */
export async function removeHelper(
  { db, now }: Ports,
  { eventId, userId, actorId }: Change,
): Promise<string> {
  return await inTransaction(db, async (tx) => {
    // Whoever gives another right meanwhile comes before or after, in the log too.
    const user = await lockUser(tx, userId);
    const right = await queries.deleteGrant(tx, { eventId, userId });
    if (!right) throw new DomainError('helpers.gone');
    const action = logged[right].ended;
    await writeAudit(tx, { action, actorId, at: now(), eventId, userId });
    return user?.name ?? '';
  });
}

/** What the caller helps to run, while something can be recorded there or will be, or somebody's hours wait for them. */
export async function helpedEvents({ db, now }: Ports, userId: string) {
  const at = now();
  // Nothing that ended so long ago is still open, however the window moves with the end.
  const endAfter = new Date(at.getTime() - 48 * 3_600_000);
  const rows = await queries.eventsHelpedBy(db, { userId, endAfter, now: at });
  const led = await queries.rolesLedBy(db, { userId, endAfter, now: at });
  const roles = led.map(({ roleId: id, roleName: name, ...event }) => ({
    ...{ ...event, branch: null, role: { id, name } },
  }));
  return [...strongest(rows.map((row) => ({ ...row, role: undefined }))), ...roles]
    .map((event) => ({ ...event, ...doorHours(event) }))
    .filter(({ closesAt, waiting }) => at < closesAt || waiting > 0);
}

/** The branches for which the caller may make events, by name. Who may make them anywhere is not asked. */
export async function branchesMadeFor({ db }: Ports, { branches = [] }: Viewer) {
  const mayMake = ({ right }: BranchGrant) => includes([right], 'events.write');
  const ids = branches.filter(mayMake).map(({ branchId }) => branchId);
  return await queries.branchNames(db, ids);
}

/** Each event once, by the right that includes most: leading, then what was given for the event itself. */
function strongest<Row extends { id: string; right: Right; branch: string | null }>(
  rows: readonly Row[],
): Row[] {
  const rank = ({ right, branch }: Row) => (right === 'lead' ? 0 : 2) + (branch ? 1 : 0);
  const best = new Map<string, Row>();
  for (const row of rows.toSorted((a, b) => rank(b) - rank(a))) best.set(row.id, row);
  return rows.filter((row) => best.get(row.id) === row);
}
